extension UIView {
  /// The options of keyframe animations.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from their bits. The bits of a curve, as in ``UIView/AnimationOptions``, set
    /// the curve of the whole animation; the default is ease-in, ease-out.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out changed views immediately, so that their subviews are animated with them.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Allows touches of views while they are animated. Without this option an animated view
    /// receives no touches.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Stops running animations of the same property, and starts the first keyframe at the
    /// currently displayed value.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats all keyframes indefinitely, until the view is removed or
    /// `CALayer.removeAllAnimations()` stops them.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs all keyframes backward after each forward run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Uses the given duration instead of the enclosing animation's.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Uses only the given options, instead of the enclosing animation's.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Linear interpolation between keyframes. The default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// No interpolation: each keyframe's values appear at its end.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Linear interpolation at a constant speed over the whole duration, regardless of the times of
    /// the keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Cubic interpolation: a smooth curve through the values of the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Cubic interpolation at a constant speed, regardless of the times of the keyframes.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculation: CAAnimationCalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The options in common with other animations, and the curve.
    var shared: AnimationOptions {
      let options: AnimationOptions = [
        .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
        .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
        .curveLinear,
      ]
      return options.intersection(AnimationOptions(rawValue: rawValue))
    }
  }
}
