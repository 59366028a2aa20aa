/// An offset in points; positive values move to the right and downward.
public struct UIOffset: Equatable, Codable, Sendable {
  /// The offset along the horizontal axis, in points.
  public var horizontal: CGFloat
  /// The offset along the vertical axis, in points.
  public var vertical: CGFloat

  /// An offset of zero.
  public static let zero = UIOffset()

  /// Creates an offset of zero.
  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  /// Creates an offset from its two components, in points.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }
}
