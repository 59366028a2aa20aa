import CoreLocation

/// The projection of Mercator on a sphere, in the units of map points.
enum MapProjection {
  /// The width and the height of the map of the world, in map points.
  static let world = 268_435_456.0
  /// The latitude at the upper edge of the map, in degrees.
  static let maximumLatitude = atan(sinh(Double.pi)) * 180 / .pi
  /// The length of a degree of latitude, in meters.
  static let metersPerDegree = 111_194.926_644_558_7
  /// The length of the equator, in meters, of the sphere of the projection.
  static let equator = 2 * Double.pi * 6_378_137

  static func point(_ coordinate: CLLocationCoordinate2D) -> (x: Double, y: Double) {
    let latitude = min(max(coordinate.latitude, -maximumLatitude), maximumLatitude)
    let angle = latitude * .pi / 180
    let y = 0.5 - asinh(tan(angle)) / (2 * .pi)
    return ((coordinate.longitude + 180) / 360 * world, y * world)
  }

  static func coordinate(x: Double, y: Double) -> CLLocationCoordinate2D {
    var longitude = x / world * 360 - 180
    if !(-180...180).contains(longitude), longitude.isFinite {
      longitude -= 360 * ((longitude + 180) / 360).rounded(.down)
    }
    let latitude = atan(sinh((0.5 - y / world) * 2 * .pi)) * 180 / .pi
    return CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  /// The map points in a meter at a latitude.
  static func pointsPerMeter(_ latitude: CLLocationDegrees) -> Double {
    world / equator / max(cos(min(abs(latitude), maximumLatitude) * .pi / 180), 1e-9)
  }
}
