/// Something that has traits: a window, a view controller, a view.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of this environment: inherited ones with its own overrides over them.
  var traitCollection: UITraitCollection { get }
  /// Tells that traits changed; the default does nothing.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// The mark of a registration for trait changes, to end it with.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something that can tell others of changes of its traits.
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

/// What a trait environment keeps: overrides, the resolved collection, who wants to hear.
@MainActor
final class TraitState {
  var overrides = TraitValues()
  var handlers: [TraitChangeHandler] = []
  /// The resolved collection, until something above or here changes.
  private var resolved: UITraitCollection?
  /// The collection that the environment was last told of.
  var told: UITraitCollection = UIScreen.main.traitCollection
  /// Whether the environment may have to be told of a change.
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

  /// Whether a trait of `current` differs from what was told; notes `current` as told.
  func takeChange(_ current: UITraitCollection) -> UITraitCollection? {
    isPending = false
    let before = told
    guard before !== current else { return nil }
    told = current
    return before.isEqual(current) ? nil : before
  }

  func callHandlers(from before: UITraitCollection, to current: UITraitCollection) {
    for handler in handlers
    where handler.traits.contains(where: { before.values.differs(from: current.values, in: $0) }) {
      handler.call(before)
    }
  }
}
