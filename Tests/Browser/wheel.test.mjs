// Tests of the events of wheels. Run with Node: node --test Tests/Browser/

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

const source = readFileSync(
  new URL("../../Sources/BrowserHost/Page/wheel.js", import.meta.url), "utf8");
const { scrollsBetween, wheelTranslation } = await import(
  `data:text/javascript,${encodeURIComponent(source)}`);

/// An element in another one; with metrics, a container that scrolls.
const element = (parentElement, metrics) => ({
  parentElement,
  classList: { contains: (name) => name === "scroller" && metrics !== undefined },
  scrollLeft: 0, scrollTop: 0, scrollWidth: 100, scrollHeight: 100, clientWidth: 100,
  clientHeight: 100, overflowX: "auto", overflowY: "auto", ...metrics,
});
const scrolls = (deltaX, deltaY, target, end) =>
  scrollsBetween({ deltaX, deltaY, target }, end, (element) => element);

test("a node without a container inside takes the wheel", () => {
  const outer = element(null, { scrollHeight: 500 });
  const node = element(outer);
  const label = element(node);
  assert.equal(scrolls(0, 10, label, node), false);
  assert.equal(scrolls(0, 10, node, node), false);
});

test("a container between scrolls as far as it can", () => {
  const node = element(null);
  const list = element(node, { scrollHeight: 500 });
  const label = element(list);
  assert.equal(scrolls(0, 10, label, node), true);
  assert.equal(scrolls(0, -10, label, node), false);
  list.scrollTop = 400;
  assert.equal(scrolls(0, 10, label, node), false);
  assert.equal(scrolls(0, -10, label, node), true);
  assert.equal(scrolls(-20, -10, label, node), false, "the longer component decides");
  list.overflowY = "hidden";
  assert.equal(scrolls(0, -10, label, node), false);
});

test("a row between scrolls sideways", () => {
  const node = element(null);
  const row = element(node, { scrollWidth: 300, scrollLeft: 50 });
  assert.equal(scrolls(10, 0, row, node), true);
  assert.equal(scrolls(-10, 0, row, node), true);
  assert.equal(scrolls(0, 10, row, node), false);
});

test("translations are in points, against the wheel", () => {
  assert.deepEqual(wheelTranslation({ deltaX: 3, deltaY: -4, deltaMode: 0 }, 800), [-3, 4]);
  assert.deepEqual(wheelTranslation({ deltaX: 0, deltaY: 2, deltaMode: 1 }, 800), [0, -32]);
  assert.deepEqual(wheelTranslation({ deltaX: 0, deltaY: 1, deltaMode: 2 }, 800), [0, -800]);
});
