/// The numbers of lists of one generation of the system.
struct ListMetrics {
  /// Insets of the rows of a section, and the padding above its header.
  struct Section {
    var insets: NSDirectionalEdgeInsets
    var headerPadding: CGFloat
  }

  /// The numbers of iOS 26.
  static let current = ListMetrics()

  /// The estimated height of a row, in points (`ip14-list-cell-414`; 44 times the scale of the Mac
  /// in `charon-list-section-structure`).
  let estimatedRowHeight: CGFloat = 44
  /// The estimated height of a header or footer in lists whose headers stay visible, and in others
  /// (`charon-list-section-structure`).
  let estimatedPinnedHeight: CGFloat = 28
  let estimatedHeight: CGFloat = 17.5
  /// The depth of headers and footers (`charon-list-section-structure`).
  let boundaryDepth = 200
  /// The distance above the first group (`charon-list-section-structure`).
  let firstGap: CGFloat = 35
  /// The distance below a group and above the next one: 35 in sum
  /// (`ip27-list-section-background`).
  let halfGap: CGFloat = 17.5
  /// The distance below the last group (`charon-list-section-structure`).
  let lastGap: CGFloat = 20
  /// The distance below a group of a sidebar, and on the sides of it
  /// (`charon-list-section-structure`, without the scale of the Mac).
  let sidebarGap: CGFloat = 10
  /// The distance above a header of a plain list (`charon-list-section-structure`).
  let plainHeaderPadding: CGFloat = 22
  /// The corner radius of a card (`ch27-background-listSidebarHeader`; cards of `se26`).
  let cardRadius: CGFloat = 26
  /// The margins of the content of a row, above and below it (`ch27-content-cell`).
  let rowMargin: CGFloat = 15
  /// The same in a sidebar (`ch27-content-sidebarHeader`).
  let sidebarRowMargin: CGFloat = 11
  /// The height of a separator (`ip27-list-separator-series`).
  let separatorHeight: CGFloat = 1
  /// The distance of a separator from the trailing edge (`ip27-list-separator-series`).
  let separatorTrailing: CGFloat = 16
  /// The number of heights of the collection view by which the background of the first and the
  /// last section exceeds them (`ip27-list-section-background`, `ip17-inset-backgrounds`).
  let backgroundReach: CGFloat = 2

  /// Returns the inset of cards, and the margin of rows from edge to edge: 16 up to a width of 402
  /// and 20 from 414 (`ip26-list-settings-rows`, `ip14-list-cell-414`).
  func sideInset(inWidth width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }

  /// Returns the distance above the first group: none below a large title
  /// (`ip26-list-settings-rows`).
  private func firstGap(at position: SectionPosition) -> CGFloat {
    position.isBelowLargeTitle ? 0 : firstGap
  }

  /// Returns the insets of a section.
  func section(
    _ configuration: UICollectionLayoutListConfiguration, at position: SectionPosition,
    width: CGFloat, safeArea: NSDirectionalEdgeInsets
  ) -> Section {
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

  /// Returns the least height of a row: its margins and one line of body text with its leading
  /// (`ip26-swiftui-row-small-text`; 56 for a tall script).
  func minimumRowHeight(
    in appearance: UICollectionLayoutListConfiguration.Appearance, _ traits: UITraitCollection
  ) -> CGFloat {
    let margin = appearance.isSidebar ? sidebarRowMargin : rowMargin
    return 2 * margin + TextStyleSizes.lineSpacing(of: .body, at: traits.textSize)
  }
}
