import DiffableSnapshots

extension UICollectionViewDiffableDataSource: OutlineSource {
  /// Returns the outline of a section, or an outline of root items for a section without one.
  func outline(of section: SectionIdentifierType) -> SectionSnapshot<ItemIdentifierType> {
    outlines[section] ?? SectionSnapshot(flat: content.itemIDs(in: section) ?? [])
  }

  /// Displays an outline as the items of a section.
  ///
  /// - Complexity: O(changed items · log items) for a copy of the displayed outline in which other
  ///   items are expanded; otherwise O(old and new visible items of the section).
  func show(
    _ outline: SectionSnapshot<ItemIdentifierType>, in section: SectionIdentifierType,
    animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    if let changes = outlines[section].flatMap({ outline.visibleChanges(since: $0) }) {
      var snapshot = content
      if snapshot.perform(changes, in: section) {
        return display(
          outline, in: section, snapshot, animatingDifferences: animatingDifferences,
          completion: completion)
      }
    }
    var snapshot = content
    do {
      if !snapshot.contains(section: section) { try snapshot.appendSections([section]) }
      try snapshot.replaceItems(in: section, with: outline.visibleItems)
    } catch {
      fatalError("apply(_:to:animatingDifferences:completion:): \(error)")
    }
    display(
      outline, in: section, snapshot, animatingDifferences: animatingDifferences,
      completion: completion)
  }

  /// Displays a snapshot whose section has the visible items of an outline.
  private func display(
    _ outline: SectionSnapshot<ItemIdentifierType>, in section: SectionIdentifierType,
    _ snapshot: Snapshot<SectionIdentifierType, ItemIdentifierType>, animatingDifferences: Bool,
    completion: (() -> Void)?
  ) {
    outlines[section] = outline
    show(
      snapshot, withOutlineOf: section, animatingDifferences: animatingDifferences,
      completion: completion)
    // The items that were expanded or collapsed keep their cells.
    collectionView?.updateStatesOfCells()
  }

  // MARK: - User interaction

  /// Expands or collapses an item as a touch of its outline disclosure does, and calls the
  /// handlers.
  ///
  /// - Returns: `false` if the item is not in an outline, or a handler prevents the change.
  @discardableResult
  package func userToggledItem(at indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section), var outline = outlines[section],
      let isExpanded = outline.isExpanded(item)
    else { return false }
    let handlers = sectionSnapshotHandlers
    if isExpanded {
      guard handlers.shouldCollapseItem?(item) ?? true else { return false }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return false }
      handlers.willExpandItem?(item)
      if let provider = handlers.snapshotForExpandingParent,
        let children = outline.branch(of: item)
      {
        let new = provider(item, NSDiffableDataSourceSectionSnapshot(children))
        do {
          try outline.replaceChildren(of: item, with: new.content)
        } catch {
          fatalError("snapshotForExpandingParent for the item '\(item)': \(error)")
        }
      }
      outline.expand([item])
    }
    show(outline, in: section, animatingDifferences: true, completion: nil)
    return true
  }

  /// Returns the level of an item and whether it is expanded; `nil` if its section has no outline.
  package func outlineState(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)? {
    guard !outlines.isEmpty, let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section), let outline = outlines[section],
      let level = outline.level(of: item), let isExpanded = outline.isExpanded(item)
    else { return nil }
    return (level, isExpanded)
  }
}
