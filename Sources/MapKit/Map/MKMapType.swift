public import CoreLocation
public import Foundation

/// The kinds of maps. Here they differ by the color of the background.
public enum MKMapType: UInt, Sendable {
  /// A map.
  case standard = 0
  /// Pictures.
  case satellite = 1
  /// Pictures with a map.
  case hybrid = 2
  /// Pictures in space.
  case satelliteFlyover = 3
  /// Pictures in space with a map.
  case hybridFlyover = 4
  /// A pale map.
  case mutedStandard = 5
}

/// The ways in which a map follows the user.
public enum MKUserTrackingMode: Int, Sendable {
  /// The map does not follow.
  case none = 0
  /// The location of the user is in the middle.
  case follow = 1
  /// The location of the user is in the middle. North stays at the top: there is no compass.
  case followWithHeading = 2
}

/// The point from which a map is seen.
///
/// Maps are seen from above, with north at the top: the pitch and the heading have no effect.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkmapcamera
open class MKMapCamera: NSObject, NSCopying, @unchecked Sendable {
  /// The location in the middle.
  open var centerCoordinate: CLLocationCoordinate2D
  /// The distance to the middle, in meters.
  open var centerCoordinateDistance: CLLocationDistance
  /// The distance to the ground, in meters: ``centerCoordinateDistance``.
  open var altitude: CLLocationDistance {
    get { centerCoordinateDistance }
    set { centerCoordinateDistance = newValue }
  }
  /// The angle to the vertical, in degrees. The default is 0.
  open var pitch: CGFloat = 0
  /// The direction, in degrees clockwise from north. The default is 0.
  open var heading: CLLocationDirection = 0

  /// Creates a camera above 0°, 0°.
  public override init() {
    centerCoordinate = CLLocationCoordinate2D()
    centerCoordinateDistance = 0
    super.init()
  }

  /// Creates a camera above a location.
  public convenience init(
    lookingAtCenter centerCoordinate: CLLocationCoordinate2D,
    fromDistance distance: CLLocationDistance, pitch: CGFloat, heading: CLLocationDirection
  ) {
    self.init()
    self.centerCoordinate = centerCoordinate
    centerCoordinateDistance = distance
    self.pitch = pitch
    self.heading = heading
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    MKMapCamera(
      lookingAtCenter: centerCoordinate, fromDistance: centerCoordinateDistance, pitch: pitch,
      heading: heading)
  }

  /// The half of the vertical angle of view, in radians, which is chosen.
  static let halfAngle = Double.pi / 12
}
