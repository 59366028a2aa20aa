/// The growth of a large group whose subitems contain one item each and follow each other along the
/// stack axis.
///
/// Such a group is not solved again when an item is measured: the subitem changes with its item,
/// and those behind it move. `StackedGroup` computes the positions.
final class StackGrowth: Sendable {
  /// The axis along which the subitems follow each other.
  let axis: LayoutAxis
  /// The growth of each subitem of the list.
  let rows: [SingleItemGrowth]
  /// A Boolean value that indicates whether the group is as long as its subitems.
  let growsAlong: Bool
  /// A Boolean value that indicates whether the group is as long as its longest subitem across the
  /// axis.
  let growsAcross: Bool
  /// The distance from the end of each item's slot to the end of the content.
  let trims: [Double]
  /// The group's content insets along the axis.
  let insets: Double
  /// The lengths of the list's subitems across the axis without measured sizes, including edge
  /// spacing.
  let crossLengths: [Double]
  /// The edge spacing in those lengths: before the subitem, and behind it.
  private let crossEdges: [(start: Double, end: Double)]
  /// A Boolean value for each subitem of the list that indicates whether it is an item instead of a
  /// group.
  private let isLeaf: [Bool]
  /// The longest of the occurrences without an item of the section.
  let longestBeyond: Double
  /// The edge spacing of the group across the axis.
  let outerEdges: (start: Double, end: Double)

  /// Creates the growth of a group, or returns `nil` if items determine more than the sizes of
  /// their subitems.
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
    isLeaf = list.map { $0.isItem }
    longestBeyond = longest
    outerEdges = (
      root.edgeSpacing.start(cross).minimum, root.edgeSpacing.end(cross).minimum
    )
  }

  /// Returns a Boolean value that indicates whether no item starts before the previous one ends.
  private static func isInOrder(_ leaves: [SolvedLeaf], along axis: LayoutAxis) -> Bool {
    for index in leaves.indices.dropFirst() {
      let (before, leaf) = (leaves[index - 1], leaves[index])
      guard leaf.slot.minimum(axis) - before.slot.maximum(axis) >= -PixelGrid.roundingTolerance,
        leaf.frame.minimum(axis) - before.frame.maximum(axis) >= -PixelGrid.roundingTolerance
      else { return false }
    }
    return true
  }

  /// Returns the growth of an item's subitem.
  @inline(__always)
  func row(ofSlot slot: Int) -> SingleItemGrowth {
    rows.count == 1 ? rows[0] : rows[slot % rows.count]
  }

  /// Returns the length of an item's subitem across the axis.
  ///
  /// - Parameters:
  ///   - length: The item's measured length; NaN if it was not measured.
  ///   - estimate: The item's length before it is measured.
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
