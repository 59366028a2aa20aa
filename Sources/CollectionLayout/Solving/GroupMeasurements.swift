/// The measured sizes of the items of one root group, by their positions in the group.
struct GroupMeasurements: Sendable {
  private var leaves: [Int] = []
  private var sizes: [LayoutSize] = []

  /// Creates an empty collection.
  init() {}

  /// Adds an item behind the others.
  ///
  /// - Parameter size: The size; NaN along an axis that was not measured.
  mutating func append(_ size: LayoutSize, ofLeaf leaf: Int) {
    leaves.append(leaf)
    sizes.append(size)
  }

  /// A Boolean value that indicates whether no item was measured.
  var isEmpty: Bool { leaves.isEmpty }

  /// The position behind the last measured item.
  var end: Int { leaves.last.map { $0 + 1 } ?? 0 }

  /// Returns the measured length of the item at a position, or `nil` if it was not measured.
  func length(ofLeaf leaf: Int, along axis: LayoutAxis) -> Double? {
    let index = firstIndex(atOrAfter: leaf)
    guard index < leaves.count, leaves[index] == leaf, !sizes[index][axis].isNaN else { return nil }
    return sizes[index][axis]
  }

  /// Returns a Boolean value that indicates whether any item of a range was measured.
  func touches(_ range: Range<Int>) -> Bool {
    let index = firstIndex(atOrAfter: range.lowerBound)
    return index < leaves.count && leaves[index] < range.upperBound
  }

  private func firstIndex(atOrAfter leaf: Int) -> Int {
    leaves.indices.partitioningIndex { leaves[$0] >= leaf }
  }
}
