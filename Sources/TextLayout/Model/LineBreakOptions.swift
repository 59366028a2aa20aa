/// The way a text is divided into lines, and the treatment of text that exceeds its room.
public enum LineBreakMode: Hashable, Sendable, CaseIterable {
  /// Lines break between words. Text after the last line is left out.
  case wordWrapping
  /// Lines break between any two characters. Text after the last line is left out.
  case characterWrapping
  /// Lines break between words. The last line holds one character more than fits.
  case clipping
  /// Lines break between words. An ellipsis replaces the start of the last line.
  case truncatingHead
  /// Lines break between words. An ellipsis replaces the end of the last line.
  case truncatingTail
  /// Lines break between words. An ellipsis replaces the middle of the last line.
  case truncatingMiddle
}

/// The room for lines, and the way a text is divided into them.
public struct LineBreakOptions: Hashable, Sendable {
  /// The room across, in points.
  ///
  /// A line holds one character at least, however small the width. Sums of widths carry an error in
  /// their last bits, so a line may exceed the width by a millionth of a point.
  public let width: Double

  /// The largest number of lines; zero or less for any number.
  public let maximumLineCount: Int

  /// The way lines are divided, and the last one is cut.
  public let mode: LineBreakMode

  /// Creates options.
  ///
  /// - Parameters:
  ///   - width: The room across, in points; `.infinity` for unlimited. Must not be NaN.
  ///   - maximumLineCount: The largest number of lines; zero or less for any number.
  ///   - mode: The way lines are divided, and the last one is cut.
  public init(
    width: Double = .infinity, maximumLineCount: Int = 0, mode: LineBreakMode = .truncatingTail
  ) {
    require(
      !width.isNaN, "LineBreakOptions: the width is NaN; pass points, or .infinity for unlimited.")
    self.width = width
    self.maximumLineCount = maximumLineCount
    self.mode = mode
  }
}
