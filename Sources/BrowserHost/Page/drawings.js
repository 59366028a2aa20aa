// Drawings of views, as SVG.

const NAMESPACE = "http://www.w3.org/2000/svg";

const make = (tag, attributes, parent) => {
  const element = document.createElementNS(NAMESPACE, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  parent?.append(element);
  return element;
};

/// SVG's names of the fits that scale.
const scaled = { fill: "none", aspectFit: "xMidYMid meet", aspectFill: "xMidYMid slice" };

/// The fraction of the free space before the drawing, for fits that do not scale.
const alignments = {
  center: [0.5, 0.5], top: [0.5, 0], bottom: [0.5, 1], left: [0, 0.5], right: [1, 0.5],
  topLeft: [0, 0], topRight: [1, 0], bottomLeft: [0, 1], bottomRight: [1, 1],
};

/// The number of gradients that have a name in the page.
let gradientCount = 0;

/// Defines a gradient, and returns the paint that names it.
const define = ({ tag, attributes, stops }, parent) => {
  gradientCount += 1;
  const id = `gradient-${gradientCount}`;
  const gradient = make(tag, { id, ...attributes }, parent);
  for (const [offset, color] of stops) make("stop", { offset, "stop-color": color }, gradient);
  return `url(#${id})`;
};

const writers = {
  fill: ([d, fill], parent) => make("path", { d, fill }, parent),
  fillEvenOdd: ([d, fill], parent) => make("path", { d, fill, "fill-rule": "evenodd" }, parent),
  gradient: ([d, gradient], parent) => make("path", { d, fill: define(gradient, parent) }, parent),
  stroke: ([d, stroke, width, cap, join, limit = 4, dashes = [], phase = 0], parent) => make("path", {
    d, stroke, fill: "none", "stroke-width": width, "stroke-linecap": cap, "stroke-linejoin": join,
    "stroke-miterlimit": limit,
    ...(dashes.length > 0 ? { "stroke-dasharray": dashes.join(" "), "stroke-dashoffset": phase } : {}),
  }, parent),
  text: ([{ style, size, family, color, lines }], parent) => {
    for (const [string, x, y, width] of lines) {
      const line = make("text", {
        x, y, fill: color, ...(width > 0 ? { textLength: width, lengthAdjust: "spacingAndGlyphs" } : {}),
      }, parent);
      line.style.font = `${style} ${size}px ${family}`;
      line.style.whiteSpace = "pre";
      line.textContent = string;
    }
  },
};

/// An element that displays a drawing in the box around it, also while the size of the box is
/// animated.
export const drawingElement = ({ size: [width, height], fit, marks, unclipped }) => {
  const outer = make("svg", { class: "drawing", "aria-hidden": "true" });
  if (unclipped) {
    // Shapes may lie outside of a box without size, which SVG would not draw at all.
    outer.classList.add("unclipped");
    for (const [kind, ...values] of marks) writers[kind](values, outer);
    return outer;
  }
  const alignment = alignments[fit];
  if (alignment) {
    const [x, y] = alignment;
    Object.assign(outer.style, {
      width: `${width}px`, height: `${height}px`,
      left: `calc(${x * 100}% - ${x * width}px)`, top: `calc(${y * 100}% - ${y * height}px)`,
    });
  } else {
    outer.setAttribute("viewBox", `0 0 ${width} ${height}`);
    outer.setAttribute("preserveAspectRatio", scaled[fit]);
  }
  // An inner image clips to the drawing, not to the box.
  const inner = make("svg", { width, height }, outer);
  for (const [kind, ...values] of marks) writers[kind](values, inner);
  return outer;
};

/// An element that displays the blurred shadow of a path.
export const shadowElement = ({ path, color, offset: [x, y], radius }) => {
  const outer = make("svg", { class: "drawing unclipped", "aria-hidden": "true" });
  const shape = make("path", { d: path, fill: color }, outer);
  shape.style.transform = `translate(${x}px, ${y}px)`;
  if (radius > 0) shape.style.filter = `blur(${radius}px)`;
  return outer;
};
