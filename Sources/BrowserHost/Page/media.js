// Videos and sounds in nodes, which follow the positions and rates in the server's messages.

import { element } from "./elements.js";

/// The rate at which the time of all screens passes, and the videos and sounds that exist.
let screenRate = 1;
const players = new Set();

/// Changes the rate of all videos and sounds; 0 for a pause.
export const setMediaRate = (rate) => {
  for (const player of players) player.setScreenRate(rate);
  screenRate = rate;
};

/// The difference between the position and the server's, in seconds, from which on it is corrected.
const TOLERANCE = 0.35;

/// The element with a video or sound.
export class MediaElement {
  constructor(hasPicture) {
    this.hasPicture = hasPicture;
    this.element = element(hasPicture ? "video" : "audio", {
      className: "media", preload: "auto", playsinline: "", tabindex: "-1", "aria-hidden": "true",
    });
    this.element.disablePictureInPicture = true;
    this.element.addEventListener("loadedmetadata", () => this.follow());
    this.element.addEventListener("timeupdate", () => this.correct());
    this.retry = () => this.follow();
    players.add(this);
  }

  /// Follows a message.
  show({ address, fit, rate, volume, position }) {
    if (address !== this.address) {
      this.address = address;
      this.element.src = address;
    }
    this.element.style.objectFit = fit;
    this.element.volume = volume;
    this.element.muted = volume === 0;
    this.rate = rate;
    this.setPosition(position);
    this.follow();
  }

  setPosition(position) {
    this.position = position;
    this.time = performance.now();
  }

  /// The position of the screen in the file, in seconds.
  get target() {
    return this.position + this.rate * screenRate * (performance.now() - this.time) / 1000;
  }

  /// Called before the rate of the time of all screens changes.
  setScreenRate(rate) {
    this.setPosition(this.target);
    this.follow(rate);
  }

  follow(pace = screenRate) {
    const { element: media } = this;
    if (!this.address || media.readyState === 0) return;
    const rate = this.rate * pace;
    // Browsers play from a sixteenth of the speed to its sixteenfold.
    const plays = rate >= 0.0625 && rate <= 16;
    this.correct(plays ? TOLERANCE : 0.01);
    if (!plays || this.target >= media.duration) {
      media.pause();
      return;
    }
    media.playbackRate = rate;
    // Sounds begin after an action of the user only.
    media.play().catch((error) => {
      if (error.name === "NotAllowedError") this.waitForUser();
    });
  }

  correct(tolerance = TOLERANCE) {
    const { element: media } = this;
    if (media.readyState === 0 || media.seeking) return;
    const target = Math.min(this.target, media.duration || Infinity);
    if (Math.abs(media.currentTime - target) > tolerance) media.currentTime = target;
  }

  waitForUser() {
    for (const name of ["pointerup", "keydown"]) {
      document.addEventListener(name, this.retry, { once: true, capture: true });
    }
  }

  remove() {
    players.delete(this);
    for (const name of ["pointerup", "keydown"]) {
      document.removeEventListener(name, this.retry, { capture: true });
    }
    this.element.pause();
    this.element.removeAttribute("src");
    this.element.load();
    this.element.remove();
  }
}
