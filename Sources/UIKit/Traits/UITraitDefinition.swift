/// A trait: a value that propagates through windows, view controllers, and views.
///
/// Define a trait by a default value:
///
///     struct CompactCardsTrait: UITraitDefinition {
///       static let defaultValue = false
///     }
///
/// and read it from a trait collection with `traits[CompactCardsTrait.self]`.
public protocol UITraitDefinition<Value> {
  /// The type of the trait's values.
  associatedtype Value
  /// The default value.
  static var defaultValue: Value { get }
  /// The identifier of the trait. The default is the type's name.
  static var identifier: String { get }
  /// The display name of the trait. The default is the type's name.
  static var name: String { get }
  /// A Boolean value that indicates whether dynamic colors may depend on the trait. The default is
  /// `false`.
  static var affectsColorAppearance: Bool { get }
}

extension UITraitDefinition {
  /// The name of the type, including its module.
  public static var identifier: String { String(reflecting: Self.self) }
  /// The name of the type.
  public static var name: String { String(describing: Self.self) }
  /// `false`.
  public static var affectsColorAppearance: Bool { false }
}

/// A trait as a value, for lists of traits.
public typealias UITrait = any UITraitDefinition.Type

/// The trait of the device kind.
public enum UITraitUserInterfaceIdiom: UITraitDefinition, Sendable {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
}

/// The trait of the light or dark style.
public enum UITraitUserInterfaceStyle: UITraitDefinition, Sendable {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// `true`.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait of the layout direction.
public enum UITraitLayoutDirection: UITraitDefinition, Sendable {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
}

/// The trait of the number of pixels per point.
public enum UITraitDisplayScale: UITraitDefinition, Sendable {
  /// Zero, for unspecified.
  public static var defaultValue: CGFloat { 0 }
}

/// The trait of the horizontal size class.
public enum UITraitHorizontalSizeClass: UITraitDefinition, Sendable {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The trait of the vertical size class.
public enum UITraitVerticalSizeClass: UITraitDefinition, Sendable {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
}

/// The trait of the user's preferred text size.
public enum UITraitPreferredContentSizeCategory: UITraitDefinition, Sendable {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
}

/// The trait of the display's range of colors.
public enum UITraitDisplayGamut: UITraitDefinition, Sendable {
  /// Unspecified.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// `true`.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait of the user's preference for contrast.
public enum UITraitAccessibilityContrast: UITraitDefinition, Sendable {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// `true`.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait of the interface's elevation.
public enum UITraitUserInterfaceLevel: UITraitDefinition, Sendable {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// `true`.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait of the user's preference for bold text.
public enum UITraitLegibilityWeight: UITraitDefinition, Sendable {
  /// Unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
}
