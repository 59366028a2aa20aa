internal import TextLayout

/// The current text measurer.
@MainActor
enum TextMeasuring {
  /// The text measurer of labels. A host with its own text engine may replace it.
  ///
  /// Labels that are already drawn keep their lines until they change.
  static var current: any TextMeasurer = TableTextMeasurer()
}
