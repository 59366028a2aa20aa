/// The environment of an interface: size classes, display scale, light or dark, direction, text
/// size, and traits the app defined itself.
///
/// A collection never changes; make a changed one with ``modifyingTraits(_:)``. It may be used from
/// any thread.
open class UITraitCollection: NSObject, NSCopying, @unchecked Sendable {
  package let values: TraitValues

  package init(values: TraitValues) {
    self.values = values
    super.init()
  }

  /// Makes a collection in which no trait has a value.
  public override init() {
    values = TraitValues()
    super.init()
  }

  /// Makes a collection of the traits of all the given ones; where several have a trait, the last
  /// one counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      values: traitCollections.reduce(TraitValues()) { $0.overridden(by: $1.values) })
  }

  /// Makes a collection with the traits that the closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    var traits: any UIMutableTraits = TraitOverrides(values: TraitValues())
    mutations(&traits)
    self.init(values: (traits as? TraitOverrides)?.values ?? TraitValues())
  }

  /// A copy with the changes that the closure makes.
  open func modifyingTraits(
    _ mutations: (inout any UIMutableTraits) -> Void
  ) -> UITraitCollection {
    var traits: any UIMutableTraits = TraitOverrides(values: values)
    mutations(&traits)
    return UITraitCollection(values: (traits as? TraitOverrides)?.values ?? values)
  }

  /// A copy with one trait set.
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type, value: T.Value
  ) -> UITraitCollection {
    var changed = values
    changed.set(value, of: trait)
    return UITraitCollection(values: changed)
  }

  /// The value of a trait, its default where the collection has none.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    values.value(of: trait) ?? trait.defaultValue
  }

  /// Whether this collection has every trait of the other one, with the same value.
  open func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    return values.overridden(by: trait.values) == values
  }

  /// Whether dynamic colours may resolve differently in the two collections.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    values.colorAppearanceDiffers(from: traitCollection?.values ?? TraitValues())
  }

  /// The same object: it never changes.
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
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style ?? .unspecified }
  /// The direction of the interface.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    values.layoutDirection ?? .unspecified
  }
  /// Pixels per point; zero where not known.
  public var displayScale: CGFloat { values.displayScale ?? 0 }
  /// Room across.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    values.horizontalSizeClass ?? .unspecified
  }
  /// Room down.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    values.verticalSizeClass ?? .unspecified
  }
  /// The user's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    values.contentSizeCategory ?? .unspecified
  }
  /// The range of colours of the display.
  public var displayGamut: UIDisplayGamut { values.displayGamut ?? .unspecified }
  /// Whether more contrast is wanted.
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast ?? .unspecified }
  /// Ground or elevated.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.level ?? .unspecified }
  /// Whether bold text is wanted.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight ?? .unspecified }

  /// Pixels per point to round by: the display scale, or 1 where it is not known.
  package var roundingScale: CGFloat { displayScale > 0 ? displayScale : 1 }
}
