// Lines of text at their baselines, with their measured widths.

import { element } from "./elements.js";

const context = element("canvas").getContext("2d");

/// A cache of results by text, which is emptied when it is large.
const remembered = (compute) => {
  const results = new Map();
  return (...values) => {
    const key = values.join("\n");
    let result = results.get(key);
    if (result === undefined) {
      if (results.size > 5000) results.clear();
      result = compute(...values);
      results.set(key, result);
    }
    return result;
  };
};

/// The natural width of a string, measured without layout.
const naturalWidth = remembered((font, string) => {
  context.font = font;
  return context.measureText(string).width;
});

const sample = "Hamburgefonstiv 0123456789 Qgjy";

/// Whether a list of families selects the font Inter on this system.
const usesInter = remembered((family) => {
  const width = (families) => naturalWidth(`100px ${families}`, sample);
  const isInstalled = width("Inter, monospace") === width("Inter, serif");
  return isInstalled && width(family) === width("Inter, serif");
});

/// The letter spacing of a string in points: the message's spacing if the font is Inter, for which it
/// was fitted.
export const letterSpacing = ({ family, spacing = 0 }) => (spacing && usesInter(family) ? spacing : 0);

const barElement = ([x, y, width, height, color]) => {
  const bar = element("i");
  Object.assign(bar.style, {
    left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px`, background: color,
  });
  return bar;
};

/// Applies the lines around glyphs, and the choice of glyphs, to an element of text.
export const styleGlyphs = (line, { outline, separate }) => {
  if (outline) {
    const [width, color, isFilled] = outline;
    line.style.webkitTextStroke = `${width}px ${color}`;
    if (!isFilled) line.style.webkitTextFillColor = "transparent";
  }
  if (separate) line.style.fontVariantLigatures = "none";
};

const runElement = (run) => {
  const { text, x, y, width, style, size, family, spacing, color, shadow, slant } = run;
  const line = element("span", {}, text);
  line.style.font = `${style} ${size}px/0 ${family}`;
  line.style.color = color;
  line.style.left = `${x}px`;
  // A line of no height aligns its baseline with the bottom of a strut of one font size.
  line.style.top = `${y - size}px`;
  if (shadow) line.style.textShadow = shadow;
  const between = letterSpacing({ family, spacing });
  if (between) line.style.letterSpacing = `${between}px`;
  const natural = naturalWidth(`${style} ${size}px ${family}`, text) + between * [...text].length;
  if (width > 0 && natural > 0 && Math.abs(width - natural) > 0.05) {
    line.style.transform = `scaleX(${width / natural})`;
  }
  if (slant) {
    // The heights above the baseline, which is one font size below the top, move to the right.
    const fit = line.style.transform;
    line.style.transform = `matrix(1, 0, ${-slant}, 1, ${slant * size}, 0) ${fit}`;
  }
  styleGlyphs(line, run);
  return line;
};

/// The runs of a line; a line without runs is one in the style of the text.
export const runsOfLine = ({ lines, ...style }, [text, x, y, width, runs]) =>
  runs ?? [{ ...style, text, x, y, width }];

/// The elements of a text.
export const textElements = (text) => text.lines.flatMap((line) => {
  const runs = runsOfLine(text, line);
  return [
    ...runs.flatMap(({ behind = [] }) => behind.map(barElement)),
    ...runs.filter((run) => run.text).map(runElement),
    ...runs.flatMap(({ front = [] }) => front.map(barElement)),
  ];
});
