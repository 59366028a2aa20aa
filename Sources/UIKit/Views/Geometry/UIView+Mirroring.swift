/// Right-to-left content: one reflection, used by drawing, hit testing, and `convert`.
///
/// The x-coordinates of a view whose ``UIView/mirrorsContent`` is `true` run from its right edge to
/// the left: `x` is reflected about the middle of its bounds. All its subviews keep left-to-right
/// coordinates, and appear at `width - (frame.maxX - bounds.minX)`. A subview that does not mirror
/// its own content is positioned mirrored and drawn unmirrored, so text and images stay readable.
/// If both a view and its superview are mirrored, as with a row in a collection view, no second
/// reflection applies between their coordinates.
extension UIView {
  /// A Boolean value that indicates whether the view's x-coordinates run opposite to the
  /// x-coordinates of its superview.
  private var isReflectedInSuperview: Bool {
    guard let parentView else { return false }
    return mirrorsContent != parentView.mirrorsContent
  }

  private func reflected(_ point: CGPoint) -> CGPoint {
    guard isReflectedInSuperview else { return point }
    let bounds = geometry.bounds
    return CGPoint(x: bounds.minX + bounds.maxX - point.x, y: point.y)
  }

  /// Converts a point from the view's own coordinates to the coordinates of its superview.
  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    geometry.toSuperview(reflected(point))
  }

  /// Converts a point from the superview's coordinates to the view's own.
  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    reflected(geometry.fromSuperview(point))
  }

  /// The displayed frame, in the left-to-right coordinates of the superview's bounds.
  var frameAsShown: CGRect {
    guard let parentView, parentView.mirrorsContent else { return frame }
    return frame.mirrored(in: parentView.bounds)
  }

  /// Returns insets of the left and right edges as insets of the edges where the view's coordinates
  /// begin and end, such as a safe area as part of a content inset. The conversion is its own
  /// inverse.
  func insetsInContent(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard mirrorsContent else { return insets }
    return UIEdgeInsets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  /// A Boolean value that indicates whether the superview mirrors its content.
  var isPlacedMirrored: Bool { parentView?.mirrorsContent ?? false }

  /// Returns the origin of the view's bounds in the terms of scenes, where the zero of mirrored
  /// content is at its upper right corner and its coordinates are negative. The conversion is its
  /// own inverse.
  package func originAsShown(_ bounds: CGRect) -> CGPoint {
    mirrorsContent ? CGPoint(x: -bounds.maxX, y: bounds.minY) : bounds.origin
  }
}

extension LayerPresentation {
  /// Returns the presentation in a superview that mirrors its content, with the superview's zero at
  /// its upper right corner: see ``UIView/originAsShown(_:)``.
  func reflected() -> LayerPresentation {
    var result = self
    result.geometry.reflectTransform()
    result.geometry.origin.x = -(geometry.origin.x + geometry.bounds.width)
    return result
  }
}

extension CGAffineTransform {
  /// Returns the mirror image of the transform: with the opposite rotation and horizontal
  /// translation.
  func reflected() -> CGAffineTransform {
    CGAffineTransform(a: a, b: -b, c: -c, d: d, tx: -tx, ty: ty)
  }
}
