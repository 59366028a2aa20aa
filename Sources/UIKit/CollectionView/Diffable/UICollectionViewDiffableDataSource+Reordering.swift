import DiffableSnapshots

extension UICollectionViewDiffableDataSource {
  /// Moves an item that the user has reordered and that is displayed at its destination.
  func reorder(from source: IndexPath, to destination: IndexPath) {
    guard let item = itemIdentifier(for: source),
      let origin = sectionIdentifier(for: source.section),
      let target = sectionIdentifier(for: destination.section)
    else {
      fatalError(
        "An item was moved from \(source.sentenceName) to \(destination.sentenceName), but the "
          + "diffable data source has \(presenter.content.sectionCount) section(s) without these index paths; "
          + "change its items only by applying snapshots.")
    }
    var snapshot = presenter.content
    snapshot.move(item, to: SnapshotPosition(section: destination.section, item: destination.item))

    let sections = origin == target ? [origin] : [origin, target]
    let before = sections.map { presenter.outline(of: $0) }
    let after = zip(sections, before).map { section, outline in
      var outline = outline
      // The item is inserted like a new item.
      if outline.contains(item) {
        outline.update(visibleItems: outline.visibleItems.filter { $0 != item })
      }
      outline.update(visibleItems: snapshot.itemIDs(in: section) ?? [])
      return outline
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: self.snapshot(), finalSnapshot: NSDiffableDataSourceSnapshot(snapshot),
      difference: .move(
        of: item, from: presenter.content.index(ofItem: item), to: snapshot.index(ofItem: item)),
      sectionTransactions: sections.indices.map { number in
        NSDiffableDataSourceSectionTransaction(
          sectionIdentifier: sections[number],
          initialSnapshot: NSDiffableDataSourceSectionSnapshot(before[number]),
          finalSnapshot: NSDiffableDataSourceSectionSnapshot(after[number]),
          difference: .move(
            of: item, from: before[number].index(of: item), to: after[number].index(of: item)))
      }.sorted {
        (presenter.content.index(ofSection: $0.sectionIdentifier) ?? 0)
          < (presenter.content.index(ofSection: $1.sectionIdentifier) ?? 0)
      })

    reorderingHandlers.willReorder?(transaction)
    presenter.content = snapshot
    for (section, outline) in zip(sections, after) where presenter.outlines[section] != nil {
      presenter.outlines[section] = outline
    }
    reorderingHandlers.didReorder?(transaction)
  }
}

extension CollectionDifference {
  /// Returns the difference for an element that moves from an offset to another one; an offset is
  /// `nil` in another collection.
  fileprivate static func move(
    of element: ChangeElement, from: Int?, to: Int?
  ) -> CollectionDifference {
    var changes: [Change] = []
    if from != to {
      if let from { changes.append(.remove(offset: from, element: element, associatedWith: to)) }
      if let to { changes.append(.insert(offset: to, element: element, associatedWith: from)) }
    }
    return CollectionDifference(changes)!
  }
}
