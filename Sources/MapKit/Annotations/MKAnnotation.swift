public import CoreLocation
public import Foundation

/// An object at a location of a map.
///
/// The title and the subtitle are requirements with defaults, of type `String?`. On iOS they are
/// optional requirements, whose values are optional once more where the type is the protocol.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkannotation
@preconcurrency
public protocol MKAnnotation: NSObjectProtocol {
  /// The location.
  var coordinate: CLLocationCoordinate2D { get }
  /// The title; `nil` by default.
  var title: String? { get }
  /// The subtitle; `nil` by default.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// `nil`.
  public var title: String? { nil }
  /// `nil`.
  public var subtitle: String? { nil }
}
