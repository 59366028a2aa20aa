/// The animation of one property on the line of an animator.
@MainActor
struct AnimatorPart {
  let animation: LayerAnimation
  private let movement: AnimatedMovement
  /// The fraction of the time at which the animation begins.
  let start: Double
  /// The distance of the view's own value from the final one.
  private var distance = CGPoint.zero
  /// The view's own value before its animator was settled first; `nil` before that.
  private var finalValue: CGPoint?
  /// The view's own value when its animator was settled last; `nil` before.
  private var settledValue: CGPoint?
  /// A Boolean value that indicates whether the view has got another value since then, which
  /// remains.
  private var isOverruled = false
  /// The final value, of properties that are not distances.
  private var end: AnimationStart?

  init(_ animation: LayerAnimation, _ movement: AnimatedMovement, start: Double) {
    self.animation = animation
    self.movement = movement
    self.start = start
  }

  /// Returns the completed fraction of the change at a fraction of the whole line.
  func progress(_ share: Double, of curve: TimingCurve) -> Double {
    guard start < 1 else { return share < 1 ? 0 : 1 }
    return curve.value(at: (share - start) / (1 - start))
  }

  /// The view; `nil` if it has ended, or was reused.
  private var view: UIView? { animation.layer?.view }

  /// Returns the time of the layer at a time of the window's clock.
  func ownTime(at time: TimeInterval) -> TimeInterval {
    animation.layer?.ownTime(at: time) ?? time
  }

  /// Displays a completed fraction.
  func hold(at progress: Double) {
    animation.timing.held = progress
    animation.layer?.noteDrawingChange()
  }

  /// Moves the animation with a timing.
  func move(by timing: AnimationTiming) {
    animation.timing = timing
    animation.layer?.noteDrawingChange()
  }

  /// Records the view's own value before the parts of the animator are settled: the final one, or
  /// whether it has changed since the last time.
  mutating func noteLaterChange() {
    guard let view else { return }
    let value = view.value(of: movement.property)
    finalValue = finalValue ?? value
    if let settledValue, value != settledValue { isOverruled = true }
  }

  /// Records the view's own value after the parts of the animator were settled.
  ///
  /// - Parameter isAtEnd: Whether they were settled at their end. The value is then that before,
  ///   without rounding errors.
  mutating func noteSettledValue(isAtEnd: Bool) {
    guard let view else { return }
    if isAtEnd, !isOverruled, let finalValue, view.value(of: movement.property) != finalValue {
      view.set(movement.property, to: finalValue)
    }
    settledValue = view.value(of: movement.property)
  }

  /// Gives the view the value of a completed fraction as its own, and ends the animation.
  mutating func settle(at progress: Double) {
    guard let view else { return }
    view.layer.forget(animation)
    view.noteDrawingChange()
    guard !animation.isSuperseded else { return }
    switch movement.start {
    case .distance:
      guard
        case .distance(let rest) = animation.value(after: progress, end: .distance(.zero)),
        rest != distance, !isOverruled
      else { return }
      let value = view.value(of: movement.property)
      view.set(movement.property, to: value + (rest - distance))
      distance = rest
    case .transform:
      let end = end ?? .transform(view.transform)
      self.end = end
      guard case .transform(let new) = animation.value(after: progress, end: end) else { return }
      UIView.performWithoutAnimation { view.transform = new }
    case .fill:
      let end = end ?? .fill(view.backgroundColor)
      self.end = end
      guard case .fill(let new) = animation.value(after: progress, end: end) else { return }
      UIView.performWithoutAnimation { view.backgroundColor = new }
    }
  }
}

extension UIView {
  /// Returns the value of a property that animations change by distances; zero for the others.
  fileprivate func value(of property: AnimatedProperty) -> CGPoint {
    switch property {
    case .position: center
    case .size: CGPoint(x: bounds.width, y: bounds.height)
    case .contentOffset: bounds.origin
    case .opacity: CGPoint(x: alpha, y: 0)
    case .cornerRadius: CGPoint(x: layer.cornerRadius, y: 0)
    case .transform, .fill: .zero
    }
  }

  /// Sets the value of a property that animations change by distances, without animation.
  fileprivate func set(_ property: AnimatedProperty, to value: CGPoint) {
    UIView.performWithoutAnimation {
      switch property {
      case .position: changeGeometry { $0.center = value }
      case .size:
        changeGeometry {
          $0.setBoundsKeepingCenter(
            CGRect(origin: $0.bounds.origin, size: CGSize(width: value.x, height: value.y)))
        }
      case .contentOffset: changeGeometry { $0.bounds.origin = value }
      case .opacity: alpha = value.x
      case .cornerRadius: layer.cornerRadius = value.x
      case .transform, .fill: break
      }
    }
  }
}
