// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import CoreLocation

/// The height and the width of a region, in degrees.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkcoordinatespan
public struct MKCoordinateSpan: Sendable {
  /// The height, in degrees of latitude.
  public var latitudeDelta: CLLocationDegrees
  /// The width, in degrees of longitude.
  public var longitudeDelta: CLLocationDegrees

  /// Creates an empty span.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  /// Creates a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}

/// A rectangle of latitudes and longitudes.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkcoordinateregion
public struct MKCoordinateRegion: Sendable {
  /// The middle.
  public var center: CLLocationCoordinate2D
  /// The height and the width.
  public var span: MKCoordinateSpan

  /// Creates an empty region at 0°, 0°.
  public init() { self.init(center: .init(), span: .init()) }

  /// Creates a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Creates a region of a size in meters.
  ///
  /// - Parameters:
  ///   - latitudinalMeters: The height.
  ///   - longitudinalMeters: The width at the latitude of the middle.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let meters = MapProjection.metersPerDegree
    let width = max(cos(centerCoordinate.latitude * .pi / 180), 1e-6)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: latitudinalMeters / meters,
        longitudeDelta: min(longitudinalMeters / meters / width, 360)))
  }

  /// Creates the region of a rectangle of a map.
  public init(_ rect: MKMapRect) {
    let (north, south) = (
      MKMapPoint(x: rect.midX, y: rect.minY).coordinate.latitude,
      MKMapPoint(x: rect.midX, y: rect.maxY).coordinate.latitude
    )
    self.init(
      center: MKMapPoint(x: rect.midX, y: rect.midY).coordinate,
      span: MKCoordinateSpan(
        latitudeDelta: north - south, longitudeDelta: rect.width / MapProjection.world * 360))
  }
}

/// Returns a span.
public func MKCoordinateSpanMake(
  _ latitudeDelta: CLLocationDegrees, _ longitudeDelta: CLLocationDegrees
) -> MKCoordinateSpan {
  MKCoordinateSpan(latitudeDelta: latitudeDelta, longitudeDelta: longitudeDelta)
}

/// Returns a region.
public func MKCoordinateRegionMake(
  _ centerCoordinate: CLLocationCoordinate2D, _ span: MKCoordinateSpan
) -> MKCoordinateRegion { MKCoordinateRegion(center: centerCoordinate, span: span) }

/// Returns a region of a size in meters.
public func MKCoordinateRegionMakeWithDistance(
  _ centerCoordinate: CLLocationCoordinate2D, _ latitudinalMeters: CLLocationDistance,
  _ longitudinalMeters: CLLocationDistance
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: centerCoordinate, latitudinalMeters: latitudinalMeters,
    longitudinalMeters: longitudinalMeters)
}

/// Returns the region of a rectangle of a map.
public func MKCoordinateRegionForMapRect(_ rect: MKMapRect) -> MKCoordinateRegion {
  MKCoordinateRegion(rect)
}
