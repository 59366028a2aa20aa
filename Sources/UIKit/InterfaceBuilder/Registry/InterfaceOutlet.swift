/// A settable member of a class that interface files name.
@_spi(Lowering) public struct InterfaceOutlet<Object> {
  /// The kind of a member.
  enum Kind { case outlet, delegate, collection, attribute }

  let name: String
  let kind: Kind
  /// Sets the member.
  ///
  /// - Returns: The name of the member's type if the value is of another type; otherwise `nil`.
  let set: @MainActor (Object, InterfaceArgument) -> String?

  /// Creates an outlet: `.outlet("label") { $0.label = $1 }`.
  @MainActor public static func outlet<Value>(
    _ name: String, _ set: @escaping @MainActor (Object, Value?) -> Void
  ) -> Self {
    outlet(name, kind: .outlet, set)
  }

  /// Creates an outlet of a protocol all of whose methods are optional.
  ///
  /// On iOS, an object that does not adopt the protocol can be connected; none of its methods is
  /// called. Here, such an outlet stays `nil`.
  @MainActor static func delegate<Value>(
    _ name: String, _ set: @escaping @MainActor (Object, Value?) -> Void
  ) -> Self {
    outlet(name, kind: .delegate, set)
  }

  @MainActor private static func outlet<Value>(
    _ name: String, kind: Kind, _ set: @escaping @MainActor (Object, Value?) -> Void
  ) -> Self {
    Self(name: name, kind: kind) { object, argument in
      guard let value = argument.objects.first else {
        set(object, nil)
        return nil
      }
      guard let typed = value as? Value else { return "\(Value.self)" }
      set(object, typed)
      return nil
    }
  }

  /// Creates an outlet collection.
  @MainActor public static func collection<Element>(
    _ name: String, _ set: @escaping @MainActor (Object, [Element]?) -> Void
  ) -> Self {
    Self(name: name, kind: .collection) { object, argument in
      let typed = argument.objects.compactMap { $0 as? Element }
      guard typed.count == argument.objects.count else { return "\(Element.self)" }
      set(object, typed)
      return nil
    }
  }

  /// Creates an attribute that Interface Builder sets: an `@IBInspectable` member, or the key of a
  /// user defined runtime attribute.
  @MainActor public static func attribute<Value>(
    _ name: String, _ set: @escaping @MainActor (Object, Value) -> Void
  ) -> Self {
    Self(name: name, kind: .attribute) { object, argument in
      guard let typed = argument.attribute(as: Value.self) else { return "\(Value.self)" }
      set(object, typed)
      return nil
    }
  }
}

/// The value for a member.
@MainActor
struct InterfaceArgument {
  /// The connected objects.
  var objects: [AnyObject] = []
  /// The representations of an attribute's value: a number can have several types.
  var forms: [Any] = []
  /// A Boolean value that indicates whether the attribute has no value.
  var isNone = false

  /// Returns the value of an attribute as a type; `nil` if it has no such form.
  func attribute<Value>(as type: Value.Type) -> Value? {
    if isNone { return (Optional<Any>.none as Any) as? Value }
    for form in forms {
      if let value = form as? Value { return value }
    }
    return nil
  }
}
