internal import TextLayout

/// The current text measurer.
@MainActor
enum TextMeasuring {
  /// The text measurer of labels. A host with its own text engine may replace it.
  ///
  /// Labels that are already drawn keep their lines until they change. The lines of recent texts
  /// are kept until a measurer is set.
  static var current: any TextMeasurer = TableTextMeasurer() {
    didSet { known = TextLineCache() }
  }

  /// The lines of recent texts.
  private static var known = TextLineCache()

  /// Returns the lines of a text by the current measurer.
  static func lines(of text: StyledText, options: LineBreakOptions) -> TextLines {
    known.lines(of: text, options: options, measurer: current)
  }
}
