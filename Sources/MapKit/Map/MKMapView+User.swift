internal import CoreLocation
internal import UIKit

extension MKMapView {
  /// Whether the location of the user is displayed. The default is `false`.
  ///
  /// A map does not ask for the permission: `CLLocationManager` does.
  public var showsUserLocation: Bool {
    get { follower != nil }
    set {
      guard newValue != showsUserLocation else { return }
      if newValue {
        delegate?.mapViewWillStartLocatingUser(self)
        addAnnotation(userLocation)
        follower = UserFollower(self)
      } else {
        follower?.stop()
        follower = nil
        userLocation.isUpdating = false
        removeAnnotation(userLocation)
        setUserTrackingMode(.none, animated: false)
        delegate?.mapViewDidStopLocatingUser(self)
      }
    }
  }

  /// The annotation of the user's location.
  public var userLocation: MKUserLocation { storedUserLocation }

  /// Whether the location of the user is on the visible part.
  public var isUserLocationVisible: Bool {
    guard showsUserLocation, let location = userLocation.location, let current else {
      return false
    }
    return bounds.contains(current.point(MKMapPoint(location.coordinate)))
  }

  /// Whether the map follows the user. The default is `none`. Another value displays the location.
  public var userTrackingMode: MKUserTrackingMode {
    get { storedTrackingMode }
    set { setUserTrackingMode(newValue, animated: false) }
  }

  /// Chooses whether the map follows the user.
  public func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) {
    guard mode != storedTrackingMode else { return }
    storedTrackingMode = mode
    if mode != .none { showsUserLocation = true }
    delegate?.mapView(self, didChange: mode, animated: animated)
    if mode != .none { follow(animated: animated) }
  }

  /// The width of the region that a map displays when it begins to follow, in meters.
  private static let followedWidth = 1_000.0

  private func follow(animated: Bool) {
    guard storedTrackingMode != .none, let place = userLocation.location?.coordinate else { return }
    let width = region.span.longitudeDelta * MapProjection.metersPerDegree
    if width > 20 * Self.followedWidth {
      setRegion(
        MKCoordinateRegion(
          center: place, latitudinalMeters: Self.followedWidth,
          longitudinalMeters: Self.followedWidth), animated: animated)
    } else {
      setCenter(place, animated: animated)
    }
  }

  func userMoved(to location: CLLocation) {
    userLocation.location = location
    userLocation.isUpdating = true
    setNeedsLayout()
    surface.setNeedsDisplay()
    delegate?.mapView(self, didUpdate: userLocation)
    follow(animated: true)
  }
}

/// The delegate of a map's location manager.
@MainActor
final class UserFollower: NSObject, @preconcurrency CLLocationManagerDelegate {
  private weak var map: MKMapView?
  private let manager = CLLocationManager()

  init(_ map: MKMapView) {
    self.map = map
    super.init()
    // The manager reports the permission in the next turn.
    manager.delegate = self
  }

  func stop() {
    manager.stopUpdatingLocation()
    manager.delegate = nil
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    switch manager.authorizationStatus {
    case .authorizedAlways, .authorizedWhenInUse: manager.startUpdatingLocation()
    default: manager.stopUpdatingLocation()
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    if let last = locations.last { map?.userMoved(to: last) }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    guard let map else { return }
    map.delegate?.mapView(map, didFailToLocateUserWithError: error)
  }
}
