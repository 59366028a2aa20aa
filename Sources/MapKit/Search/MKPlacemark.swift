public import CoreLocation

/// The description of a location, as an annotation.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkplacemark
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  /// The location.
  public let coordinate: CLLocationCoordinate2D

  /// Creates the description of a location without names.
  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    super.init(
      location: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude))
  }

  /// Creates the description of a location.
  ///
  /// - Parameter addressDictionary: Names of the location, which are left out.
  public convenience init(
    coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?
  ) {
    self.init(coordinate: coordinate)
  }

  /// Creates a copy of a description.
  public override init(placemark: CLPlacemark) {
    coordinate = placemark.location?.coordinate ?? CLLocationCoordinate2D()
    super.init(placemark: placemark)
  }

  /// The name.
  open var title: String? { name }
  /// The city.
  open var subtitle: String? { locality }
  /// The code of the country.
  open var countryCode: String? { isoCountryCode }
}
