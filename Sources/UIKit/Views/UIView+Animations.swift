extension UIView {
  private static var animationsAllowed = true

  /// Whether changes may be animated. Default true. Changes take effect at once here, so the switch
  /// matters only to code that reads it back.
  public class var areAnimationsEnabled: Bool { animationsAllowed }

  /// Sets ``areAnimationsEnabled``.
  public class func setAnimationsEnabled(_ enabled: Bool) {
    animationsAllowed = enabled
  }

  /// Runs the closure; what it changes takes effect without animation.
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let before = animationsAllowed
    animationsAllowed = false
    defer { animationsAllowed = before }
    actionsWithoutAnimation()
  }
}
