// Drawings of views, as SVG.

import { matrix } from "./animations.js";
import { svgElement } from "./elements.js";
import { letterSpacing, runsOfLine, styleGlyphs } from "./text-lines.js";

/// Adds an element at the end of another one.
const make = (tag, attributes, parent) => {
  const result = svgElement(tag, attributes);
  parent.append(result);
  return result;
};

/// SVG's names of the fits that scale.
const scaled = { fill: "none", aspectFit: "xMidYMid meet", aspectFill: "xMidYMid slice" };

/// The fraction of the free space before the drawing, for fits that do not scale.
const alignments = {
  center: [0.5, 0.5], top: [0.5, 0], bottom: [0.5, 1], left: [0, 0.5], right: [1, 0.5],
  topLeft: [0, 0], topRight: [1, 0], bottomLeft: [0, 1], bottomRight: [1, 1],
};

/// The number of gradients, clips, masks, patterns and filters that have a name in the page.
let nameCount = 0;

/// A name for a gradient, a clip, a mask, a pattern or a filter.
const makeName = () => {
  nameCount += 1;
  return `paint-${nameCount}`;
};

/// Defines a gradient, and returns the paint that names it.
const define = ({ tag, attributes, stops }, parent) => {
  const id = makeName();
  const gradient = make(tag, { id, ...attributes }, parent);
  for (const [offset, color] of stops) make("stop", { offset, "stop-color": color }, gradient);
  return `url(#${id})`;
};

/// A group whose marks are clipped, shaded and mixed as a whole.
const begin = ({ clips, opacity, shadow, blend }, parent) => {
  let clip = null;
  for (const [d, isEvenOdd] of clips) {
    const id = makeName();
    // Each clip is clipped by the one before it.
    const area = make("clipPath", { id, ...(clip ? { "clip-path": clip } : {}) }, parent);
    make("path", { d, "clip-rule": isEvenOdd ? "evenodd" : "nonzero" }, area);
    clip = `url(#${id})`;
  }
  const group = make("g", { opacity, ...(clip ? { "clip-path": clip } : {}) }, parent);
  if (blend) group.style.mixBlendMode = blend;
  if (shadow) {
    const { color, offset: [x, y], radius } = shadow;
    group.style.filter = `drop-shadow(${x}px ${y}px ${radius}px ${color})`;
  }
  return group;
};

/// Writes marks in order; each group is an element of its own.
const write = (marks, parent) => {
  const groups = [parent];
  for (const [kind, ...values] of marks) {
    if (kind === "begin") groups.push(begin(values[0], groups.at(-1)));
    else if (kind === "end") groups.pop();
    else writers[kind](values, groups.at(-1));
  }
};

const box = ([x, y, width, height]) => ({ x, y, width, height });

/// The pieces of a picture. Each shows a part of it in a rectangle, stretched or repeated.
const writePieces = ({ turn, pieces }, picture, parent) => {
  for (const [source, target, tile] of pieces) {
    // A part of one pixel has one color, which smoothing would blend with the pixels around it.
    const isPixel = Math.min(source[2], source[3]) < 0.05;
    const view = {
      viewBox: source.join(" "), preserveAspectRatio: "none",
      ...(isPixel ? { "image-rendering": "pixelated" } : {}),
    };
    if (!tile) {
      make("svg", { ...box(target), ...view }, parent).append(picture(turn));
      continue;
    }
    const id = makeName();
    const part = [target[0], target[1], ...tile];
    make("pattern", { id, patternUnits: "userSpaceOnUse", ...box(part), ...view }, parent)
      .append(picture(turn));
    make("rect", { ...box(target), fill: `url(#${id})` }, parent);
  }
};

/// A filter that fills the opacity of a picture with a color.
const makeTint = (color, parent) => {
  const id = makeName();
  const filter = make("filter", {
    id, x: 0, y: 0, width: 1, height: 1, "color-interpolation-filters": "sRGB",
  }, parent);
  make("feFlood", { "flood-color": color }, filter);
  make("feComposite", { in2: "SourceAlpha", operator: "in" }, filter);
  return `url(#${id})`;
};

const writeBar = ([x, y, width, height, fill], parent) =>
  make("rect", { x, y, width, height, fill }, parent);

const writeRun = (run, parent) => {
  const { text, x, y, width, style, size, family, spacing, color, shadow, slant, outline } = run;
  const fit = width > 0 ? { textLength: width, lengthAdjust: "spacingAndGlyphs" } : {};
  const line = make("text", { x, y, fill: color, ...fit }, parent);
  line.style.font = `${style} ${size}px ${family}`;
  line.style.whiteSpace = "pre";
  line.style.letterSpacing = `${letterSpacing({ family, spacing })}px`;
  if (shadow) line.style.filter = `drop-shadow(${shadow})`;
  if (slant) line.setAttribute("transform", `matrix(1 0 ${-slant} 1 ${slant * y} 0)`);
  if (outline) {
    const [strokeWidth, stroke, isFilled] = outline;
    Object.assign(line.style, { stroke, strokeWidth: `${strokeWidth}px` });
    if (!isFilled) line.style.fill = "none";
  }
  styleGlyphs(line, { separate: run.separate });
  line.textContent = text;
};

