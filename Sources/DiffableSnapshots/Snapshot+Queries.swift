extension Snapshot {
  /// How many sections there are.
  ///
  /// - Complexity: O(1).
  public var sectionCount: Int { contents.count }

  /// How many items there are in all sections together.
  ///
  /// - Complexity: O(1).
  public var itemCount: Int { homes.count }

  /// The sections in order.
  ///
  /// - Complexity: O(sections).
  public var sectionIDs: [SectionID] { Array(contents.keys) }

  /// The items of all sections, in order of their sections.
  ///
  /// - Complexity: O(items).
  public var itemIDs: [ItemID] {
    var identifiers: [ItemID] = []
    identifiers.reserveCapacity(homes.count)
    for items in contents.values { identifiers.append(contentsOf: items) }
    return identifiers
  }

  /// Whether there is such a section.
  ///
  /// - Complexity: O(1).
  public func contains(section: SectionID) -> Bool { contents[section] != nil }

  /// Whether there is such an item.
  ///
  /// - Complexity: O(1).
  public func contains(item: ItemID) -> Bool { homes[item] != nil }

  /// How many items a section has; nil where there is no such section.
  ///
  /// - Complexity: O(1).
  public func itemCount(in section: SectionID) -> Int? { contents[section]?.count }

  /// How many items the section at a place has.
  ///
  /// - Precondition: `section` is below `sectionCount`.
  /// - Complexity: O(1).
  public func itemCount(inSectionAt section: Int) -> Int { contents.values[section].count }

  /// The items of a section in order; nil where there is no such section.
  ///
  /// - Complexity: O(1).
  public func itemIDs(in section: SectionID) -> [ItemID]? { contents[section]?.elements }

  /// The section that an item is in; nil where there is no such item.
  ///
  /// - Complexity: O(1).
  public func section(containing item: ItemID) -> SectionID? { homes[item] }

  /// A section's place among the sections; nil where there is no such section.
  ///
  /// - Complexity: O(1).
  public func index(ofSection section: SectionID) -> Int? { contents.index(forKey: section) }

  /// An item's place among the items of all sections; nil where there is no such item.
  ///
  /// - Complexity: O(sections before the item's).
  public func index(ofItem item: ItemID) -> Int? {
    guard let position = position(of: item) else { return nil }
    var index = position.item
    for section in 0..<position.section { index += contents.values[section].count }
    return index
  }

  /// Where an item is; nil where there is no such item.
  ///
  /// - Complexity: O(1).
  public func position(of item: ItemID) -> SnapshotPosition? {
    guard let home = homes[item], let section = contents.index(forKey: home),
      let index = contents.values[section].firstIndex(of: item)
    else { return nil }
    return SnapshotPosition(section: section, item: index)
  }

  /// The section at a place; nil where there are fewer.
  ///
  /// - Complexity: O(1).
  public func section(at index: Int) -> SectionID? {
    contents.keys.indices.contains(index) ? contents.keys[index] : nil
  }

  /// The item at a position; nil where there is none.
  ///
  /// - Complexity: O(1).
  public func item(at position: SnapshotPosition) -> ItemID? {
    guard contents.keys.indices.contains(position.section) else { return nil }
    let items = contents.values[position.section]
    return items.indices.contains(position.item) ? items[position.item] : nil
  }
}
