// The log of layouts: what was invalidated, solved again, measured and changed, and for what reason.

import { element } from "./elements.js";

/// The number of lines that are kept.
const MOST_LINES = 500;

const KINDS = { invalidation: "Invalidated", solve: "Solved", measurement: "Measured", change: "Data" };

/// The words of a log's event.
export const words = ([time, kind, text, view]) => ({
  time: `${(time / 1000).toFixed(3)} s`, kind: KINDS[kind] ?? kind, text, view,
});

export class EventLog {
  constructor(side, { onClose }) {
    this.list = element("ol", { className: "events", role: "log", "aria-live": "off", tabindex: "0" });
    this.hint = element(
      "p", {}, "Invalidations, solutions, measurements and changes of data appear here as they happen.");
    const clear = element("button", { type: "button" }, "Clear");
    clear.addEventListener("click", () => this.clear());
    const close = element("button", { type: "button" }, "Close");
    close.addEventListener("click", onClose);
    this.panel = element(
      "section", { className: "panel log", "aria-label": "Log" },
      element("div", { className: "bar-of-panel" }, element("h2", {}, "Log"), clear, close),
      this.hint, this.list);
    this.panel.hidden = true;
    side.append(this.panel);
  }

  get isOpen() {
    return !this.panel.hidden;
  }

  toggle(isOn) {
    this.panel.hidden = !isOn;
    this.clear();
  }

  clear() {
    this.list.replaceChildren();
    this.hint.hidden = false;
  }

  add({ dropped, events }, device) {
    if (!this.isOpen) return;
    const { list } = this;
    const isAtEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 20;
    this.hint.hidden = true;
    const lines = events.map((event) => {
      const { time, kind, text, view } = words(event);
      const line = element(
        "li", { "data-kind": event[1] },
        element("time", {}, time), element("b", {}, kind), element("span", {}, text),
        element("i", {}, device ? `${view}, ${device}` : view));
      return line;
    });
    if (dropped > 0) {
      lines.unshift(element("li", { "data-kind": "dropped" }, `${dropped} earlier events were left out.`));
    }
    list.append(...lines);
    while (list.childElementCount > MOST_LINES) list.firstElementChild.remove();
    if (isAtEnd) list.scrollTop = list.scrollHeight;
  }
}
