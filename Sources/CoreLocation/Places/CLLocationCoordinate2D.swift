// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A latitude or longitude, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in meters.
public typealias CLLocationDistance = Double
/// The radius of uncertainty, in meters.
public typealias CLLocationAccuracy = Double
/// A speed, in meters per second.
public typealias CLLocationSpeed = Double
/// A direction, in degrees clockwise from north.
public typealias CLLocationDirection = Double

/// The uncertainty of a speed, in meters per second.
public typealias CLLocationSpeedAccuracy = Double
/// The uncertainty of a direction, in degrees.
public typealias CLLocationDirectionAccuracy = Double

/// A location on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude, from -90 to 90.
  public var latitude: CLLocationDegrees
  /// The longitude, from -180 to 180.
  public var longitude: CLLocationDegrees

  /// Creates the location at 0°, 0°.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a location.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A location that is invalid.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

/// Returns a location.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: latitude, longitude: longitude) }

/// Returns a Boolean value that indicates whether the latitude and the longitude of a location
/// are in range.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// The accuracy of apps without the permission for the precise location.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
/// The accuracy for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometers.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The filter that reports every movement.
public let kCLDistanceFilterNone: CLLocationDistance = -1
/// The filter that reports every turn.
public let kCLHeadingFilterNone: CLLocationDegrees = -1
/// The largest distance.
public let CLLocationDistanceMax: CLLocationDistance = .greatestFiniteMagnitude
