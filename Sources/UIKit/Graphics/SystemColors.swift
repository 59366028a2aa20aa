/// The values of the system's dynamic colors.
///
/// They are the published ones of iOS 13 to 18 (Human Interface Guidelines, Color: specifications)
/// if the guidelines list them, and the known results of `resolvedColor(with:)` for the others. iOS
/// 26 changed several accent colors slightly.
enum SystemColors {
  static let systemRed = contrasting(
    "systemRed", .init(0xFF3B30), .init(0xFF453A), .init(0xD70015), .init(0xFF6961))
  static let systemGreen = contrasting(
    "systemGreen", .init(0x34C759), .init(0x30D158), .init(0x248A3D), .init(0x30DB5B))
  static let systemBlue = contrasting(
    "systemBlue", .init(0x007AFF), .init(0x0A84FF), .init(0x0040DD), .init(0x409CFF))
  static let systemOrange = contrasting(
    "systemOrange", .init(0xFF9500), .init(0xFF9F0A), .init(0xC93400), .init(0xFFB340))
  static let systemYellow = contrasting(
    "systemYellow", .init(0xFFCC00), .init(0xFFD60A), .init(0xB25000), .init(0xFFD426))
  static let systemPink = contrasting(
    "systemPink", .init(0xFF2D55), .init(0xFF375F), .init(0xD30F45), .init(0xFF6482))
  static let systemPurple = contrasting(
    "systemPurple", .init(0xAF52DE), .init(0xBF5AF2), .init(0x8944AB), .init(0xDA8FFF))
  static let systemTeal = contrasting(
    "systemTeal", .init(0x30B0C7), .init(0x40C8E0), .init(0x0E8299), .init(0x5DE6FF))
  static let systemIndigo = contrasting(
    "systemIndigo", .init(0x5856D6), .init(0x5E5CE6), .init(0x3634A3), .init(0x7D7AFF))
  static let systemBrown = contrasting(
    "systemBrown", .init(0xA2845E), .init(0xAC8E68), .init(0x7F6545), .init(0xB59469))
  static let systemMint = contrasting(
    "systemMint", .init(0x00C7BE), .init(0x63E6E2), .init(0x0C817B), .init(0x66D4CF))
  static let systemCyan = contrasting(
    "systemCyan", .init(0x32ADE6), .init(0x64D2FF), .init(0x0071A4), .init(0x70D7FF))
  static let systemGray = contrasting(
    "systemGray", .init(0x8E8E93), .init(0x8E8E93), .init(0x6C6C70), .init(0xAEAEB2))
  static let systemGray2 = contrasting(
    "systemGray2", .init(0xAEAEB2), .init(0x636366), .init(0x8E8E93), .init(0x7C7C80))
  static let systemGray3 = contrasting(
    "systemGray3", .init(0xC7C7CC), .init(0x48484A), .init(0xAEAEB2), .init(0x545456))
  static let systemGray4 = contrasting(
    "systemGray4", .init(0xD1D1D6), .init(0x3A3A3C), .init(0xBCBCC0), .init(0x444446))
  static let systemGray5 = contrasting(
    "systemGray5", .init(0xE5E5EA), .init(0x2C2C2E), .init(0xD8D8DC), .init(0x363638))
  static let systemGray6 = contrasting(
    "systemGray6", .init(0xF2F2F7), .init(0x1C1C1E), .init(0xEBEBF0), .init(0x242426))
  static let label = pair("label", .init(0x000000), .init(0xFFFFFF))
  static let secondaryLabel = contrasting(
    "secondaryLabel", .init(0x3C3C43, 0.6), .init(0xEBEBF5, 0.6), .init(0x3C3C43, 0.8),
    .init(0xEBEBF5, 0.7))
  static let tertiaryLabel = contrasting(
    "tertiaryLabel", .init(0x3C3C43, 0.3), .init(0xEBEBF5, 0.3), .init(0x3C3C43, 0.7),
    .init(0xEBEBF5, 0.55))
  static let quaternaryLabel = contrasting(
    "quaternaryLabel", .init(0x3C3C43, 0.18), .init(0xEBEBF5, 0.16), .init(0x3C3C43, 0.55),
    .init(0xEBEBF5, 0.4))
  static let link = pair("link", .init(0x007AFF), .init(0x0984FF))
  static let placeholderText = contrasting(
    "placeholderText", .init(0x3C3C43, 0.3), .init(0xEBEBF5, 0.3), .init(0x3C3C43, 0.7),
    .init(0xEBEBF5, 0.55))
  static let separator = contrasting(
    "separator", .init(0x3C3C43, 0.29), .init(0x545458, 0.6), .init(0x3C3C43, 0.37),
    .init(0x545458, 0.65))
  static let opaqueSeparator = pair("opaqueSeparator", .init(0xC6C6C8), .init(0x38383A))
  static let systemFill = pair("systemFill", .init(0x787880, 0.2), .init(0x787880, 0.36))
  static let secondarySystemFill = pair(
    "secondarySystemFill", .init(0x787880, 0.16), .init(0x787880, 0.32))
  static let tertiarySystemFill = pair(
    "tertiarySystemFill", .init(0x767680, 0.12), .init(0x767680, 0.24))
  static let quaternarySystemFill = pair(
    "quaternarySystemFill", .init(0x747480, 0.08), .init(0x767680, 0.18))
  static let systemBackground = background(
    "systemBackground", .init(0xFFFFFF), .init(0x000000), .init(0x1C1C1E))
  static let secondarySystemBackground = background(
    "secondarySystemBackground", .init(0xF2F2F7), .init(0x1C1C1E), .init(0x2C2C2E))
  static let tertiarySystemBackground = background(
    "tertiarySystemBackground", .init(0xFFFFFF), .init(0x2C2C2E), .init(0x3A3A3C))
  static let systemGroupedBackground = background(
    "systemGroupedBackground", .init(0xF2F2F7), .init(0x000000), .init(0x1C1C1E))
  static let secondarySystemGroupedBackground = background(
    "secondarySystemGroupedBackground", .init(0xFFFFFF), .init(0x1C1C1E), .init(0x2C2C2E))
  static let tertiarySystemGroupedBackground = background(
    "tertiarySystemGroupedBackground", .init(0xF2F2F7), .init(0x2C2C2E), .init(0x3A3A3C))
  static let darkText = UIColor(white: 0, alpha: 1)
  static let lightText = UIColor(white: 1, alpha: 0.6)
}

