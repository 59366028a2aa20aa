// The inspector: outlines what is under the pointer, and displays the reasons for its frame.

import { element } from "./elements.js";

/// The rectangles of an explanation, from the outermost one, each with a class and a title. All of
/// them are in the coordinates of the screen.
const outlines = ({ layout, section, group, element: item, views }) => {
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
      [x + leading, y + top, width - leading - trailing, height - top - bottom]);
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

const number = (value) => String(Math.round(value * 1000) / 1000);

/// The call of a test that expects the frame of the explained item; null for other elements.
export const testOf = ({ element: item }) => {
  if (item?.kind !== "cell" || item.item === undefined) return null;
  const [x, y, width, height] = item.frame.map(number);
  return `try screen.expectFrames([[${item.section}, ${item.item}]: `
    + `CGRect(x: ${x}, y: ${y}, width: ${width}, height: ${height})])`;
};

export class Inspector {
  /// `inspect` sends a point of the screen to the server.
  constructor(screen, stage, { inspect, pointInScene }) {
    this.inspect = inspect;
    this.pointInScene = pointInScene;
    this.pane = element("div", { className: "inspection" });
    this.pane.hidden = true;
    this.text = element("pre", { tabindex: "0" });
    this.copyButton = element("button", { type: "button" }, "Copy as a test");
    this.hint = element("p", {}, "Point at anything. A click keeps it.");
    this.panel = element(
      "aside", { className: "inspector", "aria-label": "Inspector", "aria-live": "polite" },
      this.hint, this.copyButton, this.text);
    this.panel.hidden = true;
    screen.append(this.pane);
    stage.append(this.panel);
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
    this.clear();
  }

  follow(event) {
    if (this.isKept) return;
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => this.send(event));
  }

  send(event) {
    this.inspect(this.pointInScene([event.clientX, event.clientY]));
  }

  clear() {
    this.pane.replaceChildren();
    this.text.textContent = "";
    this.copyButton.hidden = true;
    this.hint.hidden = false;
  }

  /// Displays the server's explanation.
  show({ text, record }) {
    if (!this.isOn) return;
    this.clear();
    if (!record) return;
    this.record = record;
    this.hint.hidden = true;
    this.text.textContent = text;
    this.copyButton.textContent = "Copy as a test";
    this.copyButton.hidden = !testOf(record);
    for (const { kind, title, box: [x, y, width, height] } of outlines(record)) {
      const outline = element("div", { className: `outline ${kind}`, "data-title": title ?? "" });
      Object.assign(outline.style, {
        left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`,
      });
      this.pane.append(outline);
    }
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
