// An input element in place of an editable line of text.

const LONGEST = 2000;

export class TextInput {
  /// The handlers receive the user's input; changes by the program are not reported.
  constructor(parent, { onEdit, onFocus, onSubmit }) {
    const input = document.createElement("input");
    this.input = input;
    input.type = "search";
    input.className = "field";
    input.maxLength = LONGEST;
    input.autocomplete = "off";
    input.spellcheck = false;
    input.addEventListener("input", () => onEdit(input.value));
    input.addEventListener("focus", () => this.report(onFocus, true));
    input.addEventListener("blur", () => this.report(onFocus, false));
    input.addEventListener("keydown", (event) => {
      if (event.key === "Enter" && !event.isComposing) onSubmit();
    });
    parent.append(input);
  }

  report(handler, isFocused) {
    if (isFocused !== this.isFocused) handler(isFocused);
    this.isFocused = isFocused;
  }

  show({ text, placeholder, style, size, family, color, faint, focused }) {
    const { input } = this;
    input.style.font = `${style} ${size}px ${family}`;
    input.style.color = color;
    input.style.setProperty("--faint", faint);
    input.placeholder = placeholder;
    input.setAttribute("aria-label", placeholder);
    // Setting the same text would move the caret.
    if (input.value !== text) input.value = text;
    this.isFocused = focused;
    if (focused && document.activeElement !== input) input.focus({ preventScroll: true });
    if (!focused && document.activeElement === input) input.blur();
  }

  remove() {
    this.isFocused = false;
    this.input.remove();
  }
}
