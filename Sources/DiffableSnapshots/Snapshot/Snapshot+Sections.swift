extension Snapshot {
  /// Appends new sections without items.
  ///
  /// - Throws: `repeatedSections` or `sectionsExist`.
  /// - Complexity: O(new sections + log sections).
  public mutating func appendSections(_ sections: [SectionID]) throws(SnapshotError) {
    sectionOrder.append(try resolve(sections), to: 0)
  }

  /// Inserts new sections without items next to another section.
  ///
  /// - Throws: `sectionNotFound` if the snapshot does not contain the neighbor,
  ///   `destinationIsMoved` if the neighbor is one of the sections, `repeatedSections` or
  ///   `sectionsExist`.
  /// - Complexity: O(new sections + log sections).
  public mutating func insertSections(
    _ sections: [SectionID], _ side: Side, section neighbor: SectionID
  ) throws(SnapshotError) {
    let target = try handle(ofSection: neighbor)
    guard !sections.contains(neighbor) else {
      throw .destinationIsMoved(SnapshotError.describe(neighbor))
    }
    sectionOrder.insert(try resolve(sections), after: side == .after, target)
  }

  /// Deletes sections with their items. Sections that the snapshot does not contain are ignored.
  ///
  /// - Complexity: O(log sections) for each section, and O(1) for each of its items.
  public mutating func deleteSections(_ sections: [SectionID]) {
    for section in sections {
      guard let handle = sectionNames.handle(of: section) else { continue }
      for item in itemOrder.handles(of: handle) { forget(item: item) }
      itemOrder.removeAll(of: handle)
      sectionOrder.remove(handle)
      sectionNames.remove(handle)
      sectionsToReload.remove(handle)
    }
    packIfWasteful()
  }

  /// Moves a section with its items next to another section.
  ///
  /// - Throws: `sectionNotFound` if the snapshot does not contain both sections,
  ///   `destinationIsMoved` if they are the same.
  /// - Complexity: O(log sections).
  public mutating func moveSection(
    _ section: SectionID, _ side: Side, section neighbor: SectionID
  ) throws(SnapshotError) {
    let handle = try handle(ofSection: section)
    let target = try self.handle(ofSection: neighbor)
    guard handle != target else {
      throw .destinationIsMoved(SnapshotError.describe(neighbor))
    }
    sectionOrder.remove(handle)
    sectionOrder.insert([handle], after: side == .after, target)
    weigh(handle)
  }

  /// Returns the handle of a section.
  ///
  /// - Throws: `sectionNotFound`.
  @inlinable func handle(ofSection section: SectionID) throws(SnapshotError) -> Handle {
    if let handle = handle(nearLatestItem: section) { return handle }
    guard let handle = sectionNames.handle(of: section) else {
      throw .sectionNotFound(SnapshotError.describe(section), sectionCount: sectionCount)
    }
    return handle
  }

  /// Returns the handle of a section if it is the section of the newest item or the one created
  /// after that, as it is when sections are filled one after the other.
  ///
  /// - Complexity: O(log items of the section).
  @inlinable func handle(nearLatestItem section: SectionID) -> Handle? {
    let item = Handle(itemNames.ids.count - 1)
    guard item >= 0, itemOrder.contains(item) else { return nil }
    let latest = itemOrder.owner(of: item)
    if isHandle(latest + 1, of: section) { return latest + 1 }
    return isHandle(latest, of: section) ? latest : nil
  }

  /// Returns a Boolean value that indicates whether a section has a handle.
  @inlinable func isHandle(_ handle: Handle, of section: SectionID) -> Bool {
    // Removed sections keep their identifier.
    handle < sectionNames.ids.count && sectionNames.ids.pointer(at: handle).pointee == section
      && sectionOrder.contains(handle)
  }

  /// Creates the handles of new sections and the trees of their items.
  ///
  /// - Throws: `repeatedSections` or `sectionsExist`, and leaves the snapshot unchanged.
  private mutating func resolve(
    _ sections: [SectionID]
  ) throws(SnapshotError) -> ContiguousArray<Handle> {
    let handles = try sectionNames.insert(
      new: sections, ifRepeated: SnapshotError.repeatedSections,
      ifKnown: SnapshotError.sectionsExist)
    for _ in handles { itemOrder.addTree() }
    return handles
  }
}
