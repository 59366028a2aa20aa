/// The count by which hosts find the views that changed since they drew them last.
///
/// Every property that drawing reads notes its change with ``UIView/noteDrawingChange()``. A new
/// property that is drawn must do so, too; `SceneBuilderTests` compares random changes with scenes
/// built from the beginning. Values that an override computes instead of storing are read again
/// with the next noted change of the view.
@MainActor
package enum DrawingStamp {
  /// The stamp of changes that are made now. A view with an older stamp, and everything in it, has
  /// not changed since this number was reached.
  package private(set) static var current = 1

  /// Begins a new stamp.
  ///
  /// - Returns: the stamp that is over: views that have it or an older one are unchanged until
  ///   their stamp becomes another.
  package static func advance() -> Int {
    current += 1
    return current - 1
  }
}

extension UIView {
  /// Notes that the view, or its place among its siblings, may be drawn differently from now on.
  ///
  /// - Complexity: O(1) for views that were noted since the last scene, else O(depth).
  func noteDrawingChange() {
    let stamp = DrawingStamp.current
    // A view that has the present stamp has ancestors that have it, too.
    var step: UIView? = self
    while let view = step, view.storedDrawingStamp != stamp {
      view.storedDrawingStamp = stamp
      step = view.parentView
    }
  }

  /// The ``DrawingStamp`` of the last change of anything that is drawn of the view and everything
  /// in it.
  package var drawingStamp: Int { storedDrawingStamp }

  /// Notes that the view and its subviews may be placed differently from now on.
  func noteMirroringChange() {
    noteDrawingChange()
    for child in children { child.noteDrawingChange() }
  }
}
