/// A point in the coordinates of the content, in points. The origin is the leading top corner.
public struct LayoutPoint: Hashable, Sendable {
  /// The distance from the leading edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Creates a point. Coordinates are zero by default.
  @inlinable
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The coordinate along an axis.
  @inlinable
  public subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension LayoutPoint {
  /// A Boolean value that indicates whether both coordinates are finite.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
