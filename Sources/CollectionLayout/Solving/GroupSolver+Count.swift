extension GroupSolver {
  /// The largest number of subitems in a group, and of items of data, including the items of nested
  /// groups. It bounds the work if subitems are very short.
  static let countLimit = 1 << 20

  /// Returns the number of subitems in a full group.
  func fit(
    of sequence: LayoutSequence, in inner: LayoutSize, sizesToContent: Bool, from firstLeaf: Int = 0
  ) -> GroupFit {
    switch sequence.repetition {
    case .divided(let count), .repeated(let count):
      return count <= Self.countLimit
        ? GroupFit(count: count, reason: .given)
        : GroupFit(count: Self.countLimit, reason: .limit)
    case .untilFull:
      return sizesToContent
        ? GroupFit(count: sequence.subitems.count, reason: .oneRun)
        : fittingCount(
          of: sequence, in: inner, changes: rowChanges(of: sequence, in: inner, from: firstLeaf))
    }
  }

  /// Tries one subitem, two, three, and so on, and stops before the first number that does not fit.
  ///
  /// A number fits if the subitems and the spacing between them are not longer than the group.
  /// Fractions refer to the length without the spacing, so two items of half the width fit with
  /// spacing between them (conformance cases `charon-002` to `charon-022`).
  ///
  /// - Parameter changes: The differences between measured and estimated lengths, or `nil` if
  ///   nothing was measured.
  private func fittingCount(
    of sequence: LayoutSequence, in inner: LayoutSize, changes: RowChanges?
  ) -> GroupFit {
    var changes = changes
    let axis = sequence.axis
    let length = inner[axis]
    let spacing = sequence.interItemSpacing.minimum
    // Half a pixel of excess fits: the recorded answers allow it, and lengths that were computed to
    // fill a row exactly have to fill it.
    let room = length + 0.5 / grid.scale + PixelGrid.roundingTolerance
    let subitems = sequence.subitems
    let dependsOnCount =
      spacing != 0 && subitems.contains { $0[axis].fractionAxis == axis }

    var lengths = subitems.map { outerLength(of: $0, along: axis, in: inner) }
    var cycle = lengths.reduce(0, +) + Double(subitems.count) * spacing
    if !dependsOnCount, cycle <= 0 {
      return GroupFit(count: subitems.count, reason: .withoutRoom)
    }

    var count = 0
    var used = 0.0
    var fitting = 0.0
    while count < Self.countLimit {
      let candidate = count + 1
      if dependsOnCount {
        var base = inner
        base[axis] = length - Double(candidate - 1) * spacing
        for index in subitems.indices {
          lengths[index] = outerLength(of: subitems[index], along: axis, in: base)
        }
        cycle = lengths.reduce(0, +)
        let rounds = candidate / subitems.count
        used = Double(rounds) * cycle + Double(candidate - 1) * spacing
        for index in 0..<(candidate % subitems.count) { used += lengths[index] }
        if cycle + Double(subitems.count) * spacing <= 0 {
          return GroupFit(count: max(count, subitems.count), reason: .withoutRoom)
        }
      } else {
        used += lengths[count % subitems.count] + (count > 0 ? spacing : 0)
      }
      let listIndex = count % subitems.count
      changes?.add(
        subitems[listIndex], at: listIndex,
        estimate: subitems[listIndex][axis].resolved(in: inner, on: grid))
      let taken = used + (changes?.total ?? 0)
      // The estimates decide whether a group contains anything: an item that turns out longer than
      // its row has the row to itself.
      guard (count == 0 ? used : taken) <= room else {
        return GroupFit(count: count, reason: .full, used: fitting, next: count == 0 ? used : taken)
      }
      fitting = taken
      count = candidate
    }
    return GroupFit(count: count, reason: .limit, used: fitting)
  }

  /// Returns the length of a subitem with the minimums of its edge spacing.
  private func outerLength(
    of item: LayoutSubitem, along axis: LayoutAxis, in base: LayoutSize
  ) -> Double {
    item[axis].resolved(in: base, on: grid) + item.edgeSpacing.start(axis).minimum
      + item.edgeSpacing.end(axis).minimum
  }
}
