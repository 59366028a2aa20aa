/// The environment of an interface: size classes, display scale, light or dark style, layout
/// direction, text size, and traits that the app defines.
///
/// A collection is immutable; create a modified one with ``modifyingTraits(_:)``. It may be used
/// from any thread.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  let values: TraitValues

  init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Creates a collection in which no trait has a value.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// Creates a collection with the traits of all given ones; if several have a trait, the last one
  /// takes precedence.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Creates a collection with the traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitOverrides(values: TraitValues())
    mutations(&traits)
    self.init(values: (traits as? TraitOverrides)?.values ?? TraitValues())
  }

  /// Returns a copy with the changes that a closure makes.
  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var traits: any UIMutableTraits = TraitOverrides(values: values)
    mutations(&traits)
    return UITraitCollection(values: (traits as? TraitOverrides)?.values ?? values)
  }

  /// Returns a copy with one trait set.
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type, value: T.Value
  ) -> UITraitCollection {
    var changed = values
    changed.set(value, of: trait)
    return UITraitCollection(values: changed)
  }

  /// The value of a trait; its default if the collection has none.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    values.value(of: trait) ?? trait.defaultValue
  }

  /// Returns whether this collection has every trait of the other one, with the same value.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Returns whether dynamic colors may resolve differently in the two collections.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.colorAppearanceDiffers(from: traitCollection?.values ?? TraitValues())
  }

  /// Returns the collection itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any {
    self
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return self === other || values == other.values
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(values.style)
    hasher.combine(values.displayScale)
    hasher.combine(values.horizontalSizeClass)
    hasher.combine(values.verticalSizeClass)
    return hasher.finalize()
  }

  open override var description: String {
    "<UITraitCollection: idiom \(userInterfaceIdiom), size classes \(horizontalSizeClass) x "
      + "\(verticalSizeClass), scale \(displayScale), style \(userInterfaceStyle), direction "
      + "\(layoutDirection), text size \(preferredContentSizeCategory.rawValue)>"
  }
}

extension UITraitCollection {
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom ?? .unspecified }
  /// The light or dark style.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  /// The layout direction of the interface.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? .unspecified
  }
  /// The number of pixels per point; zero if unspecified.
  public var displayScale: CGFloat { values.displayScale ?? 0 }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? .unspecified
  }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    values.verticalSizeClass ?? .unspecified
  }
  /// The user's preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.contentSizeCategory ?? .unspecified
  }
  /// The range of colors of the display.
  public var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
  /// The user's preference for contrast.
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  /// The elevation of the interface.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }
  /// The user's preference for bold text.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }

  /// The number of pixels per point for rounding: the display scale, or 1 if it is unspecified.
  var roundingScale: CGFloat { displayScale > 0 ? displayScale : 1 }
}
