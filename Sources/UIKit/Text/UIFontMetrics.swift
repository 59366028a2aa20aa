/// An object that scales fonts and lengths with the user's content size category, like a text
/// style.
///
/// A length is scaled by the ratio of the style's line spacings (Human Interface Guidelines,
/// Typography: leading) at the user's and at the default content size category, and rounded to a
/// whole pixel; the point size of a scaled font is a whole number (`ou-metrics-…`). At the default
/// category nothing changes. The leading of a scaled font keeps its proportion to the size: it is
/// zero for the system font with a size. The leading of a scaled font with a text style is not
/// recorded.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// The metrics of body text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates metrics that scale like a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// Returns a font, scaled for the current content size category.
  open func scaledFont(for font: UIFont) -> UIFont {
    scaledFont(for: font, compatibleWith: nil)
  }

  /// Returns a font, scaled for the content size category of the given traits, or of the current
  /// ones.
  open func scaledFont(
    for font: UIFont, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    scaledFont(for: font, maximumPointSize: 0, compatibleWith: traitCollection)
  }

  /// Returns a font, scaled to at most a size in points.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns a font, scaled for the content size category of the given traits to at most a size in
  /// points.
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let factor = factor(in: traitCollection ?? .current)
    let scaled = factor == 1 ? font.pointSize : (font.pointSize * factor).rounded()
    return UIFont(
      scaling: font, to: maximumPointSize > 0 ? min(scaled, maximumPointSize) : scaled)
  }

  /// Returns a length in points, scaled for the current content size category.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    scaledValue(for: value, compatibleWith: nil)
  }

  /// Returns a length in points, scaled for the content size category of the given traits, or of
  /// the current ones.
  open func scaledValue(
    for value: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> CGFloat {
    let traits = traitCollection ?? .current
    let factor = factor(in: traits)
    guard factor != 1 else { return value }
    let scale = traits.roundingScale
    return (value * factor * scale).rounded() / scale
  }

  /// Returns the ratio of the style's line spacings in traits and at the default category.
  private func factor(in traits: UITraitCollection) -> CGFloat {
    TextStyleSizes.lineSpacing(of: textStyle, at: traits.preferredContentSizeCategory)
      / TextStyleSizes.lineSpacing(of: textStyle, at: .large)
  }
}
