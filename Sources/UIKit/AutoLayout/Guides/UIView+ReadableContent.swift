extension UIView {
  /// The insets of the readable content: the margins, and the space beside lines of the readable
  /// width, centered between the margins.
  var readableInsets: UIEdgeInsets {
    var insets = layoutMargins
    let width = bounds.size.width
    guard let readable = traitCollection.readableWidth(inWidth: width) else { return insets }
    let surplus = width - insets.left - insets.right - readable
    if surplus > 0 {
      insets.left += surplus / 2
      insets.right += surplus / 2
    }
    return insets
  }
}

extension UITraitCollection {
  /// Returns the maximum width of readable content in a view of a width, in points; `nil` for no
  /// limit.
  fileprivate func readableWidth(inWidth width: CGFloat) -> CGFloat? {
    // Recorded on Mac Catalyst 26.1 in views of 320 to 2000 points.
    if userInterfaceIdiom == .mac { return width > 1008 ? 920 : nil }
    guard width > Self.leastReadableWidth else { return nil }
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: self).pointSize
    return (672 * body / 17).rounded()
  }

  /// The readable width at the smallest text size, rounded down, below which no view needs a limit.
  private static let leastReadableWidth: CGFloat = 550
}
