extension UICollectionViewListCell {
  /// Displays the separators of the row.
  func showSeparators() {
    let placement = listPlacement
    guard placement != .none, !placement.contains(.supplementary),
      let indexPath = appliedAttributes?.indexPath, let collectionView = displayingCollectionView,
      let list = collectionView.layoutInUse.backend.list(ofSection: indexPath.section)
    else {
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
      showsTop || showsBottom ? separators.automaticInsets(standardInsets, in: self) : (0, 0)
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

  /// The insets without constraints of the app: from the text, or the margin of other content, to
  /// 16 before the trailing edge (`ip27-list-separator-series`), or to that edge before iOS 26.
  private var standardInsets: (leading: CGFloat, trailing: CGFloat) {
    var leading = placed(contentView.frame).minX
    contentView.layoutIfNeeded()
    if let content = contentView as? UIListContentView, let frame = content.textFrame {
      leading += content.placed(frame).minX
    } else {
      leading += directionalLayoutMargins.leading - indentation
    }
    return (
      leading,
      traitCollection.metrics.list.separatorsReachEdge ? 0 : directionalLayoutMargins.trailing
    )
  }
}
