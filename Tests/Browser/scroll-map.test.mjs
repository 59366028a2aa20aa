// Tests of the mapping between the browser's scroll position and the content's. Run with Node:
// node --test Tests/Browser/

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

const source = readFileSync(
  new URL("../../Sources/BrowserHost/Page/scroll-map.js", import.meta.url), "utf8");
const { AxisMap } = await import(`data:text/javascript,${encodeURIComponent(source)}`);

const VIEWPORT = 800;
const SHORT = 75_000;
const LONG = 75_759_000.25;

const make = (length, options) => {
  const map = new AxisMap(options);
  map.resize(length, VIEWPORT);
  return map;
};

/// A browser that scrolls in steps and applies the map's rebases.
class FakeContainer {
  constructor(map) {
    this.map = map;
    this.rebases = 0;
  }
  by(distance) {
    const next = Math.min(Math.max(this.map.physical + distance, 0), this.map.physicalMax);
    this.map.scrolled(next);
    this.settle(false);
  }
  to(physical) {
    this.map.scrolled(physical);
    this.settle(false);
  }
  rest() {
    this.settle(true);
  }
  settle(isResting) {
    const target = this.map.rebase({ isResting });
    if (target === null) return;
    this.rebases += 1;
    const before = this.map.logical;
    this.map.placed(target);
    assert.equal(this.map.logical, before, "a rebase moved the content");
  }
}

test("short content maps one to one and is never rebased", () => {
  const map = make(SHORT);
  const container = new FakeContainer(map);
  assert.equal(map.isMapped, false);
  assert.equal(map.physicalLength, SHORT);
  for (const physical of [1, 500.5, 40_000, 12.25, SHORT - VIEWPORT, 0]) {
    container.to(physical);
    container.rest();
    assert.equal(map.logical, physical);
  }
  assert.equal(container.rebases, 0);
});

test("an end that the browser rounds is the content's true end", () => {
  const map = make(1000.4);
  map.scrolled(200, 200);
  assert.equal(map.logical, 1000.4 - VIEWPORT);
  map.scrolled(0, 200);
  assert.equal(map.logical, 0);
});

test("content that fits does not scroll", () => {
  const map = make(500);
  assert.equal(map.logicalMax, 0);
  assert.equal(map.move(300), 0);
  assert.equal(map.logical, 0);
});

test("long content lies in a box below the browser's limit", () => {
  const map = make(LONG);
  assert.equal(map.isMapped, true);
  assert.ok(map.physicalLength <= 1_000_000);
  assert.ok(map.physicalLength < 33_554_432);
});

test("both directions of the mapping agree, grow, and are exact at the ends", () => {
  for (const length of [1_000_001, 1_200_000, 20_000_000, LONG, 1e12]) {
    const map = make(length);
    assert.equal(map.logicalFor(0), 0);
    assert.equal(map.physicalFor(0), 0);
    assert.equal(map.logicalFor(map.physicalMax), map.logicalMax);
    assert.equal(map.physicalFor(map.logicalMax), map.physicalMax);
    let before = -1;
    for (let step = 0; step <= 1000; step += 1) {
      const physical = (map.physicalMax * step) / 1000;
      const logical = map.logicalFor(physical);
      assert.ok(logical > before, `not growing at ${physical} of ${length}`);
      assert.ok(Math.abs(map.physicalFor(logical) - physical) < 1e-3);
      before = logical;
    }
  }
});

test("small scrolls move long content one to one everywhere", () => {
  const map = make(LONG);
  for (const share of [0, 0.001, 0.1, 0.5, 0.77, 0.999]) {
    const container = new FakeContainer(map);
    map.placed(map.move(map.logicalMax * share));
    const start = map.logical;
    for (let step = 1; step <= 200; step += 1) {
      container.by(37.5);
      const expected = Math.min(start + 37.5 * step, map.logicalMax);
      assert.ok(Math.abs(map.logical - expected) < 1e-6, `at ${share}, step ${step}`);
    }
  }
});

test("scrolling on without a pause never sticks and never jumps", () => {
  const map = make(3_000_000, { limit: 100_000 });
  const container = new FakeContainer(map);
  let expected = 0;
  for (let step = 0; step < 30_000 && map.logical < map.logicalMax; step += 1) {
    container.by(120);
    expected = Math.min(expected + 120, map.logicalMax);
    assert.ok(Math.abs(map.logical - expected) < 1e-6, `step ${step}`);
  }
  assert.equal(map.logical, map.logicalMax);
  assert.equal(map.physical, map.physicalMax);
  for (let step = 0; step < 30_000 && map.logical > 0; step += 1) {
    container.by(-120);
    expected = Math.max(expected - 120, 0);
    assert.ok(Math.abs(map.logical - expected) < 1e-6, `way back, step ${step}`);
  }
  assert.equal(map.logical, 0);
  assert.equal(map.physical, 0);
});

test("a jump of the container is proportional and exact at both ends", () => {
  const map = make(LONG);
  const container = new FakeContainer(map);
  container.to(map.physicalMax / 2);
  assert.ok(Math.abs(map.logical - map.logicalMax / 2) < 1);
  container.to(map.physicalMax);
  assert.equal(map.logical, map.logicalMax);
  container.to(0);
  assert.equal(map.logical, 0);
});

test("a resting container stands where its position belongs", () => {
  const map = make(LONG);
  const container = new FakeContainer(map);
  map.placed(map.move(map.logicalMax / 3));
  for (let step = 0; step < 500; step += 1) container.by(90);
  container.rest();
  assert.ok(Math.abs(map.physical - map.physicalFor(map.logical)) <= 0.5);
  assert.equal(map.rebase({ isResting: true }), null);
});

test("the program can move the content to any place exactly", () => {
  const map = make(LONG);
  for (const logical of [0, 1 / 3, 37_879_500.125, map.logicalMax]) {
    map.placed(Math.round(map.move(logical)));
    assert.equal(map.logical, logical);
    assert.equal(map.scrolled(map.physical), false);
    assert.equal(map.logical, logical);
  }
  map.move(1e15);
  assert.equal(map.logical, map.logicalMax);
  map.move(-5);
  assert.equal(map.logical, 0);
});

test("content that shrinks keeps a place inside it", () => {
  const map = make(LONG);
  map.placed(map.move(map.logicalMax));
  map.resize(SHORT, VIEWPORT);
  assert.equal(map.isMapped, false);
  assert.equal(map.logical, SHORT - VIEWPORT);
});

test("random scrolling stays in bounds and does not lose the content", () => {
  let seed = 42;
  const random = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return seed / 4_294_967_296;
  };
  const map = make(10_000_000, { limit: 200_000 });
  const container = new FakeContainer(map);
  for (let step = 0; step < 20_000; step += 1) {
    const before = map.logical;
    const kind = random();
    if (kind < 0.9) {
      const wanted = (random() - 0.5) * 2 * VIEWPORT;
      const physical = Math.min(Math.max(map.physical + wanted, 0), map.physicalMax);
      const distance = physical - map.physical;
      container.by(wanted);
      const expected = Math.min(Math.max(before + distance, 0), map.logicalMax);
      assert.ok(Math.abs(map.logical - expected) < 1e-6, `step ${step}`);
    } else if (kind < 0.95) {
      container.to(random() * map.physicalMax);
    } else {
      container.rest();
    }
    assert.ok(map.logical >= 0 && map.logical <= map.logicalMax);
    assert.ok(map.physical >= 0 && map.physical <= map.physicalMax);
  }
});
