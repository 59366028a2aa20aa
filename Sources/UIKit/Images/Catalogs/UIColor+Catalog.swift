extension UIColor {
  /// Returns the color of an object in a color set: components in a color space, or the name of a
  /// system color.
  static func inCatalog(_ json: [String: Any]) -> UIColor? {
    if let reference = json["reference"] as? String { return system[reference] }
    guard let components = json["components"] as? [String: Any] else { return nil }
    func number(_ key: String) -> CGFloat? { components[key].flatMap(component) }
    let alpha = components["alpha"].flatMap(opacity) ?? 1
    let space = json["color-space"] as? String ?? "srgb"
    if let white = number("white") {
      return UIColor(white: white, alpha: alpha)
    }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    return space == "display-p3"
      ? UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A component: a fraction with a decimal point, a number from 0 to 255, or two hexadecimal
  /// digits after `0x`.
  private static func component(_ value: Any) -> CGFloat? {
    if let number = value as? NSNumber {
      let number = number.doubleValue
      return finite(number > 1 ? number / 255 : number)
    }
    guard let text = (value as? String)?.trimmingCharacters(in: .whitespaces) else { return nil }
    if text.lowercased().hasPrefix("0x") {
      return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 }
    }
    if let whole = Int(text) { return CGFloat(whole) / 255 }
    return Double(text).flatMap(finite)
  }

  /// An opacity, which is a fraction even as a whole number, unless it is larger than 1.
  private static func opacity(_ value: Any) -> CGFloat? {
    if let text = value as? String, let number = Double(text), number <= 1 { return finite(number) }
    return component(value)
  }

  private static func finite(_ number: Double) -> CGFloat? {
    number.isFinite ? CGFloat(number) : nil
  }

  /// The system colors by their names in catalogs.
  private static let system: [String: UIColor] = [
    "systemRedColor": .systemRed, "systemGreenColor": .systemGreen,
    "systemBlueColor": .systemBlue, "systemOrangeColor": .systemOrange,
    "systemYellowColor": .systemYellow, "systemPinkColor": .systemPink,
    "systemPurpleColor": .systemPurple, "systemTealColor": .systemTeal,
    "systemIndigoColor": .systemIndigo, "systemBrownColor": .systemBrown,
    "systemMintColor": .systemMint, "systemCyanColor": .systemCyan,
    "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2,
    "systemGray3Color": .systemGray3, "systemGray4Color": .systemGray4,
    "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    "labelColor": .label, "secondaryLabelColor": .secondaryLabel,
    "tertiaryLabelColor": .tertiaryLabel, "quaternaryLabelColor": .quaternaryLabel,
    "linkColor": .link, "placeholderTextColor": .placeholderText,
    "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
    "systemFillColor": .systemFill, "secondarySystemFillColor": .secondarySystemFill,
    "tertiarySystemFillColor": .tertiarySystemFill,
    "quaternarySystemFillColor": .quaternarySystemFill,
    "systemBackgroundColor": .systemBackground,
    "secondarySystemBackgroundColor": .secondarySystemBackground,
    "tertiarySystemBackgroundColor": .tertiarySystemBackground,
    "systemGroupedBackgroundColor": .systemGroupedBackground,
    "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
    "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground,
    "darkTextColor": .darkText, "lightTextColor": .lightText,
  ]
}
