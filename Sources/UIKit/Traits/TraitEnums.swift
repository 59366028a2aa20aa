/// The kind of device that displays an interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// The display of a car.
  case carPlay = 3
  /// A Mac with a Mac interface.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The amount of space along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Little space, as across an iPhone in portrait.
  case compact = 1
  /// Ample space, as on an iPad.
  case regular = 2
}

/// The light or dark style of an interface.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Unspecified; colors resolve as for light.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}

/// The layout direction of an interface, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Unspecified; treated as left to right.
  case unspecified = -1
  /// The leading edge is on the left.
  case leftToRight = 0
  /// The leading edge is on the right.
  case rightToLeft = 1
}

/// The elevation of an interface relative to the screen.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Unspecified; treated as base.
  case unspecified = -1
  /// The base level of the screen.
  case base = 0
  /// A level above other interfaces, such as a sheet; dark backgrounds are lighter there.
  case elevated = 1
}

/// The user's preference for contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Unspecified; treated as normal.
  case unspecified = -1
  /// Normal contrast.
  case normal = 0
  /// Increased contrast.
  case high = 1
}

/// The range of colors of a display.
public enum UIDisplayGamut: Int, Sendable {
  /// Unspecified.
  case unspecified = -1
  /// The sRGB colors.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB = 0
  /// The wider Display P3 colors.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1
}

/// The user's preference for bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// Unspecified; treated as regular.
  case unspecified = -1
  /// Regular text.
  case regular = 0
  /// Bold text.
  case bold = 1
}
