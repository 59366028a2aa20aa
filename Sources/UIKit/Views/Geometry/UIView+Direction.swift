extension UIView {
  /// The direction content with the attribute runs in, in the current traits.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.direction(in: .current)
  }

  /// The direction content with the attribute runs in, inside content of another direction.
  public class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    semanticContentAttribute.direction(
      in: UITraitCollection(
        layoutDirection: layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight))
  }
}
