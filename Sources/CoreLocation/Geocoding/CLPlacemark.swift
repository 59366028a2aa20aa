public import Foundation

/// The description of a location by names.
///
/// ``CLGeocoder``, which makes them on iOS, finds none here.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  /// The location.
  public let location: CLLocation?
  /// The area of the location.
  public let region: CLRegion?
  /// The time zone of the location.
  public let timeZone: TimeZone?
  /// The name of the location.
  public let name: String?
  /// The street.
  public let thoroughfare: String?
  /// The number in the street.
  public let subThoroughfare: String?
  /// The city.
  public let locality: String?
  /// The part of the city.
  public let subLocality: String?
  /// The state or province.
  public let administrativeArea: String?
  /// The county.
  public let subAdministrativeArea: String?
  /// The postal code.
  public let postalCode: String?
  /// The code of the country.
  public let isoCountryCode: String?
  /// The name of the country.
  public let country: String?
  /// The name of the water.
  public let inlandWater: String?
  /// The name of the ocean.
  public let ocean: String?
  /// Names of sights at the location.
  public let areasOfInterest: [String]?

  /// Creates the description of a location without names.
  package init(location: CLLocation?) {
    self.location = location
    region = nil
    timeZone = nil
    name = nil
    thoroughfare = nil
    subThoroughfare = nil
    locality = nil
    subLocality = nil
    administrativeArea = nil
    subAdministrativeArea = nil
    postalCode = nil
    isoCountryCode = nil
    country = nil
    inlandWater = nil
    ocean = nil
    areasOfInterest = nil
    super.init()
  }

  /// Creates a copy of a description.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    region = placemark.region
    timeZone = placemark.timeZone
    name = placemark.name
    thoroughfare = placemark.thoroughfare
    subThoroughfare = placemark.subThoroughfare
    locality = placemark.locality
    subLocality = placemark.subLocality
    administrativeArea = placemark.administrativeArea
    subAdministrativeArea = placemark.subAdministrativeArea
    postalCode = placemark.postalCode
    isoCountryCode = placemark.isoCountryCode
    country = placemark.country
    inlandWater = placemark.inlandWater
    ocean = placemark.ocean
    areasOfInterest = placemark.areasOfInterest
    super.init()
  }

  /// Returns the object itself, which cannot be changed.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
