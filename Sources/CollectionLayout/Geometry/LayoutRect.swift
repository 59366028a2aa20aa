/// A rectangle in points, in leading and trailing coordinates.
public struct LayoutRect: Hashable, Sendable {
  /// The leading top corner.
  public var origin: LayoutPoint
  /// The width and the height.
  public var size: LayoutSize

  /// A rectangle from its corner and its size.
  @inlinable
  public init(origin: LayoutPoint = LayoutPoint(), size: LayoutSize = LayoutSize()) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from four numbers.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(
      origin: LayoutPoint(x: x, y: y), size: LayoutSize(width: width, height: height))
  }

  /// The smaller coordinate along an axis. Sizes are taken to be positive.
  @inlinable
  public func minimum(_ axis: LayoutAxis) -> Double { origin[axis] }

  /// The larger coordinate along an axis. Sizes are taken to be positive.
  @inlinable
  public func maximum(_ axis: LayoutAxis) -> Double { origin[axis] + size[axis] }

  /// Whether the two share an area. Rectangles that only touch do not intersect.
  @inlinable
  public func intersects(_ other: LayoutRect) -> Bool {
    origin.x < other.origin.x + other.size.width && other.origin.x < origin.x + size.width
      && origin.y < other.origin.y + other.size.height && other.origin.y < origin.y + size.height
  }
}

extension LayoutRect {
  /// Whether the two share a point, be it on an edge.
  func touches(_ other: LayoutRect) -> Bool {
    origin.x <= other.origin.x + other.size.width && other.origin.x <= origin.x + size.width
      && origin.y <= other.origin.y + other.size.height && other.origin.y <= origin.y + size.height
  }

  /// The same rectangle, farther from the origin.
  func moved(by distance: LayoutPoint) -> LayoutRect {
    var rect = self
    rect.origin.x += distance.x
    rect.origin.y += distance.y
    return rect
  }
}
