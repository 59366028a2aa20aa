import Foundation

extension NSLayoutConstraint {
  /// The system's spacing between edges, in points.
  static let standardSpacing: CGFloat = 8

  /// The spacing between the baselines of a constraint, in points.
  ///
  /// According to the documentation, it depends on the fonts at the baselines. Here, it is the
  /// distance from one line to the next: the depth of the upper line, the larger leading, and the
  /// height of the lower line. With one font, that is its line height. If only one side is a
  /// baseline of text, its font is used for both lines; without text, the spacing is that between
  /// edges.
  var baselineSpacing: CGFloat {
    let lower = font(of: first, storedFirstAttribute)
    let upper = font(of: second, storedSecondAttribute)
    guard let below = lower ?? upper, let above = upper ?? lower else {
      return Self.standardSpacing
    }
    let spacing = below.ascender - above.descender + max(below.leading, above.leading)
    let scale = first?.owningView?.traitCollection.roundingScale ?? 1
    return PixelRounding.up(spacing, scale: scale)
  }

  /// Returns the font at a baseline; `nil` for other attributes, and for views without text.
  private func font(of item: ConstraintItem?, _ attribute: Attribute) -> UIFont? {
    guard attribute.isBaseline, var view = item?.view else { return nil }
    while true {
      if let label = view as? UILabel { return label.font }
      let inner =
        attribute == .firstBaseline ? view.forFirstBaselineLayout : view.forLastBaselineLayout
      guard inner !== view, inner.isInside(view) else { return nil }
      view = inner
    }
  }
}
