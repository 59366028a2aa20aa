extension CALayer {
  // MARK: Actions

  /// The actions for changes of properties, by their keys; `nil`, the default, for none.
  public var actions: [String: any CAAction]? {
    get { extras?.actions }
    set { makeExtras().actions = newValue }
  }

  /// Returns the action for a change: the action of the delegate, of `actions`, of
  /// `defaultAction(forKey:)`, or an animation from the displayed value; `nil` for none.
  public func action(forKey event: String) -> (any CAAction)? {
    if let delegate {
      nonisolated(unsafe) let (known, layer) = (delegate, self)
      nonisolated(unsafe) var action: (any CAAction)?
      MainActor.assumeIsolated { action = known.action(for: layer, forKey: event) }
      if let action { return action is NSNull ? nil : action }
    }
    if let action = actions?[event] { return action is NSNull ? nil : action }
    if let action = Self.defaultAction(forKey: event) { return action is NSNull ? nil : action }
    guard view == nil, let property = LayerProperty.all[event], property.isImplicit else {
      return nil
    }
    let animation = CABasicAnimation(keyPath: event)
    animation.timingFunction =
      CATransaction.animationTimingFunction() ?? CAMediaTimingFunction(name: .default)
    animation.duration = CATransaction.animationDuration()
    return animation
  }

  /// Returns the default action for a change; `nil` for none.
  public class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Runs the action for a change of a property, if it is one that animations change.
  func noteAction<Value>(_ key: String, from old: Value) {
    guard let extras, extras.isDisplayed, view == nil else { return }
    let name = key == "storedColors" ? "colors" : key
    guard LayerProperty.all[name] != nil, let old = LayerValue(changed: old) else { return }
    runAction(forKey: name, from: old)
  }

  /// Runs the actions for a change of the geometry.
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
  func runAction(forKey key: String, from old: LayerValue) {
    guard let extras, extras.isDisplayed, view == nil, MainQueue.isCurrent else { return }
    nonisolated(unsafe) let layer = self
    MainActor.assumeIsolated {
      guard let clock = layer.animationClock, clock.plays, !CATransaction.disableActions() else {
        return
      }
      guard let action = layer.action(forKey: key) else { return }
      if let animation = action as? CABasicAnimation, animation.keyPath == key,
        animation.fromValue == nil, animation.toValue == nil, animation.byValue == nil
      {
        // The way begins at the displayed value.
        let isShown = !layer.animations.isEmpty
        let shown = isShown ? layer.copy(at: .present, from: (key, old)) : nil
        animation.fromValue = (shown?.animatedValue(at: key) ?? old).object
      }
      action.run(forKey: key, object: layer, arguments: nil)
    }
  }

  /// Returns the layer as displayed before a property was changed.
  @MainActor
  private func copy(at moment: DrawingMoment, from change: (key: String, old: LayerValue))
    -> CALayer
  {
    animatedCopy(at: moment) { $0.setAnimatedValue(change.old, at: change.key) }
  }
}
