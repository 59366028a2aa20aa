// The pattern of the elements of a list, repeated where elements have not arrived yet.

/// Lengths differ by rounding up to this.
const TOLERANCE = 0.5;
/// The number of distances that are tried as the period of a pattern.
const TRIES = 12;
/// The share of elements that must recur after a period.
const SHARE = 0.9;
/// The number of shapes in a tile.
const MOST_SHAPES = 400;

const isNear = (one, other) => Math.abs(one - other) <= TOLERANCE;

const isAlike = (one, other) =>
  isNear(one.across, other.across) && isNear(one.breadth, other.breadth)
  && isNear(one.length, other.length);

/// The part of a list that elements cover, along its axis; null without elements.
export const coverage = (boxes) => {
  if (boxes.length === 0) return null;
  let start = Infinity;
  let end = -Infinity;
  for (const { along, length } of boxes) {
    start = Math.min(start, along);
    end = Math.max(end, along + length);
  }
  return { start, end };
};

/// The distance after which a pattern recurs; null if it does not.
export const period = (boxes) => {
  const sorted = [...boxes].sort((one, other) => one.along - other.along || one.across - other.across);
  const covered = coverage(sorted);
  if (!covered) return null;
  const [first] = sorted;
  let tries = 0;
  for (const candidate of sorted) {
    const distance = candidate.along - first.along;
    if (distance <= TOLERANCE || !isAlike(candidate, first)) continue;
    if (distance > (covered.end - covered.start) / 2 || tries === TRIES) break;
    tries += 1;
    const within = sorted.filter((box) => box.along + box.length + distance <= covered.end + TOLERANCE);
    // Elements are in the order of their positions, and so are the ones after the period.
    let next = 0;
    let found = 0;
    for (const box of within) {
      while (next < sorted.length && sorted[next].along < box.along + distance - TOLERANCE) next += 1;
      for (let index = next; index < sorted.length; index += 1) {
        if (sorted[index].along > box.along + distance + TOLERANCE) break;
        if (isAlike(sorted[index], box)) {
          found += 1;
          break;
        }
      }
    }
    if (within.length > 0 && found >= SHARE * within.length) return distance;
  }
  return null;
};

const modulo = (value, length) => ((value % length) + length) % length;

/// The shapes of a tile, which repeats along the axis from the beginning of the content, so that the
/// tile of a regular list is the same wherever its elements are. A list without a period is repeated
/// as it is. Null without elements.
export const tile = (boxes) => {
  const covered = coverage(boxes);
  if (!covered || covered.end - covered.start <= TOLERANCE) return null;
  const regular = period(boxes);
  const length = regular ?? covered.end - covered.start;
  const sorted = [...boxes].sort((one, other) => one.along - other.along || one.across - other.across);
  const limit = covered.start + length - TOLERANCE;
  const shapes = [];
  for (const box of sorted) {
    if (box.along >= limit || shapes.length >= MOST_SHAPES) break;
    const along = modulo(box.along, length);
    shapes.push({ ...box, along });
    // What reaches beyond the end of the tile continues at its beginning.
    if (along + box.length > length + TOLERANCE) shapes.push({ ...box, along: along - length });
  }
  return { length, isRegular: regular !== null, shapes };
};

/// The part of a tile's length that precedes a position of the content.
export const phase = (position, length) => modulo(position, length);
