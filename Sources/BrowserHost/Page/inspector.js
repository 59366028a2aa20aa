// The inspector: outlines what is under the pointer, or what the arrow keys have chosen, and displays the
// reasons for its frame.

import { element } from "./elements.js";

/// The rectangles of an explanation, from the outermost one, each with a class and a title. All of
/// them are in the coordinates of the screen. `isMirrored` tells whether the leading edge of the layout
/// is at the right.
export const outlines = ({ layout, section, group, element: item, views }, isMirrored = false) => {
  const result = [];
  const add = (kind, title, box) => box && result.push({ kind, title, box });
  add("layout", layout?.type, layout?.frameInWindow);
  add("section", `Section ${section?.index}`, section?.frameInWindow);
  const insets = section?.contentInsets;
  if (insets?.some((inset) => inset !== 0) && section.frameInWindow) {
    const [x, y, width, height] = section.frameInWindow;
    const [top, leading, bottom, trailing] = insets;
    add(
      "insets", "Content insets",
      [x + (isMirrored ? trailing : leading), y + top, width - leading - trailing, height - top - bottom]);
  }
  for (const boundary of section?.boundaryItems ?? []) {
    add("boundary", boundary.kind, boundary.frameInWindow);
  }
  add("row", "Row", section?.row?.viewportInWindow);
  add("group", `Group ${group?.index}`, group?.frameInWindow);
  add("item", item && `${item.kind} ${item.section},${item.item}`, item?.frameInWindow);
  const view = views.at(-1);
  add("view", view?.type, view?.frameInWindow);
  return result;
};

/// The sentence at the beginning of an explanation, and the rest.
export const summaryOf = (text) => {
  const end = text.indexOf("\n\n");
  return end < 0 ? [text, ""] : [text.slice(0, end), text.slice(end + 2)];
};

