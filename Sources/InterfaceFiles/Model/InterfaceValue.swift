/// A value of an element, as Interface Builder's types have it.
enum InterfaceValue: Hashable {
  case flag(Bool)
  case number(Double)
  /// A text for the user, with its key in a strings file.
  case localized(String, key: String)
  /// A text that is not translated.
  case text(String)
  /// A case of an enumeration.
  case word(String)
  /// The members of an option set.
  case words([String])
  case rect(x: Double, y: Double, width: Double, height: Double)
  case size(width: Double, height: Double)
  case point(x: Double, y: Double)
  case insets(top: Double, left: Double, bottom: Double, right: Double)
  case color(InterfaceColor)
  case font(InterfaceFont)
  case image(name: String, isSystem: Bool)
  /// The absence of a value that has a default.
  case none
}

/// A color.
enum InterfaceColor: Hashable {
  /// Components from 0 to 1 in the extended sRGB space.
  case sRGB(red: Double, green: Double, blue: Double, alpha: Double)
  /// Components from 0 to 1 in the Display P3 space.
  case displayP3(red: Double, green: Double, blue: Double, alpha: Double)
  /// A white component and an opacity, from 0 to 1.
  case white(Double, alpha: Double)
  /// A color of the system: `systemBackgroundColor`.
  case system(String)
  /// A color of an asset catalog, with the one that the file stores for it.
  indirect case named(String, fallback: InterfaceColor?)
}

/// A font.
enum InterfaceFont: Hashable {
  /// A font of the system with a weight: `regular`, `boldSystem`.
  case system(size: Double, weight: String)
  /// The italic font of the system.
  case italic(size: Double)
  /// A text style: `UICTFontTextStyleBody`.
  case style(String)
  /// A font of a name.
  case named(String, family: String, size: Double)
}
