/// A group of a section with its data: what it looks like, and where it lies along the stack axis.
struct ResolvedGroup {
  /// Its number in the section.
  var index: Int
  /// The first of the section's items in it.
  var firstItem: Int
  /// How many items it holds.
  var held: Int
  let shape: GroupShape
  /// How far it begins behind the first group.
  var offset: Double
  /// How long it is, with the items that it holds.
  var length: Double
  /// What was measured of the single item of a plain row; not a number where nothing was.
  var itemSize = LayoutSize.unknown
  /// What was measured of the items of a large group; nil for all others.
  var stack: StackedGroup?

  /// The frame of one of its items, relative to the group's corner.
  @inline(__always)
  func frame(ofSlot slot: Int) -> LayoutRect {
    if let stack { return stack.frame(ofSlot: slot) }
    var frame = shape.frames[slot]
    if !itemSize.width.isNaN { frame.size.width = itemSize.width }
    if !itemSize.height.isNaN { frame.size.height = itemSize.height }
    return frame
  }
}
