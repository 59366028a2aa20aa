/// An observer that records every decision that leads to one element.
final class ExplanationRecorder: SolveObserver {
  /// The explained element, by its index in the box that is being solved.
  enum Target {
    case leaf(Int)
    /// A supplementary item. The box's own items come before the items of its subitems.
    case supplement(Int)
    case boundary(Int)
    /// No further element.
    case done
  }

  private(set) var steps: [LayoutStep] = []
  private let rootTarget: Target
  private var target: Target
  /// The subitem that contains the target, the target in it, and the position of the subitem's
  /// first item.
  private var following: (subitem: Int, target: Target, firstLeaf: Int)?
  /// The number of supplementary items of the box itself.
  private var ownCount = 0
  /// The equal share of the next box, if it has one instead of a length of its own.
  private var share: (axis: LayoutAxis, base: Double, count: Int)?

  init(_ target: Target) {
    rootTarget = target
    self.target = target
  }

  /// Records a decision.
  func note(
    _ rule: LayoutRule, _ subject: LayoutStep.Subject, _ axis: LayoutAxis?,
    _ inputs: [LayoutQuantity], _ result: Double
  ) {
    steps.append(
      LayoutStep(
        rule: rule, subject: subject, axis: axis, path: path, inputs: inputs, result: result))
  }

  /// A Boolean value that indicates whether decisions about boxes are recorded.
  private var recordsBoxes: Bool {
    if case .boundary = rootTarget { return false }
    return true
  }

  private func noteLength(
    _ dimension: LayoutDimension, _ axis: LayoutAxis, in base: LayoutSize, _ result: Double
  ) {
    let rule: LayoutRule
    let inputs: [LayoutQuantity]
    if let fractionAxis = dimension.fractionAxis {
      rule = dimension.value < 0 ? .lengthsAreNotNegative : .fractionsRoundDown
      inputs = [
        LayoutQuantity(.fraction, dimension.value), LayoutQuantity(.base, base[fractionAxis]),
      ]
    } else {
      rule = dimension.value < 0 ? .lengthsAreNotNegative : .pointsAreKept
      inputs = [
        LayoutQuantity(dimension.isEstimated ? .estimate : .points, dimension.value)
      ]
    }
    note(rule, .length, axis, inputs, result)
  }

  // MARK: - What the solver decides

  override func didResolveContainer(
    _ base: LayoutSize, from container: LayoutSize, for section: LayoutSection,
    scrollAxis: LayoutAxis
  ) {
    guard recordsBoxes else { return }
    let cross = section.isOrthogonal ? scrollAxis : scrollAxis.perpendicular
    for axis in LayoutAxis.both {
      var inputs = [LayoutQuantity(.container, container[axis])]
      if axis != scrollAxis {
        inputs.append(LayoutQuantity(.referenceInsets, section.referenceInsets.total(axis)))
      }
      if axis == cross {
        inputs.append(LayoutQuantity(.sectionInsets, section.contentInsets.total(axis)))
      }
      note(
        axis != scrollAxis && section.referenceInsets.total(axis) != 0
          ? .referenceInsets : .rootGroupBase,
        .container, axis, inputs, base[axis])
    }
  }

  override func didResolveSize(_ size: LayoutSize, _ item: LayoutSubitem, in base: LayoutSize) {
    guard recordsBoxes else { return }
    ownCount = item.supplementaryItems.count
    following = nil
    for axis in LayoutAxis.both {
      if let share, share.axis == axis {
        note(
          .equalShares, .length, axis,
          [LayoutQuantity(.base, share.base), LayoutQuantity(.count, Double(share.count))],
          size[axis])
      } else {
        noteLength(item[axis], axis, in: base, size[axis])
      }
    }
    share = nil
  }

  override func didPlaceItem(_ frame: LayoutRect, in slot: LayoutRect, _ item: LayoutSubitem) {
    guard recordsBoxes else { return }
    noteInsets(item.effectiveInsets, of: item.contentInsets, from: slot, to: frame)
  }

