/// A type that measures texts and breaks them into lines.
///
/// ``TableTextMeasurer`` measures with a table of widths, and its results are equal on every
/// machine. To use another text engine, conform a type to this protocol. The width of a text is
/// sufficient; ``lines(of:options:)`` breaks lines by it. If the text engine breaks lines,
/// implement that method, too, so that drawn lines match the layout.
public protocol TextMeasurer: Sendable {
  /// Returns the width of a text on one line, in points. Line terminators have no width.
  ///
  /// Line breaking calls this method for pieces of a text down to single characters, several times
  /// for each, and adds the results.
  func width(of text: Substring, font: TextFont) -> Double

  /// Returns the lines of a text, at least one for a text that is not empty.
  func lines(of text: StyledText, options: LineBreakOptions) -> TextLines
}

extension TextMeasurer {
  /// Returns the lines of a text, broken greedily: each line contains as many words as fit.
  ///
  /// Lines end at line terminators, after spaces and hyphens, and around ideographs and kana. A
  /// word that exceeds the available width is broken between characters.
  ///
  /// - Complexity: O(*n*) in the number of characters if measuring takes time proportional to the
  ///   text, plus O(*m*²) in the length *m* of a word that exceeds the available width, because
  ///   each of its lines measures the rest of the word.
  public func lines(of text: StyledText, options: LineBreakOptions) -> TextLines {
    LineBreaker(measurer: self, font: text.run.font, options: options).lines(of: text.string)
  }

  /// Returns the lines of a text with their positions.
  ///
  /// - Parameters:
  ///   - text: The text and its font.
  ///   - options: The available width, the maximum number of lines, and the line break mode.
  ///   - alignment: The alignment of lines in the available width.
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
