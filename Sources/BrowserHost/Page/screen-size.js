// The size at which a device is displayed: scaled down to fit the window, or in full.

/// The scale at which an element is displayed.
export const scaleOf = (element) => {
  const { width } = element.getBoundingClientRect();
  return width > 0 && element.offsetWidth > 0 ? width / element.offsetWidth : 1;
};

/// The scale at which a box of a size fits a room: 1 at most, and no smaller than readable.
export const fittingScale = ([width, height], [wide, high], least = 0.2) =>
  Math.max(Math.min(1, wide / width, high / height), least);

/// The scale at which boxes side by side fit a room: one for all, so that their sizes compare.
export const commonScale = (sizes, room) => {
  const width = sizes.reduce((sum, size) => sum + size[0], 0);
  const height = Math.max(...sizes.map((size) => size[1]));
  return width > 0 ? fittingScale([width, height], room) : 1;
};

/// The width of windows up to which a screen fills them, unless the address names a device.
export const PHONE_WIDTH = 500;

/// Scales a device in a frame that takes the place of the device in the layout of the page.
export class ScaledDevice {
  constructor(frame, device) {
    this.frame = frame;
    this.device = device;
  }

  /// The full size, which is the one of the layout in spite of the transform.
  get size() {
    return [this.device.offsetWidth, this.device.offsetHeight];
  }

  /// Displays the device at a scale.
  show(scale) {
    const [width, height] = this.size;
    const isScaled = scale < 1 && width > 0;
    this.device.style.setProperty("--scale", isScaled ? String(scale) : "");
    this.device.style.transform = isScaled ? `scale(${scale})` : "";
    this.frame.style.width = isScaled ? `${width * scale}px` : "";
    this.frame.style.height = isScaled ? `${height * scale}px` : "";
    this.frame.classList.toggle("scaled", isScaled);
  }
}