extension SystemColors {
  private static func pair(_ name: String, _ light: RGBA, _ dark: RGBA) -> UIColor {
    let (light, dark) = (UIColor(.rgb(light)), UIColor(.rgb(dark)))
    return UIColor(
      .dynamic(
        DynamicColor(name: name) { traits in
          traits.userInterfaceStyle == .dark ? dark : light
        }))
  }

  /// Returns a color with a variant for increased contrast.
  private static func contrasting(
    _ name: String, _ light: RGBA, _ dark: RGBA, _ strongLight: RGBA, _ strongDark: RGBA
  ) -> UIColor {
    let (light, dark) = (UIColor(.rgb(light)), UIColor(.rgb(dark)))
    let (strongLight, strongDark) = (UIColor(.rgb(strongLight)), UIColor(.rgb(strongDark)))
    return UIColor(
      .dynamic(
        DynamicColor(name: name) { traits in
          switch (traits.userInterfaceStyle, traits.accessibilityContrast) {
          case (.dark, .high): strongDark
          case (.dark, _): dark
          case (_, .high): strongLight
          default: light
          }
        }))
  }

  /// Returns a background color, with another value for elevated levels in dark environments.
  private static func background(
    _ name: String, _ light: RGBA, _ dark: RGBA, _ elevatedDark: RGBA
  ) -> UIColor {
    let (light, dark) = (UIColor(.rgb(light)), UIColor(.rgb(dark)))
    let elevatedDark = UIColor(.rgb(elevatedDark))
    return UIColor(
      .dynamic(
        DynamicColor(name: name) { traits in
          switch (traits.userInterfaceStyle, traits.userInterfaceLevel) {
          case (.dark, .elevated): elevatedDark
          case (.dark, _): dark
          default: light
          }
        }))
  }
}

extension RGBA {
  /// Creates components from a number written as 0xRRGGBB.
  fileprivate init(_ hex: UInt32, _ alpha: CGFloat = 1) {
    self.init(
      red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255,
      blue: CGFloat(hex & 0xFF) / 255, alpha: alpha)
  }
}
