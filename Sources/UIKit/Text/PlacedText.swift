/// Lines of text with positions, fonts and colors: what a host draws, without any layout of its
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
    /// The parts of the line in their own styles; empty for a line in the font and the color of the
    /// text.
    package var runs: [Run] = []
  }

  /// A part of a line in one style.
  package struct Run: Equatable, Sendable {
    /// The characters; empty at an attachment.
    package var text: String
    /// The left edge, in the coordinates of the text's owner.
    package var x: CGFloat
    /// The y of the baseline, in the coordinates of the text's owner.
    package var baseline: CGFloat
    /// The width of the characters, in points.
    package var width: CGFloat
    package var font: UIFont
    /// The color, resolved for the traits.
    package var color: RGBA
    /// The areas behind and in front of the characters.
    package var bars: [Bar] = []
    package var shadow: Shadow?
    /// The image of an attachment; `nil` for none.
    package var picture: Picture?
  }

  /// The image of an attachment.
  package struct Picture: Equatable, Sendable {
    package var image: UIImage
    /// The rectangle of the image, in the coordinates of the text's owner.
    package var rect: CGRect
    /// The color of a template.
    package var color: RGBA
  }

  /// A filled rectangle: the background of a run, or a line below or through it.
  package struct Bar: Equatable, Sendable {
    package var rect: CGRect
    package var color: RGBA
    /// A Boolean value that indicates whether the characters are drawn over the rectangle.
    package var isBehind: Bool
  }

  /// A shadow of characters.
  package struct Shadow: Equatable, Sendable {
    /// The offset, in points.
    package var offset: CGSize
    /// The radius of the blur, in points.
    package var blur: CGFloat
    package var color: RGBA
  }

  /// The lines from top to bottom.
  package var lines: [Line]
  /// The images of attachments.
  package var pictures: [Picture] { lines.flatMap { $0.runs.compactMap(\.picture) } }
  /// The font of all lines without runs.
  package var font: UIFont
  /// The color of all lines without runs, resolved for the traits.
  package var color: RGBA
  /// A Boolean value that indicates whether some of the text is missing from the lines.
  package var isTruncated: Bool
}
