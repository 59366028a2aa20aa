extension UICollectionViewCell {
  /// The separators, which are created for the first row that needs them.
  var separators: ListSeparators {
    if let known = configurations.separators { return known }
    let made = ListSeparators()
    configurations.separators = made
    return made
  }

  /// Displays the separators of a row in a list. Plain cells also have them
  /// (`ip261-list-top-separators`).
  func showSeparators() {
    let placement = listPlacement
    guard placement != .none, !placement.contains(.supplementary),
      let indexPath = appliedAttributes?.indexPath, let collectionView = displayingCollectionView,
      let list = collectionView.layoutInUse.backend.list(ofSection: indexPath.section)
    else {
      guard configurations.separators != nil else { return }
      hide(\.top)
      return hide(\.bottom)
    }
    let configuration = list.separators(
      at: indexPath, placed: placement, metrics: traitCollection.metrics.list)
    let showsTop = configuration.topSeparatorVisibility == .visible
    let showsBottom = configuration.bottomSeparatorVisibility == .visible
    let color =
      isSelected && collectionView.selection.allowsMultipleSelection
      ? configuration.multipleSelectionColor : configuration.color
    let automatic =
      showsTop || showsBottom
      ? separators.automaticInsets(automaticSeparatorInsets, in: self) : (0, 0)
    let height = traitCollection.metrics.list.separatorHeight(
      scale: traitCollection.roundingScale)
    func frame(_ insets: NSDirectionalEdgeInsets, atY y: CGFloat) -> CGRect {
      let start = UIListSeparatorConfiguration.resolved(insets.leading, automatic: automatic.0)
      let end = UIListSeparatorConfiguration.resolved(insets.trailing, automatic: automatic.1)
      return placed(
        CGRect(x: start, y: y, width: max(0, bounds.width - start - end), height: height))
    }
    separators.show(
      \.top, at: showsTop ? frame(configuration.topSeparatorInsets, atY: 0) : nil, color: color,
      effect: configuration.visualEffect, in: self)
    separators.show(
      \.bottom,
      at: showsBottom
        ? frame(configuration.bottomSeparatorInsets, atY: bounds.height - height) : nil,
      color: color, effect: configuration.visualEffect, in: self)
  }

  private func hide(_ side: WritableKeyPath<ListSeparatorViews, UIView?>) {
    separators.show(side, at: nil, color: .separator, effect: nil, in: self)
  }

  /// The distance between a side of a row and its content, without the safe area: 16 inside of
  /// cards (`ip26-swiftui-list-two-lines`), otherwise by the width.
  var rowSideMargin: CGFloat {
    let metrics = traitCollection.metrics.list
    let appearance = listPlacement.appearance
    return appearance == .insetGrouped || appearance?.isSidebar ?? false
      ? metrics.sideInset(inWidth: 0)
      : metrics.sideInset(inWidth: appliedAttributes?.size.width ?? bounds.width)
  }
}
