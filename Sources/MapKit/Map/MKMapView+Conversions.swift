public import CoreLocation
public import UIKit

extension MKMapView {
  /// Returns the point of a location in the coordinates of a view, or of the window for `nil`.
  public func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    guard let current else { return .zero }
    return convert(current.point(MKMapPoint(coordinate)), to: view)
  }

  /// Returns the location at a point in the coordinates of a view, or of the window for `nil`.
  public func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    guard let current else { return centerCoordinate }
    return current.position(convert(point, from: view)).coordinate
  }

  /// Returns the rectangle of a region in the coordinates of a view, or of the window for `nil`.
  public func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
    guard let current else { return .zero }
    let part = MapViewport(region, size: current.size)
    let middle = current.point(part.center)
    func y(_ latitude: Double) -> Double {
      MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y
    }
    let half = region.span.latitudeDelta / 2
    let top = current.point(MKMapPoint(x: 0, y: y(region.center.latitude + half))).y
    let bottom = current.point(MKMapPoint(x: 0, y: y(region.center.latitude - half))).y
    let width = region.span.longitudeDelta / 360 * MapProjection.world * current.scale
    return convert(
      CGRect(x: middle.x - width / 2, y: top, width: width, height: bottom - top), to: view)
  }

  /// Returns the region of a rectangle in the coordinates of a view, or of the window for `nil`.
  public func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
    guard let current else { return region }
    let own = convert(rect, from: view)
    let origin = current.position(own.origin)
    return MKCoordinateRegion(
      MKMapRect(
        origin: origin,
        size: MKMapSize(width: own.width / current.scale, height: own.height / current.scale)))
  }
}
