extension Snapshot {
  /// The number of sections.
  ///
  /// - Complexity: O(1).
  @inlinable public var sectionCount: Int { sectionNames.count }

  /// The number of items in all sections.
  ///
  /// - Complexity: O(1).
  @inlinable public var itemCount: Int { itemNames.count }

  /// The identifiers of the sections, in order.
  ///
  /// - Complexity: O(sections).
  @inlinable public var sectionIDs: [SectionID] {
    sectionOrder.handles(of: 0).map { sectionNames.ids[$0] }
  }

  /// The identifiers of the items in all sections, in order.
  ///
  /// - Complexity: O(items + sections).
  @inlinable public var itemIDs: [ItemID] {
    var identifiers: [ItemID] = []
    identifiers.reserveCapacity(itemCount)
    for section in sectionOrder.handles(of: 0) { append(itemsOf: section, to: &identifiers) }
    return identifiers
  }

  /// Returns a Boolean value that indicates whether the snapshot contains a section.
  ///
  /// - Complexity: O(1).
  @inlinable public func contains(section: SectionID) -> Bool {
    sectionNames.handle(of: section) != nil
  }

  /// Returns a Boolean value that indicates whether the snapshot contains an item.
  ///
  /// - Complexity: O(1).
  @inlinable public func contains(item: ItemID) -> Bool { itemNames.handle(of: item) != nil }

  /// Returns the number of items in a section; `nil` if the snapshot does not contain the section.
  ///
  /// - Complexity: O(1).
  @inlinable public func itemCount(in section: SectionID) -> Int? {
    sectionNames.handle(of: section).map { itemOrder.count(of: $0) }
  }

  /// Returns the number of items in the section at an index.
  ///
  /// - Precondition: `section` is less than `sectionCount`.
  /// - Complexity: O(log sections).
  @inlinable public func itemCount(inSectionAt section: Int) -> Int {
    itemOrder.count(of: sectionOrder.handle(at: section, of: 0))
  }

  /// Returns the identifiers of a section's items, in order; `nil` if the snapshot does not contain
  /// the section.
  ///
  /// - Complexity: O(items of the section).
  @inlinable public func itemIDs(in section: SectionID) -> [ItemID]? {
    guard let handle = sectionNames.handle(of: section) else { return nil }
    var identifiers: [ItemID] = []
    identifiers.reserveCapacity(itemOrder.count(of: handle))
    append(itemsOf: handle, to: &identifiers)
    return identifiers
  }

  /// Returns the section that contains an item; `nil` if the snapshot does not contain the item.
  ///
  /// - Complexity: O(log items).
  @inlinable public func section(containing item: ItemID) -> SectionID? {
    itemNames.handle(of: item).map { sectionNames.ids[itemOrder.owner(of: $0)] }
  }

  /// Returns the index of a section; `nil` if the snapshot does not contain the section.
  ///
  /// - Complexity: O(log sections).
  @inlinable public func index(ofSection section: SectionID) -> Int? {
    sectionNames.handle(of: section).map { sectionOrder.location(of: $0).index }
  }

  /// Returns the index of an item among the items of all sections; `nil` if the snapshot does not
  /// contain the item.
  ///
  /// - Complexity: O(log items + log sections).
  @inlinable public func index(ofItem item: ItemID) -> Int? {
    guard let handle = itemNames.handle(of: item) else { return nil }
    let location = itemOrder.location(of: handle)
    return sectionOrder.location(of: location.owner).weight + location.index
  }

  /// Returns the position of an item; `nil` if the snapshot does not contain the item.
  ///
  /// - Complexity: O(log items + log sections).
  public func position(of item: ItemID) -> SnapshotPosition? { functions.find(self, item) }

  @inlinable func find(_ item: ItemID) -> SnapshotPosition? {
    itemNames.handle(of: item).map { position(ofItem: $0) }
  }

  /// Returns the position in this snapshot of the item at a position in another snapshot; `nil` if
  /// this snapshot does not contain the item, or the other one has no item at the position.
  ///
  /// In related snapshots, unchanged items are found without hashing their identifiers.
  ///
  /// - Complexity: O(log items + log sections).
  public func position(
    ofItemAt position: SnapshotPosition, in other: Snapshot
  ) -> SnapshotPosition? {
    functions.findItem(self, position, other)
  }

  @inlinable func findItem(at position: SnapshotPosition, in other: Snapshot) -> SnapshotPosition? {
    guard let old = other.handle(at: position) else { return nil }
    if itemOrder.contains(old), itemNames.ids.shares(old, with: other.itemNames.ids) {
      return self.position(ofItem: old)
    }
    return find(other.itemNames.ids[old])
  }

  /// Returns the section at an index; `nil` if the index is out of bounds.
  ///
  /// - Complexity: O(log sections).
  @inlinable public func section(at index: Int) -> SectionID? {
    guard (0..<sectionCount).contains(index) else { return nil }
    return sectionNames.ids[sectionOrder.handle(at: index, of: 0)]
  }

  /// Returns the item at a position; `nil` if the position is out of bounds.
  ///
  /// - Complexity: O(log items + log sections).
  @inlinable public func item(at position: SnapshotPosition) -> ItemID? {
    handle(at: position).map { itemNames.ids[$0] }
  }

  @inlinable func handle(at position: SnapshotPosition) -> Handle? {
    guard (0..<sectionCount).contains(position.section) else { return nil }
    let section = sectionOrder.handle(at: position.section, of: 0)
    guard (0..<itemOrder.count(of: section)).contains(position.item) else { return nil }
    return itemOrder.handle(at: position.item, of: section)
  }

  @inlinable func position(ofItem handle: Handle) -> SnapshotPosition {
    let location = itemOrder.location(of: handle)
    return SnapshotPosition(
      section: sectionOrder.location(of: location.owner).index, item: location.index)
  }

  @inlinable func append(itemsOf section: Handle, to identifiers: inout [ItemID]) {
    itemOrder.forEachLeafHandles(of: section) { handles in
      for handle in handles { identifiers.append(itemNames.ids[handle]) }
    }
  }
}
