public import CoreLocation

/// A circle on the earth.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkcircle
open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
  /// The radius, in meters.
  public let radius: CLLocationDistance
  private let center: CLLocationCoordinate2D

  /// The middle.
  open override var coordinate: CLLocationCoordinate2D { center }

  /// Creates a circle.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    center = coord
    self.radius = radius
    super.init()
  }

  /// Creates the largest circle in a rectangle.
  public convenience init(mapRect: MKMapRect) {
    let center = MKMapPoint(x: mapRect.midX, y: mapRect.midY).coordinate
    let side = min(mapRect.width, mapRect.height)
    self.init(
      center: center, radius: side / 2 / MapProjection.pointsPerMeter(center.latitude))
  }

  /// The rectangle around the circle.
  open var boundingMapRect: MKMapRect {
    let middle = MKMapPoint(center)
    let length = radius * MapProjection.pointsPerMeter(center.latitude)
    return MKMapRect(
      x: middle.x - length, y: middle.y - length, width: 2 * length, height: 2 * length)
  }
}
