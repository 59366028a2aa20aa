internal import TextLayout

extension UIFont {
  /// The role of a text, which determines its font at every content size category.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the style.
    public let rawValue: String

    /// Creates a style from UIKit's name of it.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Titles of screens: 34 points at the default content size category.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// First-level titles: 28 points.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// Second-level titles: 22 points.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// Third-level titles: 20 points.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// Headings: 17 points, semibold.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// Body text: 17 points.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// Callouts: 16 points.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// Subheadings: 15 points.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Footnotes: 13 points.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// Captions: 12 points.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// Smaller captions: 11 points.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }

  /// Returns the font of a style at the content size category of `UITraitCollection.current`.
  ///
  /// Line height and leading of the font add up to the leading that the Human Interface Guidelines
  /// list for the style: 22 points for body text at the default category, which has a leading of
  /// 1.713 points.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// Returns the font of a style at the content size category of the given traits, or of the
  /// current ones.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    return UIFont(
      design: .sans, size: TextStyleSizes.size(of: style, at: category),
      weight: style == .headline ? .semibold : .regular, textStyle: style)
  }
}

extension UIFont.TextStyle {
  /// Returns the leading of the style's font in a size, in points: the part of the distance between
  /// two baselines that exceeds the line height; `nil` for a size that the style does not have.
  func leading(ofSize size: CGFloat) -> CGFloat? {
    TextStyleSizes.lineSpacing(of: self, size: size)
      .map { $0 - CGFloat(TextFont(size: size).lineHeight) }
  }
}

/// The point sizes of the text styles at the twelve content size categories, as listed in the Human
/// Interface Guidelines (Typography: iOS Dynamic Type sizes).
enum TextStyleSizes {
  private static let table: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
    .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
    .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
    .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
    .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
    .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
    .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
    .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
    .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
  ]

  /// Returns the point size of a style, or of body text for an unknown style.
  static func size(of style: UIFont.TextStyle, at category: UIContentSizeCategory) -> CGFloat {
    (table[style] ?? table[.body]!)[category.step]
  }

  private static let lineSpacings: [UIFont.TextStyle: [CGFloat]] = [
    .largeTitle: [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70],
    .title1: [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68],
    .title2: [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66],
    .title3: [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65],
    .headline: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    .body: [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62],
    .callout: [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60],
    .subheadline: [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58],
    .footnote: [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52],
    .caption1: [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51],
    .caption2: [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48],
  ]

  /// Returns the distance between the baselines of two lines of a style, in points, as listed in
  /// the Human Interface Guidelines (Typography: leading), or the distance in body text for an
  /// unknown style.
  static func lineSpacing(
    of style: UIFont.TextStyle, at category: UIContentSizeCategory
  ) -> CGFloat {
    (lineSpacings[style] ?? lineSpacings[.body]!)[category.step]
  }

  /// Returns the distance between the baselines of two lines of a style in a size, in points; `nil`
  /// for a size that the style has at no content size category.
  static func lineSpacing(of style: UIFont.TextStyle, size: CGFloat) -> CGFloat? {
    guard let step = (table[style] ?? table[.body]!).firstIndex(of: size) else { return nil }
    return (lineSpacings[style] ?? lineSpacings[.body]!)[step]
  }
}
