/// The line breaking of a text, and the treatment of text that exceeds the available space.
public enum LineBreakMode: Hashable, Sendable, CaseIterable {
  /// Lines break between words. Text after the last line is omitted.
  case wordWrapping
  /// Lines break between any two characters. Text after the last line is omitted.
  case characterWrapping
  /// Lines break between words. The last line contains one character more than fits.
  case clipping
  /// Lines break between words. An ellipsis replaces the start of the last line.
  case truncatingHead
  /// Lines break between words. An ellipsis replaces the end of the last line.
  case truncatingTail
  /// Lines break between words. An ellipsis replaces the middle of the last line.
  case truncatingMiddle
}

/// The available width, the maximum number of lines, and the line break mode of a text.
public struct LineBreakOptions: Hashable, Sendable {
  /// The available width, in points.
  ///
  /// A line contains at least one character. A line may exceed the width by a millionth of a point,
  /// which allows for rounding errors in sums of widths.
  public let width: Double

  /// The maximum number of lines; zero or less for no limit.
  public let maximumLineCount: Int

  /// The line break mode.
  public let mode: LineBreakMode

  /// The preferences between line break opportunities.
  public let strategy: LineBreakStrategy

  /// Creates options.
  ///
  /// - Parameters:
  ///   - width: The available width, in points; `.infinity` for no limit.
  ///   - maximumLineCount: The maximum number of lines; zero or less for no limit.
  ///   - mode: The line break mode.
  ///   - strategy: The preferences between line break opportunities.
  /// - Precondition: The width is not NaN.
  public init(
    width: Double = .infinity, maximumLineCount: Int = 0, mode: LineBreakMode = .truncatingTail,
    strategy: LineBreakStrategy = .hangulWordPriority
  ) {
    require(
      !width.isNaN,
      "The width of line break options is NaN; use a number of points, or .infinity for no limit.")
    self.width = width
    self.maximumLineCount = maximumLineCount
    self.mode = mode
    self.strategy = strategy
  }
}
