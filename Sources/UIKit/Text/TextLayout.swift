/// Text broken into lines and placed: what a host draws, line by line, without any layout of its own.
package struct TextLayout: Equatable {
  /// One line.
  package struct Line: Equatable, Sendable {
    /// The characters of the line as drawn, without the white space a break swallowed and with the
    /// ellipsis of a cut.
    package var text: String
    /// The top left corner of the line's box, in the coordinates of the text's owner.
    package var origin: CGPoint
    /// Width of the characters, in points.
    package var width: CGFloat
    /// Height of the line's box, in points.
    package var height: CGFloat
    /// The y of the baseline, in the coordinates of the text's owner.
    package var baseline: CGFloat
  }

  /// The lines from top to bottom.
  package var lines: [Line]
  /// The font all lines are drawn in.
  package var font: UIFont
  /// The colour all lines are drawn in, with no dependence on traits left.
  package var color: UIColor
  /// Whether some of the text is missing from the lines.
  package var isTruncated: Bool
}

/// What ``TextMeasurer`` answers: the lines of a text, not yet placed.
package struct BrokenText: Equatable, Sendable {
  /// A line and its width in points.
  package struct Line: Equatable, Sendable {
    /// The characters as drawn, without spaces at the end.
    package var text: String
    /// Width of the characters as drawn.
    package var width: CGFloat
    /// Width with the spaces at the end, which counts for the size of the text: UIKit's recorded sizes
    /// of wrapped labels come out only with the space that a break swallowed.
    package var widthWithSpaces: CGFloat

    package init(text: String, width: CGFloat, widthWithSpaces: CGFloat? = nil) {
      self.text = text
      self.width = width
      self.widthWithSpaces = widthWithSpaces ?? width
    }
  }

  package var lines: [Line]
  /// Whether some of the text is missing from the lines.
  package var isTruncated: Bool

  package init(lines: [Line], isTruncated: Bool) {
    self.lines = lines
    self.isTruncated = isTruncated
  }

  /// Width of the widest line with the spaces at its end, in points.
  package var width: CGFloat { lines.map(\.widthWithSpaces).max() ?? 0 }
}