/// The parts of an explanation: lists with a text, and with the class and the identity of the view that
/// it names.
export const references = (text) => {
  const result = [];
  let end = 0;
  for (const match of text.matchAll(/\b([A-Z]\w*) #(\d+)/g)) {
    if (match.index > end) result.push([text.slice(end, match.index)]);
    result.push([match[0], match[1], Number(match[2])]);
    end = match.index + match[0].length;
  }
  if (end < text.length) result.push([text.slice(end)]);
  return result;
};

const number = (value) => String(Math.round(value * 1000) / 1000);

/// The call of a test that expects the frame of the explained item; null for other elements.
export const testOf = ({ element: item }) => {
  if (item?.kind !== "cell" || item.item === undefined) return null;
  const [x, y, width, height] = item.frame.map(number);
  return `try screen.expectFrames([[${item.section}, ${item.item}]: `
    + `CGRect(x: ${x}, y: ${y}, width: ${width}, height: ${height})])`;
};

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/// The nearest of some points in a direction from another one; null if there is none. Points beside the
/// direction count as farther.
export const nearest = (points, [x, y], [right, down]) => {
  let best = null;
  let least = Infinity;
  for (const point of points) {
    const along = (point[0] - x) * right + (point[1] - y) * down;
    const beside = Math.abs((point[0] - x) * down) + Math.abs((point[1] - y) * right);
    const distance = along + 3 * beside;
    if (along > 1 && distance < least) [best, least] = [point, distance];
  }
  return best;
};

export class Inspector {
  /// `inspect` sends a point of the screen to the server; `onExplanation` gets the record of its answer,
  /// and `onReference` the class of a view that the user chooses in the answer.
  /// `isMirrored` returns whether the content of the view with an identity begins at the right.
  constructor(screen, side, {
    inspect, pointInScene, isMirrored = () => false, onExplanation = () => {}, onReference = () => {},
  }) {
    this.inspect = inspect;
    this.isMirrored = isMirrored;
    this.pointInScene = pointInScene;
    this.onExplanation = onExplanation;
    this.onReference = onReference;
    this.screen = screen;
    this.pane = element("div", {
      className: "inspection", tabindex: "0", role: "application",
      "aria-label": "Elements of the screen. The arrow keys choose one, Enter keeps it, Escape ends.",
    });
    this.pane.addEventListener("keydown", (event) => this.pressed(event));
    this.pane.hidden = true;
    this.summary = element("p", { className: "summary" });
    this.text = element("pre", { tabindex: "0" });
    this.copyButton = element("button", { type: "button" }, "Copy as a test");
    this.hint = element("p", {}, "Point at anything, or choose it with the arrow keys. A click or Enter keeps it.");
    this.panel = element(
      "aside", { className: "panel inspector", "aria-label": "Inspector", "aria-live": "polite" },
      this.hint, this.summary, this.copyButton, this.text);
    this.panel.hidden = true;
    screen.append(this.pane);
    side.prepend(this.panel);
    this.isKept = false;
    this.frame = 0;
    this.pane.addEventListener("pointermove", (event) => this.follow(event));
    this.pane.addEventListener("click", (event) => {
      this.isKept = !this.isKept;
      if (!this.isKept) this.send(event);
    });
    this.copyButton.addEventListener("click", () => this.copy());
  }

  get isOn() {
    return !this.pane.hidden;
  }

  toggle(isOn) {
    this.pane.hidden = !isOn;
    this.panel.hidden = !isOn;
    this.isKept = false;
    this.point = null;
    this.clear();
    if (isOn) this.pane.focus({ preventScroll: true });
  }

  remove() {
    this.pane.remove();
    this.panel.remove();
  }

  /// The centers of what is visible on the screen, in its coordinates.
  points() {
    const bounds = this.screen.getBoundingClientRect();
    const result = [];
    for (const node of this.screen.querySelectorAll(".scene .node")) {
      const displays = node.dataset.kind
        || [...node.children].some((child) => child.matches(".text, .drawing, .field"));
      if (!displays) continue;
      const box = node.getBoundingClientRect();
      const left = Math.max(box.left, bounds.left);
      const right = Math.min(box.right, bounds.right);
      const top = Math.max(box.top, bounds.top);
      const bottom = Math.min(box.bottom, bounds.bottom);
      if (right - left < 1 || bottom - top < 1) continue;
      result.push(this.pointInScene([(left + right) / 2, (top + bottom) / 2]));
    }
    return result.sort((one, other) => one[1] - other[1] || one[0] - other[0]);
  }

  /// Moves to the next element in the direction of an arrow key, or to the first or last one.
  pressed(event) {
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      this.isKept = !this.isKept;
      return;
    }
    const isEnd = event.key === "Home" || event.key === "End";
    if (!isEnd && !(event.key in WAYS)) return;
    event.preventDefault();
    event.stopPropagation();
    const points = this.points();
    const next = isEnd || !this.point
      ? points.at(event.key === "End" ? -1 : 0) : nearest(points, this.point, WAYS[event.key]);
    if (!next) return;
    this.isKept = false;
    this.point = next;
    this.inspect(next);
  }

  follow(event) {
    if (this.isKept) return;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.send(event));
  }

  send(event) {
    this.point = this.pointInScene([event.clientX, event.clientY]);
    this.inspect(this.point);
  }

  /// Asks again for what is at the chosen point, on another screen.
  renew() {
    if (this.isOn && this.point) this.inspect(this.point);
  }

  clear() {
    this.pane.replaceChildren();
    this.text.textContent = "";
    this.summary.textContent = "";
    this.copyButton.hidden = true;
    this.hint.hidden = false;
  }

  /// Displays the server's explanation.
  show({ text, record }) {
    if (!this.isOn) return;
    this.clear();
    this.onExplanation(record);
    if (!record) return;
    this.record = record;
    this.hint.hidden = true;
    const [summary, rest] = summaryOf(text);
    this.summary.textContent = summary;
    this.write(rest);
    this.copyButton.textContent = "Copy as a test";
    this.copyButton.hidden = !testOf(record);
    for (const { kind, title, box: [x, y, width, height] } of outlines(record, this.isRightToLeft(record))) {
      const outline = element("div", { className: `outline ${kind}`, "data-title": title ?? "" });
      Object.assign(outline.style, {
        left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
      });
      this.pane.append(outline);
    }
  }

  /// Displays a text in which the views that it names are buttons.
  write(text) {
    this.text.replaceChildren(...references(text).map(([part, type, id]) => {
      if (!type) return part;
      const button = element("button", { type: "button" }, part);
      button.addEventListener("click", () => this.refer(type, id));
      return button;
    }));
  }

  /// Outlines a view that the explanation names, and reveals its class in the sources.
  refer(type, id) {
    this.isKept = true;
    for (const old of this.pane.querySelectorAll(".reference")) old.remove();
    const node = this.screen.querySelector(`.scene [data-id="${id}"]`);
    if (node) {
      const box = node.getBoundingClientRect();
      const [left, top] = this.pointInScene([box.left, box.top]);
      const [right, bottom] = this.pointInScene([box.right, box.bottom]);
      const outline = element("div", { className: "outline reference", "data-title": type });
      Object.assign(outline.style, {
        left: `${left}px`, top: `${top}px`, width: `${right - left}px`, height: `${bottom - top}px`,
      });
      this.pane.append(outline);
    }
    this.onReference(type);
  }

  /// Whether the layout of an explanation begins at the right, as the content of its collection view.
  isRightToLeft({ layout, views }) {
    const frame = String(layout?.frameInWindow);
    return views.some(({ id, frameInWindow }) => String(frameInWindow) === frame && this.isMirrored(id));
  }

  async copy() {
    try {
      await navigator.clipboard.writeText(testOf(this.record));
      this.copyButton.textContent = "Copied";
    } catch {
      // Without access to the clipboard, the text is selected for the user.
      this.text.textContent = `${testOf(this.record)}\n\n${this.text.textContent}`;
    }
  }
}
