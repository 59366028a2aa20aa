// An input element in place of a text that the user edits.

import { element, setAttribute } from "./elements.js";

/// The longest text that is reported as a whole, in UTF-16 units.
const LONGEST = 2000;

const HIGH_HALF = /[\uD800-\uDBFF]/;
const LOW_HALF = /[\uDC00-\uDFFF]/;

/// Whether a position of a text lies between the two units of one character. JSON has no text for a
/// single one of them.
const splitsPair = (text, position) =>
  HIGH_HALF.test(text[position - 1] ?? "") && LOW_HALF.test(text[position] ?? "");

/// The messages that change one text to another, each of a bounded length.
export const editsBetween = (old, text) => {
  if (text.length <= LONGEST) return [{ text }];
  const limit = Math.min(old.length, text.length);
  let start = 0;
  while (start < limit && old[start] === text[start]) start += 1;
  if (splitsPair(old, start) || splitsPair(text, start)) start -= 1;
  let tail = 0;
  while (tail < limit - start && old.at(-1 - tail) === text.at(-1 - tail)) tail += 1;
  if (splitsPair(old, old.length - tail) || splitsPair(text, text.length - tail)) tail -= 1;
  const inserted = text.slice(start, text.length - tail);
  const edits = [];
  let { length } = old;
  let range = [start, old.length - tail];
  let from = 0;
  do {
    const end = Math.min(from + LONGEST, inserted.length);
    const part = inserted.slice(from, splitsPair(inserted, end) ? end - 1 : end);
    edits.push({ range, length, text: part });
    length += part.length - (range[1] - range[0]);
    from += part.length;
    range = [start + from, start + from];
  } while (from < inserted.length);
  return edits;
};

export class TextInput {
  /// The handlers receive the user's input with a number that counts the reports; changes by the
  /// program are not reported.
  constructor({ onEdit, onSelect, onFocus, onSubmit }, hasLines) {
    const input = element(hasLines ? "textarea" : "input", { className: "field" });
    this.input = input;
    this.hasLines = hasLines;
    this.handlers = { onEdit, onSelect, onFocus };
    // The number of the latest report, and of the latest one with a text.
    this.number = 0;
    this.textNumber = 0;
    this.known = "";
    this.selection = [0, 0];
    this.isComposing = false;
    this.waiting = null;
    input.addEventListener("input", () => {
      if (!this.isComposing) this.reportText();
    });
    // An input method changes the text several times before the user accepts it.
    input.addEventListener("compositionstart", () => { this.isComposing = true; });
    input.addEventListener("compositionend", () => this.composed());
    input.addEventListener("focus", () => this.reportFocus(true));
    input.addEventListener("blur", () => {
      // The text stays selected in a window behind others.
      if (document.hasFocus()) this.reportFocus(false);
    });
    input.addEventListener("keydown", (event) => {
      if (event.isComposing || this.isComposing) return;
      if (event.key === "Enter" && !hasLines) onSubmit();
      // There is no event for a change that changes nothing.
      const isAtStart = this.current.every((position) => position === 0);
      if (event.key !== "Backspace" || !isAtStart || input.readOnly) return;
      this.reportSelection();
      this.reportText();
    });
    this.onSelectionChange = () => {
      if (document.activeElement === input) this.reportSelection();
    };
    document.addEventListener("selectionchange", this.onSelectionChange);
  }

  get current() {
    return [this.input.selectionStart ?? 0, this.input.selectionEnd ?? 0];
  }

  reportText() {
    const { value } = this.input;
    this.selection = this.current;
    for (const edit of editsBetween(this.known, value)) {
      this.number += 1;
      const selection = edit.length === undefined ? { selection: this.selection } : {};
      this.handlers.onEdit({ ...edit, ...selection, number: this.number });
    }
    this.textNumber = this.number;
    this.known = value;
    if (value.length > LONGEST) this.report("onSelect", this.selection);
  }

