extension MediaTiming {
  /// Returns an animation with this time and curve, without values.
  func makeAnimation() -> CABasicAnimation {
    let result: CABasicAnimation
    if case .spring(let curve) = curve, duration > 0 {
      let spring = CASpringAnimation()
      spring.setMotion(curve, over: duration)
      result = spring
    } else {
      result = CABasicAnimation()
      result.timingFunction = CAMediaTimingFunction.function(of: curve)
    }
    result.timing = self
    return result
  }
}

extension LayerAnimation {
  /// Returns an animation for apps with the curve of a view's animation.
  func makeDescription(of movement: AnimatedMovement) -> CAPropertyAnimation {
    guard !movement.later.isEmpty else { return timing.makeAnimation() }
    let result = CAKeyframeAnimation()
    result.timingFunction = CAMediaTimingFunction.function(of: timing.curve)
    return result
  }

  /// Copies the values and the time of a view's animation to an animation for apps.
  func describe(_ movement: AnimatedMovement, in animation: CAPropertyAnimation) {
    animation.timing = timing
    if let held = timing.held {
      animation.timing.speed = 0
      animation.timing.timeOffset = timing.duration * held
    }
    animation.keyPath = movement.property.rawValue
    animation.isAdditive = movement.property.isAdditive
    func object(_ value: LayerValue) -> Any { value.object ?? UIColor.clear.cgColor }
    if let basic = animation as? CABasicAnimation {
      basic.fromValue = object(movement.start)
      if animation.isAdditive { basic.toValue = object(movement.start.zero) }
    } else if let keyframes = animation as? CAKeyframeAnimation, let layer {
      let stops = [AnimationStop(share: 0, value: movement.start)] + movement.later
      let end = movement.end(own: layer.ownPresentation.value(of: movement.property))
      keyframes.values = (stops.map(\.value) + [end]).map(object)
      keyframes.keyTimes = stops.map { NSNumber(value: $0.share) } + [1]
    }
  }
}
