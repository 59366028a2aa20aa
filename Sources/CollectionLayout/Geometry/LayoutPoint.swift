/// A point in points, measured from the leading top corner of the content.
public struct LayoutPoint: Hashable, Sendable {
  /// The distance from the leading edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// A point; the origin where nothing is said.
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
