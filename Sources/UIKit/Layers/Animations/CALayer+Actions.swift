extension CALayer {
  // MARK: Actions

  /// The actions for changes of properties, by their keys; `nil`, the default, for none.
  public var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { makeExtras().actions = newValue }
  }

  /// The action of a delegate for a change without an action.
  static let noAction = NSNull()

  /// Returns the action for a change: the action of the delegate, of `actions`, of
  /// `defaultAction(forKey:)`, or an animation from the displayed value; `nil` for none.
  ///
  /// The view of a view's layer returns an animation in the closure of an animation, and otherwise
  /// none.
  public func action(forKey event: String) -> (any CAAction)? {
    if let delegate {
      nonisolated(unsafe) let (known, layer) = (delegate, self)
      nonisolated(unsafe) var action: (any CAAction)?
      MainActor.assumeIsolated { action = known.action(for: layer, forKey: event) }
      if let action { return action.unlessNone }
    }
    return ownAction(forKey: event)
  }

  /// Returns the action for a change for which the delegate returned `nil`.
  private func ownAction(forKey event: String) -> (any CAAction)? {
    if let action = actions?[event] { return action.unlessNone }
    if let action = Self.defaultAction(forKey: event) { return action.unlessNone }
    guard let property = LayerProperty.all[event], property.isImplicit else { return nil }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.duration = CATransaction.animationDuration()
    return animation
  }

  /// Returns the default action for a change; `nil` for none.
  public class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  // MARK: Changes

  /// Runs the action for a change of a property, if it is one that animations change.
  func noteAction<Value>(_ key: String, from old: Value) {
    if Self.isRecording || asksView, let view {
      nonisolated(unsafe) let (layer, old) = (self, old)
      return MainActor.assumeIsolated {
        guard layer.hasActions(of: view) else { return }
        layer.run(
          layer.action(of: view, forKey: key), forKey: key,
          from: LayerProperty.all[key] == nil ? nil : LayerValue(changed: old),
          AnimatedProperty(rawValue: key))
      }
    }
    guard let extras, extras.isDisplayed, view == nil else { return }
    let name = key == "storedColors" ? "colors" : key
    guard LayerProperty.all[name] != nil, let old = LayerValue(changed: old) else { return }
    runAction(forKey: name, from: old)
  }

  /// Runs the actions for a change of the geometry of a layer that is not a view's.
  func noteActions(from old: ViewGeometry, to new: ViewGeometry) {
    guard let extras, extras.isDisplayed else { return }
    if old.center != new.center { runAction(forKey: "position", from: .point(old.center)) }
    if old.bounds != new.bounds { runAction(forKey: "bounds", from: .rect(old.bounds)) }
    if old.anchorPoint != new.anchorPoint {
      runAction(forKey: "anchorPoint", from: .point(old.anchorPoint))
    }
    if old.transform != new.transform || old.transform3D != new.transform3D {
      runAction(forKey: "transform", from: .transform(old.transform3D))
    }
  }

  /// Runs the action for a change of a layer that is not a view's and was displayed before.
  ///
  /// - Parameters:
  ///   - key: The key of the property.
  ///   - old: The value before the change.
  private func runAction(forKey key: String, from old: LayerValue) {
    guard MainQueue.isCurrent else { return }
    nonisolated(unsafe) let layer = self
    MainActor.assumeIsolated {
      guard layer.playsActions, let action = layer.action(forKey: key) else { return }
      layer.run(action, forKey: key, from: old)
    }
  }

  /// A Boolean value that indicates whether changes have actions now.
  @MainActor
  private var playsActions: Bool {
    guard let clock = animationClock, clock.plays else { return false }
    return !CATransaction.disableActions()
  }

  /// Runs an action after a change.
  @MainActor
  private func run(_ action: any CAAction, forKey key: String, from old: LayerValue) {
    if let animation = action as? CABasicAnimation, animation.keyPath == key,
      animation.fromValue == nil, animation.toValue == nil, animation.byValue == nil
    {
      // The way begins at the displayed value.
      let shown = hasExplicitAnimations ? presentation(at: .present) { $0.set(key, to: old) } : nil
      animation.fromValue = (shown?.value(at: key) ?? old).object
    }
    action.run(forKey: key, object: self, arguments: nil)
  }
}

