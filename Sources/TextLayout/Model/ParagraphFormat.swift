/// The alignment, indents and distances of the lines of a paragraph, in points.
public struct ParagraphFormat: Hashable, Sendable {
  /// The alignment of the lines, or `nil` (the default) to use the alignment of the text.
  public var alignment: LineAlignment?
  /// The line break mode, or `nil` (the default) to use the mode of the options.
  public var breakMode: LineBreakMode?
  /// The line break strategy, or `nil` (the default) to use the strategy of the options.
  public var strategy: LineBreakStrategy?
  /// The indent of the first line at the leading side.
  public var firstLineIndent = 0.0
  /// The indent of all lines but the first at the leading side.
  public var headIndent = 0.0
  /// The distance of the trailing end of lines from the leading edge, or, if zero or negative, from
  /// the trailing edge.
  public var tailIndent = 0.0
  /// The additional distance between consecutive lines.
  public var lineSpacing = 0.0
  /// The additional distance after the paragraph.
  public var spacing = 0.0
  /// The additional distance before the paragraph, unless it is the first one.
  public var spacingBefore = 0.0
  /// The minimum height of a line.
  public var minimumLineHeight = 0.0
  /// The maximum height of a line; 0 for no limit.
  public var maximumLineHeight = 0.0
  /// The factor of the heights of lines; 0 for 1.
  public var lineHeightMultiple = 0.0
  /// The tab stops, in ascending order; `nil`, the default, for one every 28 points.
  public var tabStops: [Double]?
  /// The interval of the tab stops after the last of ``tabStops``; 0 for none.
  public var tabInterval = 0.0

  /// Creates a format without indents and additional distances.
  public init() {}

  static let usualTabInterval = 28.0

  /// Returns the next multiple of an interval, or the position itself if the interval is zero.
  static func tabStop(after position: Double, interval: Double) -> Double {
    let count = position / interval
    guard interval > 0, count >= 0, count < 1e9 else { return max(position, 0) }
    return (Double(Int(count)) + 1) * interval
  }

  /// Returns the first tab stop after a position.
  func tabStop(after position: Double) -> Double {
    guard let tabStops else {
      return Self.tabStop(after: position, interval: Self.usualTabInterval)
    }
    let index = tabStops.partitioningIndex { $0 > position + .roundingTolerance }
    if index < tabStops.count { return tabStops[index] }
    return Self.tabStop(after: position, interval: tabInterval)
  }

  /// The distance of a line's start from the leading edge.
  func indent(isFirst: Bool) -> Double { isFirst ? firstLineIndent : headIndent }

  /// Returns the distance of the end of lines from the leading edge.
  func end(in width: Double) -> Double { tailIndent > 0 ? tailIndent : width + tailIndent }

  /// Returns the height of a line of a natural height.
  func height(of natural: Double) -> Double {
    var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    height = max(height, minimumLineHeight)
    return maximumLineHeight > 0 ? min(height, maximumLineHeight) : height
  }
}
