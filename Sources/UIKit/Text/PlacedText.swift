/// Lines of text with positions, fonts and colors: what a host draws, without any layout of its
/// own.
struct PlacedText: Equatable, Sendable {
  /// One line.
  struct Line: Equatable, Sendable {
    /// The characters as drawn: without the white space at a line break, with the ellipsis of a
    /// truncation.
    package var text: String
    /// The top left corner of the line's box, in the coordinates of the text's owner.
    var origin: CGPoint
    /// The width of the characters, in points.
    var width: CGFloat
    /// The height of the line's box, in points.
    var height: CGFloat
    /// The y of the baseline, in the coordinates of the text's owner.
    var baseline: CGFloat
    /// The parts of the line in their own styles; empty for a line in the font and the color of the
    /// text.
    var runs: [Run] = []
  }

  /// A part of a line in one style.
  struct Run: Equatable, Sendable {
    /// The characters; empty at an attachment.
    package var text: String
    /// The left edge, in the coordinates of the text's owner.
    var x: CGFloat
    /// The y of the baseline, in the coordinates of the text's owner.
    var baseline: CGFloat
    /// The width of the characters, in points.
    var width: CGFloat
    var font: UIFont
    /// The color, resolved for the traits.
    var color: RGBA
    /// The areas behind and in front of the characters.
    var bars: [Bar] = []
    var shadow: Shadow?
    var outline: Outline?
    /// The distance to the right that a point moves for each point of its height above the
    /// baseline.
    var slant: CGFloat = 0
    var hasLigatures = true
    /// The image of an attachment; `nil` for none.
    var picture: Picture?
  }

  /// The image of an attachment.
  struct Picture: Equatable, Sendable {
    var image: UIImage
    /// The rectangle of the image, in the coordinates of the text's owner.
    var rect: CGRect
    /// The color of a template.
    var color: RGBA
  }

  /// A filled rectangle: the background of a run, or a line below or through it.
  struct Bar: Equatable, Sendable {
    var rect: CGRect
    var color: RGBA
    /// A Boolean value that indicates whether the characters are drawn over the rectangle.
    var isBehind: Bool
  }

  /// A shadow of characters.
  struct Shadow: Equatable, Sendable {
    /// The offset, in points.
    var offset: CGSize
    /// The radius of the blur, in points.
    var blur: CGFloat
    var color: RGBA
  }

  /// Lines around characters.
  struct Outline: Equatable, Sendable {
    /// The width, in points.
    var width: CGFloat
    var color: RGBA
    /// A Boolean value that indicates whether the characters are also filled.
    var isFilled: Bool
  }

  /// The lines from top to bottom.
  var lines: [Line]
  /// The images of attachments.
  var pictures: [Picture] { lines.flatMap { $0.runs.compactMap(\.picture) } }
  /// The font of all lines without runs.
  var font: UIFont
  /// The color of all lines without runs, resolved for the traits.
  var color: RGBA
  /// A Boolean value that indicates whether some of the text is missing from the lines.
  var isTruncated: Bool
}
