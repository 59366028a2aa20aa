/// Lines of text with positions, a font and a color: what a host draws, without any layout of its
/// own.
package struct PlacedText: Equatable, Sendable {
  /// One line.
  package struct Line: Equatable, Sendable {
    /// The characters as drawn: without the white space at a line break, with the ellipsis of a
    /// truncation.
    package var text: String
    /// The top left corner of the line's box, in the coordinates of the text's owner.
    package var origin: CGPoint
    /// The width of the characters, in points.
    package var width: CGFloat
    /// The height of the line's box, in points.
    package var height: CGFloat
    /// The y of the baseline, in the coordinates of the text's owner.
    package var baseline: CGFloat
  }

  /// The lines from top to bottom.
  package var lines: [Line]
  /// The font of all lines.
  package var font: UIFont
  /// The color of all lines, resolved for the traits.
  package var color: RGBA
  /// A Boolean value that indicates whether some of the text is missing from the lines.
  package var isTruncated: Bool
}
