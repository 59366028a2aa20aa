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
    if let view {
      nonisolated(unsafe) let (layer, old) = (self, old)
      return MainActor.assumeIsolated {
        guard let action = layer.action(of: view, forKey: key) else { return }
        layer.run(action, forKey: key, fromProperty: old)
      }
    }
    guard let extras, extras.isDisplayed else { return }
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
      let shown =
        hasExplicitAnimations
        ? animatedCopy(at: .present) { $0.setAnimatedValue(old, at: key) } : nil
      animation.fromValue = (shown?.animatedValue(at: key) ?? old).object
    }
    action.run(forKey: key, object: self, arguments: nil)
  }
}

/// The actions for a change of the geometry of a view's layer.
struct GeometryActions {
  var position: (any CAAction)?
  var bounds: (any CAAction)?
  var transform: (any CAAction)?
}

/// Actions of views.
@MainActor
extension CALayer {
  /// Returns the action for a change of a view's layer; `nil` for none.
  private func action(of view: UIView, forKey key: String) -> (any CAAction)? {
    guard let action = view.action(for: self, forKey: key) else { return ownAction(forKey: key) }
    return action.unlessNone
  }

  /// Returns the actions for a change of the geometry that is about to be made; `nil` for none.
  ///
  /// - Complexity: O(1). It allocates nothing outside of the closures of animations.
  func actions(from old: ViewGeometry, to new: ViewGeometry) -> GeometryActions? {
    guard let view else { return nil }
    let position = old.center != new.center ? action(of: view, forKey: "position") : nil
    let bounds = old.bounds != new.bounds ? action(of: view, forKey: "bounds") : nil
    let isTurned =
      old.transform != new.transform || old.rare?.transform3D != new.rare?.transform3D
    let transform = isTurned ? action(of: view, forKey: "transform") : nil
    guard position != nil || bounds != nil || transform != nil else { return nil }
    return GeometryActions(position: position, bounds: bounds, transform: transform)
  }

  /// Runs the actions for a change of the geometry that was made.
  func run(_ actions: GeometryActions, from old: ViewGeometry, to new: ViewGeometry) {
    if let action = actions.position {
      if let animation = action.animationOfView {
        animate(.position, from: old.center - new.center, animation)
      } else if playsActions {
        run(action, forKey: "position", from: .point(old.center))
      }
    }
    if let action = actions.bounds {
      if let animation = action.animationOfView {
        let (before, after) = (old.bounds, new.bounds)
        animate(
          .size,
          from: CGPoint(x: before.width - after.width, y: before.height - after.height), animation)
        if before.origin != after.origin, view?.hasScrollableContent ?? false,
          let other = view?.makeAction(forKey: AnimatedProperty.contentOffset.rawValue)
        {
          animate(.contentOffset, from: before.origin - after.origin, other)
        }
      } else if playsActions {
        run(action, forKey: "bounds", from: .rect(old.bounds))
      }
    }
    if let action = actions.transform {
      if let animation = action.animationOfView {
        if old.transform != new.transform {
          animate(.transform, .transform(from: old.transform), animation)
        }
      } else if playsActions {
        run(action, forKey: "transform", from: .transform(old.transform3D))
      }
    }
  }

  /// Runs an action after a change of a property other than the geometry.
  private func run<Value>(_ action: any CAAction, forKey key: String, fromProperty old: Value) {
    guard let animation = action.animationOfView else {
      guard playsActions, LayerProperty.all[key] != nil, let old = LayerValue(changed: old) else {
        return
      }
      return run(action, forKey: key, from: old)
    }
    switch key {
    case "opacity":
      guard let old = old as? Float else { return }
      animate(.opacity, from: CGPoint(x: CGFloat(old - opacity), y: 0), animation)
    case "cornerRadius":
      guard let old = old as? CGFloat else { return }
      animate(.cornerRadius, from: CGPoint(x: old - cornerRadius, y: 0), animation)
    case "backgroundColor": animate(.fill, .fill(from: old as? UIColor), animation)
    default: break
    }
  }
}

extension CAAction {
  /// The action; `nil` for `NSNull`, which stands for none.
  fileprivate var unlessNone: (any CAAction)? {
    type(of: self as any CAAction) == NSNull.self ? nil : self
  }

  /// The action as an animation that a view made; `nil` for another action.
  fileprivate var animationOfView: CABasicAnimation? {
    guard let animation = self as? CABasicAnimation, animation.isOfView else { return nil }
    return animation
  }
}
