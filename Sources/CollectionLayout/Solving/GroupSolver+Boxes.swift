/// The solved subitems of a group.
struct SubitemBoxes {
  /// The subitems of the list that occur, without measured sizes.
  var list: [SolvedBox]
  /// The first occurrences, up to the last one with a measured item.
  var special: [SolvedBox] = []
  /// The lengths that the subitems of uniform dimensions share; NaN if there are none.
  var shared = LayoutSize.unknown
}

extension GroupSolver {
  /// Solves every subitem that occurs at least once. Equal neighbors in the list are solved once,
  /// and occurrences with measured items separately.
  ///
  /// - Parameter filled: The lengths that the group shares with its siblings. Its subitems of
  ///   uniform dimensions fill them.
  /// - Returns: The boxes, or `nil` if an equal share of the group is negative.
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

  /// Returns the lengths at which the subitems of uniform dimensions fill their group: each of them
  /// across its axis, and all of them together with the other subitems along it.
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

  /// Returns the length that fills some room, or the length itself if the difference is due to
  /// rounding.
  private static func length(_ length: Double, filling room: Double) -> Double {
    (room - length).magnitude <= PixelGrid.roundingTolerance ? length : max(0, room)
  }

  /// Solves the subitems of the list without measured sizes.
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

  /// Solves the occurrences up to the last one with a measured item.
  private func special(
    of sequence: LayoutSequence, count: Int, in base: LayoutSize, from firstLeaf: Int,
    list: [SolvedBox], shared: LayoutSize
  ) -> [SolvedBox] {
    guard let measurements, measurements.end > firstLeaf else { return [] }
    var boxes: [SolvedBox] = []
    var leaf = firstLeaf
    while boxes.count < count, leaf < measurements.end {
      let index = boxes.count % list.count
      // The item behind a full row is included: it fits if it was measured small enough.
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

  /// Returns the lengths that subitems of uniform dimensions share: the largest measured one, or
  /// the largest estimate if none was measured.
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
  /// The axes along which the dimension is uniform.
  var uniformAxes: LayoutAxes { LayoutAxes { self[$0].isUniform } }

  /// Returns the lengths of a size along the axes with estimated dimensions.
  func estimatedPart(of size: LayoutSize) -> LayoutSize {
    LayoutSize(
      width: width.isEstimated ? size.width : .nan, height: height.isEstimated ? size.height : .nan)
  }

  /// Returns the shared lengths that apply to this subitem.
  func lengths(sharedFrom shared: LayoutSize) -> LayoutSize {
    LayoutSize(
      width: width.isUniform ? shared.width : .nan, height: height.isUniform ? shared.height : .nan)
  }
}
