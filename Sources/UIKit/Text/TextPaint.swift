/// The colors of a text, resolved for the traits of its view.
struct TextPaint {
  /// The color of text without its own.
  var color: RGBA
  /// A Boolean value that indicates whether ``color`` replaces the colors of runs.
  var coversRuns = false
  /// The shadow of text without its own.
  var shadow: PlacedText.Shadow?
  /// Returns the components of the color of a part of the text.
  var resolve: (UIColor) -> RGBA
}
