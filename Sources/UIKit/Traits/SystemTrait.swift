/// A system trait, which has a stored property in ``TraitValues``.
protocol SystemTrait: UITraitDefinition, Sendable where Value: Equatable {
  static var slot: WritableKeyPath<TraitValues, Value?> { get }
}

extension SystemTrait {
  static func anyValue(in values: TraitValues) -> Any? {
    values[keyPath: slot]
  }

  static func setAnyValue(_ value: Any?, in values: inout TraitValues) {
    values[keyPath: slot] = value as? Value
  }

  static func copy(from source: TraitValues, to target: inout TraitValues) {
    if let value = source[keyPath: slot] { target[keyPath: slot] = value }
  }

  static func differs(_ a: TraitValues, _ b: TraitValues) -> Bool {
    (a[keyPath: slot] ?? defaultValue) != (b[keyPath: slot] ?? defaultValue)
  }
}

enum SystemTraits {
  static let all: [any SystemTrait.Type] = [
    UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitLayoutDirection.self,
    UITraitDisplayScale.self, UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self,
    UITraitPreferredContentSizeCategory.self, UITraitDisplayGamut.self,
    UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
    UITraitLegibilityWeight.self, InterfaceGenerationTrait.self,
  ]
}

extension UITraitUserInterfaceIdiom: SystemTrait {
  static var slot: WritableKeyPath<TraitValues, UIUserInterfaceIdiom?> { \.idiom }
}
extension UITraitUserInterfaceStyle: SystemTrait {
  static var slot: WritableKeyPath<TraitValues, UIUserInterfaceStyle?> { \.style }
}
extension UITraitLayoutDirection: SystemTrait {
  static var slot: WritableKeyPath<TraitValues, UITraitEnvironmentLayoutDirection?> {
    \.layoutDirection
  }
}
extension UITraitDisplayScale: SystemTrait {
  static var slot: WritableKeyPath<TraitValues, CGFloat?> { \.displayScale }
}
extension UITraitHorizontalSizeClass: SystemTrait {
  static var slot: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> {
    \.horizontalSizeClass
  }
}
extension UITraitVerticalSizeClass: SystemTrait {
  static var slot: WritableKeyPath<TraitValues, UIUserInterfaceSizeClass?> { \.verticalSizeClass }
}
extension UITraitPreferredContentSizeCategory: SystemTrait {
  static var slot: WritableKeyPath<TraitValues, UIContentSizeCategory?> { \.contentSizeCategory }
}
extension UITraitDisplayGamut: SystemTrait {
  static var slot: WritableKeyPath<TraitValues, UIDisplayGamut?> { \.displayGamut }
}
extension UITraitAccessibilityContrast: SystemTrait {
  static var slot: WritableKeyPath<TraitValues, UIAccessibilityContrast?> { \.contrast }
}
extension UITraitUserInterfaceLevel: SystemTrait {
  static var slot: WritableKeyPath<TraitValues, UIUserInterfaceLevel?> { \.level }
}
extension UITraitLegibilityWeight: SystemTrait {
  static var slot: WritableKeyPath<TraitValues, UILegibilityWeight?> { \.legibilityWeight }
}
