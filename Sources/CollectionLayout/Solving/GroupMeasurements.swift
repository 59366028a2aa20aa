/// What was measured of the items of one root group, by the place each takes among the group's items.
struct GroupMeasurements: Sendable {
  private var leaves: [Int] = []
  private var sizes: [LayoutSize] = []

  /// Nothing measured yet.
  init() {}

  /// Adds an item behind those that were added before.
  ///
  /// - Parameter size: not a number along an axis that was not measured.
  mutating func append(_ size: LayoutSize, ofLeaf leaf: Int) {
    leaves.append(leaf)
    sizes.append(size)
  }

  /// Whether nothing was measured.
  var isEmpty: Bool { leaves.isEmpty }

  /// One more than the last place of which something is known.
  var end: Int { leaves.last.map { $0 + 1 } ?? 0 }

  /// The measured length of the item at a place; nil where none is known.
  func length(ofLeaf leaf: Int, along axis: LayoutAxis) -> Double? {
    let index = firstIndex(atOrAfter: leaf)
    guard index < leaves.count, leaves[index] == leaf, !sizes[index][axis].isNaN else { return nil }
    return sizes[index][axis]
  }

  /// Whether anything was measured of the places in a range.
  func touches(_ range: Range<Int>) -> Bool {
    let index = firstIndex(atOrAfter: range.lowerBound)
    return index < leaves.count && leaves[index] < range.upperBound
  }

  private func firstIndex(atOrAfter leaf: Int) -> Int {
    leaves.indices.partitioningIndex { leaves[$0] >= leaf }
  }
}
