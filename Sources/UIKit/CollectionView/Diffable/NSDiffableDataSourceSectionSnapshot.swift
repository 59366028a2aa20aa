import DiffableSnapshots

/// The items of one section as an outline: a tree of items, which are expanded or collapsed.
///
///     var outline = NSDiffableDataSourceSectionSnapshot<String>()
///     outline.append(["Fruit", "Bread"])
///     outline.append(["Apple", "Pear"], to: "Fruit")
///     outline.expand(["Fruit"])
///     dataSource.apply(outline, to: .groceries)
///
/// Identifiers are unique. An item is visible if all its ancestors are expanded. An invalid change
/// traps, where UIKit raises `NSInternalInconsistencyException`; expanding or collapsing an item
/// that the snapshot does not contain only writes a message to standard error.
///
/// Copies share storage and take constant time.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The outline.
  var content: SectionSnapshot<ItemIdentifierType>

  /// Creates a section snapshot without items.
  public init() { content = SectionSnapshot() }

  /// Creates a copy of a section snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    content = snapshot.content
  }

  init(_ content: SectionSnapshot<ItemIdentifierType>) { self.content = content }

  // MARK: - Changes

  /// Appends new items to the children of an item.
  ///
  /// - Parameters:
  ///   - items: The new items.
  ///   - parent: The parent; `nil` for root items.
  /// - Precondition: The items are distinct, and the snapshot contains the parent and none of the
  ///   items.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    change("append(_:to:)") { content throws(SnapshotError) in
      try content.append(items, to: parent)
    }
  }

  /// Inserts new items before another item, at its level.
  ///
  /// - Precondition: The items are distinct, and the snapshot contains the other item and none of
  ///   the items.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    change("insert(_:before:)") { content throws(SnapshotError) in
      try content.insert(items, .before, item: item)
    }
  }

  /// Inserts new items after another item and its descendants, at its level.
  ///
  /// - Precondition: The items are distinct, and the snapshot contains the other item and none of
  ///   the items.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    change("insert(_:after:)") { content throws(SnapshotError) in
      try content.insert(items, .after, item: item)
    }
  }

  /// Inserts an outline before an item, with its root items at the item's level.
  ///
  /// - Precondition: The snapshot contains the item and none of the outline's items.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    change("insert(_:before:)") { content throws(SnapshotError) in
      try content.insert(snapshot.content, .before, item: item)
    }
  }

  /// Inserts an outline after an item and its descendants, with its root items at the item's level.
  ///
  /// - Precondition: The snapshot contains the item and none of the outline's items.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    change("insert(_:after:)") { content throws(SnapshotError) in
      try content.insert(snapshot.content, .after, item: item)
    }
  }

  /// Replaces the descendants of an item with an outline.
  ///
  /// - Precondition: The snapshot contains the item, and the outline's items only as its
  ///   descendants.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    change("replace(childrenOf:using:)") { content throws(SnapshotError) in
      try content.replaceChildren(of: parent, with: snapshot.content)
    }
  }

  /// Deletes items and their descendants.
  ///
  /// - Precondition: The snapshot contains the items.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    change("delete(_:)") { content throws(SnapshotError) in try content.delete(items) }
  }

  /// Deletes all items.
  public mutating func deleteAll() { content.deleteAll() }

  /// Expands items. The children of a visible expanded item are visible.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    report(content.expand(items), to: "expand(_:)")
  }

  /// Collapses items. The descendants of a collapsed item are not visible.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    report(content.collapse(items), to: "collapse(_:)")
  }

  /// Performs a change, or traps with its error.
  private mutating func change(
    _ name: String,
    _ body: (inout SectionSnapshot<ItemIdentifierType>) throws(SnapshotError) -> Void
  ) {
    do {
      try body(&content)
    } catch {
      fatalError("NSDiffableDataSourceSectionSnapshot.\(name): \(error)")
    }
  }

  private func report(_ unknown: [ItemIdentifierType], to name: String) {
    guard !unknown.isEmpty else { return }
    let items = SnapshotError.Identifiers(unknown.map { "\($0)" })
    DeveloperLog.writeToStandardError(
      "NSDiffableDataSourceSectionSnapshot.\(name): the section snapshot, which has "
        + "\(content.itemCount) item(s), does not contain the item(s) \(items), which are ignored; "
        + "append them first.")
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
