/// A property that an appearance proxy can set: how its value gets from the proxy to an object.
@MainActor
struct AppearanceProperty {
  let key: AppearanceKey
  /// A Boolean value that indicates whether the property has a value for each state of a control.
  let hasStates: Bool
  private let copy: (AnyObject, AnyObject, UIControl.State) -> Void

  /// Creates a property with one value.
  init<Owner: AnyObject, Value>(
    _ key: AppearanceKey, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    self.key = key
    hasStates = false
    copy = { source, target, _ in
      guard let source = source as? Owner, let target = target as? Owner else { return }
      target[keyPath: path] = source[keyPath: path]
    }
  }

  /// Creates a property with a value for each state of a control.
  init<Owner: AnyObject>(
    _ key: AppearanceKey, _ copy: @escaping (Owner, Owner, UIControl.State) -> Void
  ) {
    self.key = key
    hasStates = true
    self.copy = { source, target, state in
      guard let source = source as? Owner, let target = target as? Owner else { return }
      copy(source, target, state)
    }
  }

  /// Sets what was set on the proxy, unless the object has values of its own.
  func apply(_ proxy: any AppearanceTarget, to target: any AppearanceTarget) {
    guard proxy.assigned.contains(key) else { return }
    guard hasStates else {
      if !target.assigned.contains(key) { copy(proxy, target, .normal) }
      return
    }
    let own = target.assigned.contains(key) ? target.assigned.details.states : []
    for state in proxy.assigned.details.states where state.key == key && !own.contains(state) {
      copy(proxy, target, state.state)
    }
  }
}
