import OrderedCollections

extension Snapshot {
  /// Puts new sections, without items, behind all others.
  ///
  /// - Throws: `repeatedSections` or `sectionsExist`.
  /// - Complexity: O(new sections).
  public mutating func appendSections(_ sections: [SectionID]) throws(SnapshotError) {
    try requireNew(sections)
    for section in sections { contents[section] = [] }
  }

  /// Puts new sections, without items, next to another one.
  ///
  /// - Throws: `sectionNotFound` if there is no such neighbour, `destinationIsMoved` if the
  ///   neighbour is one of the sections, `repeatedSections` or `sectionsExist`.
  /// - Complexity: O(sections) for each new one.
  public mutating func insertSections(
    _ sections: [SectionID], _ side: Side, section neighbour: SectionID
  ) throws(SnapshotError) {
    guard let place = contents.index(forKey: neighbour) else {
      throw .sectionNotFound("\(neighbour)")
    }
    guard !sections.contains(neighbour) else { throw .destinationIsMoved("\(neighbour)") }
    try requireNew(sections)
    var index = side == .before ? place : place + 1
    for section in sections {
      contents.updateValue([], forKey: section, insertingAt: index)
      index += 1
    }
  }

  /// Takes sections away with their items. Those that the snapshot does not have are passed over.
  ///
  /// - Complexity: O(items of the sections), and O(sections) for each of them.
  public mutating func deleteSections(_ sections: [SectionID]) {
    for section in sections {
      guard let items = contents.removeValue(forKey: section) else { continue }
      sectionsToReload.remove(section)
      for item in items {
        homes[item] = nil
        itemsToReload.remove(item)
        itemsToReconfigure.remove(item)
      }
    }
  }

  /// Moves a section with its items next to another one; nothing changes if both are the same.
  ///
  /// - Throws: `sectionNotFound` if either of them is missing.
  /// - Complexity: O(sections).
  public mutating func moveSection(
    _ section: SectionID, _ side: Side, section neighbour: SectionID
  ) throws(SnapshotError) {
    guard contents[section] != nil else { throw .sectionNotFound("\(section)") }
    guard contents[neighbour] != nil else { throw .sectionNotFound("\(neighbour)") }
    guard section != neighbour, let items = contents.removeValue(forKey: section) else { return }
    let place = contents.index(forKey: neighbour)!
    contents.updateValue(
      items, forKey: section, insertingAt: side == .before ? place : place + 1)
  }

  private func requireNew(_ sections: [SectionID]) throws(SnapshotError) {
    let repeated = SnapshotError.repetitions(in: sections)
    guard repeated.isEmpty else { throw .repeatedSections(repeated) }
    let known = sections.filter { contents[$0] != nil }
    guard known.isEmpty else { throw .sectionsExist(known.map { "\($0)" }) }
  }
}
