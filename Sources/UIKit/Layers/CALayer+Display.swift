internal import Scenes

extension CALayer {
  func markForDisplay() {
    if withView({ $0.setNeedsDisplay() }) != nil { return }
    makeExtras().needsDisplay = true
    noteDrawingChange()
  }

  /// Draws the content of the layer's view in a context.
  @MainActor
  func drawForView(in context: CGContext) {
    // Most layers leave it to the view.
    if Swift.type(of: self) == CALayer.self {
      view?.draw(self, in: context)
    } else {
      drawContent(in: context)
    }
  }

  /// The default of ``draw(in:)``.
  func drawWithDelegate(in context: CGContext) {
    nonisolated(unsafe) let (context, layer) = (context, self)
    if let view {
      return MainActor.assumeIsolated { view.draw(layer, in: context) }
    }
    guard let delegate else { return }
    nonisolated(unsafe) let known = delegate
    MainActor.assumeIsolated { known.draw(layer, in: context) }
  }

  /// Returns the content that a layer that is not a view's draws; `nil` for none.
  @MainActor
  func displayedContent(in traits: UITraitCollection) -> SceneDrawing? {
    guard view == nil, let extras else { return nil }
    let bounds = bounds
    let isOutdated =
      extras.needsDisplay
      || extras.needsDisplayOnBoundsChange && extras.content?.size != bounds.size
    if isOutdated, bounds.width > 0, bounds.height > 0 {
      extras.needsDisplay = false
      let context = CGContext(area: bounds)
      traits.performAsCurrent { drawContent(in: context) }
      extras.content = SceneDrawing(recorded: context.finishedMarks, in: bounds)
    }
    guard let content = extras.content, !content.marks.isEmpty else { return nil }
    return content
  }
}
