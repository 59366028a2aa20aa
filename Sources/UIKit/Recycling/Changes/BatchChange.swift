import DiffableSnapshots

/// A change of the data by the operations of a batch update.
final class BatchChange: DataChange {
  private let batch: BatchOperations
  private let sections: IndexMap
  private let newIndexOfMovedSection: [Int: Int]
  private let oldIndexOfMovedSection: [Int: Int]
  /// The changes of the items in sections that are not deleted, by old section.
  private let items: [Int: IndexMap]
  private let newPathOfMovedItem: [IndexPath: IndexPath]
  private let oldPathOfMovedItem: [IndexPath: IndexPath]
  private let reloadedSections: Set<Int>
  let countSource: CountSource

  let isIncremental = true
  private(set) lazy var operations = makeOperations()
  private(set) lazy var itemEdits = ItemEdits(operations)
  private lazy var newReloadedSections = Set(reloadedSections.compactMap(newSection))
  private lazy var newReloadedItems = Set(batch.reloadedItems.compactMap(newItem))

  /// Creates a change, and checks its operations against the numbers of items.
  ///
  /// - Parameters:
  ///   - batch: The operations.
  ///   - old: The number of items of each section before the update.
  ///   - new: The number of items of each section after the update.
  /// - Throws: An error that describes the first contradiction.
  /// - Complexity: O(sections + changes · log changes).
  init(
    _ batch: BatchOperations, from old: [Int], to new: [Int],
    _ words: RecyclerWords = .collectionView
  ) throws(BatchUpdateError) {
    try batch.checkSections(from: old.count, to: new.count, words)
    try batch.checkItems(from: old, to: new, words)
    self.batch = batch
    countSource = .collectionView
    sections = IndexMap(
      removed: batch.deletedSections + batch.movedSections.map(\.from),
      inserted: batch.insertedSections + batch.movedSections.map(\.to))
    newIndexOfMovedSection = Dictionary(
      uniqueKeysWithValues: batch.movedSections.map { ($0.from, $0.to) })
    oldIndexOfMovedSection = Dictionary(
      uniqueKeysWithValues: batch.movedSections.map { ($0.to, $0.from) })
    reloadedSections = Set(batch.reloadedSections)
    newPathOfMovedItem = Dictionary(uniqueKeysWithValues: batch.movedItems.map { ($0.from, $0.to) })
    oldPathOfMovedItem = Dictionary(uniqueKeysWithValues: batch.movedItems.map { ($0.to, $0.from) })

    var removed: [Int: [Int]] = [:]
    var inserted: [Int: [Int]] = [:]
    for path in batch.deletedItems + batch.movedItems.map(\.from) {
      removed[path.section, default: []].append(path.item)
    }
    for path in batch.insertedItems + batch.movedItems.map(\.to) {
      inserted[path.section, default: []].append(path.item)
    }
    let tally = ItemTally(batch)
    var items: [Int: IndexMap] = [:]
    let named = Set(removed.keys).union(inserted.keys)
    for section in Self.changedSections(batch, from: old, to: new, named: named) {
      guard let newSection = newIndexOfMovedSection[section] ?? sections.newIndex(of: section)
      else { continue }
      let removedItems = removed[section] ?? []
      let insertedItems = inserted[newSection] ?? []
      if !removedItems.isEmpty || !insertedItems.isEmpty {
        items[section] = IndexMap(removed: removedItems, inserted: insertedItems)
      }
      if !reloadedSections.contains(section) {
        try tally.check(section, newSection, from: old[section], to: new[newSection], words)
      }
    }
    self.items = items
  }

  /// Returns the old indices of the sections whose items may change, in ascending order.
  ///
  /// - Parameter named: The sections of operations on items.
  private static func changedSections(
    _ batch: BatchOperations, from old: [Int], to new: [Int], named: Set<Int>
  ) -> [Int] {
    guard
      batch.deletedSections.isEmpty, batch.insertedSections.isEmpty, batch.movedSections.isEmpty
    else { return Array(old.indices) }
    // Most sections are not changed.
    var result = named
    for section in old.indices where old[section] != new[section] { result.insert(section) }
    return result.sorted()
  }

