/// An observer that collects what cannot be satisfied.
final class DiagnosisCollector: SolveObserver {
  private(set) var diagnoses: [LayoutDiagnosis] = []
  private let sectionTemplate: Int?

  /// Creates a collector.
  ///
  /// - Parameter sectionTemplate: The number of the section template, or `nil` for the whole
  ///   content.
  init(sectionTemplate: Int?) { self.sectionTemplate = sectionTemplate }

  func note(
    _ problem: LayoutDiagnosis.Problem, part: LayoutDiagnosis.Location.Part = .box,
    below index: Int? = nil
  ) {
    var path = path
    if let index { path.append(index) }
    diagnoses.append(
      LayoutDiagnosis(
        problem: problem, location: .init(sectionTemplate: sectionTemplate, path: path, part: part))
    )
  }

  private func checkLengths(
    _ size: LayoutSize, _ width: LayoutDimension, _ height: LayoutDimension, in base: LayoutSize,
    part: LayoutDiagnosis.Location.Part = .box
  ) {
    if size.width <= 0 {
      let base = base[width.fractionAxis ?? .horizontal]
      note(.lengthNotPositive(axis: .horizontal, dimension: width, base: base), part: part)
    }
    if size.height <= 0 {
      let base = base[height.fractionAxis ?? .vertical]
      note(.lengthNotPositive(axis: .vertical, dimension: height, base: base), part: part)
    }
  }

  private func checkInsets(
    _ insets: LayoutInsets, of size: LayoutSize, part: LayoutDiagnosis.Location.Part = .box
  ) {
    for axis in LayoutAxis.both where insets.total(axis) > size[axis] {
      note(
        .insetsExceedSlot(axis: axis, length: size[axis], insets: insets.total(axis)), part: part)
    }
  }

  override func didResolveSize(_ size: LayoutSize, _ item: LayoutSubitem, in base: LayoutSize) {
    checkLengths(size, item.width, item.height, in: base)
  }

  override func didPlaceItem(_ frame: LayoutRect, in slot: LayoutRect, _ item: LayoutSubitem) {
    checkInsets(item.effectiveInsets, of: slot.size)
  }

  override func didPlaceCustomItems(_ items: [LayoutCustomItem]) {
    if items.isEmpty { note(.customGroupWithoutItems) }
  }

  override func didResolveInnerSize(_ inner: LayoutSize, of size: LayoutSize, _ item: LayoutSubitem)
  {
    for axis in LayoutAxis.both where inner[axis] < 0 {
      note(
        .insetsExceedGroup(
          axis: axis, length: size[axis], insets: item.effectiveInsets.total(axis)))
    }
  }

  override func didResolveCount(_ fit: GroupFit, of group: LayoutSequence, in inner: LayoutSize) {
    let axis = group.axis
    switch fit.reason {
    case .given:
      for index in group.subitems.indices.dropFirst() { note(.subitemBesideCount, below: index) }
    case .oneRun: break
    case .full where fit.count == 0:
      note(
        .firstSubitemTooLong(axis: axis, length: fit.next, room: inner[axis]), below: 0)
    case .full:
      // Only the length of the first subitem that does not fit is known: the others were not tried.
      if fit.count < group.subitems.count {
        note(
          .subitemNeverReached(
            axis: axis, length: fit.next - fit.used, room: inner[axis] - fit.used),
          below: fit.count)
      }
    case .withoutRoom: note(.subitemsTakeNoRoom(axis: axis, length: inner[axis]))
    case .limit: note(.countLimitReached(axis: axis, count: fit.count, length: inner[axis]))
    }
  }

  override func didResolveBase(
    _ base: LayoutSize, of group: LayoutSequence, count: Int, in inner: LayoutSize
  ) {
    guard case .divided = group.repetition, base[group.axis] < 0 else { return }
    note(
      .shareBelowZero(
        axis: group.axis, length: inner[group.axis], spacing: group.interItemSpacing.minimum,
        count: count))
  }

  override func target(inSubitem subitem: Int) -> Int? { 0 }

  override func didPlaceSupplementaryItem(
    _ placed: PlacedSupplement, at index: Int, _ item: LayoutSupplementaryItem
  ) {
    checkLengths(
      placed.slot.size, item.width, item.height, in: placed.base, part: .supplementaryItem(index))
    checkInsets(
      item.contentInsets.effective(width: item.width, height: item.height),
      of: placed.slot.size, part: .supplementaryItem(index))
  }

  override func didResolveBoundaryItem(
    _ placed: BoundaryPattern.Item, at index: Int, _ item: LayoutBoundaryItem, in base: LayoutSize,
    estimate: LayoutSize
  ) {
    checkLengths(placed.size, item.width, item.height, in: base, part: .boundaryItem(index))
    checkInsets(placed.insets, of: placed.size, part: .boundaryItem(index))
  }

  override func didPlaceRootGroup(
    _ box: SolvedBox, at origin: LayoutPoint, pitch: Double, stackAxis: LayoutAxis
  ) {
    guard !box.leaves.isEmpty, pitch <= 0 else { return }
    note(
      .pitchNotPositive(
        axis: stackAxis, length: box.size[stackAxis], spacing: pitch - box.size[stackAxis]))
  }
}
