import DiffableSnapshots

extension UICollectionViewDiffableDataSource: OutlineSource {
  /// Expands or collapses an item as a touch of its outline disclosure does, and calls the
  /// handlers.
  ///
  /// - Returns: `false` if the item is not in an outline, or a handler prevents the change.
  @discardableResult
  func userToggledItem(at indexPath: IndexPath) -> Bool {
    guard let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section),
      var outline = presenter.outlines[section],
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
    presenter.show(outline, in: section, animatingDifferences: true, completion: nil)
    return true
  }

  /// Returns the level of an item and whether it is expanded; `nil` if its section has no outline.
  func outlineState(at indexPath: IndexPath) -> (level: Int, isExpanded: Bool)? {
    guard !presenter.outlines.isEmpty, let item = itemIdentifier(for: indexPath),
      let section = sectionIdentifier(for: indexPath.section),
      let outline = presenter.outlines[section],
      let level = outline.level(of: item), let isExpanded = outline.isExpanded(item)
    else { return nil }
    return (level, isExpanded)
  }
}
