/// The position of a subitem in its group.
struct PlacedSubitem {
  /// The index among the occurrences.
  var index: Int
  /// The index in the list of subitems.
  var listIndex: Int
  var axis: LayoutAxis
  /// The group's corner inside its content insets.
  var corner: LayoutPoint
  /// The subitem's corner, relative to the group's outer corner.
  var origin: LayoutPoint
  /// The edge spacing before the subitem along the axis, including its share of the remaining
  /// length.
  var edge: Double
  /// The positions in the group of the subitem's items.
  var leaves: Range<Int>
  /// The indices of the supplementary items in the subitem, without the group's own.
  var supplements: Range<Int>
}
