extension GroupSolver {
  /// No group holds more subitems than this, nor more items of data with those in nested groups; it bounds
  /// the work where subitems take next to no room.
  static let countLimit = 1 << 20

  /// How many subitems one full group holds.
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
  /// A number fits when that many subitems, with fractions resolved in what the spacing between them
  /// leaves, and the spacing itself, are no longer than the group. So half-width items with a gap
  /// still stand two in a row (conformance cases `charon-002` to `charon-022`).
  ///
  /// - Parameter changes: what was measured of subitems of estimated lengths, which counts instead; nil
  ///   where nothing was.
  private func fittingCount(
    of sequence: LayoutSequence, in inner: LayoutSize, changes: RowChanges?
  ) -> GroupFit {
    var changes = changes
    let axis = sequence.axis
    let length = inner[axis]
    let spacing = sequence.interItemSpacing.minimum
    // Half a pixel of slack: the recorded answers do not say less, and lengths that were computed
    // to fill a row exactly must fill it.
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
      // Whether a group holds anything is decided by the estimates: what turns out longer than its row has
      // the row to itself.
      guard (count == 0 ? used : taken) <= room else {
        return GroupFit(count: count, reason: .full, used: fitting, next: count == 0 ? used : taken)
      }
      fitting = taken
      count = candidate
    }
    return GroupFit(count: count, reason: .limit, used: fitting)
  }

  /// What a subitem takes of its group's length: its own, and the least its edge spacing asks for.
  private func outerLength(
    of item: LayoutSubitem, along axis: LayoutAxis, in base: LayoutSize
  ) -> Double {
    item[axis].resolved(in: base, on: grid) + item.edgeSpacing.start(axis).minimum
      + item.edgeSpacing.end(axis).minimum
  }
}
