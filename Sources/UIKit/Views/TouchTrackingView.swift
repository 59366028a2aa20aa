/// A view that follows a finger from where it comes down until it is lifted, for hosts that tell it of
/// touches.
package class TouchTrackingView: UIView {
  package override func drawing(at moment: DrawingMoment) -> ViewDrawing {
    var drawing = super.drawing(at: moment)
    drawing.tracksTouches = true
    return drawing
  }

  /// A finger came down at a point of the view's coordinates, or has moved there. It may have left the
  /// view meanwhile.
  package func touchMoved(to point: CGPoint) {}

  /// The finger was lifted.
  package func touchEnded() {}
}

extension UIWindow {
  /// The view that follows a finger which comes down at a point of the window; nil where none does.
  package func touchTrackingView(at point: CGPoint) -> TouchTrackingView? {
    var view = hitTest(point, with: nil)
    while let hit = view {
      if let tracking = hit as? TouchTrackingView { return tracking }
      view = hit.superview
    }
    return nil
  }
}
