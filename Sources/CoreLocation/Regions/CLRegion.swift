public import Foundation

/// An area whose boundary the device crosses.
///
/// Apple documentation: https://developer.apple.com/documentation/corelocation/clregion
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  /// The name by which the app knows the region. A monitored region replaces another one with the
  /// same identifier.
  public let identifier: String
  /// Whether the delegate is told that the device entered the region. The default is `true`.
  open var notifyOnEntry = true
  /// Whether the delegate is told that the device left the region. The default is `true`.
  open var notifyOnExit = true

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Returns the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A circle on the earth.
///
/// Apple documentation: https://developer.apple.com/documentation/corelocation/clcircularregion
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  /// The middle of the circle.
  public let center: CLLocationCoordinate2D
  /// The radius, in meters.
  public let radius: CLLocationDistance

  /// Creates a circle.
  ///
  /// - Parameters:
  ///   - center: The middle.
  ///   - radius: The radius, in meters.
  ///   - identifier: The name by which the app knows the region.
  public init(
    center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String
  ) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Returns a Boolean value that indicates whether a location is in the circle.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    Geodesic.distance(center, coordinate) <= radius
  }
}

/// The position of the device relative to a region.
public enum CLRegionState: Int, Sendable {
  /// Unknown.
  case unknown = 0
  /// In the region.
  case inside = 1
  /// Outside of the region.
  case outside = 2
}