  /// Records the effective ones of an element's insets, and those that an estimate leaves without
  /// effect.
  private func noteInsets(
    _ insets: LayoutInsets, of all: LayoutInsets, from slot: LayoutRect, to frame: LayoutRect
  ) {
    for axis in LayoutAxis.both {
      note(
        .contentInsets, .frameInSlot, axis,
        [LayoutQuantity(.insets, insets.start(axis))]
          + ignored(all.start(axis) - insets.start(axis)),
        frame.origin[axis] - slot.origin[axis])
      note(
        .contentInsets, .frameLength, axis,
        [LayoutQuantity(.length, slot.size[axis]), LayoutQuantity(.insets, insets.total(axis))]
          + ignored(all.total(axis) - insets.total(axis)),
        frame.size[axis])
    }
  }

  private func ignored(_ insets: Double) -> [LayoutQuantity] {
    insets == 0 ? [] : [LayoutQuantity(.ignoredInsets, insets)]
  }

  override func didPlaceCustomItems(_ items: [LayoutCustomItem]) {
    guard case .leaf(let index) = target, items.indices.contains(index) else { return }
    for axis in LayoutAxis.both {
      note(.customGroup, .frameInSlot, axis, [], items[index].frame.origin[axis])
      note(.customGroup, .frameLength, axis, [], items[index].frame.size[axis])
    }
  }

  override func didResolveInnerSize(_ inner: LayoutSize, of size: LayoutSize, _ item: LayoutSubitem)
  {
    guard recordsBoxes else { return }
    for axis in LayoutAxis.both {
      note(
        .subitemBase, .inner, axis,
        [
          LayoutQuantity(.length, size[axis]),
          LayoutQuantity(.insets, item.effectiveInsets.total(axis)),
        ] + ignored(item.contentInsets.total(axis) - item.effectiveInsets.total(axis)),
        inner[axis])
    }
  }

  override func didResolveCount(_ fit: GroupFit, of group: LayoutSequence, in inner: LayoutSize) {
    guard recordsBoxes else { return }
    var inputs = [LayoutQuantity(.length, inner[group.axis])]
    let rule: LayoutRule
    switch fit.reason {
    case .given:
      if case .divided = group.repetition { rule = .equalShares } else { rule = .repeatedAtOwnSize }
    case .oneRun: rule = .estimatedGroupHoldsOneRun
    case .full, .limit:
      rule = .listRepeats
      inputs += [LayoutQuantity(.used, fit.used), LayoutQuantity(.next, fit.next)]
    case .withoutRoom: rule = .subitemsWithoutRoom
    }
    note(rule, .count, nil, inputs, Double(fit.count))
  }

  override func didResolveBase(
    _ base: LayoutSize, of group: LayoutSequence, count: Int, in inner: LayoutSize
  ) {
    guard recordsBoxes else { return }
    let axis = group.axis
    note(
      .subitemBase, .base, axis,
      [
        LayoutQuantity(.length, inner[axis]), LayoutQuantity(.count, Double(count)),
        LayoutQuantity(.spacing, group.interItemSpacing.minimum),
      ], base[axis])
    if case .divided = group.repetition { share = (axis, base[axis], count) }
  }

  override func didResolveLengthFromContent(
    _ length: Double, along axis: LayoutAxis, instead estimate: Double
  ) {
    guard recordsBoxes else { return }
    note(
      .estimatedGroupHoldsOneRun, .length, axis, [LayoutQuantity(.estimate, estimate)], length)
  }

  override func didResolveLengthFromMeasurement(
    _ length: Double, along axis: LayoutAxis, instead estimate: Double
  ) {
    guard recordsBoxes else { return }
    note(.measuredInstead, .length, axis, [LayoutQuantity(.estimate, estimate)], length)
  }

