// Browsers limit boxes to about 33 million pixels, and position the far end of a long box
// inexactly. AxisMap lets content of any length scroll in a box of bounded length.
//
// "Logical" is the distance scrolled through the content, "physical" the scroll position of the
// browser's container. Content that fits in `limit` maps one to one. Longer content does so within
// `edge` of both ends; between them a physical distance stands for a longer logical one. Small
// scrolls always move the content one to one, wherever they happen: the map records the drift
// between the two, and the caller moves the container back (a rebase) when scrolling has ended.

export const DEFAULT_LIMIT = 1_000_000;

const clamp = (value, low, high) => Math.min(Math.max(value, low), high);

export class AxisMap {
  constructor({ limit = DEFAULT_LIMIT } = {}) {
    this.limit = limit;
    this.edge = limit / 10;
    this.length = 0;
    this.viewport = 0;
    this.logical = 0;
    this.physical = 0;
  }

  /// Sets the length of the content and of its visible part.
  resize(length, viewport) {
    this.length = Math.max(length, 0);
    this.viewport = Math.max(viewport, 0);
    this.logical = clamp(this.logical, 0, this.logicalMax);
  }

  /// Whether the content is too long for a one-to-one mapping.
  get isMapped() {
    return this.length > this.limit;
  }

  /// The length of the browser's box.
  get physicalLength() {
    return this.isMapped ? this.limit : this.length;
  }

  get logicalMax() {
    return Math.max(this.length - this.viewport, 0);
  }

  get physicalMax() {
    return Math.max(this.physicalLength - this.viewport, 0);
  }

  /// The difference between a logical position and the position in the browser's box.
  get drift() {
    return this.logical - this.physical;
  }

  /// The container's scroll position for a logical position, at rest.
  physicalFor(logical) {
    if (!this.isMapped) return clamp(logical, 0, this.physicalMax);
    const { edge, logicalMax, physicalMax } = this;
    if (logical <= edge) return Math.max(logical, 0);
    if (logical >= logicalMax - edge) return physicalMax - Math.max(logicalMax - logical, 0);
    const share = (logical - edge) / (logicalMax - 2 * edge);
    return edge + share * (physicalMax - 2 * edge);
  }

  /// The inverse of `physicalFor`.
  logicalFor(physical) {
    if (!this.isMapped) return clamp(physical, 0, this.logicalMax);
    const { edge, logicalMax, physicalMax } = this;
    if (physical <= edge) return Math.max(physical, 0);
    if (physical >= physicalMax - edge) return logicalMax - Math.max(physicalMax - physical, 0);
    const share = (physical - edge) / (physicalMax - 2 * edge);
    return edge + share * (logicalMax - 2 * edge);
  }

  /// Handles a scroll of the container by the browser. `max` is the browser's maximum scroll
  /// position, which it may round. Returns whether the logical position changed.
  scrolled(physical, max = this.physicalMax) {
    const distance = physical - this.physical;
    if (distance === 0) return false;
    const before = this.logical;
    const isJump = Math.abs(distance) > 2 * this.viewport;
    this.physical = physical;
    if (!this.isMapped || isJump) {
      if (physical <= 0) this.logical = 0;
      else if (physical >= max - 0.5) this.logical = this.logicalMax;
      else this.logical = this.logicalFor(physical);
    } else {
      this.logical = clamp(before + distance, 0, this.logicalMax);
    }
    return this.logical !== before;
  }

  /// The scroll position to which the container should be moved so that the user can continue
  /// scrolling, or null if it may stay. In motion, this is needed only if the container is about to
  /// reach an end too early, or if the content has ended and the container has not.
  rebase({ isResting }) {
    if (!this.isMapped) return null;
    const target = this.physicalFor(this.logical);
    if (Math.abs(target - this.physical) <= 0.5) return null;
    if (isResting) return target;
    const runway = Math.min(4 * this.viewport, this.edge / 2);
    const isAtEnd = this.logical <= 0 || this.logical >= this.logicalMax;
    const isShortBefore = this.physical < runway && this.logical > this.physical;
    const isShortAfter = this.physicalMax - this.physical < runway
      && this.logicalMax - this.logical > this.physicalMax - this.physical;
    return isAtEnd || isShortBefore || isShortAfter ? target : null;
  }

  /// Records that the server's program positioned the container; the content does not move.
  placed(physical) {
    this.physical = physical;
  }

  /// Moves the content to a logical position. Returns the scroll position of the container.
  move(logical) {
    this.logical = clamp(logical, 0, this.logicalMax);
    return this.physicalFor(this.logical);
  }
}
