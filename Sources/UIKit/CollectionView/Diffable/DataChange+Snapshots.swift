import DiffableSnapshots

extension DataChange {
  /// What has changed between two snapshots, the marks of the new one included.
  ///
  /// An item marked as both is reloaded.
  init<SectionID: Hashable, ItemID: Hashable>(
    from old: Snapshot<SectionID, ItemID>, to new: Snapshot<SectionID, ItemID>
  ) {
    let difference = LazyDifference { new.difference(from: old) }
    let reloadedItems = Set(new.reloadedItemIDs.compactMap { new.position(of: $0)?.indexPath })
    let reloadedSections = Set(new.reloadedSectionIDs.compactMap { new.index(ofSection: $0) })
    self.init(
      newItem: { new.position(ofItemAt: SnapshotPosition($0), in: old)?.indexPath },
      newSection: { section in
        old.section(at: section).flatMap { new.index(ofSection: $0) }
      },
      reloadsSection: { reloadedSections.contains($0) },
      reloadsItem: { reloadedItems.contains($0) },
      reconfiguredItems: new.reconfiguredItemIDs.compactMap { new.position(of: $0)?.indexPath },
      oldItem: { old.position(ofItemAt: SnapshotPosition($0), in: new)?.indexPath },
      oldSection: { section in new.section(at: section).flatMap { old.index(ofSection: $0) } },
      edits: { new.isRelated(to: old) ? difference.value.edits : nil },
      itemEdits: {
        // Otherwise there are too many changes to follow one by one.
        guard new.isRelated(to: old), difference.value.keepsSections else { return nil }
        return difference.value.edits
      })
  }
}

/// A difference that is computed when it is asked for, once.
private final class LazyDifference {
  private let make: () -> SnapshotDifference
  lazy var value = make()

  init(_ make: @escaping () -> SnapshotDifference) { self.make = make }
}

extension SnapshotDifference {
  /// Whether every section stays in its place and is not shown anew.
  fileprivate var keepsSections: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty
  }

  /// The changes of items, with those shown anew.
  fileprivate var edits: DataEdits {
    DataEdits(
      deleted: deletedItems.lazy.map(\.indexPath), inserted: insertedItems.lazy.map(\.indexPath),
      moved: movedItems.lazy.map { ($0.from.indexPath, $0.to.indexPath) },
      reloaded: reloadedItems.lazy.map { ($0.from.indexPath, $0.to.indexPath) })
  }

  /// The difference as a layout hears of it.
  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    func item(
      _ action: UICollectionViewUpdateItem.Action, _ before: IndexPath?, _ after: IndexPath?
    ) -> UICollectionViewUpdateItem {
      UICollectionViewUpdateItem(action, before: before, after: after)
    }
    var result = deletedSections.map { item(.delete, .wholeSection($0), nil) }
    result += deletedItems.map { item(.delete, $0.indexPath, nil) }
    result += insertedSections.map { item(.insert, nil, .wholeSection($0)) }
    result += insertedItems.map { item(.insert, nil, $0.indexPath) }
    result += movedSections.map { item(.move, .wholeSection($0.from), .wholeSection($0.to)) }
    result += movedItems.map { item(.move, $0.from.indexPath, $0.to.indexPath) }
    result += reloadedSections.map { item(.reload, .wholeSection($0.from), .wholeSection($0.to)) }
    result += reloadedItems.map { item(.reload, $0.from.indexPath, $0.to.indexPath) }
    return result
  }
}

extension SnapshotPosition {
  /// The position that an index path names.
  init(_ indexPath: IndexPath) { self.init(section: indexPath.section, item: indexPath.item) }

  /// The position as an index path.
  var indexPath: IndexPath { IndexPath(item: item, section: section) }
}