/// The action for a change of a view's layer.
enum ViewAction {
  case none
  /// The animation of the closure in which the change is made.
  case usual
  /// That animation, which an override of `action(for:forKey:)` has received and may have changed.
  case given(CABasicAnimation)
  /// Another action.
  case other(any CAAction)

  /// A Boolean value that indicates whether the action is an animation of the view.
  var isOfView: Bool {
    switch self {
    case .usual, .given: true
    case .none, .other: false
    }
  }

  /// The animation that an override has received.
  var given: CABasicAnimation? { if case .given(let animation) = self { animation } else { nil } }
}

/// The actions for a change of the geometry of a view's layer.
struct GeometryActions {
  var position = ViewAction.none
  var bounds = ViewAction.none
  var transform = ViewAction.none
}

/// Actions of views.
@MainActor
extension CALayer {
  /// Returns a Boolean value that indicates whether changes of a view's layer can have actions now.
  /// Without a clock that plays, only an override of `action(for:forKey:)` returns any.
  private func hasActions(of view: UIView) -> Bool { asksView || view.playingClock != nil }

  /// Returns the action for a change of a view's layer.
  private func action(of view: UIView, forKey key: String) -> ViewAction {
    guard asksView else { return Self.isRecording ? .usual : .none }
    guard let action = view.action(for: self, forKey: key) else {
      return ownAction(forKey: key).map(ViewAction.other) ?? .none
    }
    guard let action = action.unlessNone else { return .none }
    guard let animation = action as? CABasicAnimation, animation.isOfView else {
      return .other(action)
    }
    return .given(animation)
  }

  /// Returns the actions for a change of the geometry that is about to be made; `nil` for none.
  ///
  /// - Complexity: O(1). It allocates nothing outside of the closures of animations.
  func actions(from old: ViewGeometry, to new: ViewGeometry) -> GeometryActions? {
    guard Self.isRecording || asksView, let view, hasActions(of: view) else { return nil }
    var result = GeometryActions()
    if old.center != new.center { result.position = action(of: view, forKey: "position") }
    if old.bounds != new.bounds { result.bounds = action(of: view, forKey: "bounds") }
    if old.transform != new.transform || old.rare?.transform3D != new.rare?.transform3D {
      result.transform = action(of: view, forKey: "transform")
    }
    return result
  }

  /// Runs the actions for a change of the geometry that was made.
  func run(_ actions: GeometryActions, from old: ViewGeometry, to new: ViewGeometry) {
    let (before, after) = (old.bounds, new.bounds)
    run(actions.position, forKey: "position", from: .point(old.center), .position)
    run(actions.bounds, forKey: "bounds", from: .rect(before), nil)
    if actions.bounds.isOfView {
      let given = actions.bounds.given
      animate(.size, from: .size(before.size), as: given)
      if before.origin != after.origin, view?.hasScrollableContent ?? false {
        animate(
          .contentOffset, from: .point(before.origin), as: given?.copied as? CABasicAnimation)
      }
    }
    run(actions.transform, forKey: "transform", from: .transform(old.transform3D), .transform)
  }

  /// Runs the action for a change that was made: an animation of the view, or another action.
  ///
  /// - Parameter old: The value before the change; `nil` for properties without animations.
  private func run(
    _ action: ViewAction, forKey key: String, from old: @autoclosure () -> LayerValue?,
    _ property: @autoclosure () -> AnimatedProperty?
  ) {
    switch action {
    case .none: break
    case .usual, .given:
      if let property = property(), let old = old() {
        animate(property, from: old, as: action.given)
      }
    case .other(let action):
      if playsActions, let old = old() { run(action, forKey: key, from: old) }
    }
  }
}

extension CAAction {
  /// The action; `nil` for `NSNull`, which stands for none.
  fileprivate var unlessNone: (any CAAction)? {
    type(of: self as any CAAction) == NSNull.self ? nil : self
  }
}
