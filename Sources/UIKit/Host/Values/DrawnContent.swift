/// The content that a view draws between its background and its subviews.
package enum DrawnContent: Equatable, Sendable {
  /// Nothing.
  case none
  /// Lines of text, in the view's coordinates.
  case text(PlacedText)
  /// A text that the user can edit.
  case input(InputDrawing)
  /// Recorded shapes, texts and pictures.
  case recording(Recording)

  /// The same content for a picture that takes no input.
  package var still: DrawnContent {
    if case .input(let input) = self { return .text(input.text) }
    return self
  }
}

/// A display list, the area that it was recorded for, and its placement in another area.
package struct Recording: Equatable, Sendable {
  /// The shapes, texts and pictures, in coordinates with the origin of ``area``.
  package var list: DisplayList
  /// The bounds of the view at the time of the recording. Nothing is drawn outside.
  package var area: CGRect
  /// The placement of the area in bounds of another size.
  package var fit: ContentFit
  /// A Boolean value that indicates whether nothing is drawn outside of the area. An unclipped
  /// recording is not placed by ``fit``, but keeps its coordinates.
  package var isClipped = true
}
