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

/// A width and a height in points.
public struct LayoutSize: Hashable, Sendable {
  /// The length along the horizontal axis.
  public var width: Double
  /// The length along the vertical axis.
  public var height: Double

  /// A size; nothing at all where nothing is said.
  @inlinable
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// The length along an axis.
  @inlinable
  public subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

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
}

/// Distances from the four edges, in points, in leading and trailing terms.
public struct LayoutInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Insets; none where nothing is said.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The inset at the near end of an axis: leading or top.
  @inlinable
  public func start(_ axis: LayoutAxis) -> Double { axis == .horizontal ? leading : top }

  /// The inset at the far end of an axis: trailing or bottom.
  @inlinable
  public func end(_ axis: LayoutAxis) -> Double { axis == .horizontal ? trailing : bottom }

  /// What both insets of an axis take together.
  @inlinable
  public func total(_ axis: LayoutAxis) -> Double { start(axis) + end(axis) }
}
