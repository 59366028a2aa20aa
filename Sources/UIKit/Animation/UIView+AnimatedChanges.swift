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
    if old.transform != new.transform {
      animate(.transform, start: .transform(presentedTransform(from: old.transform)))
    }
  }

  /// Animates a number or a pair of numbers that has changed by so much.
  func animate(_ property: AnimatedProperty, from distance: CGPoint) {
    guard let clock = playingClock, let context = AnimationContext.current, distance != .zero else {
      return
    }
    var distance = distance
    if context.options.contains(.beginFromCurrentState) {
      for animation in runningAnimations where animation.property == property {
        let rest = animation.distance(at: clock.now)
        distance = CGPoint(x: distance.x + rest.x, y: distance.y + rest.y)
        stop(animation)
      }
    }
    animate(property, start: .distance(distance))
  }

  /// Starts an animation by what holds now.
  func animate(_ property: AnimatedProperty, start: AnimationStart) {
    guard let clock = playingClock, let context = AnimationContext.current else { return }
    if property == .transform || property == .fill {
      for animation in runningAnimations where animation.property == property {
        if context.options.contains(.beginFromCurrentState) {
          stop(animation)
        } else {
          animation.isSuperseded = true
        }
      }
    }
    let animation = ViewAnimation(
      property, of: self, from: start, timing: context.timing(on: clock), group: context.group,
      allowsUserInteraction: context.options.contains(.allowUserInteraction))
    animations = runningAnimations + [animation]
    clock.add(animation)
    AnimationContext.current?.views.append(self)
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
    for animation in runningAnimations { stop(animation) }
  }

  /// The view is about to leave its window: what moves ends before its time.
  func leaveClock() {
    stopAnimations()
    (self as? UIScrollView)?.stopGlide()
  }

  /// Whether the view takes no touches because it moves.
  var isUntouchableWhileAnimated: Bool {
    animations?.contains { !$0.allowsUserInteraction } ?? false
  }
}
