/// A range of numbers, for example of the positions of a sliding attachment.
public struct UIFloatRange: Equatable, Hashable, Sendable {
  /// The lowest number.
  public var minimum: CGFloat
  /// The highest number.
  public var maximum: CGFloat

  /// Creates the range from zero to zero.
  public init() { self.init(minimum: 0, maximum: 0) }

  /// Creates a range with both ends.
  public init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The range from zero to zero.
  public static let zero = UIFloatRange()
  /// The range of all numbers.
  public static let infinite = UIFloatRange(minimum: -.infinity, maximum: .infinity)

  /// A Boolean value that indicates whether the range has no ends.
  public var isInfinite: Bool { minimum == -.infinity && maximum == .infinity }
}
