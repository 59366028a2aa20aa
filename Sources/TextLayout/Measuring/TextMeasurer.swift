/// A type that measures texts and divides them into lines.
///
/// ``TableTextMeasurer`` measures with a table of widths and gives the same answer on every machine. A
/// program with a text engine of its own conforms a type to this protocol: the width of a text suffices,
/// and ``lines(of:options:)`` then breaks lines by it. A text engine that breaks lines itself implements
/// that method, too, so that the lines that are drawn are those that were laid out.
public protocol TextMeasurer: Sendable {
  /// Returns the width of a text on one line, in points. Line terminators have no width.
  ///
  /// Line breaking calls this method for pieces of a text down to single characters, several times for
  /// each, and adds up the results.
  func width(of text: Substring, font: TextFont) -> Double

  /// Returns the lines of a text, at least one for a text that is not empty.
  func lines(of text: StyledText, options: LineBreakOptions) -> TextLines
}

extension TextMeasurer {
  /// Returns the lines of a text, broken greedily: each line takes as many words as fit.
  ///
  /// Lines end at line terminators, after spaces and hyphens, and around ideographs and kana. A word that
  /// is wider than the room is broken between characters.
  ///
  /// - Complexity: O(*n*) in the number of characters if measuring takes time proportional to the text.
  ///   Each line of a word that is wider than the room measures the rest of the word again: O(*m*²) in the
  ///   length *m* of such a word.
  public func lines(of text: StyledText, options: LineBreakOptions) -> TextLines {
    LineBreaker(measurer: self, font: text.run.font, options: options).lines(of: text.string)
  }

  /// Returns the lines of a text with their positions.
  ///
  /// - Parameters:
  ///   - text: The text and its font.
  ///   - options: The room, the number of lines, and the way they break.
  ///   - alignment: The side of the room that lines are placed at.
  /// - Complexity: That of ``lines(of:options:)``.
  public func layOut(
    _ text: StyledText, options: LineBreakOptions = LineBreakOptions(),
    alignment: LineAlignment = .left
  ) -> LaidOutText {
    LaidOutText(
      lines(of: text, options: options), font: text.run.font, room: options.width,
      alignment: alignment)
  }
}
