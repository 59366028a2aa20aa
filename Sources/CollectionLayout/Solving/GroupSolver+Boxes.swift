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
  /// - Parameter filled: the lengths that the group shares with its siblings; its own subitems of uniform
  ///   dimensions grow until they fill it.
  /// - Returns: nil where an equal share of the group would be less than nothing.
  func boxes(
    of sequence: LayoutSequence, count: Int, in base: LayoutSize, from firstLeaf: Int,
    filling filled: LayoutSize
  ) -> SubitemBoxes? {
    var solver = self
    solver.observer = nil
    if sequence.isDivided, base[sequence.axis] < 0 { return nil }
    var boxes = SubitemBoxes(
      list: solver.list(of: sequence, count: count, in: base, shared: .unknown))
    boxes.special = solver.special(
      of: sequence, count: count, in: base, from: firstLeaf, list: boxes.list, shared: .unknown)
    func share(_ shared: LayoutSize) {
      boxes.shared = shared
      boxes.list = solver.list(of: sequence, count: count, in: base, shared: shared)
      boxes.special = solver.special(
        of: sequence, count: count, in: base, from: firstLeaf, list: boxes.list, shared: shared)
    }
    let shared = lengths(sharedBy: boxes, of: sequence, count: count, in: base)
    guard !shared.isUnknown else { return boxes }
    share(shared)
    guard !filled.isUnknown else { return boxes }
    let filling = lengths(of: boxes, of: sequence, count: count, filling: filled)
    if !filling.isSame(as: shared) { share(filling) }
    return boxes
  }

  /// The lengths at which subitems of uniform dimensions fill their group: across its axis each of them, along
  /// it all of them together, with what else stands there.
  private func lengths(
    of boxes: SubitemBoxes, of sequence: LayoutSequence, count: Int, filling filled: LayoutSize
  ) -> LayoutSize {
    let axis = sequence.axis
    let cross = axis.perpendicular
    var lengths = boxes.shared
    if !filled[cross].isNaN, !lengths[cross].isNaN {
      var edges = -Double.infinity
      for item in sequence.subitems.prefix(boxes.list.count) where item[cross].isUniform {
        let spacing = item.edgeSpacing
        edges = max(edges, spacing.start(cross).minimum + spacing.end(cross).minimum)
      }
      lengths[cross] = Self.length(lengths[cross], filling: filled[cross] - edges)
    }
    if !filled[axis].isNaN, !lengths[axis].isNaN, !sequence.isDivided {
      var uniformCount = 0
      for index in 0..<count where sequence.subitems[index % boxes.list.count][axis].isUniform {
        uniformCount += 1
      }
      let number = Double(uniformCount)
      let arrangement = GroupArrangement(
        sequence: sequence, count: count, boxes: boxes.list, special: boxes.special)
      let others = arrangement.minimumLength - number * lengths[axis]
      lengths[axis] = Self.length(lengths[axis], filling: (filled[axis] - others) / number)
    }
    return lengths
  }

  /// What a length becomes that is to fill some room; itself where only rounding is between them.
  private static func length(_ length: Double, filling room: Double) -> Double {
    (room - length).magnitude <= PixelGrid.roundingTolerance ? length : max(0, room)
  }

  /// The subitems of the list, as if nothing was measured.
  private func list(
    of sequence: LayoutSequence, count: Int, in base: LayoutSize, shared: LayoutSize
  ) -> [SolvedBox] {
    var solver = self
    solver.measurements = nil
    var boxes: [SolvedBox] = []
    let placed = sequence.repetition == .untilFull ? min(count, sequence.subitems.count) : 1
    boxes.reserveCapacity(placed)
    for index in 0..<placed {
      if index > 0, sequence.subitems[index] == sequence.subitems[index - 1] {
        boxes.append(boxes[index - 1])
      } else {
        let subitem = subitem(index, of: sequence, count: count, in: base)
        boxes.append(solver.solve(subitem, in: base, shared: subitem.lengths(sharedFrom: shared)))
      }
    }
    return boxes
  }

  /// The subitems up to the last in which something was measured, each solved by itself.
  private func special(
    of sequence: LayoutSequence, count: Int, in base: LayoutSize, from firstLeaf: Int,
    list: [SolvedBox], shared: LayoutSize
  ) -> [SolvedBox] {
    guard let measurements, measurements.end > firstLeaf else { return [] }
    var boxes: [SolvedBox] = []
    var leaf = firstLeaf
    while boxes.count < count, leaf < measurements.end {
      let index = boxes.count % list.count
      // The item behind a full row counts, too: measured small enough, it fits.
      let held = list[index].leaves.count + (list[index].reflows ? 1 : 0)
      if measurements.touches(leaf..<leaf + held) {
        let subitem = subitem(index, of: sequence, count: count, in: base)
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
    sharedBy boxes: SubitemBoxes, of sequence: LayoutSequence, count: Int, in base: LayoutSize
  ) -> LayoutSize {
    var shared = LayoutSize.unknown
    func agree(_ axis: LayoutAxis) {
      guard sequence.subitems.contains(where: { $0[axis].isUniform }) else { return }
      var largest = -Double.infinity
      var largestMeasured = -Double.infinity
      func count(_ box: SolvedBox, _ index: Int) {
        guard subitem(index, of: sequence, count: 1, in: base)[axis].isUniform else { return }
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

extension LayoutSubitem {
  /// The axes along which its dimension is uniform.
  var uniformAxes: LayoutAxes { LayoutAxes { self[$0].isUniform } }

  /// The lengths of a size along the axes along which its dimension is estimated.
  func estimatedPart(of size: LayoutSize) -> LayoutSize {
    LayoutSize(
      width: width.isEstimated ? size.width : .nan, height: height.isEstimated ? size.height : .nan)
  }

  /// What of the lengths that siblings agreed on counts for this one.
  func lengths(sharedFrom shared: LayoutSize) -> LayoutSize {
    LayoutSize(
      width: width.isUniform ? shared.width : .nan, height: height.isUniform ? shared.height : .nan)
  }
}
