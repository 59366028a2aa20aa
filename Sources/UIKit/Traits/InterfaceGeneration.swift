/// The generations of the system whose interfaces have different sizes and looks.
enum InterfaceGeneration: Hashable, Sendable {
  /// iOS 14 to iOS 18.
  case iOS14
  /// iOS 26 and later.
  case iOS26

  /// The generation of a major version of the system.
  init(systemVersion: Int) { self = systemVersion < 26 ? .iOS14 : .iOS26 }

  /// The number of generations.
  static let count = 2

  /// The index of the generation in an array of all of them.
  var index: Int { self == .iOS14 ? 0 : 1 }
}

/// The generation of the interface, a trait of devices that apps do not see.
struct InterfaceGenerationTrait: UITraitDefinition {
  typealias Value = InterfaceGeneration
  static let defaultValue = InterfaceGeneration.iOS26
}

extension InterfaceGenerationTrait: SystemTrait {
  static var slot: WritableKeyPath<TraitValues, InterfaceGeneration?> { \.generation }
}

extension UITraitCollection {
  /// The generation of the interface: iOS 26's if none is specified.
  var generation: InterfaceGeneration { values.generation ?? .iOS26 }
}
