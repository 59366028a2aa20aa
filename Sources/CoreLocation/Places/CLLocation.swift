public import Foundation

/// A location at a time.
///
/// Apple documentation: https://developer.apple.com/documentation/corelocation/cllocation
open class CLLocation: NSObject, NSCopying, @unchecked Sendable {
  /// The location.
  public let coordinate: CLLocationCoordinate2D
  /// The height above the sea, in meters.
  public let altitude: CLLocationDistance
  /// The radius of the uncertainty of the location, in meters; negative if the location is
  /// invalid.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The uncertainty of the height, in meters; 0 or negative if the height is invalid.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of the movement in degrees clockwise from north; negative if it is unknown.
  public let course: CLLocationDirection
  /// The uncertainty of the direction, in degrees; negative if the direction is unknown.
  public let courseAccuracy: CLLocationDirectionAccuracy
  /// The speed, in meters per second; negative if it is unknown.
  public let speed: CLLocationSpeed
  /// The uncertainty of the speed, in meters per second; negative if the speed is unknown.
  public let speedAccuracy: CLLocationSpeedAccuracy
  /// The time.
  public let timestamp: Date

  /// Creates a location at the current time, with an accuracy of 0 and without a valid height.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location without a movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Creates a location with a movement whose accuracy is unknown.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: course, courseAccuracy: -1, speed: speed,
      speedAccuracy: -1, timestamp: timestamp)
  }

  /// Creates a location with a movement.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    courseAccuracy: CLLocationDirectionAccuracy, speed: CLLocationSpeed,
    speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.courseAccuracy = courseAccuracy
    self.speed = speed
    self.speedAccuracy = speedAccuracy
    self.timestamp = timestamp
    super.init()
  }

  /// The floor of a building; always `nil` here: the positions of an option and of GPX files have
  /// none.
  open var floor: CLFloor? { nil }

  /// Returns the length of the shortest line to another location on the ellipsoid of WGS 84, in
  /// meters.
  ///
  /// Heights do not change it.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    Geodesic.distance(coordinate, location.coordinate)
  }

  /// Returns the object itself, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The coordinates, the accuracy, the movement and the time.
  open override var description: String {
    let place = String(format: "<%+.8f,%+.8f>", coordinate.latitude, coordinate.longitude)
    let values = String(
      format: "+/- %.2fm (speed %.2f mps / course %.2f)", horizontalAccuracy, speed, course)
    return "\(place) \(values) @ \(timestamp)"
  }
}

/// The floor of a building.
open class CLFloor: NSObject, NSCopying, @unchecked Sendable {
  /// The number of the floor; 0 is the ground floor.
  public let level: Int

  init(level: Int) {
    self.level = level
    super.init()
  }

  /// Returns the object itself, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
