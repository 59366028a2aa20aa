extension Snapshot {
  /// The items marked as reloaded, in the order in which they were marked.
  public var reloadedItemIDs: [ItemID] { itemsToReload.elements }

  /// The items marked as reconfigured, in the order in which they were marked.
  public var reconfiguredItemIDs: [ItemID] { itemsToReconfigure.elements }

  /// The sections marked as reloaded, in the order in which they were marked.
  public var reloadedSectionIDs: [SectionID] { sectionsToReload.elements }

  /// Marks items: whoever shows them shows them anew.
  ///
  /// - Throws: `itemNotFound` if any of them is missing.
  /// - Complexity: O(given items).
  public mutating func reloadItems(_ items: [ItemID]) throws(SnapshotError) {
    try requirePresent(items)
    itemsToReload.append(contentsOf: items)
  }

  /// Marks items: whoever shows them brings up to date what it shows already.
  ///
  /// - Throws: `itemNotFound` if any of them is missing.
  /// - Complexity: O(given items).
  public mutating func reconfigureItems(_ items: [ItemID]) throws(SnapshotError) {
    try requirePresent(items)
    itemsToReconfigure.append(contentsOf: items)
  }

  /// Marks sections: whoever shows them shows them, and everything in them, anew.
  ///
  /// - Throws: `sectionNotFound` if any of them is missing.
  /// - Complexity: O(given sections).
  public mutating func reloadSections(_ sections: [SectionID]) throws(SnapshotError) {
    for section in sections where contents[section] == nil {
      throw .sectionNotFound("\(section)")
    }
    sectionsToReload.append(contentsOf: sections)
  }

  /// Takes all marks away.
  ///
  /// - Complexity: O(marks).
  public mutating func removeAllMarks() {
    itemsToReload = []
    itemsToReconfigure = []
    sectionsToReload = []
  }

  private func requirePresent(_ items: [ItemID]) throws(SnapshotError) {
    for item in items where homes[item] == nil { throw .itemNotFound("\(item)") }
  }
}
