/// How a large group grows whose boxes hold one item each and follow each other along the axis of the section.
///
/// Such a group need not be solved again when an item is measured: as much as the item turns out longer, so does
/// its box, and the boxes behind move on. `StackedGroup` adds that up.
final class StackGrowth: Sendable {
  /// The axis along which the boxes follow each other.
  let axis: LayoutAxis
  /// How each box of the list grows with its item.
  let rows: [SingleItemGrowth]
  /// Whether the group is as long as its boxes.
  let growsAlong: Bool
  /// Whether the group is as long as its longest box across the axis.
  let growsAcross: Bool
  /// For each item, how far the boxes reach behind its slot.
  let trims: [Double]
  /// The group's content insets along the axis.
  let insets: Double
  /// What each box of the list takes across the axis before its item is measured.
  let crossLengths: [Double]
  /// The edge spacing in that: before the box, and behind it.
  private let crossEdges: [(start: Double, end: Double)]
  /// Whether a box of the list is an item, and not a group around one.
  private let isLeaf: [Bool]
  /// The longest of the boxes that hold no item of the section.
  let longestBeyond: Double
  /// The edge spacing of the group across the axis.
  let outerEdges: (start: Double, end: Double)

  /// Describes a group; nil where items decide more than the size of their boxes.
  init?(_ box: SolvedBox, in context: GroupContext) {
    let (root, stack) = (context.item, context.stackAxis)
    let cross = stack.perpendicular
    guard box.leaves.count > SolvedBox.stackThreshold, box.holdsSingleItems, !box.reflows,
      box.supplements.isEmpty, root.supplementaryItems.isEmpty, root.uniformAxes.isEmpty,
      case .group(let group) = root, case .sequence(let sequence) = group.content,
      sequence.axis == stack, !sequence.isDivided,
      !root.edgeSpacing.start(cross).isFlexible, !root.edgeSpacing.end(cross).isFlexible,
      root[stack].isEstimated || !sequence.interItemSpacing.isFlexible
    else { return nil }
    let count: Int
    switch sequence.repetition {
    case .untilFull:
      guard root[stack].isEstimated else { return nil }
      count = sequence.subitems.count
    case .divided: return nil
    case .repeated(let number): count = min(number, GroupSolver.countLimit)
    }
    let list = sequence.repetition == .untilFull ? sequence.subitems : [sequence.subitems[0]]
    var rows: [SingleItemGrowth] = []
    rows.reserveCapacity(list.count)
    for item in list {
      guard let row = SingleItemGrowth(item),
        row.measured.contains(stack) == row.growing.contains(stack)
      else { return nil }
      rows.append(row)
    }
    guard Self.isInOrder(box.leaves, along: stack),
      box.leaves.indices.allSatisfy({ box.leaves[$0].axes == rows[$0 % rows.count].measured })
    else { return nil }

    axis = stack
    growsAlong = root[stack].isEstimated
    growsAcross = root[cross].isEstimated
    trims = box.leaves.map { box.contentExtent[stack] - $0.slot.maximum(stack) }
    insets = context.groupInsets
    let edges = list.map { item -> (start: Double, end: Double) in
      (start: item.edgeSpacing.start(cross).minimum, end: item.edgeSpacing.end(cross).minimum)
    }
    let lengths = box.crossLengths
    let crossLengths = list.indices.map { edges[$0].start + lengths[$0] + edges[$0].end }
    var longest = -Double.infinity
    for index in box.leaves.count..<max(box.leaves.count, min(count, box.leaves.count + list.count))
    {
      longest = max(longest, crossLengths[index % list.count])
    }
    self.rows = rows
    self.crossLengths = crossLengths
    crossEdges = edges
    isLeaf = list.map(\.isItem)
    longestBeyond = longest
    outerEdges = (
      root.edgeSpacing.start(cross).minimum, root.edgeSpacing.end(cross).minimum
    )
  }

  /// Whether no item begins before the one in front of it ends, with its insets or without.
  private static func isInOrder(_ leaves: [SolvedLeaf], along axis: LayoutAxis) -> Bool {
    for index in leaves.indices.dropFirst() {
      let (before, leaf) = (leaves[index - 1], leaves[index])
      guard leaf.slot.minimum(axis) - before.slot.maximum(axis) >= -PixelGrid.roundingTolerance,
        leaf.frame.minimum(axis) - before.frame.maximum(axis) >= -PixelGrid.roundingTolerance
      else { return false }
    }
    return true
  }

  /// How an item's box grows with it.
  @inline(__always)
  func row(ofSlot slot: Int) -> SingleItemGrowth {
    rows.count == 1 ? rows[0] : rows[slot % rows.count]
  }

  /// What an item's box takes across the axis.
  ///
  /// - Parameters:
  ///   - length: the item's measured length; not a number where it has none.
  ///   - estimate: its length before it is measured.
  func crossLength(ofSlot slot: Int, measured length: Double, estimate: Double) -> Double {
    let index = slot % rows.count
    guard !length.isNaN, rows[index].growing.contains(axis.perpendicular) else {
      return crossLengths[index]
    }
    return isLeaf[index]
      ? crossEdges[index].start + length + crossEdges[index].end
      : crossLengths[index] + (length - estimate)
  }
}
