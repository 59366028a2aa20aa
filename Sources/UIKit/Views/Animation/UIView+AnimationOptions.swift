extension UIView {
  /// How changes are animated.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Views that are changed are laid out at once, so that what is in them moves along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views can be touched while they move. Without it a view that moves takes no touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Running animations of the same property end, unfinished, and the new one starts from what is
    /// shown. Without it numbers add up: the old one runs out while the new one begins.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation runs again and again, until the view is removed or
    /// `CALayer.removeAllAnimations()` ends it.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// The animation runs backwards after it has run. The view jumps to its new value at the end.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Within another animation the duration is the given one, not the outer one's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Within another animation the curve is the given one, not the outer one's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// ``UIView/transition(from:to:duration:options:completion:)`` hides the first view and shows the second,
    /// instead of taking one out of the superview and adding the other.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Within another animation the other options are the given ones only.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends: the usual curve.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// At one speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition in which what was seen dissolves into what is seen now.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    /// Whether the bits name the transition that dissolves.
    var dissolves: Bool { rawValue >> 20 & 7 == 5 }

    /// The curve that the bits name.
    var curve: AnimationCurve {
      switch rawValue >> 16 & 3 {
      case 1: .easeIn
      case 2: .easeOut
      case 3: .linear
      default: .easeInOut
      }
    }

    /// The options that an animation within another takes over from it.
    static let inherited: AnimationOptions = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]
  }
}
