extension Snapshot {
  /// The side of an element on which a change inserts other elements.
  public enum Side: Hashable, Sendable {
    /// Before the element.
    case before
    /// After the element.
    case after
  }

  /// Appends items to a section. Items that the snapshot already contains are moved.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - section: The section; the last one by default.
  /// - Throws: `noSections`, `sectionNotFound` or `repeatedItems`.
  /// - Complexity: O(new items + moved items · log items).
  @inlinable public mutating func appendItems(
    _ items: [ItemID], toSection section: SectionID? = nil
  ) throws(SnapshotError) {
    let home = try home(named: section)
    if let handles = itemNames.insert(allNew: items) {
      itemOrder.append(handles, to: home)
      return weigh(home)
    }
    let run = try resolve(someKnown: items)
    unlink(run.moved)
    itemOrder.append(run.handles, to: home)
    weigh(home)
  }

  /// Inserts items next to another item. Items that the snapshot already contains are moved.
  ///
  /// - Throws: `itemNotFound` if the snapshot does not contain the neighbor, `repeatedItems`, or
  ///   `destinationIsMoved` if the neighbor is one of the items.
  /// - Complexity: O(new items + moved items · log items).
  @inlinable public mutating func insertItems(
    _ items: [ItemID], _ side: Side, item neighbor: ItemID
  ) throws(SnapshotError) {
    guard let target = itemNames.handle(of: neighbor) else {
      throw .itemNotFound(SnapshotError.describe(neighbor), itemCount: itemCount)
    }
    let first = itemNames.ids.count
    let run = try resolve(items)
    guard !run.moved.contains(target) else {
      itemNames.removeHandles(from: first)
      throw .destinationIsMoved(SnapshotError.describe(neighbor))
    }
    unlink(run.moved)
    itemOrder.insert(run.handles, after: side == .after, target)
    weigh(itemOrder.owner(of: target))
  }

  /// Deletes items. Items that the snapshot does not contain are ignored.
  ///
  /// - Complexity: O(log items) for each item.
  @inlinable public mutating func deleteItems(_ items: [ItemID]) {
    for item in items {
      guard let handle = itemNames.handle(of: item) else { continue }
      weigh(itemOrder.remove(handle))
      forget(item: handle)
    }
    packIfWasteful()
  }

  /// Deletes all items and sections.
  ///
  /// - Complexity: O(1), plus the release of unshared storage.
  public mutating func deleteAllItems() { self = Snapshot(functions: functions) }

  /// Moves an item next to another item.
  ///
  /// - Throws: `itemNotFound` if the snapshot does not contain both items, `destinationIsMoved` if
  ///   they are the same.
  /// - Complexity: O(log items).
  @inlinable public mutating func moveItem(
    _ item: ItemID, _ side: Side, item neighbor: ItemID
  ) throws(SnapshotError) {
    guard let handle = itemNames.handle(of: item) else {
      throw .itemNotFound(SnapshotError.describe(item), itemCount: itemCount)
    }
    guard let target = itemNames.handle(of: neighbor) else {
      throw .itemNotFound(SnapshotError.describe(neighbor), itemCount: itemCount)
    }
    guard handle != target else {
      throw .destinationIsMoved(SnapshotError.describe(neighbor))
    }
    weigh(itemOrder.remove(handle))
    itemOrder.insert([handle], after: side == .after, target)
    weigh(itemOrder.owner(of: target))
  }

  /// Returns the section to which items are appended.
  @inlinable func home(named section: SectionID?) throws(SnapshotError) -> Handle {
    if let section { return try handle(ofSection: section) }
    guard sectionCount > 0 else { throw .noSections }
    return sectionOrder.handle(at: sectionCount - 1, of: 0)
  }

  /// Returns the handles of items, and creates the handles of new ones.
  ///
  /// - Throws: `repeatedItems`, and leaves the snapshot unchanged.
  @inlinable mutating func resolve(
    _ items: [ItemID]
  ) throws(SnapshotError) -> (handles: ContiguousArray<Handle>, moved: [Handle]) {
    if let handles = itemNames.insert(allNew: items) { return (ContiguousArray(handles), []) }
    return try resolve(someKnown: items)
  }

  /// Returns the handles of items, where at least one item is known or repeated.
  ///
  /// - Throws: `repeatedItems`, and leaves the snapshot unchanged.
  @inlinable mutating func resolve(
    someKnown items: [ItemID]
  ) throws(SnapshotError) -> (handles: ContiguousArray<Handle>, moved: [Handle]) {
    let first = itemNames.ids.count
    let inserted = itemNames.insert(contentsOf: items)
    guard !inserted.hasRepetitions else {
      itemNames.removeHandles(from: first)
      throw .repeatedItems(SnapshotError.repetitions(in: items))
    }
    return (inserted.handles, inserted.known)
  }

  /// Removes items from their sections before they are moved. Marks are kept.
  @inlinable mutating func unlink(_ handles: [Handle]) {
    for handle in handles { weigh(itemOrder.remove(handle)) }
  }

  /// Removes the identifier and the marks of an item that no section contains.
  @inlinable mutating func forget(item handle: Handle) {
    itemNames.remove(handle)
    itemsToReload.remove(handle)
    itemsToReconfigure.remove(handle)
  }

  /// Updates the weight of a section to its number of items.
  @inlinable mutating func weigh(_ section: Handle) {
    sectionOrder.setWeight(of: section, to: itemOrder.count(of: section))
  }
}
