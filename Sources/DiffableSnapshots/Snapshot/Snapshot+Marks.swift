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

  /// Marks items as reloaded: their views are replaced.
  ///
  /// - Throws: `itemNotFound` if the snapshot does not contain all of them.
  /// - Complexity: O(log marks) for each item.
  public mutating func reloadItems(_ items: [ItemID]) throws(SnapshotError) {
    for handle in try handles(ofItems: items) { itemsToReload.insert(handle) }
  }

  /// Marks items as reconfigured: their existing views are updated.
  ///
  /// - Throws: `itemNotFound` if the snapshot does not contain all of them.
  /// - Complexity: O(log marks) for each item.
  public mutating func reconfigureItems(_ items: [ItemID]) throws(SnapshotError) {
    for handle in try handles(ofItems: items) { itemsToReconfigure.insert(handle) }
  }

  /// Marks sections as reloaded: the views of all their elements are replaced.
  ///
  /// - Throws: `sectionNotFound` if the snapshot does not contain all of them.
  /// - Complexity: O(log marks) for each section.
  public mutating func reloadSections(_ sections: [SectionID]) throws(SnapshotError) {
    var handles: [Handle] = []
    for section in sections { handles.append(try handle(ofSection: section)) }
    for handle in handles { sectionsToReload.insert(handle) }
  }

  /// Removes all marks.
  ///
  /// - Complexity: O(1), plus the release of unshared storage.
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
