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
}
