// The user's settings for assistive technology, and the density of the display.

/// The settings by their names in messages.
const QUERIES = {
  reduceMotion: matchMedia("(prefers-reduced-motion: reduce)"),
  reduceTransparency: matchMedia("(prefers-reduced-transparency: reduce)"),
  invertColors: matchMedia("(inverted-colors: inverted)"),
};

/// The names of the settings that are on.
export const userSettings = () =>
  Object.entries(QUERIES).filter(([, { matches }]) => matches).map(([name]) => name);

/// The pixels per point of the display, in the limits of the protocol.
export const displayScale = () => Math.min(Math.max(window.devicePixelRatio || 1, 0.25), 16);

/// Calls a handler after each change of a setting or of the density, until the signal is aborted.
export const watchSettings = (handler, signal) => {
  for (const query of Object.values(QUERIES)) query.addEventListener("change", handler, { signal });
  // A query names one density; another one takes its place after each change.
  const watchScale = () => {
    if (signal.aborted) return;
    matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener("change", () => {
      watchScale();
      handler();
    }, { signal, once: true });
  };
  watchScale();
};
