/// A displacement in points, to the right and downwards where positive.
public struct UIOffset: Equatable, Codable, Sendable {
  /// Displacement along the horizontal axis, in points.
  public var horizontal: CGFloat
  /// Displacement along the vertical axis, in points.
  public var vertical: CGFloat

  /// No displacement.
  public static let zero = UIOffset()

  /// Makes an offset of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Makes an offset from its two components, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
