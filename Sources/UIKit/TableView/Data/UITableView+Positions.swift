extension UITableView {
  // MARK: - Queries

  /// Lays out the rows before a query of the visible ones, unless a layout or an update is under
  /// way.
  func layOutIfNeededForQuery() {
    guard !layoutPass.isRunning, !dataUpdates.isChanging else { return }
    layoutIfNeeded()
  }

  /// Returns the view of a header or footer that is on screen.
  func sectionView(_ kind: String, _ section: Int) -> (any ElementView)? {
    liveElement(ElementKey(.supplementary(kind), at: IndexPath(item: 0, section: section)))?.view
  }

  /// The selected row that is nearest to the top of the visible part.
  var nearestSelectedRow: IndexPath? {
    prepareLayoutIfNeeded()
    let top = visiblePart(in: bounds).minY
    func distance(_ indexPath: IndexPath) -> CGFloat {
      abs((tableLayout.rect(ofRow: indexPath)?.minY ?? 0) - top)
    }
    return selection.sortedItems.min { distance($0) < distance($1) }
  }

  // MARK: - Scrolling

  /// Scrolls a row to a position.
  func scrollRow(at indexPath: IndexPath, to position: ScrollPosition, animated: Bool) {
    if indexPath.count == 2, indexPath.item == NSNotFound {
      return scrollToHeader(ofSection: indexPath.section, animated: animated)
    }
    requireItem(at: indexPath, for: "The table view was to scroll to a row that")
    prepareLayoutIfNeeded()
    let position = position == .none ? nearestPosition(ofRowAt: indexPath) : position
    guard position != .none else { return }
    scroll(to: indexPath, position.ofElements, animated: animated)
  }

  /// Returns the position to which a row is scrolled the least; `.none` if it is visible.
  private func nearestPosition(ofRowAt indexPath: IndexPath) -> ScrollPosition {
    let (row, visible) = (rectForRow(at: indexPath), visiblePart(in: bounds))
    if row.minY < visible.minY + coveredLength(aboveItemAt: indexPath) { return .top }
    return row.maxY > visible.maxY ? .bottom : .none
  }

  private func scrollToHeader(ofSection section: Int, animated: Bool) {
    require(
      (0..<sectionCount).contains(section),
      "The table view was to scroll to section \(section) of \(sectionCount) section(s); use a "
        + "section from 0 on and below numberOfSections.")
    prepareLayoutIfNeeded()
    let start = rect(forSection: section).minY - adjustedContentInset.top
    setContentOffset(
      restingOffset(near: CGPoint(x: contentOffset.x, y: start)), animated: animated)
  }
}

extension UITableView.ScrollPosition {
  /// The position of an element in the visible part.
  fileprivate var ofElements: UICollectionView.ScrollPosition {
    switch self {
    case .none: []
    case .top: .top
    case .middle: .centeredVertically
    case .bottom: .bottom
    }
  }
}

extension UITableView.SelfSizingInvalidation {
  init(_ invalidation: UICollectionView.SelfSizingInvalidation) {
    self = Self(rawValue: invalidation.rawValue) ?? .enabled
  }

  /// The changes in an element of a layout that have it measured again.
  var ofElements: UICollectionView.SelfSizingInvalidation {
    UICollectionView.SelfSizingInvalidation(rawValue: rawValue) ?? .enabled
  }
}
