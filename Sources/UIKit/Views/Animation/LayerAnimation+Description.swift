extension AnimationTiming {
  /// Returns an animation with the curve, without values.
  func makeAnimation() -> CABasicAnimation {
    if case .spring(let curve) = curve, duration > 0 {
      let spring = CASpringAnimation()
      spring.setMotion(curve, over: duration)
      return spring
    }
    let result = CABasicAnimation()
    result.timingFunction = CAMediaTimingFunction.function(of: curve)
    return result
  }

  /// Sets the duration and the runs of an animation.
  func describe(in animation: CAAnimation) {
    animation.timing.duration = duration
    animation.timing.fillMode = .both
    if repeatCount != 1 { animation.timing.repeatCount = Float(repeatCount) }
    animation.timing.autoreverses = autoreverses
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
    timing.describe(in: animation)
    animation.timing.beginTime = timing.begin
    animation.timing.speed = timing.held != nil ? 0 : timing.isReversed ? -1 : 1
    animation.timing.timeOffset = timing.duration * (timing.held ?? (timing.isReversed ? 1 : 0))
    animation.keyPath = movement.property.rawValue
    if case .distance = movement.start { animation.isAdditive = true }
    if let basic = animation as? CABasicAnimation {
      basic.fromValue = object(of: movement.start, of: movement.property)
      if animation.isAdditive { basic.toValue = movement.property.object(of: .zero) }
    } else if let keyframes = animation as? CAKeyframeAnimation {
      let stops = [AnimationStop(share: 0, value: movement.start)] + movement.later
      let end = movement.start.end(for: layer?.view)
      keyframes.values = (stops.map(\.value) + [end]).map { object(of: $0, of: movement.property) }
      keyframes.keyTimes = stops.map { NSNumber(value: $0.share) } + [1]
    }
  }

  private func object(of value: AnimationStart, of property: AnimatedProperty) -> Any {
    switch value {
    case .distance(let way): property.object(of: way)
    case .transform(let transform): CATransform3D(transform)
    case .fill(let color):
      UIColor((color ?? .clear).rgba(in: layer?.view?.traitCollection ?? .current)).cgColor
    }
  }
}

extension AnimationStart {
  /// Returns the end of an animation with this start: the view's own value.
  @MainActor
  func end(for view: UIView?) -> AnimationStart {
    switch self {
    case .distance: .distance(.zero)
    case .transform: .transform(view?.transform ?? .identity)
    case .fill: .fill(view?.backgroundColor)
    }
  }
}

extension AnimatedProperty {
  /// Returns a distance as a value of the property, for apps.
  fileprivate func object(of distance: CGPoint) -> Any {
    switch self {
    case .opacity, .cornerRadius: distance.x
    case .size: CGSize(width: distance.x, height: distance.y)
    default: distance
    }
  }
}
