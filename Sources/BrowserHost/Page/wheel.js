// The events of wheels: which of them belong to the screen, and their translation in points.

/// The height of a line in points, for wheels that count lines.
const LINE = 16;

/// Whether the browser scrolls a container between the target of a wheel's event and an element.
export const scrollsBetween = (event, end, styleOf = (element) => getComputedStyle(element)) => {
  const { deltaX, deltaY, target } = event;
  const isAlongX = Math.abs(deltaX) > Math.abs(deltaY);
  for (let element = target; element && element !== end; element = element.parentElement) {
    if (!element.classList.contains("scroller")) continue;
    const style = styleOf(element);
    const [delta, offset, room, overflow] = isAlongX
      ? [deltaX, element.scrollLeft, element.scrollWidth - element.clientWidth, style.overflowX]
      : [deltaY, element.scrollTop, element.scrollHeight - element.clientHeight, style.overflowY];
    if (overflow === "hidden") continue;
    if (delta < 0 ? offset > 0 : offset < room - 1) return true;
  }
  return false;
};

/// The translation of content by a wheel's event, in points.
export const wheelTranslation = ({ deltaX, deltaY, deltaMode }, pageLength) => {
  const unit = [1, LINE, pageLength][deltaMode] ?? 1;
  // A subtraction, because the negation of zero is -0.
  return [0 - deltaX * unit, 0 - deltaY * unit];
};
