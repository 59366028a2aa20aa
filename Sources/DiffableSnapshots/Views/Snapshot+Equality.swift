extension Snapshot: Equatable {
  /// Returns a Boolean value that indicates whether two snapshots have the same sections, items and
  /// marks.
  ///
  /// Equal snapshots return equal results for every query: they have the same sections in the same
  /// order, the same items in the same order in each section, and the same marks in the order in
  /// which they were made.
  ///
  /// - Complexity: O(marks · log marks) for the marks. For the order: O(1) for unchanged copies
  ///   and for different counts, the cost of ``difference(from:)`` for related snapshots, and
  ///   otherwise O(items + sections).
  public static func == (left: Snapshot, right: Snapshot) -> Bool {
    left.sectionCount == right.sectionCount && left.itemCount == right.itemCount
      && left.hasSameOrder(as: right) && left.hasSameMarks(as: right)
  }

  /// Returns a Boolean value that indicates whether two snapshots share the storage of their
  /// sections and items.
  ///
  /// - Complexity: O(1).
  func sharesOrder(with other: Snapshot) -> Bool {
    sharesSections(with: other) && itemOrder.isIdentical(to: other.itemOrder)
      && itemNames.ids.isIdentical(to: other.itemNames.ids)
  }

  /// Returns a Boolean value that indicates whether two snapshots share the storage of their
  /// sections.
  ///
  /// - Complexity: O(1).
  func sharesSections(with other: Snapshot) -> Bool {
    sectionOrder.isIdentical(to: other.sectionOrder)
      && sectionNames.ids.isIdentical(to: other.sectionNames.ids)
  }

  private func hasSameOrder(as other: Snapshot) -> Bool {
    if sharesOrder(with: other) { return true }
    if isRelated(to: other) { return difference(from: other).isOrderUnchanged }
    return sections.elementsEqual(other.sections)
      && sectionOrder.handles(of: 0).elementsEqual(other.sectionOrder.handles(of: 0)) {
        itemOrder.count(of: $0) == other.itemOrder.count(of: $1)
      } && items.elementsEqual(other.items)
  }

  private func hasSameMarks(as other: Snapshot) -> Bool {
    reloadedSectionIDs == other.reloadedSectionIDs && reloadedItemIDs == other.reloadedItemIDs
      && reconfiguredItemIDs == other.reconfiguredItemIDs
  }
}
