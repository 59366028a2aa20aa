extension UIResponder {
  /// Reports that a property is about to change, if the responder is observed.
  func noteWillChange(_ name: String) {
    #if !canImport(ObjectiveC)
      guard isKeyValueObserved else { return }
      KeyValueObservers.shared.willChange(.named(name), of: self)
    #endif
  }

  /// Reports that a property has changed, if the responder is observed.
  func noteDidChange(_ name: String) {
    #if !canImport(ObjectiveC)
      guard isKeyValueObserved else { return }
      KeyValueObservers.shared.didChange(.named(name), of: self)
    #endif
  }
}
