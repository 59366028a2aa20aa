/// A change of a property.
enum AnimatedChange {
  /// The distance of the old value from the new one.
  case distance(CGPoint)
  /// The old transform.
  case transform(from: CGAffineTransform)
  /// The old background color.
  case fill(from: UIColor?)

  /// The start of an animation of the change.
  var start: AnimationStart {
    switch self {
    case .distance(let way): .distance(way)
    case .transform(let old): .transform(old)
    case .fill(let old): .fill(old)
    }
  }
}

/// Animations of views: the actions that views return for changes of their layers.
@MainActor
extension CALayer {
  /// The running animations of the layer's view. Later animations of the same property follow
  /// earlier ones.
  var viewAnimations: [LayerAnimation] {
    animations.isEmpty ? [] : animations.filter { $0.movement != nil }
  }

  /// Animates a number or a pair of numbers from a distance to its new value, in the closure of an
  /// animation.
  func animate(_ property: AnimatedProperty, from distance: CGPoint) {
    guard distance != .zero, let action = view?.makeAction(forKey: property.rawValue) else {
      return
    }
    animate(property, from: distance, action)
  }

  /// Animates a number or a pair of numbers from a distance by the action of the view.
  func animate(_ property: AnimatedProperty, from distance: CGPoint, _ action: CABasicAnimation) {
    guard distance != .zero else { return }
    animate(property, .distance(distance), action)
  }

  /// Animates a change by the action of the view, or records it for keyframes.
  func animate(
    _ property: AnimatedProperty, _ change: AnimatedChange, _ action: CABasicAnimation
  ) {
    guard let view, view.playingClock != nil, let context = AnimationContext.current else { return }
    context.views.append(view)
    if let keyframes = context.keyframes {
      return keyframes.record(change, of: property, in: view)
    }
    let movement = AnimatedMovement(
      property: property, start: takenOver(change.start, of: property))
    action.keyPath = property.rawValue
    switch movement.start {
    case .distance(let way):
      action.isAdditive = true
      action.fromValue = property.object(of: way)
      action.toValue = property.object(of: .zero)
    case .transform(let start): action.fromValue = CATransform3D(start)
    case .fill(let start): action.fromValue = start.cgColor(in: view.traitCollection)
    }
    self.start(movement, action)
  }

  /// Returns the start of an animation of a property with a previous value: the currently displayed
  /// value, for properties whose animations are not additive. Stops the running animations that it
  /// replaces.
  func takenOver(_ start: AnimationStart, of property: AnimatedProperty) -> AnimationStart {
    let running = animations.isEmpty ? [] : animations.filter { $0.movement?.property == property }
    guard let last = running.last, let clock = view?.playingClock,
      let context = AnimationContext.current
    else { return start }
    let fromCurrentState = context.options.contains(.beginFromCurrentState)
    var result = start
    if case .distance(let way) = start {
      guard fromCurrentState else { return start }
      result = .distance(running.reduce(way) { $0 + $1.distance(at: clock.now) })
    } else {
      result = last.shown(at: clock.now, end: start)
    }
    for animation in running {
      if fromCurrentState { stop(animation) } else { animation.isSuperseded = true }
    }
    return result
  }

  /// Starts an animation of the view in the current context.
  func start(_ movement: AnimatedMovement, _ animation: CAPropertyAnimation) {
    guard let clock = view?.playingClock, let context = AnimationContext.current else { return }
    var timing = context.timing(at: ownTime(at: clock.now))
    // An override of `action(for:forKey:)` may change the duration.
    if let duration = animation.durationOfView, duration != timing.duration {
      timing.duration = duration
    }
    animation.timing.beginTime = timing.begin
    let record = LayerAnimation(
      animation, key: unusedKey(for: movement.property), layer: self, movement, timing: timing,
      group: context.group, allowsUserInteraction: context.options.contains(.allowUserInteraction))
    animations.append(record)
    noteDrawingChange()
    if let animator = context.animator {
      animator.take(record, movement, on: clock)
    } else {
      record.beginMovement(on: clock)
    }
  }

  /// Returns the key of a new animation of a property: its key path, with a number if the key is in
  /// use.
  private func unusedKey(for property: AnimatedProperty) -> String {
    let name = property.rawValue
    guard animations.contains(where: { $0.key == name }) else { return name }
    var number = 2
    while animations.contains(where: { $0.key == "\(name)-\(number)" }) { number += 1 }
    return "\(name)-\(number)"
  }

  /// Stops an animation before its end.
  private func stop(_ animation: LayerAnimation) {
    forget(animation)
    noteDrawingChange()
    animation.stop()
  }

  /// Stops the animations of the view before it is reused. An animator that ends later does not
  /// change its values.
  func discardViewAnimations() {
    for animation in viewAnimations {
      stop(animation)
      animation.leaveLayer()
    }
  }
}

extension AnimatedProperty {
  /// Returns a distance as a value of the property, for apps.
  func object(of distance: CGPoint) -> Any {
    switch self {
    case .opacity, .cornerRadius: distance.x
    case .size: CGSize(width: distance.x, height: distance.y)
    default: distance
    }
  }
}

extension UIColor? {
  /// Returns the color of a background, which is transparent for `nil`.
  func cgColor(in traits: UITraitCollection) -> CGColor {
    UIColor((self ?? .clear).rgba(in: traits)).cgColor
  }
}

extension CAPropertyAnimation {
  /// The duration of an animation of a view; `nil` for an animation that has none.
  fileprivate var durationOfView: TimeInterval? { timing.duration > 0 ? timing.duration : nil }
}
