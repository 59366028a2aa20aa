// A scrolling node: a scroll container of the browser, with indicators as on iOS.

import { keepPace, prefersStillness, rest, timing } from "./animations.js";
import { element } from "./elements.js";
import { Placeholders } from "./placeholders.js";
import { scaleOf } from "./screen-size.js";
import { AxisMap } from "./scroll-map.js";
import { isMouseDrag } from "./touches.js";

// Children are positioned relative to an anchor near the visible part, so that their positions
// stay small: browsers lay out in 64ths of a pixel and draw with 32-bit numbers.
const ANCHOR_REACH = 50_000;
const REST_DELAY = 160;
// Sizes that are sums may have smaller errors; such content fits.
const LEAST_DISTANCE = 0.01;
// The time after which a glide is ended if the browser has not ended it.
const GLIDE_LIMIT = 1500;
// The time after the last move for which a touch without a reported end still counts.
const LONGEST_HOLD = 3000;
// The time after the end of a scroll in which a move is the program's response to it.
const ANSWER_TIME = 1000;

// The time after a drag of a mouse in which the content's movement is its deceleration.
const DRAG_TIME = 3000;

// The distance of an indicator from the edges of its area.
const INDICATOR_MARGIN = 3;
// The distance after which a directional lock chooses an axis, as for a finger in UIKit.
const LOCK_DISTANCE = 10;

/// The distance by which content is pulled beyond its beginning (positive) or its end (negative).
/// Sums of sizes may be off by a little.
const beyond = ({ logicalMax }, distance) => {
  const pull = Math.max(-distance, 0) - Math.max(distance - logicalMax, 0);
  return Math.abs(pull) > LEAST_DISTANCE ? pull : 0;
};

export const snap = (value) => Math.round(value * 64) / 64;

export class ScrollView {
  /// `outer` is the element of the node.
  constructor(outer, { onScroll, onAnchor }) {
    this.onScroll = onScroll;
    this.onAnchor = onAnchor;
    this.maps = { x: new AxisMap(), y: new AxisMap() };
    this.anchor = { x: 0, y: 0 };
    this.origin = { x: 0, y: 0 };
    this.inset = [0, 0, 0, 0];
    this.overflow = [0, 0, 0, 0];
    this.indicatorInsets = { x: [0, 0, 0, 0], y: [0, 0, 0, 0] };
    this.atRight = false;
    // The distances by which the content is pulled beyond its beginning (positive) or its end
    // (negative).
    this.pull = { x: 0, y: 0 };
    this.pulls = false;
    this.heldAxis = null;
    // The offset at which a scroll began, until an axis is chosen: undefined before, null after
    // that.
    this.lockStart = undefined;
    this.gliding = null;
    this.base = null;
    this.ways = new Map();
    this.restedAt = null;
    this.movedAt = 0;
    this.draggedAt = -Infinity;
    this.isTouched = false;
    this.content = element("div", { className: "content" });
    this.extent = element("div", { className: "extent" }, this.content);
    this.scroller = element("div", { className: "scroller", tabindex: "0" }, this.extent);
    this.indicators = {
      x: element("div", { className: "indicator x" }), y: element("div", { className: "indicator y" }),
    };
    outer.append(this.scroller, this.indicators.x, this.indicators.y);
    for (const axis of ["x", "y"]) this.makeDraggable(axis);
    this.scroller.addEventListener("scroll", () => this.scrolled(), { passive: true });
    this.scroller.addEventListener("scrollend", () => this.rested());
    this.scroller.addEventListener("touchstart", () => { this.isTouched = true; }, { passive: true });
    for (const name of ["touchend", "touchcancel"]) {
      this.scroller.addEventListener(name, () => this.released(), { passive: true });
    }
    // User input stops animations.
    for (const name of ["wheel", "touchstart", "keydown"]) {
      this.scroller.addEventListener(name, () => this.takeOver(), { passive: true });
    }
    this.scroller.addEventListener("pointerdown", (event) => {
      if (isMouseDrag(event)) this.drag();
      else this.takeOver();
    }, { passive: true });
    this.scroller.addEventListener("pointermove", (event) => {
      if (event.buttons === 1 && isMouseDrag(event)) this.draggedAt = performance.now();
    }, { passive: true });
  }

