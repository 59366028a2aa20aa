public import CoreLocation

/// A line of several points.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkpolyline
open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
  /// Creates a line of positions.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(Array(UnsafeBufferPointer(start: points, count: count)))
  }

  /// Creates a line of locations.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
  }

  override init(_ positions: [MKMapPoint]) { super.init(positions) }
}

/// An area with a border of several points, and with holes.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkpolygon
open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
  /// The holes; `nil` without any.
  open private(set) var interiorPolygons: [MKPolygon]?

  /// Creates an area of positions.
  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }

  /// Creates an area of positions with holes.
  public convenience init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.init(Array(UnsafeBufferPointer(start: points, count: count)))
    self.interiorPolygons = interiorPolygons
  }

  /// Creates an area of locations.
  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }

  /// Creates an area of locations with holes.
  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    self.init(UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) })
    self.interiorPolygons = interiorPolygons
  }

  override init(_ positions: [MKMapPoint]) { super.init(positions) }
}
