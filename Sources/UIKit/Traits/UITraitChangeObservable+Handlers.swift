/// The common interface of views and view controllers for traits.
@preconcurrency @MainActor
protocol TraitStateHolder: UITraitChangeObservable, UITraitEnvironment {
  var traitState: TraitState { get }
}

extension UITraitChangeObservable where Self: UITraitEnvironment {
  /// Registers a handler that is called after any of the traits changed, with this object and its
  /// previous traits.
  ///
  /// The registration ends with the object or with ``unregisterForTraitChanges(_:)``. Handlers run
  /// in the order of registration, before `traitCollectionDidChange`, while the new traits are
  /// `UITraitCollection.current`.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], handler: @escaping @MainActor (Self, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let entry = TraitChangeHandler(traits: traits) { [weak self] before in
      if let self { handler(self, before) }
    }
    (self as? any TraitStateHolder)?.traitState.handlers.append(entry)
    return entry
  }
}
