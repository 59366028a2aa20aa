import CoreLocation
import UIKit

/// The visible part of the map of the world: its middle and its scale.
struct MapViewport: Equatable {
  var center: MKMapPoint
  /// The points of the screen in a map point.
  var scale: Double
  /// The size of the view.
  var size: CGSize

  /// The largest scale, at which four pixels of the most detailed map would be a point.
  private static let maximumScale = 2.0

  init(center: MKMapPoint, scale: Double, size: CGSize) {
    self.center = center
    self.scale = scale
    self.size = size
    limit()
  }

  /// Creates the smallest visible part that contains a rectangle.
  init(containing rect: MKMapRect, padding: UIEdgeInsets, size: CGSize) {
    let width = max(1, size.width - padding.left - padding.right)
    let height = max(1, size.height - padding.top - padding.bottom)
    let scale = min(width / max(rect.width, 1e-9), height / max(rect.height, 1e-9))
    let limited = min(scale, Self.maximumScale)
    let center = MKMapPoint(
      x: rect.midX + (padding.right - padding.left) / 2 / limited,
      y: rect.midY + (padding.bottom - padding.top) / 2 / limited)
    self.init(center: center, scale: scale, size: size)
  }

  /// Creates the smallest visible part around the middle of a region that contains the region.
  init(_ region: MKCoordinateRegion, size: CGSize) {
    let center = MKMapPoint(region.center)
    let half = region.span.latitudeDelta / 2
    func y(_ latitude: Double) -> Double {
      MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y
    }
    let height = y(region.center.latitude - half) - y(region.center.latitude + half)
    let width = region.span.longitudeDelta / 360 * MapProjection.world
    let scale = min(size.width / max(width, 1e-9), size.height / max(height, 1e-9))
    self.init(center: center, scale: scale, size: size)
  }

  /// The visible rectangle.
  var rect: MKMapRect {
    let (width, height) = (size.width / scale, size.height / scale)
    return MKMapRect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// Returns the point of a position. The world repeats to the left and to the right: the copy that
  /// is nearest to the middle has the point.
  func point(_ position: MKMapPoint) -> CGPoint {
    let world = MapProjection.world
    var x = position.x - center.x
    x -= (x / world).rounded() * world
    return CGPoint(
      x: size.width / 2 + x * scale, y: size.height / 2 + (position.y - center.y) * scale)
  }

  func position(_ point: CGPoint) -> MKMapPoint {
    MKMapPoint(
      x: center.x + (point.x - size.width / 2) / scale,
      y: center.y + (point.y - size.height / 2) / scale)
  }

  /// Moves the map by a distance on the screen.
  mutating func move(by distance: CGPoint) {
    center.x -= distance.x / scale
    center.y -= distance.y / scale
    limit()
  }

  /// Changes the scale; the position of a point on the screen stays.
  mutating func zoom(by factor: Double, at point: CGPoint) {
    let fixed = position(point)
    scale *= factor
    limit()
    center.x = fixed.x - (point.x - size.width / 2) / scale
    center.y = fixed.y - (point.y - size.height / 2) / scale
    limit()
  }

  /// Returns the visible part between two others.
  func between(_ other: MapViewport, _ share: Double) -> MapViewport {
    let world = MapProjection.world
    var way = other.center.x - center.x
    way -= (way / world).rounded() * world
    let scale = self.scale * pow(other.scale / self.scale, share)
    // The middle moves with the scale, so that it moves evenly on the screen.
    let change = 1 / other.scale - 1 / self.scale
    let part = abs(change) * self.scale < 1e-6 ? share : (1 / scale - 1 / self.scale) / change
    return MapViewport(
      center: MKMapPoint(
        x: center.x + way * part, y: center.y + (other.center.y - center.y) * part),
      scale: scale, size: other.size)
  }

  /// Keeps the map on the whole view, and the middle in the world.
  private mutating func limit() {
    let world = MapProjection.world
    guard size.width > 0, size.height > 0 else { return }
    if !scale.isFinite { scale = Self.maximumScale }
    scale = min(max(scale, max(size.width, size.height) / world), Self.maximumScale)
    if center.x < 0 || center.x >= world {
      center.x -= (center.x / world).rounded(.down) * world
    }
    let half = size.height / 2 / scale
    center.y = min(max(center.y, half), world - half)
  }
}
