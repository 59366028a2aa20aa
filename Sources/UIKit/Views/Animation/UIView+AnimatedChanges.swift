extension UIView {
  /// The clock of the view's window, if animations take time there.
  var playingClock: AnimationClock? {
    guard let clock = owningWindow?.animationClock,
      clock.plays || AnimationContext.isScrubbed
    else { return nil }
    return clock
  }

  /// The running animations of the view. Later animations of the same property follow earlier ones.
  var runningAnimations: [LayerAnimation] { layer.viewAnimations }

  /// Returns the action for a change of the view's layer in the closure of an animation; `nil`
  /// outside of one, and for a property that views do not animate.
  func makeAction(forKey event: String) -> CABasicAnimation? {
    guard event == "bounds" || AnimatedProperty(rawValue: event) != nil else { return nil }
    return AnimationContext.current?.makeAnimation(of: event)
  }

  /// Stops all animations before the view leaves its window.
  func leaveClock() {
    layer.stopAnimationsInTree()
    (self as? UIScrollView)?.stopGlide()
  }

  /// A Boolean value that indicates whether the view receives no touches because it is animated.
  var isUntouchableWhileAnimated: Bool {
    layer.animations.contains { !$0.allowsUserInteraction }
      || (dissolving?.contains(where: \.isUntouchableWhileAnimated) ?? false)
  }
}

extension AnimationContext {
  /// Returns an animation of a view's property with the settings of the context, without values.
  func makeAnimation(of keyPath: String) -> CABasicAnimation {
    let result = timing(at: 0).makeAnimation()
    result.timing.beginTime = 0
    result.keyPath = keyPath
    result.isOfView = true
    return result
  }
}
