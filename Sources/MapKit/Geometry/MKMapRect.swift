// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A rectangle on the flat map of the world, in map points.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkmaprect
public struct MKMapRect: Sendable, Equatable {
  /// The upper left corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// Creates an empty rectangle at the upper left corner of the world.
  public init() { self.init(origin: .init(), size: .init()) }

  /// Creates a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// The whole world.
  public static let world = MKMapRect(origin: .init(), size: .world)
  /// The rectangle that contains nothing, for unions.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// The left edge.
  public var minX: Double { origin.x }
  /// The upper edge.
  public var minY: Double { origin.y }
  /// The middle from left to right.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle from top to bottom.
  public var midY: Double { origin.y + size.height / 2 }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The lower edge.
  public var maxY: Double { origin.y + size.height }
  /// The width.
  public var width: Double { size.width }
  /// The height.
  public var height: Double { size.height }
  /// Whether the rectangle is ``null``.
  public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
  /// Whether the rectangle is ``null`` or has no area.
  public var isEmpty: Bool { isNull || size.width <= 0 || size.height <= 0 }
  /// Whether the rectangle crosses the longitude 180°.
  public var spans180thMeridian: Bool {
    !isNull && (minX < 0 || maxX > MapProjection.world)
  }

  /// Returns the smallest rectangle around this and another one.
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    return Self(
      from: MKMapPoint(x: min(minX, rect2.minX), y: min(minY, rect2.minY)),
      to: MKMapPoint(x: max(maxX, rect2.maxX), y: max(maxY, rect2.maxY)))
  }

  /// Returns the common part with another rectangle; ``null`` without one.
  public func intersection(_ rect2: MKMapRect) -> MKMapRect {
    guard intersects(rect2) else { return .null }
    return Self(
      from: MKMapPoint(x: max(minX, rect2.minX), y: max(minY, rect2.minY)),
      to: MKMapPoint(x: min(maxX, rect2.maxX), y: min(maxY, rect2.maxY)))
  }

  /// Returns a smaller rectangle with the same middle; a larger one for negative numbers.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    Self(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }

  /// Returns a moved rectangle.
  public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
    Self(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  /// Returns whether a position is in the rectangle.
  public func contains(_ point: MKMapPoint) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns whether another rectangle is in this one.
  public func contains(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && rect2.minX >= minX && rect2.maxX <= maxX && rect2.minY >= minY
      && rect2.maxY <= maxY
  }

  /// Returns whether the rectangles have a common part.
  public func intersects(_ rect2: MKMapRect) -> Bool {
    !isNull && !rect2.isNull && minX < rect2.maxX && rect2.minX < maxX && minY < rect2.maxY
      && rect2.minY < maxY
  }

  /// Returns the part beyond the longitude 180° at its position in the world; ``null`` without one.
  public func remainder() -> MKMapRect {
    let world = MapProjection.world
    if maxX > world { return Self(x: 0, y: minY, width: maxX - world, height: height) }
    if minX < 0 { return Self(x: world + minX, y: minY, width: -minX, height: height) }
    return .null
  }

  private init(from first: MKMapPoint, to last: MKMapPoint) {
    self.init(x: first.x, y: first.y, width: last.x - first.x, height: last.y - first.y)
  }
}

/// Returns a rectangle.
public func MKMapRectMake(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> MKMapRect
{
  MKMapRect(x: x, y: y, width: width, height: height)
}

/// The whole world.
public let MKMapRectWorld = MKMapRect.world
/// The rectangle that contains nothing.
public let MKMapRectNull = MKMapRect.null

extension NSValue {
  /// Creates an object with a location.
  public convenience init(mkCoordinate coordinate: CLLocationCoordinate2D) {
    self.init(cgPoint: CGPoint(x: coordinate.latitude, y: coordinate.longitude))
  }

  /// The location of an object that was created with one.
  public var mkCoordinateValue: CLLocationCoordinate2D {
    CLLocationCoordinate2D(latitude: cgPointValue.x, longitude: cgPointValue.y)
  }
}
