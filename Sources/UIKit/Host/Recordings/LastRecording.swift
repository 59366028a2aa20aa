internal import Scenes

/// The content that a view recorded last.
final class LastRecording {
  let drawing: SceneDrawing
  /// The traits that colors and texts were recorded for.
  let traits: UITraitCollection

  init(_ drawing: SceneDrawing, in traits: UITraitCollection) {
    self.drawing = drawing
    self.traits = traits
  }

  /// Returns the content with the content mode of a view; `nil` if it was made for other colors
  /// or texts, or for another size and the content mode is `redraw`.
  @MainActor
  func drawing(for view: UIView, in traits: UITraitCollection) -> SceneDrawing? {
    guard self.traits === traits || self.traits.values == traits.values,
      view.contentMode != .redraw || drawing.size == view.bounds.size
    else { return nil }
    var result = drawing
    result.fit = SceneDrawing.Fit(view.contentMode)
    return result
  }
}
