/// Resolves sizes and positions within a group and its nested groups.
///
/// `docs/layout-rules.md` lists the rules. A group is solved once for a description and a
/// container, not once for each item of data.
struct GroupSolver {
  /// The pixels that lengths are rounded to.
  let grid: PixelGrid
  /// The number of items in the largest section with the template, which limits the number of items
  /// in a group.
  let leafLimit: Int
  /// The observer of the decisions; `nil` unless an explanation or a diagnosis is requested.
  var observer: SolveObserver?
  /// The measured sizes of the root group's items, or `nil` if none was measured.
  var measurements: GroupMeasurements?

  /// Solves an item or a group.
  ///
  /// - Parameters:
  ///   - base: The size that fractions refer to.
  ///   - firstLeaf: The position in the root group of the subitem's first item.
  ///   - shared: The lengths that siblings share; NaN along axes without one.
  func solve(
    _ item: LayoutSubitem, in base: LayoutSize, from firstLeaf: Int = 0,
    shared: LayoutSize = .unknown
  ) -> SolvedBox {
    let size = LayoutSize(
      width: item.width.resolved(in: base, on: grid),
      height: item.height.resolved(in: base, on: grid))
    observer?.didResolveSize(size, item, in: base)
    guard case .group(let group) = item else {
      return leaf(item, estimate: size, at: firstLeaf, shared: shared)
    }
    switch group.content {
    case .sequence(let sequence):
      return arrange(sequence, as: item, size: size, base: base, from: firstLeaf, shared: shared)
    case .custom(let items):
      return custom(items, as: item, size: size, base: base, shared: shared)
    }
  }

  /// Solves an item of data. A measured length replaces an estimate, and a shared length replaces
  /// both.
  private func leaf(
    _ item: LayoutSubitem, estimate: LayoutSize, at leaf: Int, shared: LayoutSize
  ) -> SolvedBox {
    var size = estimate
    var axes: LayoutAxes = []
    var measuredAxes: LayoutAxes = []
    func decide(_ axis: LayoutAxis) {
      guard item[axis].isEstimated else { return }
      axes.insert(LayoutAxes(axis))
      if let length = measurements?.length(ofLeaf: leaf, along: axis) {
        measuredAxes.insert(LayoutAxes(axis))
        observer?.didResolveLengthFromMeasurement(length, along: axis, instead: size[axis])
        size[axis] = length
      }
      if !shared[axis].isNaN {
        observer?.didResolveLengthFromSiblings(shared[axis], along: axis, instead: size[axis])
        size[axis] = shared[axis]
      }
    }
    decide(.horizontal)
    decide(.vertical)
    let slot = LayoutRect(size: size)
    let frame = item.effectiveInsets.applied(to: slot)
    observer?.didPlaceItem(frame, in: slot, item)
    var box = SolvedBox(empty: size)
    box.leaves = [SolvedLeaf(slot: slot, frame: frame, axes: axes)]
    box.contentExtent = size
    box.measuredAxes = measuredAxes
    if !item.supplementaryItems.isEmpty {
      box.supplements = supplements(item.supplementaryItems, of: frame, base: frame.size)
    }
    return box
  }

  /// Solves a group of items with given frames (conformance case `charon-060`). Along an estimated
  /// axis, the group reaches from its corner to the farthest edge of all of them.
  private func custom(
    _ items: [LayoutCustomItem], as item: LayoutSubitem, size estimate: LayoutSize,
    base: LayoutSize, shared: LayoutSize
  ) -> SolvedBox {
    observer?.didPlaceCustomItems(items)
    guard !items.isEmpty else {
      var box = SolvedBox(empty: estimate)
      box.holdsEmptyGroup = true
      return box
    }
    var size = estimate
    for axis in LayoutAxis.both where item[axis].isEstimated {
      size[axis] = items.reduce(0) { max($0, $1.frame.maximum(axis)) }
      observer?.didResolveLengthFromContent(size[axis], along: axis, instead: estimate[axis])
      guard !shared[axis].isNaN else { continue }
      observer?.didResolveLengthFromSiblings(shared[axis], along: axis, instead: size[axis])
      size[axis] = shared[axis]
    }
    var box = SolvedBox(empty: size)
    let slot = LayoutRect(size: size)
    box.leaves = items.prefix(leafLimit).map {
      SolvedLeaf(slot: slot, frame: $0.frame, zIndex: $0.zIndex)
    }
    box.contentExtent = size
    addSupplements(of: item, to: &box, base: base)
    return box
  }

  private func addSupplements(of item: LayoutSubitem, to box: inout SolvedBox, base: LayoutSize) {
    guard !item.supplementaryItems.isEmpty, !box.leaves.isEmpty else { return }
    let host = item.effectiveInsets.applied(to: LayoutRect(size: box.size))
    box.supplements =
      supplements(item.supplementaryItems, of: host, base: base) + box.supplements
  }

