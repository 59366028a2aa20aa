/// The numbers of items in the sections of a snapshot, without its identifiers.
///
/// This type is not generic, so that code without specialization for the identifiers, such as a
/// generic data source, reads it at full speed. It shares its storage with the snapshot.
public struct SnapshotCounts: Sendable {
  private var sections: OrderForest
  /// The most recently read leaf, and the index of its first section.
  private var leaf: Int32
  private var start = 0

  fileprivate init(sections: OrderForest) {
    self.sections = sections
    leaf = OrderForest.none
  }

  /// The number of sections.
  ///
  /// - Complexity: O(1).
  public var sectionCount: Int { sections.count(of: 0) }

  /// Returns the number of items in a section, or `nil` if the snapshot has no such section.
  ///
  /// - Parameter section: The index of the section.
  /// - Complexity: O(1) for a section near the previously requested one, O(log sections) otherwise.
  public mutating func itemCount(ifPresentAt section: Int) -> Int? {
    guard section >= 0, section < sectionCount else { return nil }
    return itemCount(inSectionAt: section)
  }

  /// Returns the number of items in a section.
  ///
  /// - Precondition: `section` is at least 0 and below `sectionCount`.
  /// - Complexity: O(1) for a section near the previously requested one, O(log sections) otherwise.
  public mutating func itemCount(inSectionAt section: Int) -> Int {
    if leaf != OrderForest.none {
      let weights = sections.leaves.pointer(at: leaf)
      let offset = section - start
      if offset >= 0, offset < weights.pointee.weights.count {
        return Int(weights.pointee.weights[offset])
      }
    }
    let found = sections.leaf(at: section, of: 0)
    leaf = found.leaf
    start = section - found.offset
    return Int(sections.leaves.pointer(at: leaf).pointee.weights[found.offset])
  }
}

extension Snapshot {
  /// The numbers of items in the sections, as a copy.
  ///
  /// - Complexity: O(1).
  public var counts: SnapshotCounts { SnapshotCounts(sections: sectionOrder) }
}
