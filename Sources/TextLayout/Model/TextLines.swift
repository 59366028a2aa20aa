/// The lines of a text without positions: the answer of a ``TextMeasurer``.
public struct TextLines: Hashable, Sendable {
  /// One line.
  public struct Line: Hashable, Sendable {
    /// The characters as drawn: without the white space at the end, with the ellipsis of a truncation.
    public var text: String

    /// The width of the characters as drawn, in points.
    public var width: Double

    /// The width with the white space at the end, in points. It counts for the size of a text: sizes of
    /// wrapped labels recorded from UIKit include the space at a line break.
    public var widthWithTrailingSpaces: Double

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - text: The characters as drawn.
    ///   - width: Their width, in points.
    ///   - widthWithTrailingSpaces: The width with the white space at the end, in points; `width` if nil.
    public init(text: String, width: Double, widthWithTrailingSpaces: Double? = nil) {
      self.text = text
      self.width = width
      self.widthWithTrailingSpaces = widthWithTrailingSpaces ?? width
    }
  }

  /// The lines from top to bottom. None for an empty text.
  public var lines: [Line]

  /// A Boolean value that indicates whether some of the text is missing from the lines.
  public var isTruncated: Bool

  /// Creates lines.
  public init(lines: [Line], isTruncated: Bool) {
    self.lines = lines
    self.isTruncated = isTruncated
  }

  /// The width of the widest line with the white space at its end, in points. May exceed the room.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  public var width: Double { lines.lazy.map { $0.widthWithTrailingSpaces }.max() ?? 0 }
}
