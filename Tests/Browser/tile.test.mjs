// The pattern of placeholders.

import assert from "node:assert/strict";
import { test } from "node:test";
import { picture } from "../../Sources/BrowserHost/Page/placeholders.js";
import { coverage, period, phase, tile } from "../../Sources/BrowserHost/Page/tile.js";

const grid = (from, rows, columns = 3, size = 130, gap = 1) => {
  const boxes = [];
  for (let row = from; row < from + rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      boxes.push({
        along: row * (size + gap), across: column * (size + gap), length: size, breadth: size,
        radius: 0, fill: null,
      });
    }
  }
  return boxes;
};

test("a grid recurs after a row", () => {
  assert.equal(period(grid(0, 12)), 131);
  assert.deepEqual(coverage(grid(2, 3)), { start: 262, end: 262 + 2 * 131 + 130 });
});

test("the tile of a regular list is the same wherever its elements are", () => {
  const shapes = (from) => picture(tile(grid(from, 12)), 0, 392, true);
  assert.equal(shapes(0), shapes(7));
  assert.equal(shapes(0), shapes(7000));
});

test("a pattern of several rows recurs after all of them", () => {
  const boxes = [];
  for (let part = 0; part < 8; part += 1) {
    boxes.push({ along: part * 300, across: 0, length: 200, breadth: 390 });
    boxes.push({ along: part * 300 + 200, across: 0, length: 100, breadth: 195 });
    boxes.push({ along: part * 300 + 200, across: 195, length: 100, breadth: 195 });
  }
  assert.equal(period(boxes), 300);
  assert.equal(tile(boxes).shapes.length, 3);
});

test("elements of all lengths are repeated as they are", () => {
  const lengths = [40, 75, 52, 91, 63, 48, 120, 57];
  let along = 0;
  const boxes = lengths.map((length) => {
    const box = { along, across: 0, length, breadth: 390 };
    along += length;
    return box;
  });
  assert.equal(period(boxes), null);
  const { isRegular, length, shapes } = tile(boxes);
  assert.equal(isRegular, false);
  assert.equal(length, along);
  assert.equal(shapes.length, lengths.length);
});

test("an element across the end of a tile continues at its beginning", () => {
  const boxes = grid(0, 8, 1, 100, 0).map((box) => ({ ...box, along: box.along + 60 }));
  const { length, shapes } = tile(boxes);
  assert.equal(length, 100);
  assert.deepEqual(shapes.map(({ along }) => along), [60, -40]);
});

test("there is no tile without elements, and the shapes of a tile are bounded", () => {
  assert.equal(tile([]), null);
  assert.equal(coverage([]), null);
  const many = Array.from({ length: 5000 }, (_, index) => ({
    along: index * 7 + (index * index) % 5, across: 0, length: 3 + (index % 11), breadth: 10,
  }));
  assert.ok(tile(many).shapes.length <= 402);
});

test("the phase of a negative position is positive", () => {
  assert.equal(phase(-30, 100), 70);
  assert.equal(phase(230, 100), 30);
});
