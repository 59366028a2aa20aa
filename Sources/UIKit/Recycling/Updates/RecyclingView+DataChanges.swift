extension RecyclingView {
  /// Returns the key of an element after a change; `nil` if the element does not keep its view.
  func key(of key: ElementKey, after change: any DataChange) -> ElementKey? {
    guard key.path.count == 2 else { return key }
    guard !key.isCell else {
      guard let indexPath = change.newItem(key.indexPath),
        !change.reloadsItem(indexPath), !change.reloadsSection(indexPath.section)
      else { return nil }
      return ElementKey(.cell, at: indexPath)
    }
    // Supplementary items of items and groups are numbered within their section, so that insertions
    // and deletions change their index.
    if case .supplementary(let kind) = key.kind,
      !backend.isSectionBound(kind, at: key.indexPath)
    {
      return nil
    }
    guard let section = change.newSection(key.path.section), !change.reloadsSection(section) else {
      return nil
    }
    return ElementKey(key.kind, at: PackedIndexPath(section: section, item: key.path.item))
  }

  /// Has the data source configure the existing cell of an item.
  func reconfigureCell(at indexPath: IndexPath) {
    let key = ElementKey(.cell, at: indexPath)
    guard hasDataSource, let live = elements[key], let cell = live.view.cell
    else { return }
    elements.dequeuing.reconfigure(cell, of: key, in: self)
    live.setNeedsMeasurement(because: .wasReconfigured)
  }
}
