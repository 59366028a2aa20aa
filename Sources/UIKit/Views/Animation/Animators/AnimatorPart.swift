/// The animation of one property on the line of an animator.
@MainActor
struct AnimatorPart {
  let animation: LayerAnimation
  private let movement: AnimatedMovement
  /// The fraction of the time at which the animation begins.
  let start: Double
  /// The distance of the view's own value from the final one; zero before the animator is settled.
  private var distance: LayerValue
  /// The view's own value before its animator was settled first; `nil` before that.
  private var finalValue: LayerValue?
  /// The view's own value when its animator was settled last; `nil` before.
  private var settledValue: LayerValue?
  /// A Boolean value that indicates whether the view has got another value since then, which
  /// remains.
  private var isOverruled = false

  init(_ animation: LayerAnimation, _ movement: AnimatedMovement, start: Double) {
    self.animation = animation
    self.movement = movement
    self.start = start
    distance = movement.start.zero
  }

  /// Returns the completed fraction of the change at a fraction of the whole line.
  func progress(_ share: Double, of curve: TimingCurve) -> Double {
    guard start < 1 else { return share < 1 ? 0 : 1 }
    return curve.value(at: (share - start) / (1 - start))
  }

  /// The view's own value; `nil` if the view has ended, or was reused.
  private var ownValue: LayerValue? {
    animation.layer?.ownPresentation.value(of: movement.property)
  }

  /// Records the view's own value before the parts of the animator are settled: the final one, or
  /// whether it has changed since the last time.
  mutating func noteLaterChange() {
    guard let value = ownValue else { return }
    finalValue = finalValue ?? value
    if let settledValue, value != settledValue { isOverruled = true }
  }

  /// Records the view's own value after the parts of the animator were settled.
  ///
  /// - Parameter isAtEnd: Whether they were settled at their end. The value is then that before,
  ///   without rounding errors.
  mutating func noteSettledValue(isAtEnd: Bool) {
    if isAtEnd, !isOverruled, let finalValue, ownValue != finalValue { set(finalValue) }
    settledValue = ownValue
  }

  /// Gives the view the value of a completed fraction as its own, and ends the animation.
  mutating func settle(at progress: Double) {
    guard let layer = animation.layer, let own = ownValue, let finalValue else { return }
    layer.forget(animation)
    layer.noteDrawingChange()
    guard !animation.isSuperseded, !isOverruled else { return }
    let value = movement.value(after: progress, own: finalValue)
    guard movement.property.isAdditive else { return set(value) }
    guard value != distance else { return }
    set(own.adding(value.adding(distance.negated)))
    distance = value
  }

  /// Gives the view a value of its own, without animation.
  private func set(_ value: LayerValue) {
    guard let view = animation.layer?.view else { return }
    UIView.performWithoutAnimation {
      switch (movement.property, value) {
      case (.opacity, .number(let opacity)): view.alpha = opacity
      case (.cornerRadius, .number(let radius)): view.layer.cornerRadius = radius
      case (.fill, .color(let color)): view.backgroundColor = color
      case (.transform, .transform(let transform)) where transform.isAffine:
        view.transform = transform.flat
      default:
        var shown = view.layer.ownPresentation
        shown.set(movement.property, to: value)
        view.changeGeometry { $0 = shown.geometry }
      }
    }
  }
}
