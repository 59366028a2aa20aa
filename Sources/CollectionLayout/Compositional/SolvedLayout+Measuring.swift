extension SolvedLayout {
  // MARK: - Measurable elements

  /// A Boolean value that indicates whether any item or boundary item has a length that is an
  /// estimate or measured.
  ///
  /// - Complexity: O(K), where K is the number of templates.
  public var isMeasurable: Bool {
    boundary.isMeasurable || patterns.contains { $0.isMeasurable || $0.boundary.isMeasurable }
  }

  /// Returns the axes along which an element's length is an estimate or measured. It is empty for
  /// elements that do not exist, for backgrounds, and for supplementary items of items and groups,
  /// which keep their estimates.
  ///
  /// - Complexity: O(1); O(log G) in a section with measured items, where G is the number of its
  ///   groups.
  public func measurableAxes(of element: LayoutElement) -> LayoutAxes {
    measurableAxes(of: element.category, index: element.index, section: element.section)
  }

  private func measurableAxes(
    of category: LayoutElement.Category, index: Int, section: Int
  ) -> LayoutAxes {
    switch category {
    case .globalBoundary(let kind):
      return boundary.items.first { $0.kind == kind }?.axes ?? []
    case .boundary(let kind):
      guard entries.indices.contains(section) else { return [] }
      return patterns[entry(section).template].boundary.items.first { $0.kind == kind }?.axes ?? []
    case .item:
      guard entries.indices.contains(section), index >= 0, index < entry(section).itemCount
      else { return [] }
      return measurableAxes(ofItem: index, inSection: section)
    case .supplementary, .decoration: return []
    }
  }

  private func measurableAxes(ofItem item: Int, inSection section: Int) -> LayoutAxes {
    let pattern = patterns[entry(section).template]
    let itemCount = entry(section).itemCount
    guard pattern.showsItems(itemCount), itemCount <= MeasuredSection.itemLimit else { return [] }
    if pattern.reflows, let measuredSection = measuredSection(section) {
      let resolved = measuredSection.resolvedGroup(containing: item)
      return resolved.shape.axes.isEmpty ? [] : resolved.shape.axes[item - resolved.firstItem]
    }
    return pattern.isMeasurable ? pattern.shape.axes[item % pattern.capacity] : []
  }

  // MARK: - Setting sizes

  /// Sets the measured size of an item of data.
  ///
  /// - Returns: A Boolean value that indicates whether any frame changed.
  /// - Precondition: The section and the item exist, and lengths along measurable axes are finite.
  /// - Complexity: The same as ``setMeasurement(_:)``.
  @discardableResult
  public mutating func setMeasuredSize(
    _ size: LayoutSize, ofItem item: Int, inSection section: Int
  ) -> Bool {
    checkItem(item, inSection: section)
    return record(size, .both, forItem: item, inSection: section)
  }

  /// Sets the measured size of an element.
  ///
  /// The size replaces the estimate, and frames that depend on it change. Lengths along axes that
  /// are not measurable are ignored, and negative lengths become zero.
  ///
  /// - Returns: A Boolean value that indicates whether any frame changed.
  /// - Precondition: Lengths along measurable axes are finite.
  /// - Complexity: O(log S + log G + K), where S is the number of sections, G the number of the
  ///   section's groups and K the number of items in a group. If measured sizes determine the
  ///   number of items in a group, the measured groups behind are visited; if the largest group
  ///   across the stack axis becomes shorter, or the largest of groups that share their lengths,
  ///   all measured groups of the section.
  @discardableResult
  public mutating func setMeasurement(_ measurement: LayoutMeasurement) -> Bool {
    switch measurement.category {
    case .item:
      checkItem(measurement.index, inSection: measurement.section)
      return record(
        measurement.size, measurement.axes, forItem: measurement.index,
        inSection: measurement.section)
    case .boundary(let kind):
      checkSection(measurement.section)
      return recordBoundary(kind, measurement.section, measurement.size, measurement.axes)
    case .globalBoundary(let kind):
      return recordGlobalBoundary(kind, measurement.size, measurement.axes)
    case .supplementary, .decoration: return false
    }
  }

  /// Sets many measurements at once. Measurements of elements that do not exist, or are not
  /// measurable, are ignored.
  ///
  /// - Precondition: Lengths along measurable axes are finite.
  /// - Complexity: O(m + G / 64 + S), where m is the number of measurements including the items of
  ///   their groups, G the number of groups in their sections, and S the number of sections.
  public mutating func setMeasurements(_ measurements: some Sequence<LayoutMeasurement>) {
    // The measurements by section, in the order in which sections store them.
    var pending: [(section: Int, entries: [(item: Int, size: LayoutSize)])] = []
    var pendingIndices = SparseArray<Int32>(count: entries.count, common: -1)
    for measurement in measurements {
      let axes = measurableAxes(
        of: measurement.category, index: measurement.index, section: measurement.section)
      guard case .item = measurement.category else {
        if !axes.isDisjoint(with: measurement.axes) { setMeasurement(measurement) }
        continue
      }
      let size = kept(
        measurement.size, measurement.axes, ofItem: measurement.index,
        inSection: measurement.section, measurable: axes)
      if size.isUnknown { continue }
      let section = measurement.section
      if pendingIndices[section] < 0 {
        pendingIndices[section] = Int32(pending.count)
        pending.append((section, []))
      }
      pending[Int(pendingIndices[section])].entries.append((measurement.index, size))
    }
    var changed = ChangedSections()
    for (section, entries) in pending {
      _ = change(section, &changed) { measuredSection in
        measuredSection.record(entries)
        return true
      }
    }
    refresh(after: changed)
  }

  // MARK: - Reading measurements

  /// Returns the measurement of an element, or `nil` if it was not measured.
  ///
  /// - Complexity: O(1).
  public func measurement(of element: LayoutElement) -> LayoutMeasurement? {
    let size: LayoutSize
    switch element.category {
    case .item:
      guard entries.indices.contains(element.section),
        let measuredSection = measuredSection(element.section),
        element.index >= 0, element.index < measuredSection.itemCount
      else { return nil }
      size = measuredSection.sizes[element.index]
    case .boundary(let kind):
      guard entries.indices.contains(element.section),
        let measuredSection = measuredSection(element.section),
        let index = measuredSection.boundary.items.firstIndex(where: { $0.kind == kind }),
        !measuredSection.boundarySizes.isEmpty
      else { return nil }
      size = measuredSection.boundarySizes[index]
    case .globalBoundary(let kind):
      guard let index = boundary.items.firstIndex(where: { $0.kind == kind }),
        !globalBoundarySizes.isEmpty
      else { return nil }
      size = globalBoundarySizes[index]
    case .supplementary, .decoration: return nil
    }
    return Self.measurement(size, element.category, element.section, element.index)
  }

  /// Calls a closure with each measurement: boundary items of the whole content, and by section
  /// items and boundary items.
  ///
  /// - Parameter includesItems: Pass `false` to leave out items.
  /// - Complexity: O(m + G / 64 + S / 64), where m is the number of measurements, G the number of
  ///   groups in their sections, and S the number of sections; O(m + S / 64) without items.
  public func forEachMeasurement(
    includesItems: Bool = true, _ body: (LayoutMeasurement) -> Void
  ) {
    for (index, size) in globalBoundarySizes.enumerated() {
      let category = LayoutElement.Category.globalBoundary(kind: boundary.items[index].kind)
      if let measurement = Self.measurement(size, category, 0, 0) { body(measurement) }
    }
    measuredSectionIndices.forEachAllocated(in: 0..<entries.count) { section, index in
      guard index >= 0 else { return }
      let measuredSection = measuredSections[Int(index)]
      measuredSection.sizes.forEachMeasured(
        in: 0..<(includesItems ? measuredSection.itemCount : 0)
      ) {
        item, size in
        if let measurement = Self.measurement(size, .item, section, item) { body(measurement) }
      }
      for (index, size) in measuredSection.boundarySizes.enumerated() {
        let category = LayoutElement.Category.boundary(
          kind: measuredSection.boundary.items[index].kind)
        if let measurement = Self.measurement(size, category, section, 0) { body(measurement) }
      }
    }
  }

  // MARK: - Removing measurements

  /// Removes the measurement of an element, which has its estimate again.
  ///
  /// - Returns: A Boolean value that indicates whether any frame changed.
  /// - Complexity: The same as ``setMeasurement(_:)``.
  @discardableResult
  public mutating func removeMeasurement(of element: LayoutElement) -> Bool {
    guard measurement(of: element) != nil else { return false }
    switch element.category {
    case .item: return record(.unknown, [], forItem: element.index, inSection: element.section)
    case .boundary(let kind): return recordBoundary(kind, element.section, .unknown, [])
    case .globalBoundary(let kind): return recordGlobalBoundary(kind, .unknown, [])
    case .supplementary, .decoration: return false
    }
  }

  /// Removes all measurements.
  ///
  /// - Complexity: The cost of solving the description, without its templates.
  public mutating func removeAllMeasurements() {
    measuredSections = []
    measuredSectionIndices = SparseArray(count: entries.count, common: -1)
    shifts = OffsetTree(count: entries.count)
    changedCounts.forEachAllocated(in: 0..<entries.count) { section, count in
      if count >= 0 { refreshShift(of: section) }
    }
    if !globalBoundarySizes.isEmpty { setGlobalBoundary(sizes: []) }
    placeLanes()
    refreshCross()
    refreshEnd()
  }

  // MARK: - Details

  static func measurement(
    _ size: LayoutSize, _ category: LayoutElement.Category, _ section: Int, _ index: Int
  ) -> LayoutMeasurement? {
    guard !size.isUnknown else { return nil }
    return LayoutMeasurement(
      category: category, section: section, index: index,
      size: LayoutSize(
        width: size.width.isNaN ? 0 : size.width, height: size.height.isNaN ? 0 : size.height),
      axes: LayoutAxes { !size[$0].isNaN })
  }

  /// Returns the lengths of a size along some axes; NaN along the others.
  private static func known(_ size: LayoutSize, _ axes: LayoutAxes) -> LayoutSize {
    func length(_ axis: LayoutAxis) -> Double {
      guard axes.contains(axis) else { return .nan }
      require(
        size[axis].isFinite,
        "A measured size cannot be \(size.width) x \(size.height); check what the view answered when it was "
          + "measured.")
      return max(0, size[axis])
    }
    return LayoutSize(width: length(.horizontal), height: length(.vertical))
  }

  /// Returns the part of an item's measured size to record.
  ///
  /// If measured sizes determine the number of items in a group, they also determine the item's
  /// subitem, so every length is recorded. Otherwise only lengths along measurable axes are.
  private func kept(
    _ size: LayoutSize, _ axes: LayoutAxes, ofItem item: Int, inSection section: Int,
    measurable: LayoutAxes
  ) -> LayoutSize {
    guard entries.indices.contains(section), patterns[entry(section).template].reflows,
      entry(section).itemCount <= MeasuredSection.itemLimit
    else {
      return Self.known(size, axes.intersection(measurable))
    }
    var counting = axes
    if !size.width.isFinite, !measurable.contains(.horizontal) { counting.remove(.horizontal) }
    if !size.height.isFinite, !measurable.contains(.vertical) { counting.remove(.vertical) }
    return Self.known(size, counting)
  }

  private mutating func record(
    _ size: LayoutSize, _ axes: LayoutAxes, forItem item: Int, inSection section: Int
  ) -> Bool {
    let measurable = measurableAxes(ofItem: item, inSection: section)
    let size = kept(size, axes, ofItem: item, inSection: section, measurable: measurable)
    if size.isUnknown, measuredSection(section) == nil { return false }
    return update(section) { $0.record(size, forItem: item) }
  }

  private mutating func recordBoundary(
    _ kind: LayoutElementKind, _ section: Int, _ size: LayoutSize, _ axes: LayoutAxes
  ) -> Bool {
    let pattern = patterns[entry(section).template]
    guard let index = pattern.boundary.items.firstIndex(where: { $0.kind == kind }) else {
      return false
    }
    let size = Self.known(size, axes.intersection(pattern.boundary.items[index].axes))
    var sizes = measuredSection(section)?.boundarySizes ?? []
    if sizes.isEmpty {
      if size.isUnknown { return false }
      sizes = [LayoutSize](repeating: .unknown, count: pattern.boundary.items.count)
    }
    sizes[index] = size
    let boundary = SectionPattern.boundary(
      of: description.sectionTemplates[entry(section).template], in: containerSize,
      scrollAxis: scrollAxis,
      context: pattern.context, sizes: sizes)
    overhang = max(overhang, boundary.overhang)
    return update(section) { measuredSection in
      let moved = measuredSection.boundary.items[index].size != boundary.items[index].size
      measuredSection.record(sizes, boundary: boundary)
      return moved
    }
  }

  private mutating func recordGlobalBoundary(
    _ kind: LayoutElementKind, _ size: LayoutSize, _ axes: LayoutAxes
  ) -> Bool {
    guard let index = boundary.items.firstIndex(where: { $0.kind == kind }) else { return false }
    let size = Self.known(size, axes.intersection(boundary.items[index].axes))
    var sizes = globalBoundarySizes
    if sizes.isEmpty {
      if size.isUnknown { return false }
      sizes = [LayoutSize](repeating: .unknown, count: boundary.items.count)
    }
    sizes[index] = size
    let before = boundary.items[index].size
    setGlobalBoundary(sizes: sizes)
    refreshEnd()
    return boundary.items[index].size != before
  }

  private mutating func setGlobalBoundary(sizes: [LayoutSize]) {
    let growth = boundary.growthBefore
    boundary = BoundaryPattern(
      description.boundaryItems, in: containerSize, before: 0, after: 0, scrollAxis: scrollAxis,
      sizes: sizes, grid: grid)
    globalBoundarySizes = sizes
    startShift += boundary.growthBefore - growth
  }

  /// Updates a measured section, and moves the sections behind it.
  mutating func update(_ section: Int, _ body: (MeasuredSection) -> Bool) -> Bool {
    var changed = ChangedSections()
    let isMoved = change(section, &changed, body)
    refresh(after: changed)
    return isMoved || !changed.moving.isEmpty
  }

  /// The consequences of changes of measured sections.
  struct ChangedSections {
    /// The sections with another length, each once.
    var moving: [Int] = []
    /// A Boolean value that indicates whether any section has another length across the scroll
    /// axis.
    var hasCrossLength = false
  }

  /// Moves the sections behind changed ones.
  ///
  /// - Complexity: O(c log S), where c is the number of changed sections and S the number of
  ///   sections; see also ``refreshCross()``.
  mutating func refresh(after changed: ChangedSections) {
    if changed.moving.count == 1 {
      refreshShift(of: changed.moving[0])
    } else if !changed.moving.isEmpty {
      let pushes = changed.moving.map { (index: $0, difference: shift(of: $0)) }
      if !shifts.isEmpty || pushes.contains(where: { $0.difference != 0 }) { shifts.set(pushes) }
    }
    if !changed.moving.isEmpty { refreshEnd() }
    if changed.hasCrossLength { refreshCross() }
  }

  /// Changes a measured section without the sections behind it; see ``refresh(after:)``.
  ///
  /// - Returns: A Boolean value that indicates whether any frame in the section changed.
  mutating func change(
    _ section: Int, _ changed: inout ChangedSections, _ body: (MeasuredSection) -> Bool
  ) -> Bool {
    let entry = self.entry(section)
    let index: Int
    if measuredSectionIndices[section] >= 0 {
      index = Int(measuredSectionIndices[section])
      if !isKnownUniquelyReferenced(&measuredSections[index]) {
        measuredSections[index] = measuredSections[index].copy()
      }
    } else {
      index = measuredSections.count
      measuredSections.append(MeasuredSection(patterns[entry.template], itemCount: entry.itemCount))
      measuredSectionIndices[section] = Int32(index)
    }
    let measuredSection = measuredSections[index]
    let crossBefore = measuredSection.crossLength
    let lengthBefore = measuredSection.length
    let isMoved = body(measuredSection)
    if measuredSection.length != lengthBefore { changed.moving.append(section) }
    if measuredSection.crossLength != crossBefore { changed.hasCrossLength = true }
    return isMoved
  }

  /// Updates the distance by which a section moves the next one.
  mutating func refreshShift(of section: Int) {
    let push = shift(of: section)
    if push != 0 || !shifts.isEmpty { shifts[section] = push }
  }

  /// Returns the distance by which a section moves the next one.
  private func shift(of section: Int) -> Double {
    let spacing = description.interSectionSpacing
    let solved = entries[section]
    let expected = max(0, patterns[solved.template].length(solved.itemCount) + spacing)
    return max(0, length(of: section) + spacing) - expected
  }

  /// Updates the end of the last section.
  ///
  /// - Complexity: O(log S), where S is the number of sections, plus the sections that extend to
  ///   the end of the last one because of negative spacing.
  mutating func refreshEnd() {
    var end = boundary.growthBefore
    var section = entries.count - 1
    let overlap = max(0, -description.interSectionSpacing)
    if section >= 0 { end = max(end, start(of: section) + length(of: section)) }
    // Only negative spacing lets an earlier section extend farther.
    while section > 0, overlap > 0, start(of: section) + overlap > end {
      section -= 1
      end = max(end, start(of: section) + length(of: section))
    }
    sectionsLength = end - boundary.growthBefore
    contentSize[scrollAxis] = end + boundary.growthAfter(contentLength: sectionsLength)
  }

  /// Updates the length of the content across the scroll axis.
  ///
  /// - Complexity: O(K), where K is the number of templates; plus the measured sections, if a
  ///   group's width depends on its items; plus all sections, if groups are wider than the
  ///   container.
  mutating func refreshCross() {
    let cross = scrollAxis.perpendicular
    var length = containerSize[cross]
    let stacked = patterns.filter { !$0.isOrthogonal }
    if stacked.contains(where: { $0.capacity > 0 && $0.groupSize[cross] > length }) {
      for section in entries.indices {
        let entry = entry(section)
        let pattern = patterns[entry.template]
        guard !pattern.isOrthogonal, pattern.showsItems(entry.itemCount) else { continue }
        length = max(length, measuredSection(section)?.crossLength ?? pattern.groupSize[cross])
      }
    } else if stacked.contains(where: { $0.growsAcross }) {
      for measuredSection in measuredSections
      where !measuredSection.pattern.isOrthogonal
        && measuredSection.pattern.showsItems(measuredSection.itemCount)
      {
        length = max(length, measuredSection.crossLength)
      }
    }
    contentSize[cross] = length
  }
}
