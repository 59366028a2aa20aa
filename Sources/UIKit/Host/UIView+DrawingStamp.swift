/// The counter that lets hosts find the views changed since their last drawing.
///
/// Every drawn property reports its changes with ``UIView/noteDrawingChange()``. A new drawn
/// property must also do so; `SceneBuilderTests` compares the results of random changes with newly
/// built scenes. Values that an override computes instead of storing are read again after the next
/// reported change of the view.
@MainActor
package enum DrawingStamp {
  /// The stamp of current changes. A view with an older stamp has not changed since this number
  /// was reached, and neither have its subviews.
  package private(set) static var current = 1

  /// Begins a new stamp.
  ///
  /// - Returns: The previous stamp: views with this stamp or an older one are unchanged until their
  ///   stamp changes.
  package static func advance() -> Int {
    current += 1
    return current - 1
  }
}

extension UIView {
  /// Reports that the drawing of the view, or its order among its siblings, may have changed.
  ///
  /// - Complexity: O(1) for views already reported since the last scene, otherwise O(depth).
  func noteDrawingChange() {
    MainQueue.requireCurrent(for: "A property of \(type(of: self))")
    let stamp = DrawingStamp.current
    // The ancestors of a view with the current stamp also have it.
    var step: UIView? = self
    while let view = step, view.storedDrawingStamp != stamp {
      view.storedDrawingStamp = stamp
      // A mask is drawn in the view that it masks.
      step = view.parentView ?? view.layer.extras?.maskedLayer?.hostView
    }
  }

  /// The ``DrawingStamp`` of the last change in the drawing of the view and its subviews.
  package var drawingStamp: Int { storedDrawingStamp }

  /// Reports that the positions of the view and its subviews may have changed.
  func noteMirroringChange() {
    noteDrawingChange()
    for child in children { child.noteDrawingChange() }
  }
}
