extension Snapshot {
  /// Puts new sections, without items, behind all others.
  ///
  /// - Throws: `repeatedSections` or `sectionsExist`.
  /// - Complexity: O(new sections + log sections).
  public mutating func appendSections(_ sections: [SectionID]) throws(SnapshotError) {
    sectionOrder.append(try resolve(sections), to: 0)
  }

  /// Puts new sections, without items, next to another one.
  ///
  /// - Throws: `sectionNotFound` if there is no such neighbour, `destinationIsMoved` if the
  ///   neighbour is one of the sections, `repeatedSections` or `sectionsExist`.
  /// - Complexity: O(new sections + log sections).
  public mutating func insertSections(
    _ sections: [SectionID], _ side: Side, section neighbour: SectionID
  ) throws(SnapshotError) {
    let place = try handle(ofSection: neighbour)
    guard !sections.contains(neighbour) else {
      throw .destinationIsMoved(SnapshotError.describe(neighbour))
    }
    sectionOrder.insert(try resolve(sections), after: side == .after, place)
  }

  /// Takes sections away with their items. Those that the snapshot does not have are passed over.
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

  /// Moves a section with its items next to another one.
  ///
  /// - Throws: `sectionNotFound` if either of them is missing, `destinationIsMoved` if both are the same.
  /// - Complexity: O(log sections).
  public mutating func moveSection(
    _ section: SectionID, _ side: Side, section neighbour: SectionID
  ) throws(SnapshotError) {
    let handle = try handle(ofSection: section)
    let place = try self.handle(ofSection: neighbour)
    guard handle != place else {
      throw .destinationIsMoved(SnapshotError.describe(neighbour))
    }
    sectionOrder.remove(handle)
    sectionOrder.insert([handle], after: side == .after, place)
    weigh(handle)
  }

  /// The handle of a section that has to be there.
  @usableFromInline func handle(ofSection section: SectionID) throws(SnapshotError) -> Handle {
    guard let handle = sectionNames.handle(of: section) else {
      throw .sectionNotFound(SnapshotError.describe(section), sectionCount: sectionCount)
    }
    return handle
  }

  /// The handles of new sections, which get a tree of their own for their items.
  ///
  /// - Throws: `repeatedSections` or `sectionsExist`; then the snapshot is as it was.
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
