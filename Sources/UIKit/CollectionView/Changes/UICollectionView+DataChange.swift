/// How the data have changed, by identity.
struct DataChange {
  /// Where an item that was at an index path is now; nil if it is gone.
  var newItem: (IndexPath) -> IndexPath?
  /// Where a section is now; nil if it is gone.
  var newSection: (Int) -> Int?
  /// Whether a section, by its new place, is to be shown anew with everything in it.
  var reloadsSection: (Int) -> Bool
  /// Whether an item, by its new index path, is to be shown anew.
  var reloadsItem: (IndexPath) -> Bool
  /// Items, by their new index paths, whose cells are to be brought up to date.
  var reconfiguredItems: [IndexPath]
  /// Where an item was that is at an index path now; nil if it is new.
  var oldItem: (IndexPath) -> IndexPath?
  /// Where a section was; nil if it is new.
  var oldSection: (Int) -> Int?
  /// The changes one by one, for those who would have to ask about very many items that stay; nil where
  /// that would take a comparison of everything.
  var edits: () -> DataEdits? = { nil }
  /// The same where all sections stay in their places and none is shown anew, and the new numbers of items follow
  /// from the changes alone; nil otherwise.
  var itemEdits: () -> DataEdits? = { nil }
  /// Whether the collection view has asked for the counts after the change already.
  var isCounted = false
}

extension UICollectionView {
  /// Follows a change of the data: what is shown stays as it is, where it has moved to, unless it
  /// is gone or is to be shown anew. The selection and the content offset are kept.
  ///
  /// The data source has the new data already. An item that is being moved goes back first.
  func follow(_ change: DataChange) {
    reordering.cancel(in: self)
    let context = layoutInUse.makeInvalidationContext()
    context.markCounts()
    indexTitles.setNeedsTitles()
    follow(change, ofPresentation: context)
  }

  /// Follows a change of what is presented, and invalidates the layout with a context.
  func follow(
    _ change: DataChange, ofPresentation context: UICollectionViewLayoutInvalidationContext
  ) {
    context.followsChange = true
    sendDueReload()
    followCounts(change, context)
    layoutInUse.follow(change)
    var names: [(entry: LiveViews.Entry, name: ElementKey)] = []
    for entry in live.all {
      if let name = newName(of: entry.key, change) {
        names.append((entry, name))
      } else {
        retire(entry)
      }
    }
    followVisibleItems(names)
    live.rename(names)
    followAnchor(change)
    followRows(change)
    selection.apply(change, in: self)
    followPrefetching(change)
    for indexPath in change.reconfiguredItems { reconfigureCell(at: indexPath) }
    layoutInUse.invalidateLayout(with: context)
  }

  /// Changes the counts along a change of items, or forgets them so that the data source is asked again.
  ///
  /// - Complexity: O(changes) where the change says all.
  private func followCounts(
    _ change: DataChange, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    if change.isCounted, counts.itemsBySection != nil {
      context.knowsCounts = true
      return
    }
    // A few sections are counted again in less time than the changes take to be found out.
    guard let known = counts.itemsBySection?.count, known > 64, !reordering.isActive,
      let edits = change.itemEdits()
    else {
      counts.itemsBySection = nil
      return
    }
    for (section, growth) in edits.growths { counts.itemsBySection![section] += growth }
    context.knowsCounts = true
  }

  /// What an element is called after a change; nil if it is not left as it is.
  func newName(of key: ElementKey, _ change: DataChange) -> ElementKey? {
    guard key.indexPath.count == 2 else { return key }
    guard key.kind == nil else {
      // What belongs to items or groups is counted through the section, so that it is another one's
      // after items have come or gone.
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

  /// Lets the data source fill the cell that an item has, if it has one.
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
      "The item at \(indexPath.sentenceName) is reconfigured, but the data source returned another "
        + "cell than the one it has; dequeue it with the index path that was asked for, or reload "
        + "the item if it needs another kind of cell.")
    entry.forgetMeasurement(because: .wasReconfigured)
  }
}
