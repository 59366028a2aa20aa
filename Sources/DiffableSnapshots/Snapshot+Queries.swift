extension Snapshot {
  /// How many sections there are.
  ///
  /// - Complexity: O(1).
  @inlinable public var sectionCount: Int { sectionNames.count }

  /// How many items there are in all sections together.
  ///
  /// - Complexity: O(1).
  @inlinable public var itemCount: Int { itemNames.count }

  /// The sections in order.
  ///
  /// - Complexity: O(sections).
  @inlinable public var sectionIDs: [SectionID] {
    sectionOrder.handles(of: 0).map { sectionNames.ids[$0] }
  }

  /// The items of all sections, in order of their sections.
  ///
  /// - Complexity: O(items + sections).
  @inlinable public var itemIDs: [ItemID] {
    var identifiers: [ItemID] = []
    identifiers.reserveCapacity(itemCount)
    for section in sectionOrder.handles(of: 0) { append(itemsOf: section, to: &identifiers) }
    return identifiers
  }

  /// Whether there is such a section.
  ///
  /// - Complexity: O(1).
  @inlinable public func contains(section: SectionID) -> Bool {
    sectionNames.handle(of: section) != nil
  }

  /// Whether there is such an item.
  ///
  /// - Complexity: O(1).
  @inlinable public func contains(item: ItemID) -> Bool { itemNames.handle(of: item) != nil }

  /// How many items a section has; nil where there is no such section.
  ///
  /// - Complexity: O(1).
  @inlinable public func itemCount(in section: SectionID) -> Int? {
    sectionNames.handle(of: section).map { itemOrder.count(of: $0) }
  }

  /// How many items the section at a place has.
  ///
  /// - Precondition: `section` is below `sectionCount`.
  /// - Complexity: O(log sections).
  @inlinable public func itemCount(inSectionAt section: Int) -> Int {
    itemOrder.count(of: sectionOrder.handle(at: section, of: 0))
  }

  /// The items of a section in order; nil where there is no such section.
  ///
  /// - Complexity: O(items of the section).
  @inlinable public func itemIDs(in section: SectionID) -> [ItemID]? {
    guard let handle = sectionNames.handle(of: section) else { return nil }
    var identifiers: [ItemID] = []
    identifiers.reserveCapacity(itemOrder.count(of: handle))
    append(itemsOf: handle, to: &identifiers)
    return identifiers
  }

  /// The section that an item is in; nil where there is no such item.
  ///
  /// - Complexity: O(log items).
  @inlinable public func section(containing item: ItemID) -> SectionID? {
    itemNames.handle(of: item).map { sectionNames.ids[itemOrder.owner(of: $0)] }
  }

  /// A section's place among the sections; nil where there is no such section.
  ///
  /// - Complexity: O(log sections).
  @inlinable public func index(ofSection section: SectionID) -> Int? {
    sectionNames.handle(of: section).map { sectionOrder.place(of: $0).index }
  }

  /// An item's place among the items of all sections; nil where there is no such item.
  ///
  /// - Complexity: O(log items + log sections).
  @inlinable public func index(ofItem item: ItemID) -> Int? {
    guard let handle = itemNames.handle(of: item) else { return nil }
    let place = itemOrder.place(of: handle)
    return sectionOrder.place(of: place.owner).weight + place.index
  }

  /// Where an item is; nil where there is no such item.
  ///
  /// - Complexity: O(log items + log sections).
  public func position(of item: ItemID) -> SnapshotPosition? { functions.find(self, item) }

  @inlinable func find(_ item: ItemID) -> SnapshotPosition? {
    itemNames.handle(of: item).map { position(ofItem: $0) }
  }

  /// Where an item of another snapshot is in this one; nil where it is not, or the other one has none at
  /// the position.
  ///
  /// The same as to ask the other snapshot for the item and this one for its position. Where one was
  /// made from a copy of the other, items that were not touched are found without their identifiers.
  ///
  /// - Complexity: O(log items + log sections).
  public func position(
    ofItemAt position: SnapshotPosition, in other: Snapshot
  ) -> SnapshotPosition? {
    functions.follow(self, position, other)
  }

  @inlinable func findItem(at position: SnapshotPosition, in other: Snapshot) -> SnapshotPosition? {
    guard let old = other.handle(at: position) else { return nil }
    if itemOrder.contains(old), itemNames.ids.shares(old, with: other.itemNames.ids) {
      return self.position(ofItem: old)
    }
    return find(other.itemNames.ids[old])
  }

  /// The section at a place; nil where there are fewer.
  ///
  /// - Complexity: O(log sections).
  @inlinable public func section(at index: Int) -> SectionID? {
    guard (0..<sectionCount).contains(index) else { return nil }
    return sectionNames.ids[sectionOrder.handle(at: index, of: 0)]
  }

  /// The item at a position; nil where there is none.
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
    let place = itemOrder.place(of: handle)
    return SnapshotPosition(section: sectionOrder.place(of: place.owner).index, item: place.index)
  }

  @inlinable func append(itemsOf section: Handle, to identifiers: inout [ItemID]) {
    itemOrder.forEachRun(of: section) { run in
      for handle in run { identifiers.append(itemNames.ids[handle]) }
    }
  }
}
