/// The sizes of a section's items for line breaking.
protocol FlowLineSizes {
  /// The number of items.
  var count: Int { get }
  /// Returns the size of an item.
  func size(of item: Int) -> LayoutSize
  /// Returns the end of a stretch of items that are known to have the same size, without a search
  /// through all of them.
  func stretchEnd(from item: Int) -> Int
}

/// Given sizes.
struct FlowGivenSizes: FlowLineSizes {
  let sizes: [LayoutSize]

  var count: Int { sizes.count }
  func size(of item: Int) -> LayoutSize { sizes[item] }
  func stretchEnd(from item: Int) -> Int { item + 1 }
}
