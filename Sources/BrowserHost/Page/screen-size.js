// The size at which a device is displayed: scaled down to fit the window, or in full.

/// The scale at which an element is displayed.
export const scaleOf = (element) => {
  const { width } = element.getBoundingClientRect();
  return width > 0 && element.offsetWidth > 0 ? width / element.offsetWidth : 1;
};

/// The scale at which a box of a size fits a room: 1 at most, and no smaller than readable.
export const fittingScale = ([width, height], [wide, high], least = 0.2) =>
  Math.max(Math.min(1, wide / width, high / height), least);

/// The width of windows up to which a screen fills them, unless the address names a device.
export const PHONE_WIDTH = 500;

/// Scales a device in a frame that takes the place of the device in the layout of the page.
export class ScaledDevice {
  constructor(frame, device) {
    this.frame = frame;
    this.device = device;
    this.scale = 1;
  }

  /// Scales the device to a room; null for its full size.
  fit(room) {
    // The sizes of a layout are not those of a transform.
    const size = [this.device.offsetWidth, this.device.offsetHeight];
    this.scale = room && size[0] > 0 ? fittingScale(size, room) : 1;
    const isScaled = this.scale < 1;
    this.device.style.transform = isScaled ? `scale(${this.scale})` : "";
    this.frame.style.width = isScaled ? `${size[0] * this.scale}px` : "";
    this.frame.style.height = isScaled ? `${size[1] * this.scale}px` : "";
    this.frame.classList.toggle("scaled", isScaled);
  }
}
