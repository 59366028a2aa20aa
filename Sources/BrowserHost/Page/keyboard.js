// Reports the keys of the keyboard to a screen.

import { modifiers } from "./touches.js";

export class KeyReporter {
  constructor(view, connection) {
    this.view = view;
    this.connection = connection;
    this.pressed = new Set();
  }

  /// Reports a pressed or released key, unless a control of the page has a meaning for it.
  report(event, down) {
    const { connection, pressed, view } = this;
    const isElsewhere = event.target.closest?.("input, textarea, select, button, a, .inspection, .sidebar");
    if (event.isComposing || (down && isElsewhere)) return;
    if (down && view.speech.opensMenu(event)) {
      event.preventDefault();
      view.speech.openMenu(event.target);
      return;
    }
    const id = view.speech.keyTarget(event);
    if (id === null ? event.repeat : down) {
      if (id === null) return;
      // The browser scrolls by these keys otherwise.
      event.preventDefault();
      connection.flushScrolls();
    }
    if (down) pressed.add(event.code);
    else if (!pressed.delete(event.code)) return;
    const { key } = event;
    const code = view.speech.isMenuKey(event) ? "ContextMenu" : event.code;
    connection.send({
      type: "key", down, code, key, modifiers: modifiers(event), ...(id === null ? {} : { id }),
    });
  }
}
