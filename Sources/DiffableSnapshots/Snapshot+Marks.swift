extension Snapshot {
  /// The items marked as reloaded, in the order in which they were marked.
  ///
  /// - Complexity: O(marks · log marks).
  public var reloadedItemIDs: [ItemID] { itemsToReload.handles.map { itemNames.ids[$0] } }

  /// The items marked as reconfigured, in the order in which they were marked.
  ///
  /// - Complexity: O(marks · log marks).
  public var reconfiguredItemIDs: [ItemID] {
    itemsToReconfigure.handles.map { itemNames.ids[$0] }
  }

  /// The sections marked as reloaded, in the order in which they were marked.
  ///
  /// - Complexity: O(marks · log marks).
  public var reloadedSectionIDs: [SectionID] {
    sectionsToReload.handles.map { sectionNames.ids[$0] }
  }

  /// Marks items: whoever shows them shows them anew.
  ///
  /// - Throws: `itemNotFound` if any of them is missing.
  /// - Complexity: O(log marks) for each item.
  public mutating func reloadItems(_ items: [ItemID]) throws(SnapshotError) {
    for handle in try handles(ofItems: items) { itemsToReload.insert(handle) }
  }

  /// Marks items: whoever shows them brings up to date what it shows already.
  ///
  /// - Throws: `itemNotFound` if any of them is missing.
  /// - Complexity: O(log marks) for each item.
  public mutating func reconfigureItems(_ items: [ItemID]) throws(SnapshotError) {
    for handle in try handles(ofItems: items) { itemsToReconfigure.insert(handle) }
  }

  /// Marks sections: whoever shows them shows them, and everything in them, anew.
  ///
  /// - Throws: `sectionNotFound` if any of them is missing.
  /// - Complexity: O(log marks) for each section.
  public mutating func reloadSections(_ sections: [SectionID]) throws(SnapshotError) {
    var handles: [Handle] = []
    for section in sections { handles.append(try handle(ofSection: section)) }
    for handle in handles { sectionsToReload.insert(handle) }
  }

  /// Takes all marks away.
  ///
  /// - Complexity: O(1), but for letting go of what no copy holds.
  public mutating func removeAllMarks() {
    itemsToReload = MarkList()
    itemsToReconfigure = MarkList()
    sectionsToReload = MarkList()
  }

  private func handles(ofItems items: [ItemID]) throws(SnapshotError) -> [Handle] {
    var handles: [Handle] = []
    handles.reserveCapacity(items.count)
    for item in items {
      guard let handle = itemNames.handle(of: item) else {
        throw .itemNotFound(SnapshotError.describe(item), itemCount: itemCount)
      }
      handles.append(handle)
    }
    return handles
  }
}
