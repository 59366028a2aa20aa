/// Listens to a solve and notes what cannot be satisfied.
final class DiagnosisCollector: SolveObserver {
  private(set) var diagnoses: [LayoutDiagnosis] = []
  private let sectionKind: Int?

  /// - Parameter sectionKind: the kind of section that is solved; nil for the whole content.
  init(sectionKind: Int?) { self.sectionKind = sectionKind }

  func note(
    _ problem: LayoutDiagnosis.Problem, part: LayoutDiagnosis.Place.Part = .box,
    below index: Int? = nil
  ) {
    var path = path
    if let index { path.append(index) }
    diagnoses.append(
      LayoutDiagnosis(
        problem: problem, place: .init(sectionKind: sectionKind, path: path, part: part)))
  }

  private func checkLengths(
    _ size: LayoutSize, _ width: LayoutDimension, _ height: LayoutDimension, in base: LayoutSize,
    part: LayoutDiagnosis.Place.Part = .box
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
    _ insets: LayoutInsets, of size: LayoutSize, part: LayoutDiagnosis.Place.Part = .box
  ) {
    for axis in LayoutAxis.both where insets.total(axis) > size[axis] {
      note(
        .insetsExceedSlot(axis: axis, length: size[axis], insets: insets.total(axis)), part: part)
    }
  }

  override func boxBecame(_ size: LayoutSize, _ item: LayoutItem, in base: LayoutSize) {
    checkLengths(size, item.width, item.height, in: base)
  }

  override func leafBecame(_ frame: LayoutRect, in slot: LayoutRect, _ item: LayoutItem) {
    checkInsets(item.effectiveInsets, of: slot.size)
  }

  override func customBecame(_ places: [LayoutCustomItem]) {
    if places.isEmpty { note(.customGroupWithoutPlaces) }
  }

  override func innerBecame(_ inner: LayoutSize, of size: LayoutSize, _ item: LayoutItem) {
    for axis in LayoutAxis.both where inner[axis] < 0 {
      note(
        .insetsExceedGroup(
          axis: axis, length: size[axis], insets: item.effectiveInsets.total(axis)))
    }
  }

  override func countBecame(_ fit: GroupFit, of group: LayoutGroup, in inner: LayoutSize) {
    let axis = group.axis
    switch fit.reason {
    case .given:
      for index in group.subitems.indices.dropFirst() { note(.subitemBesideCount, below: index) }
    case .oneRun: break
    case .full where fit.count == 0:
      note(
        .firstSubitemTooLong(axis: axis, length: fit.next, room: inner[axis]), below: 0)
    case .full:
      // Only of the first left out is known how long it would be: the others were not tried.
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

  override func baseBecame(
    _ base: LayoutSize, of group: LayoutGroup, count: Int, in inner: LayoutSize
  ) {
    guard case .divided = group.repetition, base[group.axis] < 0 else { return }
    note(
      .shareBelowZero(
        axis: group.axis, length: inner[group.axis], spacing: group.interItemSpacing.minimum,
        count: count))
  }

  override func entrance(ofSubitem subitem: Int) -> Int? { 0 }

  override func supplementBecame(
    _ place: PlacedSupplement, at index: Int, _ item: LayoutSupplementaryItem
  ) {
    checkLengths(
      place.slot.size, item.width, item.height, in: place.base, part: .supplementaryItem(index))
    checkInsets(
      item.contentInsets.effective(width: item.width, height: item.height),
      of: place.slot.size, part: .supplementaryItem(index))
  }

  override func boundaryBecame(
    _ place: BoundaryPattern.Item, at index: Int, _ item: LayoutBoundaryItem, in base: LayoutSize,
    estimate: LayoutSize
  ) {
    checkLengths(place.size, item.width, item.height, in: base, part: .boundaryItem(index))
    checkInsets(place.insets, of: place.size, part: .boundaryItem(index))
  }

  override func rootPlaced(
    _ box: SolvedBox, at origin: LayoutPoint, pitch: Double, stackAxis: LayoutAxis
  ) {
    guard !box.leaves.isEmpty, pitch <= 0 else { return }
    note(
      .pitchNotPositive(
        axis: stackAxis, length: box.size[stackAxis], spacing: pitch - box.size[stackAxis]))
  }
}
