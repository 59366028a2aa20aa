extension UICollectionView {
  /// Applies a change of the data. Remaining elements keep their views, the selection and the
  /// content offset; deleted and reloaded elements lose their views.
  ///
  /// The data source already has the new data. An interactive movement is cancelled first.
  func apply(_ change: any DataChange) {
    reordering.cancel(in: self)
    let context = layoutInUse.makeInvalidationContext()
    context.markCounts()
    indexTitles.setNeedsTitles()
    apply(change, toPresentation: context)
  }

  /// Applies a change of the presented data, and invalidates the layout with a context.
  func apply(
    _ change: any DataChange, toPresentation context: UICollectionViewLayoutInvalidationContext
  ) {
    context.appliesChange = true
    sendDueReload()
    updateCounts(after: change, context)
    layoutInUse.apply(change)
    var names: [(entry: LiveViews.Entry, name: ElementKey)] = []
    for entry in live.all {
      if let name = newName(of: entry.key, change) {
        names.append((entry, name))
      } else {
        retire(entry)
      }
    }
    updateVisibleItems(names)
    live.rename(names)
    updateAnchor(after: change)
    updateRows(after: change)
    selection.apply(change, in: self)
    updatePrefetching(after: change)
    for indexPath in change.reconfiguredItems { reconfigureCell(at: indexPath) }
    layoutInUse.invalidateLayout(with: context)
  }

  /// Updates the numbers of items from the operations of a change, or discards them, so that the
  /// data source is queried.
  ///
  /// - Complexity: O(changes).
  private func updateCounts(
    after change: any DataChange, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    if change.countSource == .collectionView, counts.itemsBySection != nil {
      context.knowsCounts = true
      return
    }
    // Few sections are counted faster than the operations are computed.
    guard let known = counts.itemsBySection?.count, known > 64, !reordering.isActive,
      let edits = change.itemEditsInUnchangedSections
    else {
      counts.itemsBySection = nil
      return
    }
    for (section, change) in edits.countChanges { counts.itemsBySection![section] += change }
    context.knowsCounts = true
  }

  /// Returns the key of an element after a change; `nil` if the element does not keep its view.
  func newName(of key: ElementKey, _ change: any DataChange) -> ElementKey? {
    guard key.indexPath.count == 2 else { return key }
    guard key.kind == nil else {
      // Supplementary items of items and groups are numbered within their section, so that
      // insertions and deletions change their index.
      guard let kind = key.kind,
        key.isDecoration || layoutInUse.staysInPlace(kind, at: key.indexPath),
        let section = change.newSection(key.indexPath.section), !change.reloadsSection(section)
      else { return nil }
      return ElementKey(
        kind: kind, indexPath: IndexPath(item: key.indexPath.item, section: section),
        isDecoration: key.isDecoration)
    }
    guard let indexPath = change.newItem(key.indexPath),
      !change.reloadsItem(indexPath), !change.reloadsSection(indexPath.section)
    else { return nil }
    return ElementKey(kind: nil, indexPath: indexPath)
  }

  /// Queries the data source to configure the existing cell of an item.
  private func reconfigureCell(at indexPath: IndexPath) {
    let key = ElementKey(kind: nil, indexPath: indexPath)
    guard let dataSource, let entry = live[key], let cell = entry.view as? UICollectionViewCell
    else { return }
    let outer = (dequeued, reconfiguredCell)
    dequeued = DequeuedViews()
    reconfiguredCell = (key, cell)
    defer { (dequeued, reconfiguredCell) = outer }
    let named = reordering.dataSourceIndexPath(ofItemAt: indexPath)
    let returned = answering { dataSource.collectionView(self, cellForItemAt: named) }
    require(
      returned === cell,
      "The item at \(indexPath.sentenceName) is reconfigured, but the data source returned a different "
        + "cell than the existing one; dequeue the cell with the requested index path, or reload the "
        + "item if it needs a cell of another class.")
    entry.forgetMeasurement(because: .wasReconfigured)
  }
}
