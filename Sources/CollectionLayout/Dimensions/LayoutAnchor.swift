/// A point of a rectangle: a corner, the middle of an edge or the centre, and an offset from it.
public struct LayoutAnchor: Hashable, Sendable {
  /// How an offset is measured.
  public enum Offset: Hashable, Sendable {
    /// In points.
    case absolute(LayoutPoint)
    /// In widths and heights of the supplementary item that the anchor places.
    case fractional(LayoutPoint)
  }

  /// Where the point lies between the leading and the trailing edge.
  public var horizontalAlignment: LayoutAlignment
  /// Where the point lies between the top and the bottom edge.
  public var verticalAlignment: LayoutAlignment
  /// Added to the point; positive is towards the trailing and the bottom edge.
  public var offset: Offset

  /// An anchor; the centre where nothing is said.
  public init(
    horizontalAlignment: LayoutAlignment = .center, verticalAlignment: LayoutAlignment = .center,
    offset: Offset = .absolute(LayoutPoint())
  ) {
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
    self.offset = offset
  }

  /// The point in a rectangle of a size, without the offset.
  func point(in size: LayoutSize) -> LayoutPoint {
    LayoutPoint(
      x: horizontalAlignment.fraction * size.width, y: verticalAlignment.fraction * size.height)
  }

  /// The offset in points.
  func offset(for item: LayoutSize) -> LayoutPoint {
    switch offset {
    case .absolute(let point): return point
    case .fractional(let share):
      return LayoutPoint(x: share.x * item.width, y: share.y * item.height)
    }
  }
}