  /// The offset in the server's terms: the point of the content at the upper left corner. The zero
  /// of right-aligned content is its upper right corner, and the maps count from there.
  get offset() {
    const { x, y } = this.maps;
    const [right, down] = [x.logical - this.pull.x, y.logical - this.pull.y];
    const left = this.atRight ? this.inset[3] - right - x.viewport : right - this.inset[1];
    return [left, down - this.inset[0]];
  }

  /// The distance of an offset from the beginning of the content, along each axis.
  distances([left, top]) {
    const { x } = this.maps;
    return [
      this.atRight ? this.inset[3] - left - x.viewport : left + this.inset[1],
      top + this.inset[0],
    ];
  }

  /// The horizontal scroll distance of the browser's container from the beginning of the content.
  /// Browsers use negative positions if it begins on the right.
  get scrolledAcross() {
    return this.atRight ? -this.scroller.scrollLeft : this.scroller.scrollLeft;
  }

  /// Applies the dimensions of a message; `viewport` is the size of the node.
  resize({
    size, inset, overflow = [0, 0, 0, 0], bounces, indicators, indicatorInsets, indicatorStyle = "",
    enabled, atRight = false, locksDirection = false, pulls = false,
  }, viewport) {
    if (atRight !== this.atRight) {
      this.atRight = atRight;
      this.scroller.classList.toggle("at-right", atRight);
    }
    this.inset = inset;
    this.overflow = overflow;
    this.shows = { x: indicators[0], y: indicators[1] };
    const [along, down] = indicatorInsets ?? [inset, inset];
    this.indicatorInsets = { x: along, y: down };
    for (const indicator of Object.values(this.indicators)) {
      indicator.classList.toggle("black", indicatorStyle === "black");
      indicator.classList.toggle("white", indicatorStyle === "white");
    }
    this.locksDirection = locksDirection;
    this.pulls = pulls;
    this.maps.x.resize(size[0] + inset[1] + inset[3], viewport[0]);
    this.maps.y.resize(size[1] + inset[0] + inset[2], viewport[1]);
    // Content drawn beyond the box requires a scroll container larger than the box; it scrolls
    // equally far, because its extent is larger by the same amount.
    const [top, left, bottom, right] = overflow;
    this.scroller.style.inset = [-top, -right, -bottom, -left].map((value) => `${snap(value)}px`).join(" ");
    this.extent.style.width = `${snap(this.extentLength(false))}px`;
    this.extent.style.height = `${snap(this.extentLength(true))}px`;
    this.isEnabled = enabled;
    this.bounces = bounces;
    this.applyAxes();
    this.adopt();
    this.layout();
  }

  /// The position of a point of the content in the browser's box, along one axis.
  positionInExtent(value, isVertical) {
    const [top, left, bottom, right] = this.inset.map((inset, edge) => inset + this.overflow[edge]);
    const { x, y } = this.maps;
    if (isVertical) return value + top - this.drift("y");
    return this.atRight
      ? this.extentLength(false) + value - right + this.drift("x") : value + left - this.drift("x");
  }

  /// The length of the browser's box along one axis. The box clips what is in it, so that nothing
  /// extends the scroll range; it covers the visible part, in which views beyond the end of short
  /// content are drawn.
  extentLength(isVertical) {
    const [top, left, bottom, right] = this.overflow;
    const { physicalLength, viewport } = this.maps[isVertical ? "y" : "x"];
    return Math.max(physicalLength, viewport) + (isVertical ? top + bottom : left + right);
  }

  /// The distance along an axis between the visible content and its position in the browser's box.
  drift(axis) {
    return this.maps[axis].drift - this.pull[axis];
  }

  /// Draws the shapes of the elements that are missing at edges of the content; see `Placeholders`.
  complete(boxes, missing) {
    if (!this.placeholders && !missing) return;
    this.placeholders ??= new Placeholders(this);
    this.placeholders.update(boxes, missing);
  }

