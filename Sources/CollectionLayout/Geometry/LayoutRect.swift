/// A rectangle in points, in leading and trailing coordinates.
public struct LayoutRect: Hashable, Sendable {
  /// The leading top corner.
  public var origin: LayoutPoint
  /// The width and the height.
  public var size: LayoutSize

  /// Creates a rectangle from its corner and its size.
  @inlinable
  public init(origin: LayoutPoint = LayoutPoint(), size: LayoutSize = LayoutSize()) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from its coordinates and its lengths.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(
      origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  /// Returns the smaller coordinate along an axis of a rectangle with positive lengths.
  @inlinable
  public func minimum(_ axis: LayoutAxis) -> Double { origin[axis] }

  /// Returns the larger coordinate along an axis of a rectangle with positive lengths.
  @inlinable
  public func maximum(_ axis: LayoutAxis) -> Double { origin[axis] + size[axis] }

  /// Returns a Boolean value that indicates whether two rectangles share an area. Rectangles that
  /// only touch do not intersect.
  @inlinable
  public func intersects(_ other: LayoutRect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }
}

extension LayoutRect {
  /// Returns a Boolean value that indicates whether two rectangles share a point, including points
  /// on edges.
  func touches(_ other: LayoutRect) -> Bool {
    origin.x <= other.origin.x + other.size.width && other.origin.x <= origin.x + size.width
      && origin.y <= other.origin.y + other.size.height && other.origin.y <= origin.y + size.height
  }

  /// Returns the rectangle at a distance from its position.
  func moved(by distance: LayoutPoint) -> LayoutRect {
    var rect = self
    rect.origin.x += distance.x
    rect.origin.y += distance.y
    return rect
  }
}
