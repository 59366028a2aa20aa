/// An object with traits: a window, a view controller, or a view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of this environment: the inherited ones, with its own overrides.
  var traitCollection: UITraitCollection { get }
  /// Called after traits changed; the default implementation does nothing.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A token of a registration for trait changes, for ending it.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object that notifies handlers of changes of its traits.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: AnyObject {
  /// Ends a registration.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registered handler.
@MainActor
final class TraitChangeHandler: NSObject, UITraitChangeRegistration {
  let traits: [UITrait]
  let call: @MainActor (UITraitCollection) -> Void

  init(traits: [UITrait], call: @escaping @MainActor (UITraitCollection) -> Void) {
    self.traits = traits
    self.call = call
    super.init()
  }
}

/// The trait state of an environment: the overrides, the resolved collection, and the registered
/// handlers.
@MainActor
final class TraitState {
  var overrides = TraitValues()
  var handlers: [TraitChangeHandler] = []
  /// The resolved collection; `nil` after a change in the environment or its ancestors.
  private var resolved: UITraitCollection?
  /// The collection at the last notification.
  var reported: UITraitCollection = UIScreen.main.traitCollection
  /// A Boolean value that indicates whether the environment may need a notification of a change.
  var isPending = false

  func resolve(inheriting inherited: () -> UITraitCollection) -> UITraitCollection {
    if let resolved { return resolved }
    let base = inherited()
    let result =
      overrides.isEmpty ? base : UITraitCollection(values: base.values.overridden(by: overrides))
    resolved = result
    return result
  }

  func invalidate() {
    resolved = nil
    isPending = true
  }

  /// Returns the previously delivered collection if a trait of `current` differs from it, and
  /// records `current` as delivered.
  func takeChange(_ current: UITraitCollection) -> UITraitCollection? {
    isPending = false
    let before = reported
    guard before !== current else { return nil }
    reported = current
    return before.isEqual(current) ? nil : before
  }

  func callHandlers(from before: UITraitCollection, to current: UITraitCollection) {
    for handler in handlers
    where handler.traits.contains(where: { before.values.differs(from: current.values, in: $0) }) {
      handler.call(before)
    }
  }
}
