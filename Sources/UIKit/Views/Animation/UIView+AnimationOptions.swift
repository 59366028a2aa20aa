extension UIView {
  /// The options of animations.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits, as in UIKit.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out changed views immediately, so that their subviews are animated with them.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Allows touches of views while they are animated. Without this option an animated view
    /// receives no touches.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Stops running animations of the same property, and starts at the currently displayed value.
    /// Without this option animations of numbers are additive: the old one runs to its end while
    /// the new one begins.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats the animation indefinitely, until the view is removed or
    /// `CALayer.removeAllAnimations()` stops it.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs the animation backward after each forward run. At the end, the view jumps to its new
    /// value.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Uses the given duration instead of the enclosing animation's.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Uses the given curve instead of the enclosing animation's.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Makes ``UIView/transition(from:to:duration:options:completion:)`` hide the first view and
    /// show the second, instead of removing one from the superview and adding the other.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Uses only the given options, instead of the enclosing animation's.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// A curve that is slow at both ends. The default.
    public static let curveEaseInOut: AnimationOptions = []
    /// A curve that is slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// A curve that is slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// A curve of constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// A transition that turns the view about its vertical axis from left to right.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// A transition that turns the view about its vertical axis from right to left.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A transition that curls the old content up. Hosts draw no bent pages: it is displayed as
    /// ``transitionCrossDissolve``.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A transition that curls the new content down. Hosts draw no bent pages: it is displayed as
    /// ``transitionCrossDissolve``.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// A transition in which the old content dissolves into the new content.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// A transition that turns the view about its horizontal axis from top to bottom.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// A transition that turns the view about its horizontal axis from bottom to top.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The display of a transition between the contents of a view.
    enum Transition {
      /// The old content fades out over the new one.
      case dissolve
      /// The view turns about an axis until it is seen from the side, and back with its new
      /// content. Without perspective, a turn to either side looks the same.
      case flip(aboutVerticalAxis: Bool)
    }

    /// The transition that the options name; `nil` for none.
    var transition: Transition? {
      switch rawValue >> 20 & 7 {
      case 0: nil
      case 1, 2: .flip(aboutVerticalAxis: true)
      case 6, 7: .flip(aboutVerticalAxis: false)
      default: .dissolve
      }
    }

    /// Creates the option of a curve.
    init(_ curve: AnimationCurve) { self.init(rawValue: UInt(curve.rawValue) << 16) }

    /// The curve that the options name.
    var animationCurve: AnimationCurve {
      AnimationCurve(rawValue: Int(rawValue >> 16 & 3)) ?? .easeInOut
    }
    /// The timing curve that the options name.
    var curve: TimingCurve { animationCurve.timingCurve }

    /// The options that an animation inherits from an enclosing one.
    static let inherited: AnimationOptions = [
      .layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse,
    ]
  }
}