  /// Enables scrolling along the axes that are longer than the box and not locked.
  applyAxes() {
    const { style } = this.scroller;
    for (const axis of ["x", "y"]) {
      const name = axis.toUpperCase();
      const scrolls = this.isEnabled && this.maps[axis].logicalMax > LEAST_DISTANCE;
      style[`overflow${name}`] = scrolls && this.heldAxis !== axis ? "auto" : "hidden";
      // An axis that this container does not scroll is left to the outer container. Browsers with
      // an effect of their own at an end display it only where content bounces.
      const atEnds = this.bounces ? "contain" : "none";
      style[`overscrollBehavior${name}`] = scrolls ? atEnds : "auto";
    }
  }

  /// Locks an axis until the scroll ends, if the user began to scroll along the other one. A scroll
  /// that begins diagonally locks neither.
  lockDirection(before) {
    if (!this.locksDirection || this.lockStart === null) return;
    this.lockStart ??= before;
    const way = { x: 0, y: 0 };
    for (const axis of ["x", "y"]) {
      way[axis] = Math.abs(this.maps[axis].logical - this.lockStart[axis]);
    }
    if (Math.hypot(way.x, way.y) < LOCK_DISTANCE) return;
    const held = way.x >= 2 * way.y ? "y" : way.y >= 2 * way.x ? "x" : null;
    if (held) {
      this.heldAxis = held;
      this.applyAxes();
      const physical = this.maps[held].move(this.lockStart[held]);
      this.place(held === "x" ? physical : null, held === "y" ? physical : null);
    }
    this.lockStart = null;
  }

  unlockDirection() {
    this.lockStart = undefined;
    if (!this.heldAxis) return;
    this.heldAxis = null;
    this.applyAxes();
  }

  /// Moves the content to an offset set by the program; smoothly, if the user has just released it.
  /// A running animation of the offset continues.
  move(offset, { isCarried = false } = {}) {
    this.base = offset;
    if (isCarried || this.ways.size > 0) {
      this.interruptGlide();
      return;
    }
    const isGlide = this.isGlide(offset);
    if (performance.now() - this.draggedAt < DRAG_TIME) this.showIndicators();
    this.restedAt = null;
    this.gliding = null;
    if (isGlide) {
      this.gliding = offset;
      const [left, top] = this.distances(offset);
      this.scroller.scrollTo({ left: this.atRight ? -left : left, top, behavior: "smooth" });
      this.glideTimer = setTimeout(() => this.endGlide(), GLIDE_LIMIT);
      return;
    }
    this.put(offset);
  }

  put(offset) {
    const [left, top] = this.distances(offset);
    const [x, y] = [this.maps.x.move(left), this.maps.y.move(top)];
    this.pull = { x: beyond(this.maps.x, left), y: beyond(this.maps.y, top) };
    this.place(x, y);
  }

  /// Animates the content from a distance away to the offset set by the program.
  carry(animation) {
    this.base ??= this.offset;
    if (prefersStillness()) {
      if (this.ways.size === 0) this.put(this.base);
      return;
    }
    // An effect without a target serves as a clock only.
    const clock = new Animation(new KeyframeEffect(null, null, timing(animation)));
    clock.play();
    keepPace(clock);
    this.ways.set(animation.id, { animation, clock });
    this.step();
  }

  endCarrying(id) {
    if (this.dropWay(id)) this.step();
  }

  /// Discards an animation; returns whether there was one.
  dropWay(id) {
    this.ways.get(id)?.clock.cancel();
    return this.ways.delete(id);
  }

  /// Ends animations and timers, before the node is removed.
  end() {
    cancelAnimationFrame(this.frame);
    for (const id of [...this.ways.keys()]) this.dropWay(id);
    for (const timer of [this.glideTimer, this.restTimer, this.indicatorTimer]) clearTimeout(timer);
  }

  /// Sets the content's animated position now, and again in the next frame.
  step() {
    cancelAnimationFrame(this.frame);
    const offset = [...this.base];
    for (const [id, { animation, clock }] of this.ways) {
      const { progress } = clock.effect.getComputedTiming();
      if (clock.playState === "finished" || progress === null) {
        this.ways.delete(id);
        continue;
      }
      const [x, y] = rest(animation, progress);
      offset[0] += x;
      offset[1] += y;
    }
    this.put(offset);
    if (this.ways.size === 0) return;
    this.showIndicators();
    this.frame = requestAnimationFrame(() => this.step());
  }

