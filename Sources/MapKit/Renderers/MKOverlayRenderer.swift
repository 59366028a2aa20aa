public import UIKit

/// An object that draws a figure on a map.
///
/// A subclass draws in the coordinates that ``point(for:)`` and ``rect(for:)`` return. One point of
/// them is a map point: divide widths in points of the screen by the zoom scale.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkoverlayrenderer
@preconcurrency @MainActor
open class MKOverlayRenderer: NSObject {
  /// The figure.
  public let overlay: any MKOverlay
  /// The opacity, from 0 to 1. The default is 1.
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  /// The points of the screen in a point at a scale of 1: 1 here.
  open var contentScaleFactor: CGFloat { 1 }
  /// The map that displays the figure.
  weak var map: MKMapView?

  /// Creates a renderer.
  public init(overlay: any MKOverlay) {
    self.overlay = overlay
    super.init()
  }

  /// Returns the point of a position for drawings: the distance from the corner of the figure's
  /// rectangle.
  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    let origin = overlay.boundingMapRect.origin
    return CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  /// Returns the position of a point of drawings.
  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    let origin = overlay.boundingMapRect.origin
    return MKMapPoint(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// Returns the rectangle of a rectangle of the map for drawings.
  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(
      origin: point(for: mapRect.origin),
      size: CGSize(width: mapRect.width, height: mapRect.height))
  }

  /// Returns the rectangle of the map of a rectangle of drawings.
  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin),
      size: MKMapSize(width: rect.width, height: rect.height))
  }

  /// Returns whether a part can be drawn. By default it can.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Draws the part of the figure in a rectangle. By default nothing is drawn.
  ///
  /// - Parameters:
  ///   - mapRect: The visible rectangle.
  ///   - zoomScale: The points of the screen in a map point.
  ///   - context: The context, in the coordinates of ``point(for:)``.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  /// Draws the figure again.
  open func setNeedsDisplay() { map?.surface.setNeedsDisplay() }

  /// Draws a part of the figure again.
  open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }
}