  override func didResolveLengthFromSiblings(
    _ length: Double, along axis: LayoutAxis, instead own: Double
  ) {
    guard recordsBoxes else { return }
    note(.uniformSiblings, .length, axis, [LayoutQuantity(.length, own)], length)
  }

  override func didDistribute(
    _ share: Double, leftover: Double, flexible: Int, along axis: LayoutAxis
  ) {
    guard recordsBoxes else { return }
    note(
      .flexibleSpacingShares, .share, axis,
      [LayoutQuantity(.leftover, leftover), LayoutQuantity(.flexible, Double(flexible))], share)
  }

  override func didPlaceSubitem(_ placed: PlacedSubitem) {
    switch target {
    case .leaf(let leaf):
      guard placed.leaves.contains(leaf) else { return }
      let first = placed.leaves.lowerBound
      following = (placed.listIndex, .leaf(leaf - first), first)
    case .supplement(let supplement):
      guard placed.supplements.contains(supplement - ownCount) else { return }
      following = (
        placed.listIndex, .supplement(supplement - ownCount - placed.supplements.lowerBound),
        placed.leaves.lowerBound
      )
    case .boundary, .done: return
    }
    let axis = placed.axis
    let cross = axis.perpendicular
    note(
      .subitemsFollow, .slotPosition, axis,
      [
        LayoutQuantity(.groupEdge, placed.corner[axis]),
        LayoutQuantity(.index, Double(placed.index)),
        LayoutQuantity(.precedingEnd, placed.origin[axis] - placed.edge),
        LayoutQuantity(.edgeSpacing, placed.edge),
      ], placed.origin[axis])
    note(
      .acrossTheGroup, .slotPosition, cross, [LayoutQuantity(.groupEdge, placed.corner[cross])],
      placed.origin[cross])
  }

  override func target(inSubitem subitem: Int) -> Int? {
    guard let followed = following, followed.subitem == subitem else { return nil }
    following = nil
    target = followed.target
    return followed.firstLeaf
  }

  override func didPlaceSupplementaryItem(
    _ placed: PlacedSupplement, at index: Int, _ item: LayoutSupplementaryItem
  ) {
    guard case .supplement(index) = target else { return }
    target = .done
    for axis in LayoutAxis.both {
      noteLength(item[axis], axis, in: placed.base, placed.slot.size[axis])
      note(
        .anchors, .slotPosition, axis,
        [
          LayoutQuantity(.hostPosition, placed.host.origin[axis]),
          LayoutQuantity(.anchorPoint, placed.target[axis]),
          LayoutQuantity(.ownPoint, placed.own[axis]),
        ], placed.slot.origin[axis])
    }
    noteInsets(
      item.contentInsets.effective(width: item.width, height: item.height),
      of: item.contentInsets, from: placed.slot, to: placed.frame)
  }

  override func didResolveBoundaryItem(
    _ placed: BoundaryPattern.Item, at index: Int, _ item: LayoutBoundaryItem, in base: LayoutSize,
    estimate: LayoutSize
  ) {
    guard case .boundary(index) = target else { return }
    for axis in LayoutAxis.both {
      noteLength(item[axis], axis, in: base, estimate[axis])
      if placed.size[axis] != estimate[axis] {
        note(
          .measuredInstead, .length, axis, [LayoutQuantity(.estimate, estimate[axis])],
          placed.size[axis])
      }
    }
  }

  override func didPlaceRootGroup(
    _ box: SolvedBox, at origin: LayoutPoint, pitch: Double, stackAxis: LayoutAxis
  ) {
    let frame: LayoutRect
    switch rootTarget {
    case .leaf(let index): frame = box.leaves[index].frame
    case .supplement(let index): frame = box.supplements[index].frame
    case .boundary, .done: return
    }
    for axis in LayoutAxis.both {
      note(.subitemsFollow, .inGroup, axis, [], frame.origin[axis])
      note(.edgeSpacing, .firstGroup, axis, [], origin[axis])
    }
  }
}