  /// Solves a group of subitems.
  private func arrange(
    _ sequence: LayoutSequence, as item: LayoutSubitem, size: LayoutSize,
    base container: LayoutSize,
    from firstLeaf: Int, shared: LayoutSize
  ) -> SolvedBox {
    let axis = sequence.axis
    let cross = axis.perpendicular
    let insets = item.effectiveInsets
    var inner = LayoutSize(
      width: size.width - insets.total(.horizontal),
      height: size.height - insets.total(.vertical))
    observer?.didResolveInnerSize(inner, of: size, item)
    var nothing = SolvedBox(empty: size)
    nothing.holdsEmptyGroup = true
    guard inner.width >= 0, inner.height >= 0 else { return nothing }

    let sizesToContent = item[axis].isEstimated
    let fit = fit(of: sequence, in: inner, sizesToContent: sizesToContent, from: firstLeaf)
    observer?.didResolveCount(fit, of: sequence, in: inner)
    let count = fit.count
    guard count > 0 else { return nothing }

    let spacing = sequence.interItemSpacing
    var base = inner
    base[axis] -= Double(count - 1) * spacing.minimum
    observer?.didResolveBase(base, of: sequence, count: count, in: inner)
    guard
      let boxes = boxes(
        of: sequence, count: count, in: base, from: firstLeaf,
        filling: item.estimatedPart(of: shared))
    else {
      return nothing
    }

    // A group that takes its length from its content does not use its estimate.
    var arrangement = GroupArrangement(
      sequence: sequence, count: count, boxes: boxes.list, special: boxes.special)
    var outer = size
    if sizesToContent, !sequence.isDivided {
      inner[axis] = arrangement.minimumLength
      outer[axis] = inner[axis]
      observer?.didResolveLengthFromContent(outer[axis], along: axis, instead: size[axis])
    }
    if item[cross].isEstimated {
      inner[cross] = arrangement.crossLength
      outer[cross] = inner[cross]
      observer?.didResolveLengthFromContent(outer[cross], along: cross, instead: size[cross])
    }
    func agree(_ axis: LayoutAxis) {
      guard item[axis].isEstimated, !shared[axis].isNaN else { return }
      observer?.didResolveLengthFromSiblings(shared[axis], along: axis, instead: outer[axis])
      inner[axis] = shared[axis]
      outer[axis] = shared[axis]
    }
    agree(.horizontal)
    agree(.vertical)
    arrangement.distribute(in: inner, observer: observer)
    var box = arrangement.placed(
      in: inner, corner: LayoutPoint(x: insets.leading, y: insets.top), size: outer,
      leafLimit: leafLimit, observer: observer)
    box.reflows = box.reflows || (fit.reason == .full && sequence.reflowsItems)
    if let observer {
      follow(
        sequence, count: count, listCount: boxes.list.count, in: base, from: firstLeaf,
        shared: boxes.shared, with: observer)
    }
    addSupplements(of: item, to: &box, base: container)
    return box
  }

  /// Returns a subitem at its own size, or with an equal share of its group.
  func subitem(
    _ index: Int, of sequence: LayoutSequence, count: Int, in base: LayoutSize
  ) -> LayoutSubitem {
    var subitem = sequence.subitems[index]
    guard sequence.isDivided else { return subitem }
    let share = LayoutDimension.absolute(grid.floored(base[sequence.axis] / Double(count)))
    if sequence.axis == .horizontal { subitem.width = share } else { subitem.height = share }
    return subitem
  }

  /// Solves the subitems again that an observer follows.
  private func follow(
    _ sequence: LayoutSequence, count: Int, listCount: Int, in base: LayoutSize,
    from firstLeaf: Int,
    shared: LayoutSize, with observer: SolveObserver
  ) {
    for index in 0..<listCount {
      guard let leaf = observer.target(inSubitem: index) else { continue }
      let subitem = subitem(index, of: sequence, count: count, in: base)
      observer.path.append(index)
      _ = solve(
        subitem, in: base, from: firstLeaf + leaf, shared: subitem.lengths(sharedFrom: shared))
      observer.path.removeLast()
    }
  }
}

extension LayoutSequence {
  /// A Boolean value that indicates whether the subitems get equal shares of the group.
  var isDivided: Bool {
    if case .divided = repetition { return true }
    return false
  }

  /// A Boolean value that indicates whether items of estimated length follow each other in the
  /// group.
  var reflowsItems: Bool {
    subitems.contains { item in
      if item.isItem { return item[axis].isEstimated }
      return item[axis].isUniform
    }
  }
}
