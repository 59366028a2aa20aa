internal import Scenes

/// The calls of `draw(_:)`.
extension UIView {
  /// Returns what `draw(_:)` drew, for the current bounds; `nil` if it drew nothing.
  ///
  /// - Complexity: O(1), apart from the call of `draw(_:)`, which happens under the conditions of
  ///   ``UIView/recorded(_:)``. It allocates nothing for a view that draws nothing.
  func drawnContent() -> SceneDrawing? {
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let traits = traitCollection
    if let last = lastDrawn?.drawing(for: self, in: traits) {
      return last.marks.isEmpty ? nil : last
    }
    var marks: [SceneDrawing.Mark]?
    contentWillBeDrawn()
    traits.performAsCurrent {
      marks = GraphicsStack.record(in: bounds) { layer.drawForView(in: $0) }
    }
    guard let marks else {
      lastDrawn =
        contentMode == .redraw
        ? LastRecording(.empty(of: bounds.size), in: traits) : LastRecording.empty(in: traits)
      return nil
    }
    let drawing = SceneDrawing(
      recorded: marks, in: bounds, fit: SceneDrawing.Fit(contentMode))
    lastDrawn = LastRecording(drawing, in: traits)
    return drawing
  }

  /// Discards the recordings of all content, which the next drawing makes again.
  func forgetDrawnContent() {
    lastRecording = nil
    lastDrawn = nil
    noteDrawingChange()
  }
}

extension LastRecording {
  /// The recording without content that views share.
  @MainActor private static var shared: LastRecording?

  /// Returns a recording without content, the same one for the same traits in turn.
  @MainActor
  fileprivate static func empty(in traits: UITraitCollection) -> LastRecording {
    if let shared, shared.traits === traits { return shared }
    let made = LastRecording(.empty(of: .zero), in: traits)
    shared = made
    return made
  }
}

extension SceneDrawing {
  fileprivate static func empty(of size: CGSize) -> SceneDrawing {
    SceneDrawing(size: size, marks: [])
  }
}
