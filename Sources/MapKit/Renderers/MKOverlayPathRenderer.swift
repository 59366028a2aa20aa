public import UIKit

/// A renderer that fills and strokes a path.
///
/// Apple documentation: https://developer.apple.com/documentation/mapkit/mkoverlaypathrenderer
@preconcurrency @MainActor
open class MKOverlayPathRenderer: MKOverlayRenderer {
  /// The color of the area, or `nil` (the default) for none.
  open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The color of the line, or `nil` (the default) for none.
  open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The width of the line, in points of the screen. The default is 0, for a width of 1.
  open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The joins of the line. The default is round.
  open var lineJoin = CGLineJoin.round { didSet { setNeedsDisplay() } }
  /// The ends of the line. The default is round.
  open var lineCap = CGLineCap.round { didSet { setNeedsDisplay() } }
  /// The limit of pointed joins. The default is 10.
  open var miterLimit: CGFloat = 10 { didSet { setNeedsDisplay() } }
  /// The first part of the pattern of dashes, in points. The default is 0.
  open var lineDashPhase: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// The lengths of dashes and gaps, in points; `nil` (the default) for a whole line.
  open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
  /// Whether the path is drawn as pixels, which has no effect here.
  open var shouldRasterize = false

  /// The path, in the coordinates of drawings. ``createPath()`` makes it when it is needed.
  open var path: CGPath! {
    get {
      if storedPath == nil { createPath() }
      return storedPath
    }
    set {
      storedPath = newValue
      setNeedsDisplay()
    }
  }
  private var storedPath: CGPath?

  /// Creates a renderer.
  public override init(overlay: any MKOverlay) { super.init(overlay: overlay) }

  /// Makes the path. Subclasses set ``path``; by default nothing is made.
  open func createPath() {}

  /// Makes the path again when it is needed.
  open func invalidatePath() {
    storedPath = nil
    setNeedsDisplay()
  }

  /// Sets the width, the joins, the dashes and the color of the line.
  open func applyStrokeProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    let scale = max(zoomScale, .leastNonzeroMagnitude)
    if let strokeColor { context.setStrokeColor(strokeColor.cgColor) }
    context.setLineWidth((lineWidth > 0 ? lineWidth : 1) / scale)
    context.setLineJoin(lineJoin)
    context.setLineCap(lineCap)
    context.setMiterLimit(miterLimit)
    if let lineDashPattern, !lineDashPattern.isEmpty {
      context.setLineDash(
        phase: lineDashPhase / scale,
        lengths: lineDashPattern.map { CGFloat($0.doubleValue) / scale })
    }
  }

  /// Sets the color of the area.
  open func applyFillProperties(to context: CGContext, atZoomScale zoomScale: MKZoomScale) {
    if let fillColor { context.setFillColor(fillColor.cgColor) }
  }

  /// Strokes a path with the current settings of the context.
  open func strokePath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.strokePath()
  }

  /// Fills a path with the current settings of the context.
  open func fillPath(_ path: CGPath, in context: CGContext) {
    context.addPath(path)
    context.fillPath(using: .evenOdd)
  }

  /// Fills and strokes the path.
  open override func draw(
    _ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext
  ) {
    guard let path else { return }
    if fillColor != nil {
      applyFillProperties(to: context, atZoomScale: zoomScale)
      fillPath(path, in: context)
    }
    guard strokeColor != nil else { return }
    applyStrokeProperties(to: context, atZoomScale: zoomScale)
    strokePath(path, in: context)
  }
}
