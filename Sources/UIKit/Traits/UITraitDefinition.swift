/// A trait: a value that is handed down the tree of windows, view controllers and views.
///
/// Make one of your own by giving it a default value:
///
///     struct CompactCardsTrait: UITraitDefinition {
///       static let defaultValue = false
///     }
///
/// and read it from a trait collection with `traits[CompactCardsTrait.self]`.
public protocol UITraitDefinition<Value> {
  /// The type of the trait's values.
  associatedtype Value
  /// The value where nobody set one.
  static var defaultValue: Value { get }
  /// A name that identifies the trait. The type's name where none is given.
  static var identifier: String { get }
  /// A name to show. The type's name where none is given.
  static var name: String { get }
  /// Whether dynamic colours may depend on the trait. False where nothing is said.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type with its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// False.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait as a value, to list the traits someone wants to hear about.
public typealias UITrait = any UITraitDefinition.Type

/// The kind of device.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
  /// Not known.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// Light or dark.
public enum UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
  /// Not known.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// The direction of the interface.
public enum UITraitLayoutDirection: UITraitDefinition, Sendable {
  /// Not known.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// Pixels per point.
public enum UITraitDisplayScale: UITraitDefinition, Sendable {
  /// Zero: not known.
  public static var defaultValue: CGFloat { 0 }
}

/// Room across.
public enum UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
  /// Not known.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// Room down.
public enum UITraitVerticalSizeClass: UITraitDefinition, Sendable {
  /// Not known.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The user's text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
  /// Not known.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The range of colours of the display.
public enum UITraitDisplayGamut: UITraitDefinition, Sendable {
  /// Not known.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether more contrast is wanted.
public enum UITraitAccessibilityContrast: UITraitDefinition, Sendable {
  /// Not known.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// Ground or elevated.
public enum UITraitUserInterfaceLevel: UITraitDefinition, Sendable {
  /// Not known.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// True.
  public static var affectsColorAppearance: Bool { true }
}

/// Whether bold text is wanted.
public enum UITraitLegibilityWeight: UITraitDefinition, Sendable {
  /// Not known.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
