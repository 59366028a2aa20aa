/// The frame of one item of data in a solved group.
struct SolvedLeaf: Sendable {
  /// The rectangle before content insets. For an item of a custom group it is the whole group,
  /// which is therefore never trimmed.
  var slot: LayoutRect
  /// The frame after content insets.
  var frame: LayoutRect
  /// The depth; higher values are in front.
  var zIndex = 0
  /// The axes along which the length is an estimate or measured.
  var axes: LayoutAxes = []
}

/// The frame of a supplementary item of an item or a group.
struct SolvedSupplement: Sendable {
  var kind: LayoutElementKind
  var frame: LayoutRect
  var zIndex: Int
  /// The first item of the subitem with the supplementary item, which exists only if that item
  /// does.
  var firstLeaf: Int
}

/// A solved item or group.
///
/// Coordinates are relative to the box's own corner, and not yet rounded to pixels.
struct SolvedBox: Sendable {
  /// The largest number of items in a group that is solved again when one of them is measured.
  /// Larger groups are updated in place.
  static let stackThreshold = 32

  /// The outer size.
  var size: LayoutSize
  /// The items of data, in order. Empty if nothing fits.
  var leaves: [SolvedLeaf] = []
  /// The supplementary items, in layout order.
  var supplements: [SolvedSupplement] = []
  /// The far edges of the items' slots. They may lie before the box if negative flexible spacing
  /// moved everything out of it.
  var contentExtent = LayoutSize(width: -.infinity, height: -.infinity)
  /// A Boolean value that indicates whether the box, or a nested group, has no room for its
  /// content.
  var holdsEmptyGroup = false
  /// A Boolean value that indicates whether measured sizes determine the number of items: the box
  /// or a nested group fills a row of fixed length with items of estimated length.
  var reflows = false
  /// A Boolean value that indicates whether each subitem of the group contains exactly one item.
  var holdsSingleItems = false
  /// The lengths across the axis of the subitems of the list.
  var crossLengths: [Double] = []
  /// The axes along which any length in the box was measured.
  var measuredAxes: LayoutAxes = []

  /// Creates an empty box.
  init(empty size: LayoutSize) { self.size = size }

  /// Adds the content of another box, up to a number of items.
  ///
  /// - Parameter origin: The position of the other box in this one.
  mutating func append(_ box: SolvedBox, at origin: LayoutPoint, leafLimit: Int) {
    guard !box.leaves.isEmpty else { return }
    contentExtent.width = max(contentExtent.width, origin.x + box.contentExtent.width)
    contentExtent.height = max(contentExtent.height, origin.y + box.contentExtent.height)
    let first = leaves.count
    let room = leafLimit - first
    guard room > 0 else { return }
    for var leaf in box.leaves.prefix(room) {
      leaf.slot = leaf.slot.moved(by: origin)
      leaf.frame = leaf.frame.moved(by: origin)
      leaves.append(leaf)
    }
    for var supplement in box.supplements where supplement.firstLeaf < room {
      supplement.frame = supplement.frame.moved(by: origin)
      supplement.firstLeaf += first
      supplements.append(supplement)
    }
  }
}
