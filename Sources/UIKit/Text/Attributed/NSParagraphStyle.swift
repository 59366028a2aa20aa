/// The direction of text.
public enum NSWritingDirection: Int, Sendable {
  /// The direction of the view.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left: natural lines are aligned at the right. Characters are not reordered.
  case rightToLeft = 1
}

/// The format of a paragraph: alignment, indents, distances, heights of lines.
///
/// The first character of a paragraph decides about its format. Make an `NSMutableParagraphStyle`,
/// change it and set it as an attribute.
open class NSParagraphStyle: AttributeObject, NSMutableCopying, @unchecked Sendable {
  /// The preferences between line break opportunities.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Moves a word to a last line of a paragraph that would have only one word.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Breaks lines of Korean text only at spaces.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategies of labels.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  /// The values of all properties.
  struct Values: Hashable {
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var alignment: NSTextAlignment = .natural
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var lineBreakMode: NSLineBreakMode = .byWordWrapping
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
    var baseWritingDirection: NSWritingDirection = .natural
    var lineBreakStrategy: LineBreakStrategy = []
    var tabStops: [NSTextTab] = NSParagraphStyle.usualTabStops
    var defaultTabInterval: CGFloat = 0
  }

  final var values = Values()

  /// The usual tab stops: twelve at intervals of 28 points.
  static let usualTabStops = (1...12).map {
    NSTextTab(textAlignment: .left, location: CGFloat($0) * 28)
  }

  /// The format of text without another.
  open class var `default`: NSParagraphStyle { usual }
  private static let usual = NSParagraphStyle()

  /// Creates the default format.
  public override init() { super.init() }

  /// The additional distance between the lines of the paragraph, in points. The default is 0.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The additional distance after the paragraph, in points. The default is 0.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The additional distance before the paragraph, in points. It has no effect at the start of a
  /// text. The default is 0.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The alignment of the lines. The default is `natural`.
  open var alignment: NSTextAlignment { values.alignment }
  /// The distance of the first line from the leading edge, in points. The default is 0.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The distance of all lines but the first from the leading edge, in points. The default is 0.
  open var headIndent: CGFloat { values.headIndent }
  /// The distance of the ends of lines from the leading edge, in points, or, if zero or negative,
  /// from the trailing edge. The default is 0.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The treatment of text that is wider than the available space. The default is
  /// `byWordWrapping`.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The minimum height of a line, in points. The default is 0.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line, in points; 0, the default, for no limit. Text in lower lines
  /// overlaps the lines above.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the natural heights of lines, applied before the limits; 0, the default, for 1.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The direction that decides the edge of ``NSTextAlignment/natural`` lines. The default is
  /// `natural`, the direction of the view.
  open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
  /// The preferences between line breaks. The default is none.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }
  /// The tab stops. The default is twelve at intervals of 28 points. Setting `nil` restores it.
  open var tabStops: [NSTextTab]! { values.tabStops }
  /// The interval of the tab stops after the last of ``tabStops``, in points; 0, the default, for
  /// none.
  open var defaultTabInterval: CGFloat { values.defaultTabInterval }

  /// Returns a format with the same values.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns an `NSMutableParagraphStyle` with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns an `NSMutableParagraphStyle` with the same values.
  public final func mutableCopy() -> Any { mutableCopy(with: nil) }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  open override var hash: Int { values.hashValue }
}
