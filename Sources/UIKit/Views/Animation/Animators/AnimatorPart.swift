/// The animation of one property on the line of an animator.
@MainActor
struct AnimatorPart {
  let animation: ViewAnimation
  /// The fraction of the time at which the animation begins.
  let start: Double
  /// The distance of the view's own value from the final one.
  private var distance = CGPoint.zero
  /// The final value, of properties that are not distances.
  private var end: AnimationStart?

  init(_ animation: ViewAnimation, start: Double) {
    self.animation = animation
    self.start = start
  }

  /// Returns the completed fraction of the change at a fraction of the whole line.
  func progress(_ share: Double, of curve: TimingCurve) -> Double {
    guard start < 1 else { return share < 1 ? 0 : 1 }
    return curve.value(at: (share - start) / (1 - start))
  }

  /// Displays a completed fraction.
  func hold(at progress: Double) {
    animation.timing.held = progress
    animation.view?.noteDrawingChange()
  }

  /// Gives the view the value of a completed fraction as its own, and ends the animation.
  mutating func settle(at progress: Double) {
    guard let view = animation.view else { return }
    view.forget(animation)
    view.noteDrawingChange()
    guard !animation.isSuperseded else { return }
    switch animation.start {
    case .distance:
      guard
        case .distance(let rest) = animation.value(after: progress, end: .distance(.zero)),
        rest != distance
      else { return }
      view.shift(animation.property, by: rest - distance)
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
  /// Changes the value of a property by a distance, without animation.
  fileprivate func shift(_ property: AnimatedProperty, by way: CGPoint) {
    UIView.performWithoutAnimation {
      switch property {
      case .position: changeGeometry { $0.center = $0.center + way }
      case .size:
        changeGeometry {
          let size = CGSize(
            width: $0.bounds.width + way.x, height: $0.bounds.height + way.y)
          $0.setBoundsKeepingCenter(CGRect(origin: $0.bounds.origin, size: size))
        }
      case .contentOffset: changeGeometry { $0.bounds.origin = $0.bounds.origin + way }
      case .opacity: alpha += way.x
      case .cornerRadius: layer.cornerRadius += way.x
      case .transform, .fill: break
      }
    }
  }
}
