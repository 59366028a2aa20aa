/// The lines of a text without positions.
public struct TextLines: Hashable, Sendable {
  /// A line.
  public struct Line: Hashable, Sendable {
    /// The drawn characters: without trailing white space, and with the ellipsis of a truncated
    /// line.
    public var text: String

    /// The width of the drawn characters, in points.
    public var width: Double

    /// The width including trailing white space, in points. The size of a text includes it, as the
    /// sizes of wrapped labels recorded from UIKit do.
    public var widthWithTrailingSpaces: Double

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - text: The drawn characters.
    ///   - width: The width of the characters, in points.
    ///   - widthWithTrailingSpaces: The width including trailing white space, in points; `width` if
    ///     `nil`.
    public init(text: String, width: Double, widthWithTrailingSpaces: Double? = nil) {
      self.text = text
      self.width = width
      self.widthWithTrailingSpaces = widthWithTrailingSpaces ?? width
    }
  }

  /// The lines from top to bottom; empty for an empty text.
  public var lines: [Line]

  /// A Boolean value that indicates whether the lines omit part of the text.
  public var isTruncated: Bool

  /// Creates lines.
  public init(lines: [Line], isTruncated: Bool) {
    self.lines = lines
    self.isTruncated = isTruncated
  }

  /// The width of the widest line including trailing white space, in points. It may exceed the
  /// available width.
  ///
  /// - Complexity: O(*n*) in the number of lines.
  public var width: Double { lines.lazy.map { $0.widthWithTrailingSpaces }.max() ?? 0 }
}
