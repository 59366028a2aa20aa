// The bars of a device in front of its apps: the status bar and the home indicator.

import { element } from "./elements.js";

/// The duration of a change, in milliseconds.
const DURATION = 300;

/// The keyframes of bars that appear.
const keyframes = {
  fade: [{ opacity: 0 }, { opacity: 1 }],
  slide: [{ transform: "translateY(-60px)" }, { transform: "none" }],
};

export class DeviceBars {
  constructor(screen) {
    this.screen = screen;
    this.image = "";
    this.element = null;
  }

  /// Displays the bars of an SVG document; an empty text for none. The bars before it disappear with
  /// the animation.
  show(image, animation) {
    if (image === this.image) return;
    const last = this.element;
    this.image = image;
    this.element = image ? this.make(image) : null;
    const frames = keyframes[animation];
    if (!frames || !last) return last?.remove();
    this.element?.animate(frames, DURATION);
    last.animate([...frames].reverse(), DURATION).onfinish = () => last.remove();
  }

  make(image) {
    const source = `data:image/svg+xml,${encodeURIComponent(image)}`;
    const bars = element("img", { className: "device-bars", src: source, alt: "" });
    this.screen.append(bars);
    return bars;
  }
}
