/// A method in a copy that describes a class for interface files, or what an extension adds to it.
struct InterfaceDescription {
  let type: TypeEntry
  /// The name of the class in Interface Builder.
  let name: String
  /// The name of the method.
  let function: String
  /// The members that interface files name.
  let members: [MemberEntry]
  /// A Boolean value that indicates whether the method is in the class, not in an extension.
  let isWhole: Bool
  /// A Boolean value that indicates whether the class is known to be an object of Objective-C. The
  /// compiler knows it of the others.
  let isObject: Bool
  /// A Boolean value that indicates whether objects are made by `init()`.
  let isMade: Bool
  let file: Int
  /// The offset of the class or the extension.
  let start: Int
  /// The offset at which the method is inserted.
  let closingBrace: Int
  /// The access of the method, with a space; empty for the default access.
  let access: String
  /// The conditions of `#if` around the class or the extension.
  let conditions: [String]

  /// The method without its body.
  var head: String { head(function, access: access) }

  /// Returns the declaration of a method that returns the description, without its body.
  func head(_ function: String, access: String) -> String {
    let result = isObject ? "InterfaceClass" : "[InterfaceClass]"
    return "@MainActor \(access)static func \(function)() -> \(result)"
  }

  /// The function that makes the description.
  var initializer: String { isObject ? "InterfaceClass" : "_interfaceClasses" }

  /// The functions that describe a class if it is an object, by the choice of the compiler.
  static let choice =
    choice("NSObject", "InterfaceClass(type, named: name, \(values))")
    + choice("AnyObject", "")

  private static let values = "outlets: outlets, actions: actions"

  private static func choice(_ root: String, _ result: String) -> String {
    """
    @MainActor private func _interfaceClasses<Object: \(root)>(
      _ type: Object.Type, named name: String, outlets: [InterfaceOutlet<Object>] = [],
      actions: [String: Selector] = [:]
    ) -> [InterfaceClass] { [\(result)] }

    """
  }

  /// Returns a qualified name as a part of an identifier.
  static func identifier(_ name: String) -> String {
    name.split(separator: ".").joined(separator: "_")
  }
}
