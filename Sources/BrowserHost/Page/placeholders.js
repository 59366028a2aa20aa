// The shapes of cells where a scroll container has content that has not arrived yet: a pattern of the
// known cells, in the background of two elements before and after them. Browsers draw it as they scroll,
// without a script.

import { element } from "./elements.js";
import { coverage, phase, tile } from "./tile.js";

/// The time for which an irregular pattern is kept, because its picture is made again for every patch
/// otherwise.
const KEEP_TIME = 1500;
/// The color that covers the shapes, on light and on dark grounds.
const VEIL = "rgb(128 128 128 / 14%)";

const round = (value) => Math.round(value * 100) / 100;

/// The picture of a tile as SVG; `start` is its beginning across the axis.
export const picture = ({ length, shapes }, start, breadth, isVertical) => {
  const [width, height] = isVertical ? [breadth, length] : [length, breadth];
  const rects = shapes.map(({ along, across, length: extent, breadth: wide, radius, fill }) => {
    const [x, y, w, h] = isVertical
      ? [across - start, along, wide, extent] : [along, across - start, extent, wide];
    const box = `x="${round(x + 0.5)}" y="${round(y + 0.5)}" width="${round(Math.max(w - 1, 0))}" `
      + `height="${round(Math.max(h - 1, 0))}" rx="${round(radius)}"`;
    return (fill ? `<rect ${box} fill="${fill}"/>` : "") + `<rect ${box} fill="${VEIL}"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${round(width)}" height="${round(height)}" `
    + `viewBox="0 0 ${round(width)} ${round(height)}">${rects.join("")}</svg>`;
};

const makeEdge = (name) =>
  element("div", { className: `ahead ${name}`, "aria-hidden": "true", hidden: "" });

export class Placeholders {
  /// `view` is the scroll view to complete.
  constructor(view) {
    this.view = view;
    this.before = makeEdge("before");
    this.after = makeEdge("after");
    view.extent.prepend(this.after, this.before);
    this.covered = null;
    this.tile = null;
    this.image = "";
    this.madeAt = 0;
  }

  /// Takes over the elements that the container has now. `boxes` have the members `x`, `y`, `width`,
  /// `height`, `radius` and `fill`; `missing` are the edges of the content at which there are more.
  update(boxes, missing) {
    const { maps } = this.view;
    this.isVertical = maps.y.logicalMax > maps.x.logicalMax;
    const turned = boxes.map(({ x, y, width, height, radius, fill }) => (this.isVertical
      ? { along: y, across: x, length: height, breadth: width, radius, fill }
      : { along: x, across: y, length: width, breadth: height, radius, fill }));
    const [top, left, bottom, right] = missing ?? [];
    this.missing = this.isVertical ? [top, bottom] : [left, right];
    this.covered = coverage(turned);
    if (this.covered && this.missing.includes(true)) this.draw(turned);
    this.layout();
  }

  draw(boxes) {
    const next = tile(boxes);
    if (!next) return;
    this.across = Math.min(...boxes.map(({ across }) => across));
    const breadth = Math.max(...boxes.map((box) => box.across + box.breadth)) - this.across;
    const isKept = this.tile && !next.isRegular && this.breadth === breadth
      && performance.now() - this.madeAt < KEEP_TIME;
    if (isKept) return;
    const image = picture(next, this.across, breadth, this.isVertical);
    this.tile = next;
    if (image === this.image) return;
    this.breadth = breadth;
    this.image = image;
    this.madeAt = performance.now();
    const address = `url("data:image/svg+xml,${encodeURIComponent(image)}")`;
    const size = this.isVertical ? `${breadth}px ${next.length}px` : `${next.length}px ${breadth}px`;
    for (const { style } of [this.before, this.after]) {
      style.backgroundImage = address;
      style.backgroundSize = size;
    }
  }

  /// Positions the elements, after the content has moved in the container.
  layout() {
    const { covered, tile: pattern, view } = this;
    const [isBefore, isAfter] = covered && pattern ? this.missing : [false, false];
    this.before.hidden = !isBefore;
    this.after.hidden = !isAfter;
    if (!isBefore && !isAfter) return;
    const [start, end] = [covered.start, covered.end].map((value) => view.positionInExtent(value, this.isVertical));
    const total = view.extentLength(this.isVertical);
    this.put(this.before, isBefore, 0, start, covered.start - start);
    this.put(this.after, isAfter, end, total - end, covered.end);
  }

  /// Places one element; `position` is the position of its beginning in the content.
  put(edgeElement, isShown, at, length, position) {
    if (!isShown) return;
    edgeElement.hidden = length <= 0;
    const { style } = edgeElement;
    const shift = `${round(-phase(position, this.tile.length))}px`;
    const [edge, extent] = this.isVertical ? ["top", "height"] : ["left", "width"];
    const [side, breadth] = this.isVertical ? ["left", "width"] : ["top", "height"];
    style[side] = `${this.view.positionInExtent(this.across, !this.isVertical)}px`;
    style[breadth] = `${this.breadth}px`;
    style[edge] = `${at}px`;
    style[extent] = `${Math.max(length, 0)}px`;
    style.backgroundPosition = this.isVertical ? `0 ${shift}` : `${shift} 0`;
  }
}
