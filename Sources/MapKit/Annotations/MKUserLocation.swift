public import CoreLocation
public import Foundation

/// The location of the user on a map.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkuserlocation
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
  /// The location; `nil` if it is unknown.
  open internal(set) var location: CLLocation?
  /// Whether the location is being determined.
  open internal(set) var isUpdating = false
  /// The direction of the device: `nil`, as there is no compass.
  open var heading: CLHeading? { nil }
  /// The title. The default is "My Location".
  open var title: String? = "My Location"
  /// The subtitle. The default is `nil`.
  open var subtitle: String?

  override init() { super.init() }

  /// The coordinate of the location; 0°, 0° if it is unknown.
  open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? CLLocationCoordinate2D() }
}
