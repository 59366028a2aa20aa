/// The definition of a ``UIColor``.
enum ColorContent: Hashable, @unchecked Sendable {
  case rgb(RGBA)
  case gray(white: CGFloat, alpha: CGFloat)
  case dynamic(DynamicColor)
}

/// A closure that returns a color for each environment, compared by identity.
final class DynamicColor: Hashable {
  let name: String?
  let provider: (UITraitCollection) -> UIColor

  init(name: String? = nil, provider: @escaping (UITraitCollection) -> UIColor) {
    self.name = name
    self.provider = provider
  }

  static func == (left: DynamicColor, right: DynamicColor) -> Bool { left === right }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension RGBA {
  /// Creates components from hue, saturation, and brightness.
  ///
  /// Saturation and brightness are clamped to 0 to 1. A hue beyond them goes around the circle,
  /// which apps with hues of 0 to 359 depend on.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let hue = hue.isFinite ? hue - hue.rounded(.down) : 0
    let saturation = min(max(saturation, 0), 1)
    let brightness = min(max(brightness, 0), 1)
    let sector = (hue * 6).rounded(.down)
    let part = hue * 6 - sector
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * part)
    let rising = brightness * (1 - saturation * (1 - part))
    let (red, green, blue) =
      switch Int(sector) % 6 {
      case 0: (brightness, rising, low)
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      default: (brightness, low, falling)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Creates components from a Display P3 color. The matrix converts linear Display P3 to linear
  /// sRGB; both spaces share white point and transfer function (CSS Color Module Level 4, section
  /// 10).
  init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self.encoded(1.2249401763 * r - 0.2249401763 * g),
      green: Self.encoded(-0.0420569547 * r + 1.0420569547 * g),
      blue: Self.encoded(-0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b),
      alpha: alpha)
  }

  private static func linear(_ value: CGFloat) -> CGFloat {
    let size = Double(abs(value))
    let result = size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4)
    return CGFloat(value < 0 ? -result : result)
  }

  private static func encoded(_ value: CGFloat) -> CGFloat {
    let size = Double(abs(value))
    let result = size <= 0.0031308 ? size * 12.92 : 1.055 * pow(size, 1 / 2.4) - 0.055
    return CGFloat(value < 0 ? -result : result)
  }

  /// The hue, saturation, and brightness of these components.
  var hueSaturationBrightness: (CGFloat, CGFloat, CGFloat) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    guard range > 0, high > 0 else { return (0, 0, high) }
    let sixth: CGFloat =
      if high == red {
        ((green - blue) / range + 6).truncatingRemainder(dividingBy: 6)
      } else if high == green {
        (blue - red) / range + 2
      } else {
        (red - green) / range + 4
      }
    return (sixth / 6, range / high, high)
  }
}
