/// One group of a section, solved: where its items lie in it, and what it takes of the section.
///
/// A class, because every query reads one: a reference is cheaper to hand around than the arrays.
final class GroupShape: Sendable {
  /// Frames in the group, relative to its corner. The coordinate that is the same in every group of this
  /// shape is rounded already.
  let frames: [LayoutRect]
  /// The axes along which each item's length is an estimate or measured; empty where no item's is.
  let axes: [LayoutAxes]
  /// The depth of each item; empty where all have the same.
  let depths: [Int]
  /// The length of the whole group, and of one that holds only the first so many items at index count - 1.
  let length: Double
  let partialLengths: [Double]
  /// Where the group begins across the stack axis, and how long it is there.
  let crossOrigin: Double
  let crossLength: Double
  /// The length across of the row of an orthogonal section that the group would make alone.
  let rowLength: Double
  /// The axes along which anything in the group was measured.
  let measuredAxes: LayoutAxes
  /// Where the frames of large groups begin and end along the stack axis, for searching. Empty for
  /// groups so small that looking at each frame is faster.
  let searchIndex: SlotIndex
  /// Badges and other views that items and groups place.
  let supplements: SupplementPattern
  /// Whether there are any.
  let hasSupplements: Bool

  /// How many items the group holds; zero where nothing fits.
  var capacity: Int { frames.count }

  /// Puts a solved group into its section.
  init(_ box: SolvedBox, in context: GroupContext) {
    let stack = context.stackAxis
    let cross = stack.perpendicular
    let (start, row) = context.crossPosition(of: box)
    let length = box.size[stack]
    let leaves = box.leaves
    var lengths: [Double] = []
    lengths.reserveCapacity(leaves.count)
    let inner = length - context.groupInsets
    var extent = -Double.infinity
    for leaf in leaves {
      extent = max(extent, leaf.slot.maximum(stack))
      // A partly filled group ends where its items do, plus what a full one leaves after its last;
      // its content insets are not added back (conformance cases `charon-036` to `charon-043`).
      let trim = box.contentExtent[stack] - extent
      lengths.append(trim > PixelGrid.roundingTolerance ? max(0, inner - trim) : length)
    }

    /// A frame with its coordinate across the stack axis put in place, where it is the same in every
    /// section of the kind.
    func snapped(_ frame: LayoutRect) -> LayoutRect {
      guard !context.isOrthogonal else { return frame }
      var frame = frame
      frame.origin[cross] = context.grid.snapped(frame.origin[cross] + start)
      return frame
    }

    frames = leaves.map { snapped($0.frame) }
    axes = leaves.contains { !$0.axes.isEmpty } ? leaves.map { $0.axes } : []
    depths =
      leaves.contains { $0.zIndex != 0 }
      ? leaves.map { max($0.zIndex, context.itemDepth) } : []
    self.length = length
    partialLengths = lengths
    crossOrigin = start
    crossLength = box.size[cross]
    rowLength = row
    measuredAxes = box.measuredAxes
    searchIndex = SlotIndex(frames, along: stack)
    supplements = SupplementPattern(
      box.supplements.map { supplement in
        var supplement = supplement
        supplement.frame = snapped(supplement.frame)
        return supplement
      }, along: stack)
    hasSupplements = !box.supplements.isEmpty
  }

  /// Whether another group of the same section looks like this one.
  func isSame(as other: GroupShape) -> Bool {
    frames == other.frames && length == other.length && partialLengths == other.partialLengths
      && crossOrigin == other.crossOrigin && crossLength == other.crossLength
      && supplements.items.elementsEqual(other.supplements.items) { $0.frame == $1.frame }
  }
}
