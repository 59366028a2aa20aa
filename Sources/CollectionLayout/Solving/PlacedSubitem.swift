/// Where a subitem came to lie in its group.
struct PlacedSubitem {
  /// Its number in the group.
  var index: Int
  /// Its number in the list that repeats.
  var listIndex: Int
  var axis: LayoutAxis
  /// The group's corner inside its content insets.
  var corner: LayoutPoint
  /// The subitem's corner, from the group's outer corner.
  var origin: LayoutPoint
  /// Its edge spacing before it along the axis, with its share of what is left over.
  var edge: Double
  /// Which of the group's items of data are in it.
  var leaves: Range<Int>
  /// Which of the supplementary items are in it; the group's own are not counted.
  var supplements: Range<Int>
}
