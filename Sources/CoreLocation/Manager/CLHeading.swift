public import Foundation

/// The direction of the device relative to north.
///
/// The device has no compass: ``CLLocationManager`` reports no headings.
open class CLHeading: NSObject, @unchecked Sendable {
  /// The direction relative to the magnetic pole, in degrees.
  public let magneticHeading: CLLocationDirection
  /// The direction relative to the pole, in degrees; negative if it is unknown.
  public let trueHeading: CLLocationDirection
  /// The uncertainty of the direction, in degrees; negative if the direction is unknown.
  public let headingAccuracy: CLLocationDirection
  /// The time.
  public let timestamp: Date

  init(
    _ magneticHeading: CLLocationDirection, true trueHeading: CLLocationDirection,
    accuracy: CLLocationDirection, at timestamp: Date
  ) {
    self.magneticHeading = magneticHeading
    self.trueHeading = trueHeading
    headingAccuracy = accuracy
    self.timestamp = timestamp
    super.init()
  }
}
