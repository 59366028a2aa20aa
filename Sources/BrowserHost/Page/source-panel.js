// The Swift files of a screen beside it, with the line of the class that the inspector explains.

import { element } from "./elements.js";

const KEYWORDS = new Set((
  "actor any as associatedtype async await break case catch class continue convenience default defer deinit do "
  + "dynamic else enum extension fallthrough false fileprivate final for func get guard if import in indirect "
  + "infix init inout internal is isolated lazy let mutating nil nonisolated open operator optional override "
  + "package postfix prefix private protocol public repeat required rethrows return self Self set some static "
  + "struct subscript super switch throw throws true try typealias unowned var weak where while willSet didSet"
).split(" "));

const TOKENS =
  /(\/\/[^\n]*|\/\*[\s\S]*?\*\/)|("""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*")|([#@]?[A-Za-z_][A-Za-z0-9_]*)|(\d[\d_.]*)/g;

/// The parts of a source: `[class, text]`, in which the class is empty for the rest.
export const parts = (text) => {
  const result = [];
  let end = 0;
  for (const match of text.matchAll(TOKENS)) {
    const [token, comment, string, word, number] = match;
    const isType = word && /^[A-Z]/.test(word);
    const kind = comment ? "comment" : string ? "string" : number ? "number"
      : KEYWORDS.has(word) || /^[#@]/.test(word) ? "keyword" : isType ? "type" : null;
    if (!kind) continue;
    if (match.index > end) result.push(["", text.slice(end, match.index)]);
    result.push([kind, token]);
    end = match.index + token.length;
  }
  if (end < text.length) result.push(["", text.slice(end)]);
  return result;
};

/// A source with spaces in place of its comments and strings.
const bare = (text) => parts(text)
  .map(([kind, part]) => (kind === "comment" || kind === "string" ? part.replace(/[^\n]/g, " ") : part))
  .join("");

/// The file and the line, from 0, of the declaration of a type; null if there is none.
export const declaration = (files, type) => {
  const name = type.replace(/<.*$/s, "").split(".").pop();
  if (!/^[A-Za-z_]\w*$/.test(name)) return null;
  const pattern = new RegExp(`\\b(class|struct|enum|actor)\\s+${name}\\b`);
  for (const [index, { text }] of files.entries()) {
    // Most files do not have the name at all.
    if (!pattern.test(text)) continue;
    const code = bare(text);
    const place = code.search(pattern);
    if (place >= 0) return { file: index, line: code.slice(0, place).split("\n").length - 1 };
  }
  return null;
};

/// The types of an explanation, from the innermost view outwards.
const typesOf = ({ views = [], layout }) =>
  [...views.map(({ type }) => type).reverse(), layout?.type].filter(Boolean);

export class SourcePanel {
  constructor(side, name, { onClose }) {
    this.name = name;
    this.files = null;
    // The classes of the displayed view controllers, from the innermost one.
    this.types = [];
    this.choice = element("select", { "aria-label": "File" });
    this.choice.addEventListener("change", () => this.show(Number(this.choice.value)));
    const close = element("button", { type: "button" }, "Close");
    close.addEventListener("click", onClose);
    this.code = element("pre", { className: "code", tabindex: "0", "aria-label": "Source" });
    this.panel = element(
      "section", { className: "panel source", "aria-label": "Source" },
      element("div", { className: "bar-of-panel" }, element("h2", {}, "Source"), this.choice, close),
      this.code);
    this.panel.hidden = true;
    side.append(this.panel);
  }

  get isOpen() {
    return !this.panel.hidden;
  }

  async toggle(isOn) {
    this.panel.hidden = !isOn;
    if (isOn && !this.files) await this.reload();
  }

  /// Reads the files again. The displayed file stays displayed.
  async reload() {
    if (!this.isOpen) {
      this.files = null;
      return;
    }
    const former = this.files?.[this.file]?.name;
    try {
      const answer = await fetch(`/source/${encodeURIComponent(this.name)}`);
      ({ files: this.files } = await answer.json());
    } catch {
      this.files = null;
    }
    if (!this.files || this.files.length === 0) {
      this.files = null;
      this.choice.replaceChildren();
      this.code.textContent = "There are no sources at the place where this program was built.";
      return;
    }
    this.choice.replaceChildren(
      ...this.files.map(({ name }, index) => new Option(name, String(index))));
    const index = this.files.findIndex(({ name }) => name === former);
    if (index >= 0) this.show(index);
    else this.showTypes();
  }

  /// Displays the declaration of the innermost view controller that the sources declare, or else the
  /// first file.
  showTypes() {
    const place = this.types.map((type) => declaration(this.files, type)).find(Boolean);
    this.show(place?.file ?? 0);
    if (place) this.mark(place.line);
  }

  show(file) {
    this.file = file;
    this.choice.value = String(file);
    const line = () => element("div", { className: "line" });
    const lines = [line()];
    for (const [kind, text] of parts(this.files[file].text)) {
      for (const [index, piece] of text.split("\n").entries()) {
        if (index > 0) lines.push(line());
        if (piece) lines.at(-1).append(kind ? element("span", { className: kind }, piece) : piece);
      }
    }
    // An empty line has the height of a line.
    for (const one of lines) if (!one.hasChildNodes()) one.append("\n");
    this.code.replaceChildren(...lines);
    this.code.scrollTop = 0;
  }

  /// Marks the line of the innermost type of an explanation that the sources declare.
  reveal(record) {
    if (!this.isOpen || !this.files || !record) return;
    for (const type of typesOf(record)) {
      if (this.revealType(type)) return;
    }
  }

  /// Marks the line of the declaration of a type; returns whether the sources declare it.
  revealType(type) {
    const place = this.files ? declaration(this.files, type) : null;
    if (!place) return false;
    if (place.file !== this.file) this.show(place.file);
    this.mark(place.line);
    return true;
  }

  mark(number) {
    for (const old of this.code.querySelectorAll(".marked")) old.classList.remove("marked");
    const line = this.code.children[number];
    line.classList.add("marked");
    this.code.scrollTop = Math.max(line.offsetTop - this.code.offsetTop - this.code.clientHeight / 3, 0);
  }
}
