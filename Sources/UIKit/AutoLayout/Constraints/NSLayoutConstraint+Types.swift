extension NSLayoutConstraint {
  /// The relation between the two sides of a constraint.
  public enum Relation: Int, Sendable {
    /// The left side is less than or equal to the right side.
    case lessThanOrEqual = -1
    /// The sides are equal.
    case equal = 0
    /// The left side is greater than or equal to the right side.
    case greaterThanOrEqual = 1
  }

  /// A part of the alignment rectangle of a view or a layout guide.
  ///
  /// Attributes of one axis are comparable with each other, with two exceptions: `left` and `right`
  /// with `leading` and `trailing`, and sizes with positions. A size is also comparable with a size
  /// of the other axis.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge at which text begins: the left one in left-to-right layouts.
    case leading = 5
    /// The edge at which text ends: the right one in left-to-right layouts.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The horizontal center.
    case centerX = 9
    /// The vertical center.
    case centerY = 10
    /// The baseline of the last line of text; the bottom edge of a view without text.
    case lastBaseline = 11
    /// The baseline of the first line of text; the top edge of a view without text.
    case firstBaseline = 12
    /// The left edge of the layout margins.
    case leftMargin = 13
    /// The right edge of the layout margins.
    case rightMargin = 14
    /// The top edge of the layout margins.
    case topMargin = 15
    /// The bottom edge of the layout margins.
    case bottomMargin = 16
    /// The leading edge of the layout margins.
    case leadingMargin = 17
    /// The trailing edge of the layout margins.
    case trailingMargin = 18
    /// The horizontal center between the layout margins.
    case centerXWithinMargins = 19
    /// The vertical center between the layout margins.
    case centerYWithinMargins = 20
    /// No attribute, for a constraint without a second item.
    case notAnAttribute = 0

    /// The baseline of the last line of text.
    public static let baseline = Attribute.lastBaseline
  }

  /// The alignment and the direction of a visual format.
  public struct FormatOptions: OptionSet, Sendable {
    /// The bits of the set, as in UIKit.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Aligns the left edges of all views of the format.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Aligns the right edges of all views of the format.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Aligns the top edges of all views of the format.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Aligns the bottom edges of all views of the format.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Aligns the leading edges of all views of the format.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Aligns the trailing edges of all views of the format.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Aligns the horizontal centers of all views of the format.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Aligns the vertical centers of all views of the format.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// Aligns the last baselines of all views of the format.
    public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
    /// Aligns the first baselines of all views of the format.
    public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
    /// The bits of the alignments.
    public static let alignmentMask = FormatOptions(rawValue: 0xFFFF)

    /// Lays out a horizontal format from the leading to the trailing edge: the default.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// Lays out a horizontal format from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
    /// Lays out a horizontal format from right to left.
    public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    /// The bits of the direction.
    public static let directionMask = FormatOptions(rawValue: 0x3 << 16)

    /// Measures the spacing of a vertical format between edges: the default.
    public static let spacingEdgeToEdge: FormatOptions = []
    /// Measures the spacing of a vertical format between baselines.
    public static let spacingBaselineToBaseline = FormatOptions(rawValue: 1 << 19)
    /// The bits of the spacing.
    public static let spacingMask = FormatOptions(rawValue: 1 << 19)
  }

  /// An axis of a layout.
  public enum Axis: Int, Sendable {
    /// The axis from left to right.
    case horizontal = 0
    /// The axis from top to bottom.
    case vertical = 1
  }
}
