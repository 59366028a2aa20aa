import DiffableSnapshots

/// The items of one section as an outline: items may have items below them, and be expanded or
/// collapsed.
///
///     var outline = NSDiffableDataSourceSectionSnapshot<String>()
///     outline.append(["Fruit", "Bread"])
///     outline.append(["Apple", "Pear"], to: "Fruit")
///     outline.expand(["Fruit"])
///     dataSource.apply(outline, to: .groceries)
///
/// Every identifier occurs once. An item is visible if everything above it is expanded. What cannot be
/// done is a programmer's mistake and traps, where UIKit raises `NSInternalInconsistencyException`;
/// only expanding and collapsing items that are not there is written to the standard error and does
/// nothing.
///
/// A copy takes constant time and shares everything with its original.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  /// The outline itself.
  var content: SectionSnapshot<ItemIdentifierType>

  /// A section snapshot without items.
  public init() { content = SectionSnapshot() }

  /// A copy of a section snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    content = snapshot.content
  }

  init(_ content: SectionSnapshot<ItemIdentifierType>) { self.content = content }

  // MARK: - Changes

  /// Puts new items at the end of what is directly below another one.
  ///
  /// - Parameter parent: the item above them; where it is nil, there is none.
  /// - Precondition: none of the items is in the snapshot, none is named twice, and the parent is
  ///   there.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    change("append(_:to:)") { content throws(SnapshotError) in
      try content.append(items, to: parent)
    }
  }

  /// Puts new items in front of another one, at its level.
  ///
  /// - Precondition: none of the items is in the snapshot, none is named twice, and the other one is
  ///   there.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    change("insert(_:before:)") { content throws(SnapshotError) in
      try content.insert(items, .before, item: item)
    }
  }

  /// Puts new items behind another one and all that is below it, at its level.
  ///
  /// - Precondition: none of the items is in the snapshot, none is named twice, and the other one is
  ///   there.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    change("insert(_:after:)") { content throws(SnapshotError) in
      try content.insert(items, .after, item: item)
    }
  }

  /// Puts an outline in front of an item, with its root items at the item's level.
  ///
  /// - Precondition: the snapshots have no items in common, and the item is there.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    change("insert(_:before:)") { content throws(SnapshotError) in
      try content.insert(snapshot.content, .before, item: item)
    }
  }

  /// Puts an outline behind an item and all that is below it, with its root items at the item's
  /// level.
  ///
  /// - Precondition: the snapshots have no items in common, and the item is there.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    change("insert(_:after:)") { content throws(SnapshotError) in
      try content.insert(snapshot.content, .after, item: item)
    }
  }

  /// Takes all that is below an item away, and puts an outline there instead.
  ///
  /// - Precondition: the item is there, and no item of the outline is elsewhere in the snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    change("replace(childrenOf:using:)") { content throws(SnapshotError) in
      try content.replaceChildren(of: parent, with: snapshot.content)
    }
  }

  /// Takes items away, and all that is below them.
  ///
  /// - Precondition: all of them are there.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    change("delete(_:)") { content throws(SnapshotError) in try content.delete(items) }
  }

  /// Takes all items away.
  public mutating func deleteAll() { content.deleteAll() }

  /// Expands items: those directly below them become visible if they themselves are.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    report(content.expand(items), to: "expand(_:)")
  }

  /// Collapses items: all that is below them becomes invisible.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    report(content.collapse(items), to: "collapse(_:)")
  }

  /// Makes a change, or traps with what is wrong with it.
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
    FileHandle.standardError.write(
      Data(
        ("NSDiffableDataSourceSectionSnapshot.\(name): the item(s) \(items) are not in the section "
          + "snapshot, which has \(content.itemCount) item(s), and are passed over; append them "
          + "first.\n").utf8))
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
