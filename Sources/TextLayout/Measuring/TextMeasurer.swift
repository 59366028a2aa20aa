/// A type that measures texts and breaks them into lines.
///
/// ``TableTextMeasurer`` measures with a table of widths, and its results are equal on every
/// machine. To use another text engine, conform a type to this protocol. The width of a text is
/// sufficient; ``lines(of:options:)`` breaks lines by it. If the text engine breaks lines,
/// also implement that method, so that drawn lines match the layout.
public protocol TextMeasurer: Sendable {
  /// Returns the width of a text on one line, in points. Line terminators and tabs have no width.
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
  /// Lines end at line terminators and where the Unicode line breaking algorithm permits it. A word
  /// that exceeds the available width is broken between characters.
  ///
  /// - Complexity: O(*n*) in the number of characters of the lines if measuring takes time
  ///   proportional to the text, and O(log *r*) in the number of runs for each word. With a maximum
  ///   number of lines and a finite width, the text after the lines is not read, except by
  ///   truncation at the head or in the middle, which searches the end of the paragraph.
  public func lines(of text: StyledText, options: LineBreakOptions) -> TextLines {
    lines(of: text, options: options) { MeasuredWidths(measurer: self, font: $0) }
  }

  /// Returns the lines of a text by widths of fonts.
  func lines<Widths: FontWidths>(
    of text: StyledText, options: LineBreakOptions, widths: (TextFont) -> Widths
  ) -> TextLines {
    if let run = text.plain {
      return TextClusters.withClusters(of: run.string) { clusters in
        let source = PlainText(text: clusters.text, widths: widths(run.font))
        let result = LineBreaker(source: source, clusters: clusters, options: options).lines()
        return TextLines(
          lines: result.lines.map { source.line($0, of: clusters) }, isTruncated: result.isTruncated
        )
      }
    }
    let rich = text.styled
    return TextClusters.withClusters(of: rich.string) { clusters in
      let source = MeasuredRuns(rich: rich, widths: widths)
      let result = LineBreaker(source: source, clusters: clusters, options: options).lines()
      return TextLines(
        lines: source.lines(result.lines, of: clusters, width: options.width),
        isTruncated: result.isTruncated)
    }
  }

  /// Returns the lines of a text with their positions.
  ///
  /// - Parameters:
  ///   - text: The text and its fonts.
  ///   - options: The available width, the maximum number of lines, and the line break mode.
  ///   - alignment: The alignment of lines in the available width.
  /// - Complexity: The same as ``lines(of:options:)``.
  public func layOut(
    _ text: StyledText, options: LineBreakOptions = LineBreakOptions(),
    alignment: LineAlignment = .left
  ) -> LaidOutText {
    LaidOutText(
      lines(of: text, options: options), font: text.firstFont, room: options.width,
      alignment: alignment)
  }
}