const writers = {
  cut: ([marks, removed], parent) => {
    const id = makeName();
    // Drawings are smaller; what is outside of their rectangles is clipped.
    const area = { x: -100, y: -100, width: 1e4, height: 1e4 };
    const mask = make("mask", { id, maskUnits: "userSpaceOnUse", ...area }, parent);
    make("rect", { ...area, fill: "#fff" }, mask);
    write(removed, mask);
    write(marks, make("g", { mask: `url(#${id})` }, parent));
  },
  image: ([image], parent) => {
    const { source, size: [width, height], tint, whole } = image;
    const picture = (transform) => svgElement("image", {
      href: source, width, height, preserveAspectRatio: "none", transform: matrix(transform),
    });
    const group = make("g", tint ? { filter: makeTint(tint, parent) } : {}, parent);
    if (whole) group.append(picture(whole));
    else writePieces(image, picture, group);
  },
  picture: ([{ transform, marks, clip, tint }], parent) => {
    const group = make("g", {
      transform: matrix(transform), ...(tint ? { filter: makeTint(tint, parent) } : {}),
    }, parent);
    if (!clip) return write(marks, group);
    const id = makeName();
    make("rect", box(clip), make("clipPath", { id }, group));
    return write(marks, make("g", { "clip-path": `url(#${id})` }, group));
  },
  fill: ([d, fill], parent) => make("path", { d, fill }, parent),
  fillEvenOdd: ([d, fill], parent) => make("path", { d, fill, "fill-rule": "evenodd" }, parent),
  gradient: ([d, gradient], parent) => make("path", { d, fill: define(gradient, parent) }, parent),
  stroke: ([d, stroke, width, cap, join, limit = 4, dashes = [], phase = 0, transform], parent) => make("path", {
    d, stroke, fill: "none", "stroke-width": width, "stroke-linecap": cap, "stroke-linejoin": join,
    "stroke-miterlimit": limit,
    ...(transform ? { transform: matrix(transform) } : {}),
    ...(dashes.length > 0 ? { "stroke-dasharray": dashes.join(" "), "stroke-dashoffset": phase } : {}),
  }, parent),
  text: ([text], parent) => {
    for (const line of text.lines) {
      const runs = runsOfLine(text, line);
      for (const { behind = [] } of runs) behind.forEach((bar) => writeBar(bar, parent));
      for (const run of runs) if (run.text) writeRun(run, parent);
      for (const { front = [] } of runs) front.forEach((bar) => writeBar(bar, parent));
    }
  },
};

/// The pictures that were decoded last, by their addresses: the page keeps this number of them, so
/// that they are displayed at once.
const decoded = new Map();
const DECODED_LIMIT = 256;

/// Decodes a picture; resolves even if it cannot be loaded.
const decode = async (source) => {
  const picture = new Image();
  picture.src = source;
  decoded.set(source, picture);
  await picture.decode().catch(() => decoded.delete(source));
};

/// The addresses of the pictures that marks draw, also in pictures of marks and in marks with parts
/// cut out.
const sourcesOf = (marks) =>
  marks.flatMap(([kind, ...values]) => {
    if (kind === "image") return [values[0].source];
    if (kind === "picture") return sourcesOf(values[0].marks);
    return kind === "cut" ? values.flatMap(sourcesOf) : [];
  });

/// Decodes the pictures of a drawing; `null` if they were decoded before.
export const decodePictures = ({ marks }) => {
  const missing = [...new Set(sourcesOf(marks))].filter((source) => {
    const picture = decoded.get(source);
    if (!picture?.complete) return true;
    // The latest ones are last.
    decoded.delete(source);
    decoded.set(source, picture);
    return false;
  });
  if (missing.length === 0) return null;
  const result = Promise.all(missing.map(decode));
  for (const source of decoded.keys()) {
    if (decoded.size <= DECODED_LIMIT) break;
    decoded.delete(source);
  }
  return result;
};

/// An element that displays a drawing in the box around it, also while the size of the box is
/// animated.
export const drawingElement = ({ size: [width, height], fit, marks, unclipped }) => {
  const outer = svgElement("svg", { class: "drawing", "aria-hidden": "true" });
  if (unclipped) {
    // Shapes may lie outside of a box without size, which SVG would not draw at all.
    outer.classList.add("unclipped");
    write(marks, outer);
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
  write(marks, inner);
  return outer;
};

/// An element that displays the blurred shadow of a path.
export const shadowElement = ({ path, color, offset: [x, y], radius }) => {
  const outer = svgElement("svg", { class: "drawing unclipped", "aria-hidden": "true" });
  const shape = make("path", { d: path, fill: color }, outer);
  shape.style.transform = `translate(${x}px, ${y}px)`;
  if (radius > 0) shape.style.filter = `blur(${radius}px)`;
  return outer;
};
