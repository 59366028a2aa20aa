// The outlines of the inspector.

import assert from "node:assert/strict";
import { test } from "node:test";
import { outlines, references, summaryOf } from "../../Sources/BrowserHost/Page/inspector.js";

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

test("an explanation begins with a sentence", () => {
  assert.deepEqual(summaryOf("A sentence.\n\nThe rest\n\nof it"), ["A sentence.", "The rest\n\nof it"]);
  assert.deepEqual(summaryOf("One"), ["One", ""]);
});

test("the views that an explanation names are references", () => {
  assert.deepEqual(references("  UILabel #12 “#3”\n  MyCell #7  x 1"), [
    ["  "], ["UILabel #12", "UILabel", 12], [" “#3”\n  "], ["MyCell #7", "MyCell", 7], ["  x 1"],
  ]);
  assert.deepEqual(references(""), []);
});
