// Reports the pointers on the screen: pressed ones as touches, others as hovering.

const KINDS = { mouse: "mouse", pen: "pen" };

/// The modifier keys of an event as the bits of a number, as the protocol has them.
export const modifiers = (event) =>
  (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0)
  | (event.metaKey ? 8 : 0) | (event.getModifierState?.("CapsLock") ? 16 : 0);

// The bit of the secondary button, as the protocol has it.
const SECONDARY = 2;

/// Whether a click with the secondary button at an element belongs to the screen: at items of lists and
/// at nodes with a menu, apart from inputs.
export const takesMenuClick = (target) =>
  !target.closest("input, textarea") && target.closest("[data-kind=cell], [data-drags*=m]") !== null;

/// Whether the screen scrolls by a drag: browsers do not scroll when a mouse drags. A mouse selects
/// text in inputs, and everywhere with the page's tool for that.
export const isMouseDrag = ({ pointerType, button, target }) =>
  pointerType === "mouse" && button <= 0 && !target.closest("input, textarea, .selecting");

export class PointerReporter {
  /// `onTouch` gets a pointer's number, phase, kind, a point of the viewport, whether the browser
  /// leaves the drags of the pointer to the screen, modifier keys, and the buttons of a secondary
  /// click; `onHover` a point or null. `onActivate` gets the target of a click that no pointer has
  /// made, and returns whether it is activated.
  constructor(root, { onTouch, onHover, onActivate, isPaused = () => false }) {
    this.isPaused = isPaused;
    this.root = root;
    this.onTouch = onTouch;
    this.onActivate = onActivate;
    this.onHover = onHover;
    // The pressed pointers, by number: whether their drags belong to the screen, and their buttons.
    this.pressed = new Map();
    this.isHovering = false;
    const listen = (name, handler) => root.addEventListener(name, handler);
    listen("pointerdown", (event) => this.began(event));
    listen("pointermove", (event) => this.moved(event));
    // A pointer that an input has taken may be released anywhere.
    this.ending = new AbortController();
    for (const [name, phase] of [["pointerup", "ended"], ["pointercancel", "cancelled"]]) {
      const { signal } = this.ending;
      window.addEventListener(name, (event) => this.over(event, phase), { signal });
    }
    listen("pointerleave", () => this.hover(null));
    listen("click", (event) => this.clicked(event));
    // Holding a finger is a gesture of the screen, and so are clicks for its menus.
    listen("contextmenu", (event) => {
      if (this.pressed.size > 0 || takesMenuClick(event.target)) event.preventDefault();
    });
  }

  began(event) {
    const isMenuClick = event.button === 2 && takesMenuClick(event.target);
    if ((event.button !== 0 && !isMenuClick) || event.target.closest(".indicator")) return;
    if (this.pressed.has(event.pointerId) || this.isPaused()) return;
    this.hover(null);
    const buttons = isMenuClick ? SECONDARY : 0;
    const isClaimed = isMouseDrag(event) || this.belongsToScreen(event.target);
    this.pressed.set(event.pointerId, { isClaimed, buttons });
    // The element may go away meanwhile. An input handles its own selection.
    if (!event.target.closest("input, textarea")) this.root.setPointerCapture(event.pointerId);
    this.report(event, "began");
  }

  moved(event) {
    if (this.pressed.has(event.pointerId)) {
      this.report(event, "moved");
    } else if (event.pointerType === "mouse") {
      this.hover(event.target.closest("[data-hover]") ? event : null);
    }
  }

  /// Ends the reports.
  end() {
    this.ending.abort();
  }

  over(event, phase) {
    if (!this.pressed.has(event.pointerId)) return;
    this.report(event, phase);
    this.pressed.delete(event.pointerId);
  }

  /// A click that no pointer has made, such as an assistive technology's.
  clicked(event) {
    if (event.detail !== 0 || this.isPaused() || this.onActivate(event.target)) return;
    const { left, top, width, height } = event.target.getBoundingClientRect();
    const point = [left + width / 2, top + height / 2];
    for (const phase of ["began", "ended"]) {
      this.onTouch(-1, phase, "touch", point, true, modifiers(event));
    }
  }

  hover(event) {
    if (!event && !this.isHovering) return;
    this.isHovering = event !== null;
    this.onHover(event && [event.clientX, event.clientY], event ? modifiers(event) : 0);
  }

  report(event, phase) {
    const { isClaimed, buttons } = this.pressed.get(event.pointerId);
    this.onTouch(
      event.pointerId, phase, KINDS[event.pointerType] ?? "touch", [event.clientX, event.clientY],
      isClaimed, modifiers(event), buttons);
  }

  /// The server has recognized gestures with pointers: the browser is not to scroll with them.
  claim(pointers) {
    for (const pointer of pointers) {
      const touch = this.pressed.get(pointer);
      if (touch) touch.isClaimed = true;
    }
  }

  /// Whether any pressed pointer belongs to the screen.
  get hasClaims() {
    return [...this.pressed.values()].some(({ isClaimed }) => isClaimed);
  }

  /// Whether the browser scrolls nothing by a drag that begins at an element: nodes up to the next
  /// container that scrolls handle drags along both axes, or there is no such container, or it is at
  /// the top and can be pulled.
  belongsToScreen(target) {
    let axes = "";
    for (let element = target; element && element !== this.root; element = element.parentElement) {
      axes += element.dataset?.drags ?? "";
      if (!element.classList.contains("scroller")) continue;
      if (element.classList.contains("pulls")) return true;
      axes += element.parentElement.dataset.drags ?? "";
      return axes.includes("x") && axes.includes("y");
    }
    return true;
  }
}
