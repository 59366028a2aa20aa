/// The options of measuring and drawing a string.
public struct NSStringDrawingOptions: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Breaks the text into lines in a rectangle. Without it, the text is one line, and the origin of
  /// a rectangle is at its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Includes the leading of the fonts between lines. The leading of the system font with a size is
  /// zero; the leading of body text is 1.713 points.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Ends the last visible line with an ellipsis if the text continues.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// The scale of the fonts of a measured text.
open class NSStringDrawingContext: NSObject {
  /// The minimum scale to which fonts are reduced so that a text fits its rectangle; 0, the
  /// default, for no reduction.
  open var minimumScaleFactor: CGFloat = 0
  /// The scale of the fonts of the last measured text.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The bounds of the last measured text, in points.
  open internal(set) var totalBounds = CGRect.zero

  /// Creates a context without a reduction.
  public override init() { super.init() }
}
