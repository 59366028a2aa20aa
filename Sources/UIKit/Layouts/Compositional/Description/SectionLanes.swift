import CollectionLayout

/// The lanes of a section, with the values of single items, which depend on the number of items.
struct SectionLanes {
  /// The lanes without values of single items.
  let description: LayoutLanes
  /// A closure that returns the number of lanes of an item; zero for all lanes. `nil` if every item
  /// has one lane.
  let span: ((_ item: Int) -> Int)?
  /// A closure that returns the length of an item in the unit of the description; `nil` if every
  /// item has the length of the description.
  let length: ((_ item: Int) -> CGFloat)?

  /// A Boolean value that indicates whether items have values of their own.
  var hasItemValues: Bool { span != nil || length != nil }

  /// Returns the engine's value of the lanes of a number of items.
  ///
  /// - Complexity: O(items) if they have values of their own.
  func lowered(itemCount: Int) -> LayoutLanes {
    var lanes = description
    if let span {
      lanes.spans = (0..<itemCount).map { item in
        let count = span(item)
        require(
          count >= 0,
          "Item \(item) of \(itemCount) cannot span \(count) lanes; return a number of at least 1, "
            + "or 0 for all lanes.")
        return UInt8(min(count, LayoutLanes.largestCount))
      }
    }
    if let length { lanes.lengths = (0..<itemCount).map { Double(length($0)) } }
    return lanes
  }
}
