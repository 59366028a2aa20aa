/// The supplementary items of one full group, and how those of all groups are counted.
struct SupplementPattern: Sendable {
  /// One supplementary item of the group.
  struct Item: Sendable {
    let kind: LayoutElementKind
    let zIndex: Int
    let frame: LayoutRect
    let firstLeaf: Int
    /// Its place among those of its kind in the group.
    let ordinal: Int
    /// How many of its kind a full group has.
    let countPerGroup: Int
  }

  let items: [Item]
  let searchIndex: SlotIndex

  /// Counts the supplementary items of a group, per kind and in layout order, as UIKit's index paths do.
  init(_ supplements: [SolvedSupplement], along axis: LayoutAxis) {
    var counts: [(kind: LayoutElementKind, count: Int)] = []
    let ordinals = supplements.map { supplement in
      if let known = counts.firstIndex(where: { $0.kind == supplement.kind }) {
        counts[known].count += 1
        return counts[known].count - 1
      }
      counts.append((supplement.kind, 1))
      return 0
    }
    items = supplements.indices.map { index in
      let supplement = supplements[index]
      return Item(
        kind: supplement.kind, zIndex: supplement.zIndex, frame: supplement.frame,
        firstLeaf: supplement.firstLeaf, ordinal: ordinals[index],
        countPerGroup: counts.first { $0.kind == supplement.kind }!.count)
    }
    searchIndex = SlotIndex(items.map { $0.frame }, along: axis)
  }

  /// How many of a kind there are in a group that holds so many items.
  func count(ofKind kind: LayoutElementKind, held: Int) -> Int {
    var count = 0
    for item in items where item.kind == kind && item.firstLeaf < held { count += 1 }
    return count
  }
}
