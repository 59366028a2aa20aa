/// The supplementary items of one full group, and the numbers of each kind.
struct SupplementPattern: Sendable {
  /// A supplementary item of the group.
  struct Item: Sendable {
    let kind: LayoutElementKind
    let zIndex: Int
    let frame: LayoutRect
    let firstLeaf: Int
    /// The index among the supplementary items of its kind in the group.
    let ordinal: Int
    /// The number of items of its kind in a full group.
    let countPerGroup: Int
  }

  let items: [Item]
  let searchIndex: SlotIndex

  /// Creates a pattern. Indices count the items of a kind in layout order, as UIKit's index paths
  /// do.
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

  /// Returns the number of items of a kind in a group with a number of items.
  func count(ofKind kind: LayoutElementKind, held: Int) -> Int {
    var count = 0
    for item in items where item.kind == kind && item.firstLeaf < held { count += 1 }
    return count
  }
}
