/// A vector in the plane, in points.
///
/// Foundation on other platforms than Apple's has no such type, so it is declared here.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
  /// The component along the horizontal axis.
  public var dx: CGFloat
  /// The component along the vertical axis.
  public var dy: CGFloat

  /// The vector of length zero.
  @inlinable
  public static var zero: CGVector { CGVector() }

  /// Creates the vector of length zero.
  @inlinable
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Creates a vector from its two components.
  @inlinable
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
