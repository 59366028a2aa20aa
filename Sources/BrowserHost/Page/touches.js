// Tracks the pointer on a node that handles touches, from press to release.

export class TouchTracker {
  /// `onTouch` receives a point of the viewport, and whether the pointer was released there.
  constructor(element, onTouch) {
    this.element = element;
    this.onTouch = onTouch;
    this.pointer = null;
    element.classList.add("touch");
    element.addEventListener("pointerdown", (event) => this.began(event));
    element.addEventListener("pointermove", (event) => this.moved(event, false));
    element.addEventListener("pointerup", (event) => this.moved(event, true));
    element.addEventListener("pointercancel", (event) => this.moved(event, true));
    // A touch here is not a tap on the node behind.
    element.addEventListener("click", (event) => event.stopPropagation());
  }

  began(event) {
    if (this.pointer !== null || event.button !== 0) return;
    event.preventDefault();
    this.pointer = event.pointerId;
    this.element.setPointerCapture(event.pointerId);
    this.report(event, false);
  }

  moved(event, isOver) {
    if (event.pointerId !== this.pointer) return;
    if (isOver) this.pointer = null;
    this.report(event, isOver);
  }

  report(event, isOver) {
    this.onTouch([event.clientX, event.clientY], isOver);
  }
}
