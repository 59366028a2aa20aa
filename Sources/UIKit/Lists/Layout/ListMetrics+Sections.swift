/// The rules of lists.
extension ListMetrics {
  /// Insets of the rows of a section, and the padding above its header.
  struct Section {
    var insets: NSDirectionalEdgeInsets
    var headerPadding: CGFloat
  }

  /// Returns the distance above the first group: none below a large title
  /// (`ip26-list-settings-rows`).
  private func firstGap(at position: SectionPosition) -> CGFloat {
    position.isBelowLargeTitle ? 0 : firstGap
  }

  /// Returns the insets of a section.
  ///
  /// - Parameter scale: The number of pixels per point.
  func section(
    _ configuration: UICollectionLayoutListConfiguration, at position: SectionPosition,
    width: CGFloat, safeArea: NSDirectionalEdgeInsets, scale: CGFloat
  ) -> Section {
    let halfGap = roundsHalfGap ? PixelRounding.snapped(self.halfGap, scale: scale) : self.halfGap
    let hasFooter = configuration.footerMode != .none
    var insets = NSDirectionalEdgeInsets.zero
    var padding: CGFloat = 0
    switch configuration.appearance {
    case .plain:
      padding = configuration.headerMode == .none ? 0 : plainHeaderPadding
    case .grouped, .insetGrouped:
      if configuration.headerMode == .none {
        insets.top = position.isFirst ? firstGap(at: position) : halfGap
      }
      if !hasFooter { insets.bottom = position.isLast ? lastGap : halfGap }
      if configuration.appearance == .insetGrouped {
        let side = sideInset(inWidth: width)
        insets.leading = side + safeArea.leading
        insets.trailing = side + safeArea.trailing
      }
    case .sidebar, .sidebarPlain:
      if configuration.appearance == .sidebar, !hasFooter { insets.bottom = sidebarGap }
      insets.leading = sidebarGap + safeArea.leading
      insets.trailing = sidebarGap + safeArea.trailing
    }
    if configuration.headerMode != .none { padding = configuration.headerTopPadding ?? padding }
    if configuration.headerMode == .firstItemInSection {
      insets.top += padding
      padding = 0
    }
    return Section(insets: insets, headerPadding: padding)
  }

  /// Returns the minimum height of a row: its margins and one line of body text with its leading
  /// (`ip26-swiftui-row-small-text`; 56 for a tall script, and 44 before iOS 26).
  func minimumRowHeight(
    in appearance: UICollectionLayoutListConfiguration.Appearance, _ traits: UITraitCollection
  ) -> CGFloat {
    let margin = appearance.isSidebar ? sidebarRowMargin : rowMargin
    return 2 * margin + TextStyleSizes.lineSpacing(of: .body, at: traits.textSize)
  }
}
