extension Snapshot: Equatable {
  /// Whether two snapshots have the same sections, items and marks.
  ///
  /// Equal snapshots answer every query alike: they have the same sections in the same order, in each
  /// section the same items in the same order, and the same marks, made in the same order. How they came
  /// about does not count.
  ///
  /// - Complexity: O(marks · log marks), and besides: O(1) for copies that have not changed since, and for
  ///   snapshots with different counts; that of ``difference(from:)`` for snapshots that are related;
  ///   otherwise O(items + sections).
  public static func == (left: Snapshot, right: Snapshot) -> Bool {
    left.sectionCount == right.sectionCount && left.itemCount == right.itemCount
      && left.hasSameOrder(as: right) && left.hasSameMarks(as: right)
  }

  /// Whether the sections and items are the same in memory.
  ///
  /// - Complexity: O(1).
  func sharesOrder(with other: Snapshot) -> Bool {
    sharesSections(with: other) && itemOrder.isIdentical(to: other.itemOrder)
      && itemNames.ids.isIdentical(to: other.itemNames.ids)
  }

  /// Whether the sections are the same in memory.
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
