// The reports of long texts.

import assert from "node:assert/strict";
import { test } from "node:test";
import { editsBetween } from "../../Sources/BrowserHost/Page/text-input.js";

/// Applies edits as the server does, which cannot decode halves of characters.
const applied = (old, edits) =>
  edits.reduce((before, { range, length, text }) => {
    assert.ok(text.isWellFormed(), "a piece has half of a character");
    assert.ok(text.length <= 2000);
    if (!range) return text;
    assert.equal(length, before.length);
    const after = before.slice(0, range[0]) + text + before.slice(range[1]);
    assert.ok(after.isWellFormed(), "a range ends in a character");
    return after;
  }, old);

const check = (old, text) => assert.equal(applied(old, editsBetween(old, text)), text);

test("a short text is one report", () => {
  assert.deepEqual(editsBetween("a", "ab"), [{ text: "ab" }]);
});

test("pieces end between characters", () => {
  check("", `a${"😀".repeat(1200)}`);
  check("", "😀".repeat(3000));
  check("x".repeat(2500), "x".repeat(1999) + "😀".repeat(2100));
});

test("a range that differs in half of a character has all of it", () => {
  const around = (middle) => `${"a".repeat(1500)}${middle}${"b".repeat(1500)}`;
  // The first halves are equal, and then the second ones.
  check(around("😀"), around("😁"));
  check(around("\u{1F600}"), around("\u{1FA00}"));
  check(around("😀"), around("😀😀"));
  check(around("😀😀"), around("😀"));
  check(around("😀😁"), around("😁"));
});

test("a removal is one report without a text", () => {
  const [edit, ...others] = editsBetween("a".repeat(4000), "a".repeat(2500));
  assert.deepEqual(others, []);
  assert.equal(edit.text, "");
  assert.equal(edit.range[1] - edit.range[0], 1500);
});
