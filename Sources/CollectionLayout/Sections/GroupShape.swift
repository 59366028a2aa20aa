/// A solved group of a section: the frames of its items, and its lengths.
///
/// It is a class because every query reads one, and a reference costs less to pass than arrays.
final class GroupShape: Sendable {
  /// The frames relative to the group's corner. The coordinate that all groups of this shape share
  /// is rounded to pixels.
  let frames: [LayoutRect]
  /// The axes along which each item's length is an estimate or measured; empty if there are none.
  let axes: [LayoutAxes]
  /// The depth of each item; empty if all have the default.
  let depths: [Int]
  /// The length of the full group, and of the group with the first n items at index n - 1.
  let length: Double
  let partialLengths: [Double]
  /// The position and the length of the group across the stack axis.
  let crossOrigin: Double
  let crossLength: Double
  /// The length across of an orthogonal section's row with this group alone.
  let rowLength: Double
  /// The axes along which any length in the group was measured.
  let measuredAxes: LayoutAxes
  /// The starts and ends of the frames of large groups along the stack axis. Empty for groups that
  /// are small enough to test each frame.
  let searchIndex: SlotIndex
  /// The supplementary items of the group's items and groups.
  let supplements: SupplementPattern
  /// A Boolean value that indicates whether there are supplementary items.
  let hasSupplements: Bool

  /// The number of items; zero if nothing fits.
  var capacity: Int { frames.count }

  /// Creates the shape of a solved group in its section.
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
      // A partial group ends at its last item, plus the length behind the last item of a full
      // group. Its content insets are not added (conformance cases `charon-036` to `charon-043`).
      let trim = box.contentExtent[stack] - extent
      lengths.append(trim > PixelGrid.roundingTolerance ? max(0, inner - trim) : length)
    }

    /// Returns a frame with its coordinate across the stack axis on a pixel of the section, if that
    /// is the same in every section with the template.
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

  /// Returns a Boolean value that indicates whether another group of the section has the same
  /// frames and lengths.
  func isSame(as other: GroupShape) -> Bool {
    frames == other.frames && length == other.length && partialLengths == other.partialLengths
      && crossOrigin == other.crossOrigin && crossLength == other.crossLength
      && supplements.items.elementsEqual(other.supplements.items) { $0.frame == $1.frame }
  }
}
