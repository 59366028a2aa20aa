// Reports the keys of the keyboard to a screen.

import { modifiers } from "./touches.js";

export class KeyReporter {
  constructor(view, connection) {
    this.view = view;
    this.connection = connection;
    // The names of the pressed keys by their codes.
    this.pressed = new Map();
    this.ending = new AbortController();
    const { signal } = this.ending;
    // Another window, or another tab, gets the release of the keys that are held.
    window.addEventListener("blur", () => this.releaseAll(), { signal });
    document.addEventListener("visibilitychange", () => {
      if (document.hidden) this.releaseAll();
    }, { signal });
  }

  /// Reports a pressed key, unless a control of the page has a meaning for it.
  press(event) {
    const { connection, pressed, view } = this;
    const isElsewhere = event.target.closest?.("input, textarea, select, button, a, .inspection, .sidebar");
    if (event.isComposing || isElsewhere) return;
    if (view.speech.opensMenu(event)) {
      event.preventDefault();
      view.speech.openMenu(event.target);
      return;
    }
    const id = view.speech.keyTarget(event);
    if (id === null && event.repeat) return;
    // The browser scrolls by these keys otherwise.
    if (id !== null) event.preventDefault();
    const code = view.speech.isMenuKey(event) ? "ContextMenu" : event.code;
    pressed.set(event.code, { code, key: event.key });
    connection.sendInput({
      type: "key", down: true, code, key: event.key, modifiers: modifiers(event),
      ...(id === null ? {} : { id }),
    });
  }

  /// Reports that a key is released, if it was reported as pressed.
  release(event) {
    const key = this.pressed.get(event.code);
    if (!key) return;
    this.pressed.delete(event.code);
    const id = this.view.speech.keyTarget(event);
    this.connection.sendInput({
      type: "key", down: false, ...key, key: event.key, modifiers: modifiers(event),
      ...(id === null ? {} : { id }),
    });
    // macOS does not report the release of other keys while the command key is held.
    if (event.key === "Meta") this.releaseAll();
  }

  /// Reports all pressed keys as released.
  releaseAll() {
    for (const key of this.pressed.values()) {
      this.connection.sendInput({ type: "key", down: false, ...key, modifiers: 0 });
    }
    this.pressed.clear();
  }

  /// Ends the reports.
  end() {
    this.ending.abort();
  }
}
