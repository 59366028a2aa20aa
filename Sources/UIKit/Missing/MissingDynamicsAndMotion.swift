// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

extension UIFieldBehavior {
  /// Missing: Fields of noise are missing; use UIFieldBehavior.field(evaluationBlock:).
  @available(
    *, unavailable,
    message: "Fields of noise are missing; use UIFieldBehavior.field(evaluationBlock:)."
  )
  public class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    missing()
  }
  /// Missing: Fields of noise are missing; use UIFieldBehavior.field(evaluationBlock:).
  @available(
    *, unavailable,
    message: "Fields of noise are missing; use UIFieldBehavior.field(evaluationBlock:)."
  )
  public class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    missing()
  }
  /// Missing: Fields of noise are missing; use UIFieldBehavior.field(evaluationBlock:).
  @available(
    *, unavailable,
    message: "Fields of noise are missing; use UIFieldBehavior.field(evaluationBlock:)."
  )
  public var smoothness: CGFloat {
    get { missing() }
    set { missing() }
  }
  /// Missing: Fields of noise are missing; use UIFieldBehavior.field(evaluationBlock:).
  @available(
    *, unavailable,
    message: "Fields of noise are missing; use UIFieldBehavior.field(evaluationBlock:)."
  )
  public var animationSpeed: CGFloat {
    get { missing() }
    set { missing() }
  }
}

/// Missing: Effects of the device's motion are missing.
@available(*, unavailable, message: "Effects of the device's motion are missing.")
@preconcurrency @MainActor open class UIMotionEffect: NSObject {
}

/// Missing: Effects of the device's motion are missing.
@available(*, unavailable, message: "Effects of the device's motion are missing.")
@preconcurrency @MainActor open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis, tiltAlongVerticalAxis
  }
  public init(keyPath: String, type: EffectType) { missing() }
  open var minimumRelativeValue: Any? {
    get { missing() }
    set { missing() }
  }
  open var maximumRelativeValue: Any? {
    get { missing() }
    set { missing() }
  }
}

extension UIView {
  /// Missing: Effects of the device's motion are missing.
  @available(*, unavailable, message: "Effects of the device's motion are missing.")
  public func addMotionEffect(_ effect: UIMotionEffect) { missing() }
}
