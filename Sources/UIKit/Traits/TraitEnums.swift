/// The kind of device an interface is shown on.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// An iPhone.
  case phone = 0
  /// An iPad.
  case pad = 1
  /// An Apple TV.
  case tv = 2
  /// A car's screen.
  case carPlay = 3
  /// A Mac with an interface made for the Mac.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// How much room there is along one axis.
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not known.
  case unspecified = 0
  /// Little room, as across an iPhone held upright.
  case compact = 1
  /// Ample room, as on an iPad.
  case regular = 2
}

/// Light or dark colours.
public enum UIUserInterfaceStyle: Int, Sendable {
  /// Not known; colours resolve as for light.
  case unspecified = 0
  /// Dark text on light ground.
  case light = 1
  /// Light text on dark ground.
  case dark = 2
}

/// The direction of an interface, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// Not known; taken as left to right.
  case unspecified = -1
  /// Leading is left.
  case leftToRight = 0
  /// Leading is right.
  case rightToLeft = 1
}

/// Whether an interface lies on the ground of the screen or above other interfaces.
public enum UIUserInterfaceLevel: Int, Sendable {
  /// Not known; taken as base.
  case unspecified = -1
  /// On the ground.
  case base = 0
  /// Above other interfaces, as a sheet is; dark backgrounds are lighter there.
  case elevated = 1
}

/// Whether the user asked for more contrast.
public enum UIAccessibilityContrast: Int, Sendable {
  /// Not known; taken as normal.
  case unspecified = -1
  /// No special wish.
  case normal = 0
  /// More contrast wanted.
  case high = 1
}

/// The range of colours a display can show.
public enum UIDisplayGamut: Int, Sendable {
  /// Not known.
  case unspecified = -1
  /// The sRGB colours.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB = 0
  /// The wider Display P3 colours.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1
}

/// Whether the user asked for bold text.
public enum UILegibilityWeight: Int, Sendable {
  /// Not known; taken as regular.
  case unspecified = -1
  /// No special wish.
  case regular = 0
  /// Bold text wanted.
  case bold = 1
}
