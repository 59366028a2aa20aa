extension UIView {
  /// Returns the layout direction of content with an attribute, in the current traits.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: .current)
  }

  /// Returns the layout direction of content with an attribute, inside content of another
  /// direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(
      in: UITraitCollection(
        layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight))
  }

  /// Returns a rectangle inside the view, which is computed from left to right, in the direction of
  /// the interface.
  func placed(_ rect: CGRect) -> CGRect {
    effectiveUserInterfaceLayoutDirection == .rightToLeft ? rect.mirrored(in: bounds) : rect
  }
}
