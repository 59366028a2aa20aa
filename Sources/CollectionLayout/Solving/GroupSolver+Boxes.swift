/// The subitems of a group, solved.
struct SubitemBoxes {
  /// One for each subitem of the list that is placed, as long as nothing in it was measured.
  var list: [SolvedBox]
  /// Instead of the first so many that are placed: those up to the last in which something was measured.
  var special: [SolvedBox] = []
  /// The lengths that the subitems of uniform dimensions agreed on; not a number where there are none.
  var shared = LayoutSize.unknown
}

extension GroupSolver {
  /// Solves every subitem that is placed at least once. Equal neighbours in the list are solved once, and
  /// those in which something was measured each by itself.
  ///
  /// - Returns: nil where an equal share of the group would be less than nothing.
  func boxes(
    of group: LayoutGroup, count: Int, in base: LayoutSize, from firstLeaf: Int
  ) -> SubitemBoxes? {
    var solver = self
    solver.observer = nil
    if group.isDivided, base[group.axis] < 0 { return nil }
    var boxes = SubitemBoxes(list: solver.list(of: group, count: count, in: base, shared: .unknown))
    boxes.special = solver.special(
      of: group, count: count, in: base, from: firstLeaf, list: boxes.list, shared: .unknown)
    let shared = lengths(sharedBy: boxes, of: group, count: count, in: base)
    guard !shared.isUnknown else { return boxes }
    boxes.shared = shared
    boxes.list = solver.list(of: group, count: count, in: base, shared: shared)
    boxes.special = solver.special(
      of: group, count: count, in: base, from: firstLeaf, list: boxes.list, shared: shared)
    return boxes
  }

  /// The subitems of the list, as if nothing was measured.
  private func list(
    of group: LayoutGroup, count: Int, in base: LayoutSize, shared: LayoutSize
  ) -> [SolvedBox] {
    var solver = self
    solver.measures = nil
    var boxes: [SolvedBox] = []
    let placed = group.repetition == .untilFull ? min(count, group.subitems.count) : 1
    boxes.reserveCapacity(placed)
    for index in 0..<placed {
      if index > 0, group.subitems[index] == group.subitems[index - 1] {
        boxes.append(boxes[index - 1])
      } else {
        let subitem = subitem(index, of: group, count: count, in: base)
        boxes.append(solver.solve(subitem, in: base, shared: subitem.lengths(sharedFrom: shared)))
      }
    }
    return boxes
  }

  /// The subitems up to the last in which something was measured, each solved by itself.
  private func special(
    of group: LayoutGroup, count: Int, in base: LayoutSize, from firstLeaf: Int,
    list: [SolvedBox], shared: LayoutSize
  ) -> [SolvedBox] {
    guard let measures, measures.end > firstLeaf else { return [] }
    var boxes: [SolvedBox] = []
    var leaf = firstLeaf
    while boxes.count < count, leaf < measures.end {
      let index = boxes.count % list.count
      // The item behind a full row counts, too: measured small enough, it fits.
      let held = list[index].leaves.count + (list[index].packs ? 1 : 0)
      if measures.touches(leaf..<leaf + held) {
        let subitem = subitem(index, of: group, count: count, in: base)
        boxes.append(
          solve(subitem, in: base, from: leaf, shared: subitem.lengths(sharedFrom: shared)))
      } else {
        boxes.append(list[index])
      }
      leaf += boxes[boxes.count - 1].leaves.count
    }
    return boxes
  }

  /// The lengths that subitems of uniform dimensions agree on: the largest that was measured of any of
  /// them, or as long as nothing was, the largest estimate.
  private func lengths(
    sharedBy boxes: SubitemBoxes, of group: LayoutGroup, count: Int, in base: LayoutSize
  ) -> LayoutSize {
    var shared = LayoutSize.unknown
    func agree(_ axis: LayoutAxis) {
      guard group.subitems.contains(where: { $0[axis].isUniform }) else { return }
      var largest = -Double.infinity
      var largestMeasured = -Double.infinity
      func count(_ box: SolvedBox, _ index: Int) {
        guard subitem(index, of: group, count: 1, in: base)[axis].isUniform else { return }
        largest = max(largest, box.size[axis])
        if box.measuredAxes.contains(axis) {
          largestMeasured = max(largestMeasured, box.size[axis])
        }
      }
      for (index, box) in boxes.special.enumerated() { count(box, index % boxes.list.count) }
      for (index, box) in boxes.list.enumerated() { count(box, index) }
      if largestMeasured.isFinite {
        shared[axis] = largestMeasured
      } else if largest.isFinite {
        shared[axis] = largest
      }
    }
    agree(.horizontal)
    agree(.vertical)
    return shared
  }
}

extension LayoutItem {
  /// What of the lengths that siblings agreed on counts for this one.
  func lengths(sharedFrom shared: LayoutSize) -> LayoutSize {
    LayoutSize(
      width: width.isUniform ? shared.width : .nan, height: height.isUniform ? shared.height : .nan)
  }
}
