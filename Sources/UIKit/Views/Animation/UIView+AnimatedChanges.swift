extension UIView {
  /// The clock of the view's window, where animations take time there.
  var playingClock: AnimationClock? {
    guard let clock = owningWindow?.animationClock, clock.plays else { return nil }
    return clock
  }

  /// What moves at present. Later ones of the same property come later.
  package var runningAnimations: [ViewAnimation] { animations ?? [] }

  /// Animates a change of geometry that is being made, if it is made within an animation.
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

  /// Animates a number or a pair of numbers that has changed by so much.
  func animate(_ property: AnimatedProperty, from distance: CGPoint) {
    guard distance != .zero else { return }
    animate(property, .distance(distance))
  }

  /// Animates a change that is being made, or gathers it for keyframes.
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

  /// Where an animation starts whose property was something until now: at what is shown, as far as
  /// that does not add up by itself. Running animations that it takes the place of are over.
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

  /// Starts an animation by what holds now.
  ///
  /// - Parameter later: what is shown on the way; without any the way is straight.
  func start(
    _ property: AnimatedProperty, from start: AnimationStart, later: [AnimationStop] = []
  ) {
    guard let clock = playingClock, let context = AnimationContext.current else { return }
    let animation = ViewAnimation(
      property, of: self, from: start, later: later, timing: context.timing(on: clock),
      group: context.group, allowsUserInteraction: context.options.contains(.allowUserInteraction))
    animations = runningAnimations + [animation]
    clock.add(animation)
  }

  /// Ends an animation before its time.
  private func stop(_ animation: ViewAnimation) {
    forget(animation)
    owningWindow?.animationClock.stop(animation)
  }

  /// An animation is over.
  func forget(_ animation: ViewAnimation) {
    animations?.removeAll { $0 === animation }
    if animations?.isEmpty ?? false { animations = nil }
  }

  /// Ends all animations of the view before their time.
  func stopAnimations() {
    guard let animations else { return }
    for animation in animations { stop(animation) }
  }

  /// The view is about to leave its window: what moves ends before its time.
  func leaveClock() {
    stopAnimations()
    (self as? UIScrollView)?.stopGlide()
  }

  /// Whether the view takes no touches because it moves.
  var isUntouchableWhileAnimated: Bool {
    (animations?.contains { !$0.allowsUserInteraction } ?? false)
      || (dissolving?.contains(where: \.isUntouchableWhileAnimated) ?? false)
  }
}
