/// A leaf of a solved group: the place of one item of data.
struct SolvedLeaf: Sendable {
  /// The room the item takes, before its content insets. A leaf of a custom group takes all of its
  /// group, which therefore is never trimmed.
  var slot: LayoutRect
  /// The item's frame, after its content insets.
  var frame: LayoutRect
  /// The order in depth.
  var zIndex = 0
  /// The axes along which the item's length is an estimate, or what was measured instead.
  var axes: LayoutAxes = []
}

/// A supplementary item of an item or a group, placed.
struct SolvedSupplement: Sendable {
  var kind: LayoutElementKind
  var frame: LayoutRect
  var zIndex: Int
  /// The first leaf of what the item belongs to: it is there when that leaf is.
  var firstLeaf: Int
}

/// An item or a group with its size decided, and everything in it placed.
///
/// Coordinates are relative to the box's own corner, and not yet rounded to pixels.
struct SolvedBox: Sendable {
  /// The largest number of items in a group that is solved again when one of them is measured. Larger
  /// groups are updated in place.
  static let stackThreshold = 32

  /// The box's outer size.
  var size: LayoutSize
  /// The items of data in it, in order. Empty where nothing fits.
  var leaves: [SolvedLeaf] = []
  /// The supplementary items in it, in layout order.
  var supplements: [SolvedSupplement] = []
  /// The far edge of the slots that reach farthest, along both axes. It can lie before the box, where
  /// negative flexible spacing pushed everything out of it.
  var contentExtent = LayoutSize(width: -.infinity, height: -.infinity)
  /// Whether the box, or a group in it, has no room for anything.
  var holdsEmptyGroup = false
  /// Whether measuring decides how many items the box holds: it, or a group in it, fills a row of its own
  /// length with items of estimated length.
  var reflows = false
  /// Whether each of a group's boxes holds exactly one item.
  var holdsSingleItems = false
  /// The lengths of a group's boxes across its axis, one for each box of the list.
  var crossLengths: [Double] = []
  /// The axes along which something in the box was measured.
  var measuredAxes: LayoutAxes = []

  /// A box that holds nothing yet.
  init(empty size: LayoutSize) { self.size = size }

  /// Adds what another box holds, as far as the section has items for it.
  ///
  /// - Parameter origin: where the other box lies in this one.
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