  reportSelection() {
    const { selection, current } = this;
    if (this.isComposing || this.input.value !== this.known) return;
    if (selection[0] === current[0] && selection[1] === current[1]) return;
    this.selection = current;
    this.report("onSelect", current);
  }

  reportFocus(isFocused) {
    if (isFocused !== this.isFocused) this.report("onFocus", isFocused);
    this.isFocused = isFocused;
  }

  report(handler, value) {
    this.number += 1;
    this.handlers[handler](value, this.number);
  }

  composed() {
    this.isComposing = false;
    const { waiting } = this;
    this.waiting = null;
    if (this.input.value !== this.known) this.reportText();
    else if (waiting) this.display(waiting);
  }

  show(state) {
    this.dress(state);
    if (this.isComposing) this.waiting = state;
    else this.display(state);
  }

  /// Displays what the server can know: it will answer a later text of the user, and has the later
  /// selection and focus of the user with an unchanged text.
  display(state) {
    const revision = state.revision ?? 0;
    if (revision >= this.number) this.write(state);
    else if (revision >= this.textNumber) this.writeText(state.text);
  }

  dress({
    placeholder, style, size, family, color, faint, caret, area, align = "left", rtl, lines,
    access = "editing", secure, keyboard = {}, label, description,
  }) {
    const { input } = this;
    input.style.font = `${style} ${size}px ${family}`;
    if (lines) input.style.lineHeight = `${lines}px`;
    input.style.color = color;
    input.style.caretColor = caret ?? "";
    input.style.textAlign = align;
    input.style.setProperty("--faint", faint);
    const [x, y, width, height] = area ?? [];
    input.style.inset = area ? "auto" : "";
    for (const [name, value] of Object.entries({ left: x, top: y, width, height })) {
      input.style[name] = value === undefined ? "" : `${value}px`;
    }
    input.dir = rtl ? "rtl" : "ltr";
    input.placeholder = placeholder;
    input.readOnly = access !== "editing";
    input.style.pointerEvents = access === "none" ? "none" : "";
    input.tabIndex = access === "none" ? -1 : 0;
    setAttribute(input, "aria-disabled", access === "none" ? "true" : null);
    setAttribute(input, "aria-label", label ?? placeholder);
    setAttribute(input, "aria-description", description);
    const { layout = "text", returnKey, capitals, corrects, checks, dark, content } = keyboard;
    if (!this.hasLines) {
      const isSearch = layout === "search" ? "search" : "text";
      const type = secure ? "password" : isSearch;
      if (input.type !== type) input.type = type;
    }
    input.autocomplete = content ?? "off";
    input.spellcheck = checks ?? corrects ?? false;
    setAttribute(input, "inputmode", layout);
    setAttribute(input, "enterkeyhint", returnKey);
    setAttribute(input, "autocapitalize", capitals);
    setAttribute(input, "autocorrect", corrects === undefined ? null : corrects ? "on" : "off");
    input.style.colorScheme = dark === undefined ? "" : dark ? "dark" : "light";
  }

  /// Displays the text of the program, and keeps the caret.
  writeText(text) {
    const { current, input } = this;
    // Setting the same text would move the caret.
    if (input.value !== text) {
      input.value = text;
      if (document.activeElement === input) input.setSelectionRange(...current);
      this.selection = this.current;
    }
    this.known = input.value;
  }

  /// Displays the text, the selection and the focus of the program.
  write({ text, selection, focused }) {
    const { input } = this;
    this.writeText(text);
    this.isFocused = focused;
    if (focused && document.activeElement !== input) input.focus({ preventScroll: true });
    if (!focused && document.activeElement === input) input.blur();
    if (this.hasLines) input.scrollTop = 0;
    if (!selection) return;
    this.selection = selection;
    if (!focused) return;
    const [start, end] = this.current;
    if (start !== selection[0] || end !== selection[1]) input.setSelectionRange(...selection);
  }

  remove() {
    this.isFocused = false;
    document.removeEventListener("selectionchange", this.onSelectionChange);
    this.input.remove();
  }
}
