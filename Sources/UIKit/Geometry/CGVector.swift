/// A direction and length in the plane, in points.
///
/// Foundation off Apple's platforms has no such type, so it is declared here.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
  /// Length along the horizontal axis.
  public var dx: CGFloat
  /// Length along the vertical axis.
  public var dy: CGFloat

  /// The vector of length zero.
  public static let zero = CGVector()

  /// Makes the vector of length zero.
  public init() {
    self.init(dx: 0, dy: 0)
  }

  /// Makes a vector from its two components.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
