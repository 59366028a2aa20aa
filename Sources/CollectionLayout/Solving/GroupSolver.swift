/// Decides sizes and positions within one group, and within the groups in it.
///
/// Rules: `docs/layout-rules.md`. A group is solved once for a description and a container, never
/// once for each item of data.
struct GroupSolver {
  /// The pixels to round to.
  let grid: PixelGrid
  /// How many items the largest section of the kind has: no more leaves are ever needed.
  let leafLimit: Int
  /// Who hears what is decided; nobody, as a rule.
  var observer: SolveObserver?

  /// Solves an item or a group.
  ///
  /// - Parameter base: the lengths that fractions refer to.
  func solve(_ item: LayoutItem, in base: LayoutSize) -> SolvedBox {
    let size = LayoutSize(
      width: resolve(item.width, in: base), height: resolve(item.height, in: base))
    observer?.boxBecame(size, item, in: base)
    switch item.content {
    case .item: return leaf(item, size: size)
    case .group(let group): return arrange(group, as: item, size: size, base: base)
    case .custom(let places): return custom(places, as: item, size: size, base: base)
    }
  }

  /// The length of a dimension in points. Fractions are rounded down to a pixel as soon as they are
  /// resolved, absolute lengths are kept; nothing is shorter than zero.
  func resolve(_ dimension: LayoutDimension, in base: LayoutSize) -> Double {
    switch dimension {
    case .fractionalWidth(let fraction): return max(0, grid.floored(fraction * base.width))
    case .fractionalHeight(let fraction): return max(0, grid.floored(fraction * base.height))
    case .absolute(let length), .estimated(let length): return max(0, length)
    }
  }

  /// A single item of data.
  private func leaf(_ item: LayoutItem, size: LayoutSize) -> SolvedBox {
    let slot = LayoutRect(size: size)
    let frame = item.effectiveInsets.applied(to: slot)
    observer?.leafBecame(frame, in: slot, item)
    var box = SolvedBox(empty: size)
    box.leaves = [SolvedLeaf(slot: slot, frame: frame)]
    box.reach = size
    if !item.supplementaryItems.isEmpty {
      box.supplements = supplements(item.supplementaryItems, of: frame, base: frame.size)
    }
    return box
  }

  /// A group whose places the caller decided (conformance case `charon-060`).
  private func custom(
    _ places: [LayoutCustomItem], as item: LayoutItem, size: LayoutSize, base: LayoutSize
  ) -> SolvedBox {
    observer?.customBecame(places)
    var box = SolvedBox(empty: size)
    guard !places.isEmpty else {
      box.holdsEmptyGroup = true
      return box
    }
    let slot = LayoutRect(size: size)
    box.leaves = places.prefix(leafLimit).map {
      SolvedLeaf(slot: slot, frame: $0.frame, zIndex: $0.zIndex)
    }
    box.reach = size
    addSupplements(of: item, to: &box, base: base)
    return box
  }

  private func addSupplements(of item: LayoutItem, to box: inout SolvedBox, base: LayoutSize) {
    guard !item.supplementaryItems.isEmpty, !box.leaves.isEmpty else { return }
    let host = item.effectiveInsets.applied(to: LayoutRect(size: box.size))
    box.supplements =
      supplements(item.supplementaryItems, of: host, base: base) + box.supplements
  }

  /// Places a group's subitems.
  private func arrange(
    _ group: LayoutGroup, as item: LayoutItem, size: LayoutSize, base container: LayoutSize
  ) -> SolvedBox {
    let axis = group.axis
    let cross = axis.crossed
    let insets = item.effectiveInsets
    var inner = LayoutSize(
      width: size.width - insets.total(.horizontal),
      height: size.height - insets.total(.vertical))
    observer?.innerBecame(inner, of: size, item)
    var nothing = SolvedBox(empty: size)
    nothing.holdsEmptyGroup = true
    guard inner.width >= 0, inner.height >= 0 else { return nothing }

    let isElastic = item[axis].isEstimated
    let fit = fit(of: group, in: inner, isElastic: isElastic)
    observer?.countBecame(fit, of: group, in: inner)
    let count = fit.count
    guard count > 0 else { return nothing }

    let spacing = group.interItemSpacing
    var base = inner
    base[axis] -= Double(count - 1) * spacing.minimum
    observer?.baseBecame(base, of: group, count: count, in: inner)
    guard let boxes = boxes(of: group, count: count, in: base) else { return nothing }

    // A group that takes its length from its content: what it holds decides, the estimate does not.
    var run = Run(group: group, count: count, boxes: boxes)
    var outer = size
    if isElastic, group.repetition == .untilFull {
      inner[axis] = run.minimumLength
      outer[axis] = inner[axis]
      observer?.contentDecided(outer[axis], along: axis, instead: size[axis])
    }
    if item[cross].isEstimated {
      inner[cross] = run.crossLength
      outer[cross] = inner[cross]
      observer?.contentDecided(outer[cross], along: cross, instead: size[cross])
    }
    run.distribute(in: inner, observer: observer)
    var box = run.place(
      in: inner, corner: LayoutPoint(x: insets.leading, y: insets.top), size: outer,
      leafLimit: leafLimit, observer: observer)
    if let observer {
      follow(group, count: count, boxCount: boxes.count, in: base, with: observer)
    }
    addSupplements(of: item, to: &box, base: container)
    return box
  }

  /// Solves every subitem that is placed at least once. Equal neighbours in the list are solved once.
  ///
  /// - Returns: nil where an equal share of the group would be less than nothing.
  private func boxes(of group: LayoutGroup, count: Int, in base: LayoutSize) -> [SolvedBox]? {
    var solver = self
    solver.observer = nil
    if case .divided = group.repetition, base[group.axis] < 0 { return nil }
    var boxes: [SolvedBox] = []
    let placed = group.repetition == .untilFull ? min(count, group.subitems.count) : 1
    boxes.reserveCapacity(placed)
    for index in 0..<placed {
      if index > 0, group.subitems[index] == group.subitems[index - 1] {
        boxes.append(boxes[index - 1])
      } else {
        boxes.append(solver.solve(subitem(index, of: group, count: count, in: base), in: base))
      }
    }
    return boxes
  }

  /// A subitem as it is laid out: at its own size, or with an equal share of its group.
  private func subitem(
    _ index: Int, of group: LayoutGroup, count: Int, in base: LayoutSize
  ) -> LayoutItem {
    var subitem = group.subitems[index]
    guard case .divided = group.repetition else { return subitem }
    let share = LayoutDimension.absolute(grid.floored(base[group.axis] / Double(count)))
    if group.axis == .horizontal { subitem.width = share } else { subitem.height = share }
    return subitem
  }

  /// Solves those subitems again that an observer wants to hear about.
  private func follow(
    _ group: LayoutGroup, count: Int, boxCount: Int, in base: LayoutSize,
    with observer: SolveObserver
  ) {
    for index in 0..<boxCount where observer.enters(subitem: index) {
      observer.path.append(index)
      _ = solve(subitem(index, of: group, count: count, in: base), in: base)
      observer.path.removeLast()
    }
  }
}
