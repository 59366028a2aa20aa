import DiffableSnapshots

/// A change of the data from one snapshot to another. The marks of the new snapshot are part of it.
///
/// Indices of sections and items are looked up by identity, so that the snapshots are compared only
/// if a reader requires the operations.
final class SnapshotChange<SectionID: Hashable, ItemID: Hashable>: DataChange {
  private let old: Snapshot<SectionID, ItemID>
  private let new: Snapshot<SectionID, ItemID>
  let countSource: CountSource

  private(set) lazy var operations = new.difference(from: old)
  private(set) lazy var itemEdits = ItemEdits(operations)
  private(set) lazy var isIncremental = new.isRelated(to: old)
  private lazy var reloadedSections = Set(
    new.reloadedSectionIDs.compactMap { new.index(ofSection: $0) })
  private lazy var reloadedItems = Set(
    new.reloadedItemIDs.compactMap { new.position(of: $0)?.indexPath })

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - old: The displayed snapshot.
  ///   - new: The new snapshot.
  ///   - countSource: The source of the numbers of items after the change.
  init(
    from old: Snapshot<SectionID, ItemID>, to new: Snapshot<SectionID, ItemID>,
    countSource: CountSource
  ) {
    self.old = old
    self.new = new
    self.countSource = countSource
  }

  // MARK: - Indices

  func newSection(_ section: Int) -> Int? {
    old.section(at: section).flatMap { new.index(ofSection: $0) }
  }

  func oldSection(_ section: Int) -> Int? {
    new.section(at: section).flatMap { old.index(ofSection: $0) }
  }

  func newItem(_ indexPath: IndexPath) -> IndexPath? {
    new.position(ofItemAt: SnapshotPosition(indexPath), in: old)?.indexPath
  }

  func oldItem(_ indexPath: IndexPath) -> IndexPath? {
    old.position(ofItemAt: SnapshotPosition(indexPath), in: new)?.indexPath
  }

  // MARK: - Reloaded elements

  func reloadsSection(_ section: Int) -> Bool { reloadedSections.contains(section) }

  func reloadsItem(_ indexPath: IndexPath) -> Bool { reloadedItems.contains(indexPath) }

  var reconfiguredItems: [IndexPath] {
    new.reconfiguredItemIDs.compactMap { new.position(of: $0)?.indexPath }
  }

  // MARK: - Operations

  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    UICollectionViewUpdateItem.items(
      of: operations,
      reloaded: operations.reloadedItems.map { ($0.from.indexPath, $0.to.indexPath) })
  }

  /// The sections whose items differ between the snapshots, and the deleted sections; `nil` if that
  /// requires a comparison of all items.
  ///
  /// - Complexity: O(changes · log items).
  var changedSections: Set<SectionID>? {
    guard isIncremental else { return nil }
    var before = Set(operations.deletedSections)
    before.formUnion(operations.deletedItems.lazy.map(\.section))
    before.formUnion(operations.movedItems.lazy.map(\.from.section))
    var after = Set(operations.insertedItems.lazy.map(\.section))
    after.formUnion(operations.movedItems.lazy.map(\.to.section))
    return Set(before.compactMap(old.section(at:))).union(after.compactMap(new.section(at:)))
  }
}
