// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation

/// A position on the flat map of the world, from its upper left corner. The map is 268,435,456 map
/// points wide and high.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkmappoint
public struct MKMapPoint: Sendable, Equatable {
  /// The distance from the longitude -180°.
  public var x: Double
  /// The distance from the upper edge.
  public var y: Double

  /// Creates the upper left corner.
  public init() { self.init(x: 0, y: 0) }

  /// Creates a position.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Creates the position of a location, in the projection of Mercator.
  public init(_ coordinate: CLLocationCoordinate2D) {
    (x, y) = MapProjection.point(coordinate)
  }

  /// The location.
  public var coordinate: CLLocationCoordinate2D { MapProjection.coordinate(x: x, y: y) }

  /// Returns the distance to another position on the earth, in meters.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    let (first, second) = (coordinate, point.coordinate)
    return CLLocation(latitude: first.latitude, longitude: first.longitude).distance(
      from: CLLocation(latitude: second.latitude, longitude: second.longitude))
  }
}

/// A size on the flat map of the world, in map points.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkmapsize
public struct MKMapSize: Sendable, Equatable {
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates an empty size.
  public init() { self.init(width: 0, height: 0) }

  /// Creates a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the world.
  public static let world = MKMapSize(width: MapProjection.world, height: MapProjection.world)
}

/// The points of the screen in a map point.
public typealias MKZoomScale = CGFloat

/// The size of the world.
public let MKMapSizeWorld = MKMapSize.world

/// Returns a position.
public func MKMapPointMake(_ x: Double, _ y: Double) -> MKMapPoint { MKMapPoint(x: x, y: y) }

/// Returns the position of a location.
public func MKMapPointForCoordinate(_ coordinate: CLLocationCoordinate2D) -> MKMapPoint {
  MKMapPoint(coordinate)
}

/// Returns the location of a position.
public func MKCoordinateForMapPoint(_ mapPoint: MKMapPoint) -> CLLocationCoordinate2D {
  mapPoint.coordinate
}

/// Returns a size.
public func MKMapSizeMake(_ width: Double, _ height: Double) -> MKMapSize {
  MKMapSize(width: width, height: height)
}

/// Returns the distance of two positions on the earth, in meters.
public func MKMetersBetweenMapPoints(_ a: MKMapPoint, _ b: MKMapPoint) -> CLLocationDistance {
  a.distance(to: b)
}

/// Returns the length of a map point at a latitude, in meters.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MapProjection.pointsPerMeter(latitude)
}

/// Returns the map points in a meter at a latitude.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  MapProjection.pointsPerMeter(latitude)
}
