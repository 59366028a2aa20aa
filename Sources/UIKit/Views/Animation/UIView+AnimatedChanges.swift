extension UIView {
  /// The clock of the view's window, if animations take time there.
  var playingClock: AnimationClock? {
    guard let clock = owningWindow?.animationClock,
      clock.plays || AnimationContext.current?.animator?.isScrubbed == true
    else { return nil }
    return clock
  }

  /// The running animations. Later animations of the same property follow earlier ones.
  var runningAnimations: [ViewAnimation] { animations ?? [] }

  /// Animates a change of geometry, if it is made within an animation.
  func animateChange(from old: ViewGeometry, to new: ViewGeometry) {
    guard AnimationContext.current != nil, playingClock != nil else { return }
    let (oldCenter, newCenter) = (old.center, new.center)
    let (oldSize, newSize) = (old.bounds.size, new.bounds.size)
    animate(.position, from: CGPoint(x: oldCenter.x - newCenter.x, y: oldCenter.y - newCenter.y))
    animate(
      .size, from: CGPoint(x: oldSize.width - newSize.width, y: oldSize.height - newSize.height))
    if self is UIScrollView {
      animate(
        .contentOffset,
        from: CGPoint(
          x: old.bounds.origin.x - new.bounds.origin.x, y: old.bounds.origin.y - new.bounds.origin.y
        ))
    }
    if old.transform != new.transform { animate(.transform, .transform(from: old.transform)) }
  }

  /// Animates a number or a pair of numbers from a distance to its new value.
  func animate(_ property: AnimatedProperty, from distance: CGPoint) {
    guard distance != .zero else { return }
    animate(property, .distance(distance))
  }

  /// Animates a change, or records it for keyframes.
  func animate(_ property: AnimatedProperty, _ change: AnimatedChange) {
    guard playingClock != nil, let context = AnimationContext.current else { return }
    context.views.append(self)
    if let keyframes = context.keyframes {
      keyframes.record(change, of: property, in: self)
      return
    }
    let start: AnimationStart =
      switch change {
      case .distance(let way): .distance(way)
      case .transform(let old): .transform(old)
      case .fill(let old): .fill(old)
      }
    self.start(property, from: takenOver(start, of: property))
  }

  /// Returns the start of an animation of a property with a previous value: the currently displayed
  /// value, for properties whose animations are not additive. Stops the running animations that it
  /// replaces.
  func takenOver(_ start: AnimationStart, of property: AnimatedProperty) -> AnimationStart {
    guard let clock = playingClock, let context = AnimationContext.current else { return start }
    let fromCurrentState = context.options.contains(.beginFromCurrentState)
    var start = start
    switch start {
    case .distance(var way):
      guard fromCurrentState else { return start }
      for animation in runningAnimations where animation.property == property {
        let rest = animation.distance(at: clock.now)
        way = CGPoint(x: way.x + rest.x, y: way.y + rest.y)
      }
      start = .distance(way)
    case .transform(let old): start = .transform(presentedTransform(from: old))
    case .fill(let old): start = .fill(presentedFill(from: old))
    }
    for animation in runningAnimations where animation.property == property {
      if fromCurrentState { stop(animation) } else { animation.isSuperseded = true }
    }
    return start
  }

  /// Starts an animation in the current context.
  ///
  /// - Parameter later: The intermediate values; without any, the interpolation is linear.
  func start(
    _ property: AnimatedProperty, from start: AnimationStart, later: [AnimationStop] = []
  ) {
    guard let clock = playingClock, let context = AnimationContext.current else { return }
    let animation = ViewAnimation(
      property, of: self, from: start, later: later, timing: context.timing(on: clock),
      group: context.group, allowsUserInteraction: context.options.contains(.allowUserInteraction))
    animations = runningAnimations + [animation]
    noteDrawingChange()
    if let animator = context.animator {
      animator.take(animation, on: clock)
    } else {
      animation.group.began()
      clock.add(animation)
    }
  }

  /// Stops an animation before its end.
  private func stop(_ animation: ViewAnimation) {
    forget(animation)
    if owningWindow?.animationClock.remove(animation) ?? false {
      animation.group.ended(isFinished: false)
    }
  }

  /// Removes a finished animation.
  func forget(_ animation: ViewAnimation) {
    animations?.removeAll { $0 === animation }
    if animations?.isEmpty ?? false { animations = nil }
    noteDrawingChange()
  }

  /// Stops all animations of the view before their end.
  func stopAnimations() {
    guard let animations else { return }
    for animation in animations { stop(animation) }
  }

  /// Stops all animations before the view is reused. An animator that ends later does not change
  /// its values.
  func discardAnimations() {
    let discarded = runningAnimations
    stopAnimations()
    for animation in discarded { animation.view = nil }
  }

  /// Stops all animations before the view leaves its window.
  func leaveClock() {
    stopAnimations()
    layer.stopAnimationsInTree()
    (self as? UIScrollView)?.stopGlide()
  }

  /// A Boolean value that indicates whether the view receives no touches because it is animated.
  var isUntouchableWhileAnimated: Bool {
    (animations?.contains { !$0.allowsUserInteraction } ?? false)
      || (dissolving?.contains(where: \.isUntouchableWhileAnimated) ?? false)
  }
}
