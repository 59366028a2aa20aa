public import UIKit

/// A renderer of a line.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkpolylinerenderer
@preconcurrency @MainActor
open class MKPolylineRenderer: MKOverlayPathRenderer {
  /// Creates a renderer of a line.
  public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

  /// Creates a renderer of an overlay, which has a path if it is a line.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  /// The line.
  open var polyline: MKPolyline { overlay as? MKPolyline ?? MKPolyline([]) }
  /// The beginning of the drawn part, from 0 to 1. The default is 0.
  open var strokeStart: CGFloat = 0 { didSet { invalidatePath() } }
  /// The end of the drawn part, from 0 to 1. The default is 1.
  open var strokeEnd: CGFloat = 1 { didSet { invalidatePath() } }

  open override func createPath() {
    let points = MapPath.part(
      of: polyline.all.map { point(for: $0) }, from: strokeStart, to: strokeEnd)
    path = MapPath.path(of: [points], isClosed: false)
  }
}

/// A renderer of an area.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkpolygonrenderer
@preconcurrency @MainActor
open class MKPolygonRenderer: MKOverlayPathRenderer {
  /// Creates a renderer of an area.
  public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

  /// Creates a renderer of an overlay, which has a path if it is an area.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  /// The area.
  open var polygon: MKPolygon { overlay as? MKPolygon ?? MKPolygon([]) }

  open override func createPath() {
    let all = [polygon] + (polygon.interiorPolygons ?? [])
    path = MapPath.path(of: all.map { $0.all.map { point(for: $0) } }, isClosed: true)
  }
}

/// A renderer of a circle.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkcirclerenderer
@preconcurrency @MainActor
open class MKCircleRenderer: MKOverlayPathRenderer {
  /// Creates a renderer of a circle.
  public convenience init(circle: MKCircle) { self.init(overlay: circle) }

  /// Creates a renderer of an overlay, which has a path if it is a circle.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  /// The circle.
  open var circle: MKCircle {
    overlay as? MKCircle ?? MKCircle(center: overlay.coordinate, radius: 0)
  }

  open override func createPath() {
    path = CGPath(ellipseIn: rect(for: circle.boundingMapRect), transform: nil)
  }
}
