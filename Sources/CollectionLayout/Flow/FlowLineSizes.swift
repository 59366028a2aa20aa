/// The sizes of a section's items, as lines are broken by them.
protocol FlowLineSizes {
  /// How many items there are.
  var count: Int { get }
  /// The size of an item.
  func size(of item: Int) -> LayoutSize
  /// The end of the items that are known, without looking at each, to be of the same size as this one.
  func stretchEnd(from item: Int) -> Int
}

/// Items with sizes of their own.
struct FlowGivenSizes: FlowLineSizes {
  let sizes: [LayoutSize]

  var count: Int { sizes.count }
  func size(of item: Int) -> LayoutSize { sizes[item] }
  func stretchEnd(from item: Int) -> Int { item + 1 }
}
