/// A group of a section with its data: its shape, and its position along the stack axis.
struct ResolvedGroup {
  /// The index in the section.
  var index: Int
  /// The index of its first item.
  var firstItem: Int
  /// The number of items.
  var held: Int
  let shape: GroupShape
  /// The distance from the start of the first group.
  var offset: Double
  /// The length with its items.
  var length: Double
  /// The measured size of a single item whose growth is known; NaN if it was not measured.
  var itemSize = LayoutSize.unknown
  /// The position of an item in a lane, relative to the group's corner; NaN in other groups.
  var itemOrigin = LayoutPoint(x: .nan, y: .nan)
  /// The measured sizes in a large group, or `nil` for other groups.
  var stack: StackedGroup?

  /// Returns the frame of an item, relative to the group's corner.
  @inline(__always)
  func frame(ofSlot slot: Int) -> LayoutRect {
    if let stack { return stack.frame(ofSlot: slot) }
    var frame = shape.frames[slot]
    if !itemOrigin.x.isNaN { frame.origin = itemOrigin }
    if !itemSize.width.isNaN { frame.size.width = itemSize.width }
    if !itemSize.height.isNaN { frame.size.height = itemSize.height }
    return frame
  }
}
