/// The calls of `draw(_:)`.
extension UIView {
  /// Returns what `draw(_:)` drew, for the current bounds; `nil` if it drew nothing.
  ///
  /// - Complexity: O(1), apart from the call of `draw(_:)`, which happens under the conditions of
  ///   ``UIView/recorded(_:)``. It allocates nothing for a view that draws nothing.
  func drawnContent() -> Recording? {
    let bounds = bounds
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let traits = traitCollection
    if let last = lastDrawn?.recording(for: self, in: traits) {
      return last.list.commands.isEmpty ? nil : last
    }
    var list: DisplayList?
    traits.performAsCurrent {
      list = GraphicsStack.record(in: bounds) { layer.drawForView(in: $0) }
    }
    guard let list else {
      lastDrawn =
        contentMode == .redraw
        ? LastRecording(.empty(in: bounds), in: traits) : LastRecording.empty(in: traits)
      return nil
    }
    let recording = Recording(list: list, area: bounds, fit: ContentFit(contentMode))
    lastDrawn = LastRecording(recording, in: traits)
    return recording
  }

  /// Has all content recorded again for the next drawing.
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
    let made = LastRecording(.empty(in: .zero), in: traits)
    shared = made
    return made
  }
}

extension Recording {
  fileprivate static func empty(in area: CGRect) -> Recording {
    Recording(list: DisplayList(), area: area, fit: .fill)
  }
}
