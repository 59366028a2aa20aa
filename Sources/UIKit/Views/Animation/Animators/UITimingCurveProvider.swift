/// The kind of timing that a provider gives.
public enum UITimingCurveType: Int, Sendable {
  /// One of the curves of `UIView.AnimationCurve`.
  case builtin
  /// A cubic curve.
  case cubic
  /// The motion of a spring.
  case spring
  /// A spring along a cubic curve.
  case composed
}

/// An object that gives the timing of an animator.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uitimingcurveprovider
///
/// Of providers other than this library's, the spring is used if there is one, and otherwise the
/// cubic curve.
public protocol UITimingCurveProvider: AnyObject {
  /// The kind of timing.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve; `nil` for none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring; `nil` for none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

extension UITimingCurveProvider {
  /// Returns the curve, and the duration for an animator with a duration.
  func timing(for duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
    if let spring = springTimingParameters { return spring.motion(for: duration) }
    return (cubicTimingParameters?.curve ?? .standard, duration)
  }
}

extension UIView {
  /// The speed of an animation over its duration.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut
    /// Slow at the beginning.
    case easeIn
    /// Slow at the end.
    case easeOut
    /// Constant.
    case linear

    var timingCurve: TimingCurve {
      switch self {
      case .easeInOut: .easeInOut
      case .easeIn: .easeIn
      case .easeOut: .easeOut
      case .linear: .linear
      }
    }
  }
}

/// A cubic timing curve from (0, 0) to (1, 1).
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uicubictimingparameters
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  /// The curve by its name. It is `easeInOut` for a curve by control points.
  public let animationCurve: UIView.AnimationCurve
  /// The first control point.
  public let controlPoint1: CGPoint
  /// The second control point.
  public let controlPoint2: CGPoint
  private let isBuiltin: Bool

  /// Creates the default curve of Core Animation.
  public convenience override init() {
    self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
  }

  /// Creates a curve by its name.
  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltin = true
    if case .bezier(let x1, let y1, let x2, let y2) = curve.timingCurve {
      (controlPoint1, controlPoint2) = (CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2))
    } else {
      (controlPoint1, controlPoint2) = (.zero, CGPoint(x: 1, y: 1))
    }
  }

  /// Creates a curve by its control points. Their x is limited to 0 to 1.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltin = false
    controlPoint1 = point1
    controlPoint2 = point2
  }

  /// The kind of timing.
  open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
  /// The curve itself.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// There is no spring.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  var curve: TimingCurve {
    if isBuiltin { return animationCurve.timingCurve }
    return .bezier(
      x1: min(max(controlPoint1.x, 0), 1), y1: controlPoint1.y,
      x2: min(max(controlPoint2.x, 0), 1), y2: controlPoint2.y)
  }
}

/// The motion of a spring.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uispringtimingparameters
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Spring {
    /// At rest at the end of the animator's duration.
    case ratio(CGFloat)
    /// With a duration of its own.
    case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
    case perceived(duration: TimeInterval, bounce: CGFloat)
  }

  private let spring: Spring
  /// The initial velocity, in total distances per second.
  ///
  /// The component with the larger absolute value applies to all properties (chosen; UIKit applies
  /// both to positions).
  public let initialVelocity: CGVector

  private init(_ spring: Spring, _ velocity: CGVector) {
    self.spring = spring
    initialVelocity = velocity
  }

  /// Creates a spring without oscillation and with a duration of its own: mass 3, stiffness 1000,
  /// damping 500.
  public convenience override init() {
    self.init(.physical(mass: 3, stiffness: 1000, damping: 500), .zero)
  }

  /// Creates a spring that is at rest at the end of the animator's duration.
  ///
  /// - Parameter ratio: 1 for no oscillation; values closer to 0 oscillate more.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(.ratio(ratio), .zero)
  }

  /// Creates a spring that is at rest at the end of the animator's duration.
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(ratio), velocity)
  }

  /// Creates a spring by its physics. Its duration follows from them; the animator's duration has
  /// no effect.
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    self.init(.physical(mass: mass, stiffness: stiffness, damping: damping), velocity)
  }

  /// Creates a spring with a perceived duration and a bounce. The duration of the animator has no
  /// effect.
  ///
  /// - Parameters:
  ///   - duration: The perceived duration, in seconds.
  ///   - bounce: 0 for none; values closer to 1 bounce more.
  ///   - initialVelocity: The initial velocity, in total distances per second.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    self.init(.perceived(duration: duration, bounce: bounce), initialVelocity)
  }

  /// The kind of timing.
  open var timingCurveType: UITimingCurveType { .spring }
  /// There is no cubic curve.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The spring itself.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the motion for an animator with a duration, and the duration of the motion.
  func motion(for duration: TimeInterval) -> (curve: TimingCurve, duration: TimeInterval) {
    let (x, y) = (Double(initialVelocity.dx), Double(initialVelocity.dy))
    let velocity = abs(y) > abs(x) ? y : x
    switch spring {
    case .ratio(let ratio):
      let curve = SpringCurve.resting(
        dampingRatio: Double(ratio), velocity: velocity * max(duration, 0))
      return (.spring(curve), duration)
    case .physical(let mass, let stiffness, let damping):
      let spring = SpringCurve.physical(
        mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
        velocity: velocity)
      return (.spring(spring.curve), spring.restingTime)
    case .perceived(let perceived, let bounce):
      guard perceived > 0 else { return (.linear, 0) }
      let spring = SpringCurve.perceived(
        duration: perceived, bounce: Double(bounce), velocity: velocity)
      return (.spring(spring.curve), spring.restingTime)
    }
  }
}
