// The outlines of the inspector.

import assert from "node:assert/strict";
import { test } from "node:test";
import { outlines } from "../../Sources/BrowserHost/Page/inspector.js";

const record = {
  views: [], layout: null,
  section: { index: 0, frameInWindow: [10, 100, 300, 200], contentInsets: [1, 20, 3, 40] },
};

const insetsOf = (list) => list.find(({ kind }) => kind === "insets").box;

test("the leading inset is at the left", () => {
  assert.deepEqual(insetsOf(outlines(record)), [30, 101, 240, 196]);
});

test("the leading inset of a mirrored layout is at the right", () => {
  assert.deepEqual(insetsOf(outlines(record, true)), [50, 101, 240, 196]);
});
