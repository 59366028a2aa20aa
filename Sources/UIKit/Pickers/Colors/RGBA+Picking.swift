/// Colors as users see and write them.
extension RGBA {
  /// The components of a color in an environment, each from 0 to 1.
  @MainActor
  init(picked color: UIColor, in traits: UITraitCollection) {
    let all = color.rgba(in: traits)
    func limited(_ value: CGFloat) -> CGFloat { min(max(value, 0), 1) }
    self.init(
      red: limited(all.red), green: limited(all.green), blue: limited(all.blue),
      alpha: limited(all.alpha))
  }

  /// An opaque color by hue, saturation and brightness, each from 0 to 1.
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
  }

  /// An opaque color by six hexadecimal digits, with or without a number sign; `nil` for others.
  init?(hexadecimal text: String) {
    let digits = text.trimmingCharacters(in: .whitespaces).drop { $0 == "#" }
    guard digits.count == 6, let number = UInt32(digits, radix: 16) else { return nil }
    func component(_ shift: UInt32) -> CGFloat { CGFloat((number >> shift) & 255) / 255 }
    self.init(red: component(16), green: component(8), blue: component(0), alpha: 1)
  }

  /// Six hexadecimal digits for the color without its opacity.
  var hexadecimal: String {
    bytes.map { String(format: "%02X", $0) }.joined()
  }

  /// Red, green and blue from 0 to 255.
  private var bytes: [Int] { [red, green, blue].map { Int(($0 * 255).rounded()) } }

  /// The color with another opacity.
  func with(alpha: CGFloat) -> RGBA { RGBA(red: red, green: green, blue: blue, alpha: alpha) }

  /// Returns whether the color without its opacity looks the same as another one.
  func looksLike(_ other: RGBA) -> Bool { bytes == other.bytes }

  /// The color as assistive technology reads it: its digits, and its opacity if it is not opaque.
  var spoken: String {
    let percent = Int((alpha * 100).rounded())
    return percent == 100 ? "#\(hexadecimal)" : "#\(hexadecimal), \(percent)%"
  }
}
