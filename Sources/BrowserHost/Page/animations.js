// Plays the animations of the server's messages. A node's own style is the final one; an
// animation displays the remaining distance to it, so animations of one property are additive and
// all end exactly there.

const motion = matchMedia("(prefers-reduced-motion: reduce)");

/// Whether the user prefers reduced motion. Fades still run.
export const prefersStillness = () => motion.matches;

// Numbers that may be negative during an animation, which CSS does not accept for sizes, radii,
// and opacities.
for (const [name, syntax, initialValue] of [
  ["--more-width", "<length>", "0px"], ["--more-height", "<length>", "0px"],
  ["--more-radius", "<length>", "0px"], ["--more-opacity", "<number>", "0"],
]) {
  CSS.registerProperty({ name, syntax, inherits: false, initialValue });
}

/// The timing of an animation, for the Web Animations API.
export const timing = ({
  delay, duration, easing, repeat = 1, autoreverses = false, reversed = false, stays = false,
}) => ({
  delay,
  duration,
  easing,
  iterations: repeat === 0 ? Infinity : repeat * (autoreverses ? 2 : 1),
  direction: autoreverses ? "alternate" : reversed ? "reverse" : "normal",
  fill: stays ? "both" : "backwards",
});

/// The transform of six numbers of the plane, or of sixteen of space.
export const matrix = (numbers) => `matrix${numbers.length > 6 ? "3d" : ""}(${numbers.join(",")})`;

const still = { translate: "0px 0px" };

/// The keyframes of a property. Those with a single frame end at the element's own style.
const frames = {
  position: ([x, y]) => [{ translate: `${x}px ${y}px` }, still],
  size: ([width, height]) => [
    { "--more-width": `${width}px`, "--more-height": `${height}px`,
      translate: `${-width / 2}px ${-height / 2}px` },
    { "--more-width": "0px", "--more-height": "0px", ...still },
  ],
  opacity: (value) => [{ "--more-opacity": `${value}` }, { "--more-opacity": "0" }],
  radius: (value) => [{ "--more-radius": `${value}px` }, { "--more-radius": "0px" }],
  transform: (numbers) => [{ offset: 0, transform: matrix(numbers) }],
  fill: (color) => [{ offset: 0, backgroundColor: color ?? "transparent" }],
};

const adds = new Set(["position", "size", "opacity", "radius"]);
const fades = new Set(["opacity", "fill"]);

/// The keyframes of an animation: its start value, intermediate values, and end value.
const keyframes = ({ property, from, later = [] }) => {
  const [start, ...end] = frames[property](from);
  const stops = later.map(([offset, value]) => ({ ...frames[property](value)[0], offset }));
  // A stop at the end stands for a value other than the element's own.
  return [start, ...stops, ...(later.at(-1)?.[0] === 1 ? [] : end)];
};

/// The remaining distance at a fraction of an animation, in each direction.
export const rest = ({ from, later = [] }, progress) => {
  const stops = [[0, from], ...later, [1, from.map(() => 0)]];
  const before = stops.findLastIndex(([offset]) => offset <= progress);
  // Springs overshoot both ends.
  const index = Math.min(Math.max(before, 0), stops.length - 2);
  const [start, value] = stops[index];
  const [end, next] = stops[index + 1];
  const share = end > start ? (progress - start) / (end - start) : 1;
  return value.map((number, axis) => number + (next[axis] - number) * share);
};

/// The rate at which the animations of all screens play, and the ones that play.
let rate = 1;
const playing = new Set();

/// Plays an animation at the rate of the screens.
export const keepPace = (animation) => {
  playing.add(animation);
  const leave = () => playing.delete(animation);
  animation.addEventListener("finish", leave);
  animation.addEventListener("cancel", leave);
  if (rate > 0) animation.playbackRate = rate;
  else animation.pause();
};

const endOf = (animation) => animation.effect.getComputedTiming().endTime;

/// Changes the rate of all animations; 0 for a pause.
export const setPlaybackRate = (next) => {
  rate = next;
  for (const animation of playing) {
    if (rate === 0) animation.pause();
    else if (animation.currentTime >= endOf(animation)) animation.finish();
    else {
      animation.playbackRate = rate;
      animation.play();
    }
  }
};

/// Advances animations that pause by a time in milliseconds.
export const stepAnimations = (time) => {
  for (const animation of playing) {
    const next = animation.currentTime + time;
    if (next >= endOf(animation)) animation.finish();
    else animation.currentTime = next;
  }
};

/// The running animations of one element.
export class Movement {
  constructor(element) {
    this.element = element;
    this.running = new Map();
  }

  start(animation) {
    const { id, property, stays } = animation;
    if (prefersStillness() && !fades.has(property)) return;
    const player = this.element.animate(keyframes(animation), {
      ...timing(animation), composite: adds.has(property) ? "add" : "replace",
    });
    keepPace(player);
    if (!stays) player.onfinish = () => this.running.delete(id);
    this.running.set(id, player);
  }

  stop(id) {
    this.running.get(id)?.cancel();
    this.running.delete(id);
  }

  /// Ends all animations.
  end() {
    for (const id of [...this.running.keys()]) this.stop(id);
  }
}
