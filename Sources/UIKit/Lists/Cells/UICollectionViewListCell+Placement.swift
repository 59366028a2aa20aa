extension UICollectionViewListCell {
  /// Gives the cell the margins, the background and the corners of its place in a list.
  func showPlacement() {
    let placement = listPlacement
    let metrics = ListMetrics.current
    let isInset = placement.appearance == .insetGrouped || placement.appearance?.isSidebar ?? false
    // Content lies 16 inside of cards (`ip26-swiftui-list-two-lines`).
    let side =
      isInset
      ? metrics.sideInset(inWidth: 0)
      : metrics.sideInset(inWidth: appliedAttributes?.size.width ?? bounds.width)
    let margin =
      placement.appearance?.isSidebar ?? false
      ? metrics.sidebarRowMargin : metrics.rowMargin
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: margin, leading: side, bottom: margin, trailing: side)
    if !frameworkState.hasOwnBackground {
      applyBackgroundConfiguration(defaultBackgroundConfiguration())
      configurationsNeedUpdate()
    }
    showCorners()
    setNeedsLayout()
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
    return mask.isEmpty ? nil : CardCorners(radius: ListMetrics.current.cardRadius, mask: mask)
  }

  /// Performs the action of an accessory.
  func perform(_ accessory: UICellAccessory) {
    if let handler = accessory.options.actionHandler { return handler() }
    guard accessory.accessoryType == .outlineDisclosure,
      let collectionView = displayingCollectionView,
      let indexPath = collectionView.indexPath(for: self)
    else { return }
    collectionView.outlineSource?.userToggledItem(at: indexPath)
  }
}

extension UIListContentConfiguration {
  /// Returns the configuration of a place in a list.
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
  /// Returns the background of a place in a list.
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
