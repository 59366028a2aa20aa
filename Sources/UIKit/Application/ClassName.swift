#if !canImport(ObjectiveC)
  internal import UIKitRuntime
#endif

/// Classes by their names, and objects of classes that are known only at run time.
@MainActor
enum ClassName {
  /// The word for the name of the app's module in property lists.
  private static let moduleWord = "$(PRODUCT_MODULE_NAME)"

  /// Returns the class of a name.
  ///
  /// Classes at the top level of a module are found, public or not; nested and private ones are
  /// not.
  ///
  /// - Parameters:
  ///   - name: The name with its module, `App.SceneDelegate`, or without.
  ///   - module: The module for a name without one.
  static func find(_ name: String, module: String?) -> AnyClass? {
    let full = name.replacingOccurrences(of: moduleWord, with: module ?? "")
    if let type = _typeByName(full) as? AnyClass { return type }
    guard !full.contains("."), let module else { return nil }
    return _typeByName("\(module).\(full)") as? AnyClass
  }

  /// Returns the name of the module of a class.
  static func module(of type: AnyClass) -> String? {
    // `String(reflecting:)` looks for several conformances of the metatype first.
    _typeName(type).split(separator: ".").first.map(String.init)
  }

  /// Returns the name of a class without its module and its generic arguments.
  static func plainName(of type: AnyClass) -> String {
    _typeName(type, qualified: false).split(separator: "<").first.map(String.init) ?? ""
  }

  /// Creates an object by the initializer without parameters; `nil` for a class that does not
  /// inherit from `NSObject`.
  static func make(_ type: AnyClass) -> AnyObject? {
    guard let type = type as? NSObject.Type else { return nil }
    #if canImport(ObjectiveC)
      return type.init()
    #else
      let object = uikit_create_object(unsafeBitCast(type, to: UnsafeRawPointer.self))
      return Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
    #endif
  }
}
