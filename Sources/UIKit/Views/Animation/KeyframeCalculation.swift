/// How what is shown goes on from one keyframe to the next.
enum KeyframeCalculation: UInt {
  case linear, discrete, paced, cubic, cubicPaced
}

extension UIView {
  /// How keyframes are animated.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Options from their bits. Those of a curve, as in ``UIView/AnimationOptions``, are the curve of the
    /// whole animation; without them it is slow at both ends.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views that are changed are laid out at once, so that what is in them moves along.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views can be touched while they move. Without it a view that moves takes no touches.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Running animations of the same property end, unfinished, and the first keyframe starts from what is
    /// shown.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// All keyframes run again and again, until the view is removed or `CALayer.removeAllAnimations()`
    /// ends them.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// All keyframes run backwards after they have run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Within another animation the duration is the given one, not the outer one's.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Within another animation the other options are the given ones only.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// In straight lines from one keyframe to the next: the usual way.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// In jumps: each keyframe's values are shown when its time is over.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// In straight lines at one speed over the whole duration, whatever the times of the keyframes.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// In a smooth curve through the values of the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// In a smooth curve through the values, at one speed, whatever the times of the keyframes.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculation: KeyframeCalculation {
      KeyframeCalculation(rawValue: rawValue >> 10 & 7) ?? .linear
    }

    /// The options that other animations have too, and the curve.
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
