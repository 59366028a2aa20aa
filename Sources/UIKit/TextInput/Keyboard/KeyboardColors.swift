/// The colors of the displayed keyboard, which are chosen.
enum KeyboardColors {
  static let background = color(light: 0xD1D4DB, dark: 0x2B2B2D)
  static let lightKey = color(light: 0xFFFFFF, dark: 0x6B6B6E)
  static let darkKey = color(light: 0xABB1BB, dark: 0x48484B)
  static let pressedLightKey = color(light: 0xB4B9C2, dark: 0x48484B)
  static let text = color(light: 0x000000, dark: 0xFFFFFF)
  static let faintText = color(light: 0x7D8086, dark: 0x8E8E93)
  static let action = color(light: 0x007AFF, dark: 0x0A84FF)
  static let shadow = color(light: 0x898A8D, dark: 0x1B1B1D)
  static let separator = color(light: 0xB9BDC6, dark: 0x48484B)

  private static func color(light: UInt32, dark: UInt32) -> UIColor {
    UIColor { traits in
      let value = traits.userInterfaceStyle == .dark ? dark : light
      return UIColor(
        red: CGFloat(value >> 16 & 0xFF) / 255, green: CGFloat(value >> 8 & 0xFF) / 255,
        blue: CGFloat(value & 0xFF) / 255, alpha: 1)
    }
  }
}
