import Foundation

/// A figure on a map.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkoverlay
@preconcurrency
public protocol MKOverlay: MKAnnotation {
  /// The rectangle around the figure.
  var boundingMapRect: MKMapRect { get }
  /// Returns whether the figure has a part in a rectangle. By default, the rectangles are compared.
  func intersects(_ mapRect: MKMapRect) -> Bool
  /// Whether the figure covers the map completely; `false` by default. The setting is kept for the
  /// app.
  var canReplaceMapContent: Bool { get }
}

extension MKOverlay {
  /// Compares the rectangles.
  public func intersects(_ mapRect: MKMapRect) -> Bool { boundingMapRect.intersects(mapRect) }
  /// `false`.
  public var canReplaceMapContent: Bool { false }
}

/// The layers of figures.
public enum MKOverlayLevel: Int, Sendable {
  /// Above roads, and below labels.
  case aboveRoads = 0
  /// Above labels.
  case aboveLabels = 1
}
