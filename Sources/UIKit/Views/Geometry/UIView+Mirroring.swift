/// Right-to-left content: one reflection, used by drawing, hit testing and `convert`.
///
/// A view whose ``UIView/mirrorsContent`` is true has coordinates that run from its right edge to the left:
/// `x` is reflected about the middle of its bounds. Everything in it keeps left-to-right numbers, and is
/// shown at `width - (frame.maxX - bounds.minX)`. A subview that does not mirror its own content is placed
/// mirrored and drawn unmirrored, so texts and pictures stay readable. Where both a view and its superview
/// mirror, as a row in a collection view does, their numbers go together without another reflection.
extension UIView {
  /// Whether the coordinates of the view run against those of its superview.
  private var isReflectedInSuperview: Bool {
    guard let parentView else { return false }
    return mirrorsContent != parentView.mirrorsContent
  }

  private func reflected(_ point: CGPoint) -> CGPoint {
    guard isReflectedInSuperview else { return point }
    let bounds = geometry.bounds
    return CGPoint(x: bounds.minX + bounds.maxX - point.x, y: point.y)
  }

  /// A point of the view's own coordinates in those of its superview.
  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    geometry.toSuperview(reflected(point))
  }

  /// A point of the superview's coordinates in the view's own.
  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    reflected(geometry.fromSuperview(point))
  }

  /// The frame at the place where it is shown, in the left-to-right coordinates of the superview's bounds.
  var frameAsShown: CGRect {
    guard let parentView, parentView.mirrorsContent else { return frame }
    let (frame, bounds) = (self.frame, parentView.bounds)
    return CGRect(
      x: bounds.minX + bounds.maxX - frame.maxX, y: frame.minY, width: frame.width,
      height: frame.height)
  }

  /// Insets of the left and right edges as insets of the edges where the view's coordinates begin and end,
  /// such as a safe area as part of a content inset. The conversion is its own inverse.
  func insetsInContent(_ insets: UIEdgeInsets) -> UIEdgeInsets {
    guard mirrorsContent else { return insets }
    return UIEdgeInsets(
      top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  /// A Boolean value that indicates whether the view that this one is shown in mirrors its content.
  package var isPlacedMirrored: Bool { parentView?.mirrorsContent ?? false }

  /// The origin of the view's bounds as scenes name it, where content that is mirrored has its zero at the
  /// upper right corner and lies on the negative side of it. The conversion is its own inverse.
  package func originAsShown(_ bounds: CGRect) -> CGPoint {
    mirrorsContent ? CGPoint(x: -bounds.maxX, y: bounds.minY) : bounds.origin
  }
}

extension ViewPresentation {
  /// The presentation as it is shown in a superview that mirrors its content, with the superview's zero at
  /// its upper right corner: see ``UIView/originAsShown(_:)``.
  package func reflected() -> ViewPresentation {
    var result = self
    result.geometry.origin.x = -(geometry.origin.x + geometry.bounds.width)
    result.geometry.transform = geometry.transform.reflected()
    return result
  }
}

extension CGAffineTransform {
  /// The same transform seen in a mirror: turned the other way, and moved to the other side.
  package func reflected() -> CGAffineTransform {
    CGAffineTransform(a: a, b: -b, c: -c, d: d, tx: -tx, ty: ty)
  }
}
