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
