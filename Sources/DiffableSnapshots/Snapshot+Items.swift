import OrderedCollections

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
  /// - Complexity: O(new items), and O(items of a section) for every section that loses some.
  public mutating func appendItems(
    _ items: [ItemID], toSection section: SectionID? = nil
  ) throws(SnapshotError) {
    try requireDistinct(items: items)
    guard let home = section ?? contents.keys.last else { throw .noSections }
    guard contents[home] != nil else { throw .sectionNotFound("\(home)") }
    unlink(items)
    link(items, to: home, at: nil)
  }

  /// Puts items next to another one. Items that the snapshot has already are moved there.
  ///
  /// - Throws: `itemNotFound` if there is no such neighbour, `repeatedItems`, or
  ///   `destinationIsMoved` if the neighbour is one of the items.
  /// - Complexity: O(new items + items of the section).
  public mutating func insertItems(
    _ items: [ItemID], _ side: Side, item neighbour: ItemID
  ) throws(SnapshotError) {
    try requireDistinct(items: items)
    guard let home = homes[neighbour] else { throw .itemNotFound("\(neighbour)") }
    guard !items.contains(neighbour) else { throw .destinationIsMoved("\(neighbour)") }
    unlink(items)
    let place = contents[home]!.firstIndex(of: neighbour)!
    link(items, to: home, at: side == .before ? place : place + 1)
  }

  /// Takes items away. Those that the snapshot does not have are passed over.
  ///
  /// - Complexity: O(given items), and O(items of a section) for every section that loses some.
  public mutating func deleteItems(_ items: [ItemID]) {
    unlink(items)
    for item in items {
      itemsToReload.remove(item)
      itemsToReconfigure.remove(item)
    }
  }

  /// Takes all items away, and all sections with them.
  ///
  /// - Complexity: O(items).
  public mutating func deleteAllItems() { self = Snapshot() }

  /// Moves an item next to another one; nothing changes if both are the same.
  ///
  /// - Throws: `itemNotFound` if either of them is missing.
  /// - Complexity: O(items of both sections).
  public mutating func moveItem(
    _ item: ItemID, _ side: Side, item neighbour: ItemID
  ) throws(SnapshotError) {
    guard homes[item] != nil else { throw .itemNotFound("\(item)") }
    guard homes[neighbour] != nil else { throw .itemNotFound("\(neighbour)") }
    if item != neighbour { try insertItems([item], side, item: neighbour) }
  }

  private func requireDistinct(items: [ItemID]) throws(SnapshotError) {
    let repeated = SnapshotError.repetitions(in: items)
    guard repeated.isEmpty else { throw .repeatedItems(repeated) }
  }

  /// Takes items out of their sections; their marks stay.
  private mutating func unlink(_ items: [ItemID]) {
    var leaving: [SectionID: [ItemID]] = [:]
    for item in items {
      if let home = homes.removeValue(forKey: item) { leaving[home, default: []].append(item) }
    }
    for (home, items) in leaving {
      let section = contents.index(forKey: home)!
      if items.count == 1 {
        contents.values[section].remove(items[0])
      } else {
        contents.values[section].subtract(items)
      }
    }
  }

  /// Puts items that are in no section into one: at its end where no place is given.
  private mutating func link(_ items: [ItemID], to home: SectionID, at place: Int?) {
    for item in items { homes[item] = home }
    let section = contents.index(forKey: home)!
    guard let place, place < contents.values[section].count else {
      contents.values[section].append(contentsOf: items)
      return
    }
    if items.count == 1 {
      contents.values[section].insert(items[0], at: place)
    } else {
      let old = contents.values[section].elements
      contents.values[section] = OrderedSet(
        uncheckedUniqueElements: old[..<place] + items + old[place...])
    }
  }
}
