#if !canImport(ObjectiveC)
  /// A class with properties that can be observed without lowering. Key paths of a subclass are
  /// equal to those that the class makes for it.
  @preconcurrency @MainActor
  protocol ObservablePropertyOwner: AnyObject {
    /// The names of the properties by the key paths of a class.
    static var observableNames: [AnyKeyPath: String] { get }
  }

  /// The names and values of observable properties.
  enum ObservableProperties {
    /// Returns the name of a property, or `nil` if UIKit doesn't declare it.
    static func name(of keyPath: AnyKeyPath, in root: Any.Type) -> String? {
      (root as? any ObservablePropertyOwner.Type).flatMap { names(of: $0)[keyPath] }
    }

    /// Returns the value of the property of a name; `NSNull` for `nil`.
    static func value(named name: String, of object: AnyObject) -> Any {
      let key = ObservedKey.named(name)
      if let owner = type(of: object) as? any ObservablePropertyOwner.Type,
        let (path, _) = names(of: owner).first(where: { ObservedKey.named($0.value) == key })
      {
        return unwrapped((object as Any)[keyPath: path] ?? NSNull())
      }
      var mirror: Mirror? = Mirror(reflecting: object)
      while let current = mirror {
        let found = current.children.first { child in
          child.label.map { ObservedKey.named($0) == key } == true
        }
        if let found { return unwrapped(found.value) }
        mirror = current.superclassMirror
      }
      return NSNull()
    }

    /// The classes of UIKit are used on the main queue only.
    private static func names(of owner: any ObservablePropertyOwner.Type) -> [AnyKeyPath: String] {
      nonisolated(unsafe) let owner = owner
      nonisolated(unsafe) var names: [AnyKeyPath: String] = [:]
      MainActor.assumeIsolated { names = owner.observableNames }
      return names
    }

    private static func unwrapped(_ value: Any) -> Any {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .optional else { return value }
      return mirror.children.first.map { unwrapped($0.value) } ?? NSNull()
    }
  }
#endif
