import DiffableSnapshots

extension DataChange {
  /// What has changed between two snapshots, the marks of the new one included.
  ///
  /// An item marked as both is reloaded.
  init<SectionID: Hashable, ItemID: Hashable>(
    from old: Snapshot<SectionID, ItemID>, to new: Snapshot<SectionID, ItemID>
  ) {
    let reloadedItems = Set(new.reloadedItemIDs.compactMap { new.position(of: $0)?.indexPath })
    let reloadedSections = Set(new.reloadedSectionIDs.compactMap { new.index(ofSection: $0) })
    self.init(
      newItem: { indexPath in
        old.item(at: SnapshotPosition(section: indexPath.section, item: indexPath.item))
          .flatMap { new.position(of: $0)?.indexPath }
      },
      newSection: { section in
        old.section(at: section).flatMap { new.index(ofSection: $0) }
      },
      reloadsSection: { reloadedSections.contains($0) },
      reloadsItem: { reloadedItems.contains($0) },
      reconfiguredItems: new.reconfiguredItemIDs.compactMap { new.position(of: $0)?.indexPath })
  }
}

extension SnapshotPosition {
  /// The position as an index path.
  var indexPath: IndexPath { IndexPath(item: item, section: section) }
}