  /// Whether a move is the program's response to a finished scroll, and short.
  isGlide(offset) {
    const { x, y } = this.maps;
    const isNear = Math.abs(offset[0] - this.offset[0]) <= 2 * x.viewport
      && Math.abs(offset[1] - this.offset[1]) <= 2 * y.viewport;
    return this.restedAt !== null && performance.now() - this.restedAt < ANSWER_TIME && isNear
      && !x.isMapped && !y.isMapped && !prefersStillness();
  }

  /// Ends the glide to the program's offset.
  endGlide() {
    clearTimeout(this.glideTimer);
    const offset = this.gliding;
    if (!offset) return;
    this.gliding = null;
    this.move(offset);
  }

  interruptGlide() {
    clearTimeout(this.glideTimer);
    this.gliding = null;
    this.restedAt = null;
  }

  /// Leaves the movement of the content to the server, which scrolls by the drags of a mouse.
  drag() {
    this.draggedAt = performance.now();
    this.endGlide();
    this.restedAt = null;
    if (!this.isMoving) return;
    // The browser's scroll ends here, so that its end is not reported in the midst of the drag.
    this.isTouched = false;
    this.rested();
    this.restedAt = null;
  }

  /// Stops animations for the user's input, and reports the offset to the server.
  takeOver() {
    this.interruptGlide();
    if (this.ways.size === 0) return;
    cancelAnimationFrame(this.frame);
    for (const id of [...this.ways.keys()]) this.dropWay(id);
    this.moved();
  }

  /// Sets the container's scroll position without moving the content, and records the browser's
  /// rounded position.
  place(x, y) {
    if (x !== null) this.scroller.scrollLeft = this.atRight ? -x : x;
    if (y !== null) this.scroller.scrollTop = y;
    this.adopt();
    this.layout();
  }

  /// Restores the container's scroll position.
  restore() {
    this.place(this.maps.x.physical, this.maps.y.physical);
  }

  /// Records the browser's scroll position of the container.
  adopt() {
    this.maps.x.placed(this.scrolledAcross);
    this.maps.y.placed(this.scroller.scrollTop);
  }

  /// Handles a scroll that the browser reports, or has yet to report.
  scrolled() {
    const { scroller, maps } = this;
    // A container that is not displayed has the position 0.
    if (!(scroller.clientWidth > 0 && scroller.clientHeight > 0)) return;
    const before = { x: maps.x.logical, y: maps.y.logical };
    const x = maps.x.scrolled(this.scrolledAcross, scroller.scrollWidth - scroller.clientWidth);
    const y = maps.y.scrolled(scroller.scrollTop, scroller.scrollHeight - scroller.clientHeight);
    if (!x && !y) return;
    if (this.gliding) {
      this.layout();
      return;
    }
    this.lockDirection(before);
    this.moved();
    this.rebase(false);
  }

  /// Handles a movement of the content by the user.
  moved() {
    this.pull = { x: 0, y: 0 };
    this.layout();
    this.showIndicators();
    this.awaitRest();
    this.movedAt = performance.now();
    this.base = null;
    this.isMoving = true;
    this.restedAt = null;
    this.onScroll({ resting: false });
  }

  awaitRest() {
    clearTimeout(this.restTimer);
    this.restTimer = setTimeout(() => this.rested(), REST_DELAY);
  }

  released() {
    this.isTouched = false;
  }

  rested() {
    // A finger that rests on the content has not released it.
    if (this.isTouched && performance.now() - this.movedAt < LONGEST_HOLD) {
      this.awaitRest();
      return;
    }
    clearTimeout(this.restTimer);
    this.unlockDirection();
    if (this.gliding) {
      this.endGlide();
      return;
    }
    this.rebase(true);
    if (!this.isMoving) return;
    this.isMoving = false;
    this.restedAt = performance.now();
    this.onScroll({ resting: true });
  }

  rebase(isResting) {
    const x = this.maps.x.rebase({ isResting });
    const y = this.maps.y.rebase({ isResting });
    if (x !== null || y !== null) this.place(x, y);
  }

