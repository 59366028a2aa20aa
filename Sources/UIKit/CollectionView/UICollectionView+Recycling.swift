/// The answers of a collection view to its parts.
extension UICollectionView {
  var words: RecyclerWords { .collectionView }

  // MARK: - Data

  var hasDataSource: Bool { dataSource != nil }

  func countItems() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    require(
      sections >= 0,
      "The data source returned \(sections) from numberOfSections(in:); return zero or more.")
    // A loop, because a closure would check at each call that it runs on the main actor.
    var counts: [Int] = []
    counts.reserveCapacity(sections)
    for section in 0..<sections {
      let items = dataSource.collectionView(self, numberOfItemsInSection: section)
      require(
        items >= 0,
        "The data source returned \(items) as the number of items in section \(section); return "
          + "zero or more.")
      counts.append(items)
    }
    return counts
  }

  // MARK: - Display

  func displayDidChange(of view: any ElementView, _ key: ElementKey, isDisplayed: Bool) {
    switch key.kind {
    case .decoration: return
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      if isDisplayed {
        delegate?.collectionView(self, willDisplay: cell, forItemAt: key.indexPath)
      } else {
        delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.indexPath)
      }
    case .supplementary(let kind):
      guard let view = view as? UICollectionReusableView else { return }
      if isDisplayed {
        delegate?.collectionView(
          self, willDisplaySupplementaryView: view, forElementKind: kind, at: key.indexPath)
      } else {
        delegate?.collectionView(
          self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: key.indexPath)
      }
    }
  }

  func updateState(of cell: any ElementCell, forItemAt indexPath: IndexPath) {
    guard let cell = cell as? UICollectionViewCell else { return }
    let outline = outlineSource?.outlineState(
      at: reordering.dataSourceIndexPath(ofItemAt: indexPath))
    cell.setState(
      isEditing: isEditing
        && (delegate?.collectionView(self, canEditItemAt: indexPath) ?? true),
      isReordering: reordering.isMoving(itemAt: indexPath),
      isExpanded: outline?.isExpanded ?? false)
    cell.outlineLevelDidChange(to: outline?.level)
    cell.showFocus(itemFocus.isFocused(indexPath))
    cell.showDrag(itemDrag.state(ofItemAt: indexPath), itemDrop.state(ofItemAt: indexPath))
  }

  /// The data source, if its sections may have outlines.
  var outlineSource: (any OutlineSource)? { dataSource as? any OutlineSource }

  func acceptedContentOffset(forProposed target: CGPoint) -> CGPoint {
    delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: target) ?? target
  }

  // MARK: - The app's objects

  var selectionClient: (any SelectionClient)? {
    delegate.map { CollectionViewClient(view: self, delegate: $0) }
  }

  var itemMenuClient: (any ItemMenuClient)? {
    delegate.map { CollectionViewClient(view: self, delegate: $0) }
  }

  var reorderingClient: (any ReorderingClient)? {
    dataSource.map { CollectionViewData(view: self, source: $0) }
  }

  var prefetchingClient: (any PrefetchingClient)? {
    prefetchDataSource.map { CollectionViewPrefetching(view: self, source: $0) }
  }

  func loadIndexTitles() -> [String] { dataSource?.indexTitles(for: self) ?? [] }

  func indexPath(forIndexTitle title: String, at index: Int) -> IndexPath? {
    dataSource?.collectionView(self, indexPathForIndexTitle: title, at: index)
  }

  var hasSwipeActions: Bool { backend.hasSwipeActions }

  func swipeConfiguration(
    at edge: SwipeEdge, ofItemAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    backend.list(ofSection: indexPath.section).flatMap { edge.provider(in: $0)?(indexPath) }
  }
}
