extension Snapshot {
  /// Which side of something a change goes to.
  public enum Side: Hashable, Sendable {
    /// In front of it.
    case before
    /// Behind it.
    case after
  }

  /// Puts items at the end of a section. Items that the snapshot has already are moved there.
  ///
  /// - Parameter section: the section; the last one where nothing is said.
  /// - Throws: `noSections`, `sectionNotFound` or `repeatedItems`.
  /// - Complexity: O(new items + items moved · log items).
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

  /// Puts items next to another one. Items that the snapshot has already are moved there.
  ///
  /// - Throws: `itemNotFound` if there is no such neighbour, `repeatedItems`, or
  ///   `destinationIsMoved` if the neighbour is one of the items.
  /// - Complexity: O(new items + items moved · log items).
  @inlinable public mutating func insertItems(
    _ items: [ItemID], _ side: Side, item neighbour: ItemID
  ) throws(SnapshotError) {
    guard let place = itemNames.handle(of: neighbour) else {
      throw .itemNotFound(SnapshotError.describe(neighbour), itemCount: itemCount)
    }
    let first = itemNames.ids.count
    let run = try resolve(items)
    guard !run.moved.contains(place) else {
      itemNames.takeBack(from: first)
      throw .destinationIsMoved(SnapshotError.describe(neighbour))
    }
    unlink(run.moved)
    itemOrder.insert(run.handles, after: side == .after, place)
    weigh(itemOrder.owner(of: place))
  }

  /// Takes items away. Those that the snapshot does not have are passed over.
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

  /// Takes all items away, and all sections with them.
  ///
  /// - Complexity: O(1), but for letting go of what no copy holds.
  public mutating func deleteAllItems() { self = Snapshot(like: self) }

  /// Moves an item next to another one.
  ///
  /// - Throws: `itemNotFound` if either of them is missing, `destinationIsMoved` if both are the same: UIKit
  ///   raises then, that the destination of the move is its source.
  /// - Complexity: O(log items).
  @inlinable public mutating func moveItem(
    _ item: ItemID, _ side: Side, item neighbour: ItemID
  ) throws(SnapshotError) {
    guard let handle = itemNames.handle(of: item) else {
      throw .itemNotFound(SnapshotError.describe(item), itemCount: itemCount)
    }
    guard let place = itemNames.handle(of: neighbour) else {
      throw .itemNotFound(SnapshotError.describe(neighbour), itemCount: itemCount)
    }
    guard handle != place else {
      throw .destinationIsMoved(SnapshotError.describe(neighbour))
    }
    weigh(itemOrder.remove(handle))
    itemOrder.insert([handle], after: side == .after, place)
    weigh(itemOrder.owner(of: place))
  }

  /// The section that items are appended to.
  @inlinable func home(named section: SectionID?) throws(SnapshotError) -> Handle {
    if let section { return try handle(ofSection: section) }
    guard sectionCount > 0 else { throw .noSections }
    return sectionOrder.handle(at: sectionCount - 1, of: 0)
  }

  /// The handles of items; those that have none get one.
  ///
  /// - Throws: `repeatedItems`; then the snapshot is as it was.
  @inlinable mutating func resolve(
    _ items: [ItemID]
  ) throws(SnapshotError) -> (handles: ContiguousArray<Handle>, moved: [Handle]) {
    if let handles = itemNames.insert(allNew: items) { return (ContiguousArray(handles), []) }
    return try resolve(someKnown: items)
  }

  /// The handles of items that are not all new.
  ///
  /// - Throws: `repeatedItems`; then the snapshot is as it was.
  @inlinable mutating func resolve(
    someKnown items: [ItemID]
  ) throws(SnapshotError) -> (handles: ContiguousArray<Handle>, moved: [Handle]) {
    let first = itemNames.ids.count
    let run = itemNames.insert(contentsOf: items)
    guard !run.hasRepetitions else {
      itemNames.takeBack(from: first)
      throw .repeatedItems(SnapshotError.repetitions(in: items))
    }
    return (run.handles, run.known)
  }

  /// Takes items out of their sections, to be put elsewhere; their marks stay.
  @inlinable mutating func unlink(_ handles: [Handle]) {
    for handle in handles { weigh(itemOrder.remove(handle)) }
  }

  /// Lets go of an item that is in no section any more.
  @inlinable mutating func forget(item handle: Handle) {
    itemNames.remove(handle)
    itemsToReload.remove(handle)
    itemsToReconfigure.remove(handle)
  }

  /// Brings the count of a section's items up to date among the sections.
  @inlinable mutating func weigh(_ section: Handle) {
    sectionOrder.setWeight(of: section, to: itemOrder.count(of: section))
  }
}
