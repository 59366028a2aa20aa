import DiffableSnapshots

/// A change of the data that a collection view displays: its operations, and the indices of
/// sections and items before and after it.
///
/// One instance describes a change to the counts, the layout, the live views, the selection,
/// prefetching, orthogonal rows, the content anchor, and custom layouts. Its operations are
/// computed at most once.
protocol DataChange: AnyObject {
  // MARK: Indices

  /// Returns the new index of a section; `nil` if the section is deleted.
  func newSection(_ section: Int) -> Int?

  /// Returns the old index of a section; `nil` if the section is inserted.
  func oldSection(_ section: Int) -> Int?

  /// Returns the new index path of an item; `nil` if the item is deleted.
  func newItem(_ indexPath: IndexPath) -> IndexPath?

  /// Returns the old index path of an item; `nil` if the item is inserted.
  func oldItem(_ indexPath: IndexPath) -> IndexPath?

  // MARK: Reloaded elements

  /// Returns a Boolean value that indicates whether a section, by its new index, is reloaded.
  func reloadsSection(_ section: Int) -> Bool

  /// Returns a Boolean value that indicates whether an item, by its new index path, is reloaded.
  func reloadsItem(_ indexPath: IndexPath) -> Bool

  /// The new index paths of the items whose cells are reconfigured.
  var reconfiguredItems: [IndexPath] { get }

  // MARK: Operations

  /// The operations of the change.
  var operations: SnapshotDifference { get }

  /// The operations on items, by section.
  var itemEdits: ItemEdits { get }

  /// A Boolean value that indicates whether the cost of the operations depends only on the number
  /// of changes. Otherwise, all items are compared.
  var isIncremental: Bool { get }

  /// The source of the numbers of items after the change.
  var countSource: CountSource { get }

  /// The operations for a custom layout.
  @MainActor var updateItems: [UICollectionViewUpdateItem] { get }
}

/// The source of the numbers of items after a change of the data.
enum CountSource {
  /// The collection view, which already has the new numbers.
  case collectionView
  /// The old numbers and the operations.
  case operations
  /// The data source.
  case dataSource
}

extension DataChange {
  /// The operations on items, if all sections keep their indices, none is reloaded, and the new
  /// numbers of items follow from the operations.
  ///
  /// - Complexity: O(changes).
  var itemEditsInUnchangedSections: ItemEdits? {
    guard countSource != .dataSource, isIncremental, operations.keepsSections else { return nil }
    return itemEdits
  }
}

extension DataChange {
  /// Returns the key of an element after the change; `nil` if the element does not keep its view.
  ///
  /// - Parameter isSectionBound: A closure that returns whether a supplementary view of a kind
  ///   belongs to its section, like a header.
  func newKey(
    of key: ElementKey, isSectionBound: (_ kind: String, _ indexPath: IndexPath) -> Bool
  ) -> ElementKey? {
    guard key.path.count == 2 else { return key }
    guard !key.isCell else {
      guard let indexPath = newItem(key.indexPath), !reloadsItem(indexPath),
        !reloadsSection(indexPath.section)
      else { return nil }
      return ElementKey(.cell, at: indexPath)
    }
    // Supplementary items of items and groups are numbered within their section, so that insertions
    // and deletions change their index.
    if case .supplementary(let kind) = key.kind, !isSectionBound(kind, key.indexPath) { return nil }
    guard let section = newSection(key.path.section), !reloadsSection(section) else { return nil }
    return ElementKey(key.kind, at: PackedIndexPath(section: section, item: key.path.item))
  }
}

extension SnapshotDifference {
  /// A Boolean value that indicates whether all sections keep their indices and none is reloaded.
  fileprivate var keepsSections: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && movedSections.isEmpty
      && reloadedSections.isEmpty
  }
}

extension SnapshotPosition {
  /// Creates the position of an index path.
  init(_ indexPath: IndexPath) { self.init(section: indexPath.section, item: indexPath.item) }

  /// The index path of the position.
  var indexPath: IndexPath { IndexPath(item: item, section: section) }
}