  /// Positions the layer of the children by the maps. It is at whole pixels, so that text stays
  /// crisp; `origin`, which the children are relative to, contains the remainder. The layer is
  /// moved by a transform because browsers store transforms in 64 bits, and other positions in 32.
  layout() {
    const [x, y] = this.offset;
    if (Math.abs(x - this.anchor.x) > ANCHOR_REACH || Math.abs(y - this.anchor.y) > ANCHOR_REACH) {
      this.anchor = { x: Math.round(x), y: Math.round(y) };
    }
    const exact = {
      x: this.atRight
        ? this.anchor.x - this.inset[3] - this.overflow[3] + this.drift("x")
        : this.anchor.x + this.inset[1] + this.overflow[1] - this.drift("x"),
      y: this.anchor.y + this.inset[0] + this.overflow[0] - this.drift("y"),
    };
    // The screen handles drags that pull the content down at its top.
    this.scroller.classList.toggle("pulls", this.pulls && this.maps.y.logical < 1);
    const left = Math.round(exact.x);
    const top = Math.round(exact.y);
    this.content.style.transform = `translate(${left}px,${top}px)`;
    const origin = { x: this.anchor.x + left - exact.x, y: this.anchor.y + top - exact.y };
    if (origin.x !== this.origin.x || origin.y !== this.origin.y) {
      this.origin = origin;
      this.onAnchor(this);
    }
    // Only content that is longer than a box moves within it.
    const isPulled = this.pull.x !== 0 || this.pull.y !== 0;
    if (this.maps.x.isMapped || this.maps.y.isMapped || isPulled) this.placeholders?.layout();
    const insets = this.indicatorInsets;
    this.layoutIndicator("x", "left", "width", insets.x[1], insets.x[3]);
    this.layoutIndicator("y", "top", "height", insets.y[0], insets.y[2]);
    this.indicators.x.style.bottom = `${INDICATOR_MARGIN + insets.x[2]}px`;
    this.indicators.y.style.right = `${INDICATOR_MARGIN + insets.y[3]}px`;
  }

  /// Positions an indicator on its track, between its insets. They include the safe area, and so
  /// avoid rounded corners.
  layoutIndicator(axis, edge, extent, before, after) {
    const map = this.maps[axis];
    const indicator = this.indicators[axis];
    const isShown = this.isEnabled && this.shows?.[axis] && map.logicalMax > 0;
    indicator.hidden = !isShown;
    if (!isShown) return;
    const track = Math.max(map.viewport - before - after - 2 * INDICATOR_MARGIN, 0);
    const length = Math.min(Math.max((map.viewport / map.length) * track, 36), track);
    const way = map.logical / map.logicalMax;
    const share = axis === "x" && this.atRight ? 1 - way : way;
    map.room = track - length;
    indicator.style[extent] = `${length}px`;
    indicator.style[edge] = `${before + INDICATOR_MARGIN + share * map.room}px`;
  }

  showIndicators() {
    for (const indicator of Object.values(this.indicators)) indicator.classList.add("active");
    clearTimeout(this.indicatorTimer);
    this.indicatorTimer = setTimeout(() => {
      for (const indicator of Object.values(this.indicators)) indicator.classList.remove("active");
    }, 900);
  }

  /// Lets the pointer drag an indicator: every position of the bar corresponds to a position of the
  /// content.
  makeDraggable(axis) {
    const indicator = this.indicators[axis];
    const position = (event) => (axis === "x" ? event.clientX : event.clientY);
    indicator.addEventListener("pointerdown", (event) => {
      event.preventDefault();
      indicator.setPointerCapture(event.pointerId);
      this.takeOver();
      const map = this.maps[axis];
      const start = { at: position(event), logical: map.logical };
      const drag = (moveEvent) => {
        if (!(map.room > 0)) return;
        const sign = axis === "x" && this.atRight ? -1 : 1;
        const way = (position(moveEvent) - start.at) / scaleOf(indicator.parentElement);
        const distance = sign * (way / map.room) * map.logicalMax;
        const physical = map.move(start.logical + distance);
        this.place(axis === "x" ? physical : null, axis === "y" ? physical : null);
        this.moved();
      };
      const end = () => {
        indicator.removeEventListener("pointermove", drag);
        indicator.removeEventListener("pointerup", end);
        indicator.removeEventListener("pointercancel", end);
      };
      indicator.addEventListener("pointermove", drag);
      indicator.addEventListener("pointerup", end);
      indicator.addEventListener("pointercancel", end);
    });
    indicator.addEventListener("click", (event) => event.stopPropagation());
  }
}