  /// Creates a change that moves one item in the presented data. The data source does not change.
  init(moving old: IndexPath, to new: IndexPath) {
    var batch = BatchOperations()
    batch.movedItems = [(old, new)]
    self.batch = batch
    countSource = .dataSource
    sections = IndexMap()
    newIndexOfMovedSection = [:]
    oldIndexOfMovedSection = [:]
    reloadedSections = []
    newPathOfMovedItem = [old: new]
    oldPathOfMovedItem = [new: old]
    items =
      old.section == new.section
      ? [old.section: IndexMap(removed: [old.item], inserted: [new.item])]
      : [
        old.section: IndexMap(removed: [old.item]), new.section: IndexMap(inserted: [new.item]),
      ]
  }

  // MARK: - Indices

  func newSection(_ section: Int) -> Int? {
    newIndexOfMovedSection[section] ?? sections.newIndex(of: section)
  }

  func oldSection(_ section: Int) -> Int? {
    oldIndexOfMovedSection[section] ?? sections.oldIndex(of: section)
  }

  /// Returns the new index path of an item; `nil` if the item is deleted or its section is
  /// reloaded.
  func newItem(_ indexPath: IndexPath) -> IndexPath? {
    if let moved = newPathOfMovedItem[indexPath] { return moved }
    guard !reloadedSections.contains(indexPath.section),
      let section = newSection(indexPath.section)
    else { return nil }
    guard let map = items[indexPath.section] else {
      return IndexPath(item: indexPath.item, section: section)
    }
    return map.newIndex(of: indexPath.item).map { IndexPath(item: $0, section: section) }
  }

  /// Returns the old index path of an item; `nil` if the item is inserted or its section is
  /// reloaded.
  func oldItem(_ indexPath: IndexPath) -> IndexPath? {
    if let moved = oldPathOfMovedItem[indexPath] { return moved }
    guard let section = oldSection(indexPath.section), !reloadedSections.contains(section) else {
      return nil
    }
    guard let map = items[section] else {
      return IndexPath(item: indexPath.item, section: section)
    }
    return map.oldIndex(of: indexPath.item).map { IndexPath(item: $0, section: section) }
  }

  // MARK: - Reloaded elements

  func reloadsSection(_ section: Int) -> Bool { newReloadedSections.contains(section) }

  func reloadsItem(_ indexPath: IndexPath) -> Bool { newReloadedItems.contains(indexPath) }

  var reconfiguredItems: [IndexPath] { batch.reconfiguredItems.compactMap(newItem) }

  // MARK: - Operations

  private func makeOperations() -> SnapshotDifference {
    func positions(_ indexPaths: [IndexPath]) -> [SnapshotPosition] {
      indexPaths.sorted().map { SnapshotPosition($0) }
    }
    func move(_ from: IndexPath, _ to: IndexPath) -> SnapshotDifference.ItemMove {
      .init(from: SnapshotPosition(from), to: SnapshotPosition(to))
    }
    var result = SnapshotDifference()
    result.deletedSections = batch.deletedSections.sorted()
    result.insertedSections = batch.insertedSections.sorted()
    result.movedSections = batch.movedSections.map { .init(from: $0.from, to: $0.to) }
    result.reloadedSections = batch.reloadedSections.compactMap { section in
      newSection(section).map { .init(from: section, to: $0) }
    }
    result.deletedItems = positions(batch.deletedItems)
    result.insertedItems = positions(batch.insertedItems)
    result.movedItems = batch.movedItems.map { move($0.from, $0.to) }
    result.reloadedItems = batch.reloadedItems.compactMap { path in
      newItem(path).map { move(path, $0) }
    }
    result.reconfiguredItems = batch.reconfiguredItems.compactMap { path in
      newItem(path).map { move(path, $0) }
    }
    return result
  }

  @MainActor
  var updateItems: [UICollectionViewUpdateItem] {
    UICollectionViewUpdateItem.items(
      of: operations, reloaded: batch.reloadedItems.map { ($0, newItem($0)) })
  }
}
