extension UICollectionViewListCell {
  /// Gives the cell the margins, the background and the corners of its position in a list.
  func showPlacement() {
    showMargins()
    if !frameworkState.hasOwnBackground {
      applyBackgroundConfiguration(defaultBackgroundConfiguration())
      configurationsNeedUpdate()
    }
    showCorners()
    setNeedsLayout()
  }

  /// Gives the cell the margins of its position in a list. Safe areas count at the sides only: a
  /// row under a bar is as high as any other. The leading margin includes the indentation, so that
  /// content that preserves it has the same distance from its own edge at every level.
  func showMargins() {
    let placement = listPlacement
    guard placement != .none else { return }
    let metrics = traitCollection.metrics.list
    let isSidebar = placement.appearance?.isSidebar ?? false
    let side = rowSideMargin
    let margin = isSidebar ? metrics.sidebarRowMargin : metrics.rowMargin
    let safeArea = NSDirectionalEdgeInsets(
      safeAreaInsets, in: effectiveUserInterfaceLayoutDirection)
    if insetsLayoutMarginsFromSafeArea { insetsLayoutMarginsFromSafeArea = false }
    let margins = NSDirectionalEdgeInsets(
      top: margin, leading: side + safeArea.leading + indentation, bottom: margin,
      trailing: side + safeArea.trailing)
    if directionalLayoutMargins != margins { directionalLayoutMargins = margins }
  }

  /// Rounds the corners at which the cell lies in a card.
  func showCorners() { configurations.background?.cardCorners = cardCorners }

  private var cardCorners: CardCorners? {
    let placement = listPlacement
    guard placement.appearance == .insetGrouped, placement.isRow else { return nil }
    var mask: CACornerMask = []
    if placement.contains(.first) {
      mask.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
    if placement.contains(.last) {
      mask.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    return mask.isEmpty
      ? nil : CardCorners(radius: traitCollection.metrics.list.cardRadius, mask: mask)
  }
}

extension UIListContentConfiguration {
  /// Returns the configuration of a position in a list.
  static func standard(at placement: ListPlacement) -> UIListContentConfiguration {
    let isSidebar = placement.appearance?.isSidebar ?? false
    if placement.contains(.header) {
      if isSidebar { return .sidebarHeader() }
      return placement.appearance == .plain ? .plainHeader() : .groupedHeader()
    }
    if placement.contains(.footer) {
      return placement.appearance == .plain ? .plainFooter() : .groupedFooter()
    }
    return isSidebar ? .sidebarCell() : .cell()
  }
}

extension UIBackgroundConfiguration {
  /// Returns the background of a position in a list.
  static func standard(at placement: ListPlacement) -> UIBackgroundConfiguration {
    guard let appearance = placement.appearance else { return .clear() }
    switch (appearance, placement.isRow) {
    case (.plain, true): return .listPlainCell()
    case (.plain, false): return .listPlainHeaderFooter()
    case (.grouped, true), (.insetGrouped, true): return .listGroupedCell()
    case (.grouped, false), (.insetGrouped, false): return .listGroupedHeaderFooter()
    case (.sidebar, true), (.sidebarPlain, true): return .listSidebarCell()
    case (.sidebar, false), (.sidebarPlain, false): return .listSidebarHeader()
    }
  }
}
