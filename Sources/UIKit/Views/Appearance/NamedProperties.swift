/// The `@objc dynamic` properties of lowered classes, which report each set with their name.
@MainActor
enum NamedProperties {
  /// Copies the value of a property from one object to another.
  typealias Copy = (AnyObject, AnyObject) -> Void

  /// Sets the named properties that were set on a proxy, unless the object has values of its own.
  static func apply(_ proxy: any AppearanceTarget, to target: any AppearanceTarget) {
    let copies = proxy.assigned.details.names
    guard !copies.isEmpty else { return }
    let own = target.assigned.details.names
    for (name, copy) in copies where own[name] == nil { copy(proxy, target) }
  }

  /// Returns a closure that copies the value at a key path.
  fileprivate static func copy<Owner: AnyObject, Value>(
    at path: ReferenceWritableKeyPath<Owner, Value>
  ) -> Copy {
    { source, target in
      guard let source = source as? Owner, let target = target as? Owner else { return }
      target[keyPath: path] = source[keyPath: path]
    }
  }
}

#if !canImport(ObjectiveC)
  /// Reports that a property of a lowered class has changed.
  ///
  /// - Parameter path: The property, so that appearance proxies can copy its value.
  @_spi(Lowering)
  public func _didChangeValue<Owner: AnyObject, Value>(
    of object: Owner, forKey key: String, at path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    _didChangeValue(of: object, forKey: key)
    guard let view = object as? UIView, MainQueue.isCurrent else { return }
    nonisolated(unsafe) let path = path
    MainActor.assumeIsolated {
      guard !AppearanceProxies.isEmpty else { return }
      view.noteAssigned(name: key, NamedProperties.copy(at: path))
    }
  }
#endif
