/// A point of a rectangle: a corner, the middle of an edge, or the center, and an offset from it.
public struct LayoutAnchor: Hashable, Sendable {
  /// The unit of an offset.
  public enum Offset: Hashable, Sendable {
    /// In points.
    case absolute(LayoutPoint)
    /// In widths and heights of the supplementary item with the anchor.
    case fractional(LayoutPoint)
  }

  /// The position of the point between the leading and the trailing edge.
  public var horizontalAlignment: LayoutAlignment
  /// The position of the point between the top and the bottom edge.
  public var verticalAlignment: LayoutAlignment
  /// The offset from the point; positive values point towards the trailing and the bottom edge.
  public var offset: Offset

  /// Creates an anchor, by default at the center.
  public init(
    horizontalAlignment: LayoutAlignment = .center, verticalAlignment: LayoutAlignment = .center,
    offset: Offset = .absolute(LayoutPoint())
  ) {
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.offset = offset
  }

  /// Returns the point in a rectangle of a size, without the offset.
  func point(in size: LayoutSize) -> LayoutPoint {
    LayoutPoint(
      x: horizontalAlignment.fraction * size.width, y: verticalAlignment.fraction * size.height)
  }

  /// Returns the offset in points.
  func offset(for item: LayoutSize) -> LayoutPoint {
    switch offset {
    case .absolute(let point): return point
    case .fractional(let share):
      return LayoutPoint(x: share.x * item.width, y: share.y * item.height)
    }
  }
}
