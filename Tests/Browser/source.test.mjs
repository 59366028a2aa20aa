// The source beside a screen, and the choice of elements by keyboard.

import assert from "node:assert/strict";
import { test } from "node:test";
import { words } from "../../Sources/BrowserHost/Page/event-log.js";
import { nearest } from "../../Sources/BrowserHost/Page/inspector.js";
import { commonScale, fittingScale } from "../../Sources/BrowserHost/Page/screen-size.js";
import { declaration, parts } from "../../Sources/BrowserHost/Page/source-panel.js";

test("the parts of a source are the whole source", () => {
  const source = 'import UIKit\n/* a "quote" */ let x = "a // b" // end\nfinal class Cell: UIView {}\n"""\nclass\n"""';
  const found = parts(source);
  assert.equal(found.map(([, text]) => text).join(""), source);
  assert.deepEqual(found[0], ["keyword", "import"]);
  assert.ok(found.some(([kind, text]) => kind === "string" && text === '"a // b"'));
  assert.ok(found.some(([kind, text]) => kind === "comment" && text === "// end"));
  assert.ok(found.some(([kind, text]) => kind === "string" && text.includes("\nclass\n")));
});

test("a declaration is found by the name of its type, with module and arguments", () => {
  const files = [{ text: "import UIKit\n" }, { text: "// class Cell\nstruct Cells {}\n\nfinal class Cell {}\n" }];
  assert.deepEqual(declaration(files, "App.Cell<Int>"), { file: 1, line: 3 });
  assert.deepEqual(declaration(files, "Cells"), { file: 1, line: 1 });
  assert.equal(declaration(files, "Row"), null);
  assert.equal(declaration(files, "a)|(b"), null);
});

test("an arrow key chooses the nearest element in its direction", () => {
  const points = [[10, 10], [50, 12], [12, 60], [200, 10]];
  assert.deepEqual(nearest(points, [10, 10], [1, 0]), [50, 12]);
  assert.deepEqual(nearest(points, [10, 10], [0, 1]), [12, 60]);
  assert.deepEqual(nearest(points, [50, 12], [-1, 0]), [10, 10]);
  assert.equal(nearest(points, [10, 10], [0, -1]), null);
});

test("a device is scaled down to its room, and never up", () => {
  assert.equal(fittingScale([400, 900], [800, 450]), 0.5);
  assert.equal(fittingScale([400, 900], [200, 900]), 0.5);
  assert.equal(fittingScale([400, 900], [1000, 2000]), 1);
  assert.equal(fittingScale([400, 900], [1, 1]), 0.2);
});

test("devices side by side have one scale", () => {
  assert.equal(commonScale([[400, 900], [600, 1200]], [500, 1200]), 0.5);
  assert.equal(commonScale([[400, 900], [600, 1200]], [2000, 300]), 0.25);
  // A device without a screen has no size yet.
  assert.equal(commonScale([[400, 900], [0, 0]], [400, 450]), 0.5);
  assert.equal(commonScale([[0, 0]], [400, 450]), 1);
});

test("an event is displayed with its time in seconds", () => {
  assert.deepEqual(
    words([1500, "solve", "all 3 section(s) solved", "List"]),
    { time: "1.500 s", kind: "Solved", text: "all 3 section(s) solved", view: "List" });
});
