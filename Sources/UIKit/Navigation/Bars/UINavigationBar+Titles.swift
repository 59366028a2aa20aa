extension UINavigationBar {
  /// Returns the attributes of titles in a look.
  func titleAttributes(in look: UINavigationBarAppearance) -> [NSAttributedString.Key: Any] {
    let standard: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold), .foregroundColor: UIColor.label,
    ]
    return
      standard
      .merging(titleTextAttributes ?? [:]) { $1 }
      .merging(look.titleTextAttributes) { $1 }
  }

  /// Returns the attributes of large titles in a look.
  func largeTitleAttributes(in look: UINavigationBarAppearance) -> [NSAttributedString.Key: Any] {
    let size = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traitCollection)
      .pointSize
    let standard: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: size, weight: .bold), .foregroundColor: UIColor.label,
    ]
    return
      standard
      .merging(largeTitleTextAttributes ?? [:]) { $1 }
      .merging(look.largeTitleTextAttributes) { $1 }
  }

  /// Returns the height of the contents for an item without a large title, and the height that a
  /// large title adds.
  func heights(
    of item: UINavigationItem, hasLargeTitle: Bool
  ) -> (compact: CGFloat, large: CGFloat) {
    let compact =
      NavigationBarMetrics.height + (item.prompt == nil ? 0 : NavigationBarMetrics.promptHeight)
    guard hasLargeTitle else { return (compact, 0) }
    let look = item.appearances.standard ?? standardAppearance
    let font = largeTitleAttributes(in: look)[.font] as? UIFont
    let line = PixelRounding.up(font?.lineHeight ?? 0, scale: traitCollection.roundingScale)
    return (
      compact,
      max(NavigationBarMetrics.largeTitleHeight, line + NavigationBarMetrics.largeTitleMargin)
    )
  }
}
