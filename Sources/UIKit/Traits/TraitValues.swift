/// The values of the traits that have one. A trait without a value is inherited.
///
/// System traits have a stored property each, because layout reads them frequently; traits that an
/// app defines are in a dictionary.
struct TraitValues: Equatable {
  var idiom: UIUserInterfaceIdiom?
  var style: UIUserInterfaceStyle?
  var layoutDirection: UITraitEnvironmentLayoutDirection?
  var displayScale: CGFloat?
  var horizontalSizeClass: UIUserInterfaceSizeClass?
  var verticalSizeClass: UIUserInterfaceSizeClass?
  var contentSizeCategory: UIContentSizeCategory?
  var displayGamut: UIDisplayGamut?
  var contrast: UIAccessibilityContrast?
  var level: UIUserInterfaceLevel?
  var legibilityWeight: UILegibilityWeight?
  var generation: InterfaceGeneration?
  var custom: [ObjectIdentifier: CustomTraitValue] = [:]

  init() {}

  var isEmpty: Bool { self == TraitValues() }

  /// Returns these values, overridden by the values of `other`.
  func overridden(by other: TraitValues) -> TraitValues {
    var result = self
    for trait in SystemTraits.all {
      trait.copy(from: other, to: &result)
    }
    result.custom.merge(other.custom) { _, new in new }
    return result
  }

  func value<T: UITraitDefinition>(of trait: T.Type) -> T.Value? {
    if let system = trait as? any SystemTrait.Type {
      return system.anyValue(in: self) as? T.Value
    }
    return custom[ObjectIdentifier(trait)]?.value as? T.Value
  }

  mutating func set<T: UITraitDefinition>(_ value: T.Value?, of trait: T.Type) {
    if let system = trait as? any SystemTrait.Type {
      system.setAnyValue(value, in: &self)
    } else {
      custom[ObjectIdentifier(trait)] = value.map { CustomTraitValue($0, of: trait) }
    }
  }

  /// Returns whether the trait has a value.
  func contains(_ trait: UITrait) -> Bool {
    func open<T: UITraitDefinition>(_ trait: T.Type) -> Bool { value(of: trait) != nil }
    return open(trait)
  }

  mutating func remove(_ trait: UITrait) {
    func open<T: UITraitDefinition>(_ trait: T.Type) { set(nil, of: trait) }
    open(trait)
  }

  /// Returns whether the trait's value, or its default, differs between the two.
  func differs(from other: TraitValues, in trait: UITrait) -> Bool {
    if let system = trait as? any SystemTrait.Type {
      return system.differs(self, other)
    }
    let id = ObjectIdentifier(trait)
    return custom[id] != other.custom[id]
  }

  /// Returns whether a trait that dynamic colors may depend on differs.
  func colorAppearanceDiffers(from other: TraitValues) -> Bool {
    if SystemTraits.all.contains(where: {
      $0.affectsColorAppearance && $0.differs(self, other)
    }) {
      return true
    }
    return Set(custom.keys).union(other.custom.keys).contains { key in
      custom[key] != other.custom[key]
        && (custom[key] ?? other.custom[key])?.affectsColorAppearance == true
    }
  }
}

/// The value of a trait that an app defines.
struct CustomTraitValue: Equatable {
  let value: Any
  let affectsColorAppearance: Bool

  init<T: UITraitDefinition>(_ value: T.Value, of trait: T.Type) {
    self.value = value
    affectsColorAppearance = trait.affectsColorAppearance
  }

  /// Returns whether two values are equal. Values that cannot be compared count as different, so
  /// that no change is missed.
  static func == (left: CustomTraitValue, right: CustomTraitValue) -> Bool {
    func open<V: Equatable>(_ value: V) -> Bool { value == right.value as? V }
    if let value = left.value as? any Equatable { return open(value) }
    if type(of: left.value) is AnyClass, type(of: right.value) is AnyClass {
      return left.value as AnyObject === right.value as AnyObject
    }
    return false
  }
}
