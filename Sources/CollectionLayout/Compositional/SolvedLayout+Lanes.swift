extension SolvedLayout {
  // MARK: - Keeping lanes

  /// Keeps the lanes of a section from another layout, whose data changed into this one's.
  ///
  /// Items that were kept or measured in the other layout stay in their lanes; the others are
  /// placed at the ends of the lanes that end first. Nothing changes if the sections do not have
  /// the same number of lanes. Call the method before measurements are set, which it removes.
  ///
  /// - Parameters:
  ///   - oldSection: A section of the other layout.
  ///   - other: A layout of the data before the change.
  ///   - section: The section of this layout that it became.
  ///   - change: The change of the items. Moved items count as removed and as inserted.
  /// - Precondition: The sections exist, and their numbers of items match the change.
  /// - Complexity: O(items · K), where K is the number of lanes.
  public mutating func keepLanes(
    ofSection oldSection: Int, of other: SolvedLayout, toSection section: Int,
    applying change: LayoutItemChange
  ) {
    other.checkSection(oldSection)
    checkSection(section)
    guard let old = other.measuredSection(oldSection) else { return }
    keepLanes(of: old, inSection: section, after: change)
  }

  /// Keeps the lanes of the items up to the last one in a rectangle, which was displayed.
  ///
  /// Measured items are kept without a call.
  ///
  /// - Complexity: The same as ``elements(in:viewport:)``.
  public mutating func keepLanes(ofItemsIn rect: LayoutRect) {
    guard hasLanes else { return }
    var ends: [(section: Int, end: Int)] = []
    forEachElement(in: rect) { element in
      guard case .item = element.category, measuredSection(element.section)?.lanes != nil else {
        return
      }
      if let last = ends.last, last.section == element.section {
        ends[ends.count - 1].end = max(last.end, element.index + 1)
      } else {
        ends.append((element.section, element.index + 1))
      }
    }
    for (section, end) in ends where end > measuredSection(section)?.lanes?.keptCount ?? end {
      _ = update(section) {
        $0.lanes?.keep(before: end)
        return false
      }
    }
  }

  /// A Boolean value that indicates whether any section has lanes.
  ///
  /// - Complexity: O(K), where K is the number of templates.
  public var hasLanes: Bool { patterns.contains { $0.lanes != nil } }

  /// Returns the number of lanes of a section; zero if the section has none.
  ///
  /// - Precondition: The section exists.
  /// - Complexity: O(1).
  public func laneCount(ofSection section: Int) -> Int {
    checkSection(section)
    return patterns[entry(section).template].lanes?.count ?? 0
  }

  /// Returns the lanes of an item, counted from the leading or the top one; `nil` if the section
  /// has no lanes.
  ///
  /// - Precondition: The section and the item exist.
  /// - Complexity: O(1).
  public func lanes(ofItem item: Int, inSection section: Int) -> Range<Int>? {
    checkItem(item, inSection: section)
    guard let lanes = measuredSection(section)?.lanes, item < lanes.itemCount else { return nil }
    let lane = lanes.lane(ofItem: item)
    return lane..<lane + lanes.span(ofItem: item)
  }

  mutating func keepLanes(
    of old: MeasuredSection, inSection section: Int, after change: LayoutItemChange
  ) {
    let entry = entry(section)
    let pattern = patterns[entry.template]
    guard let oldLanes = old.lanes, let lanes = pattern.lanes, oldLanes.laneCount == lanes.count,
      pattern.showsItems(entry.itemCount), oldLanes.keptCount > 0
    else { return }
    change.check(from: old.itemCount, to: entry.itemCount, section: section)
    let new = MeasuredSection(
      pattern, itemCount: entry.itemCount, keepingLanesOf: old, after: change)
    if let current = measuredSection(section), !current.boundarySizes.isEmpty {
      new.record(current.boundarySizes, boundary: current.boundary)
    }
    measuredSections[Int(measuredSectionIndices[section])] = new
    refreshShift(of: section)
    refreshEnd()
  }

  /// Places the items of all sections of lanes.
  mutating func placeLanes() {
    guard hasLanes else { return }
    var changed = ChangedSections()
    for section in entries.indices {
      let entry = entry(section)
      let pattern = patterns[entry.template]
      guard pattern.lanes != nil else { continue }
      let placed = MeasuredSection(pattern, itemCount: entry.itemCount)
      measuredSectionIndices[section] = Int32(measuredSections.count)
      measuredSections.append(placed)
      changed.moving.append(section)
    }
    refresh(after: changed)
  }

  // MARK: - Queries

  /// Visits the items of lanes that intersect a rectangle, and their supplementary items.
  func visitLanes(
    _ lanes: PlacedLanes, of measuredSection: MeasuredSection, _ section: Int, origin: LayoutPoint,
    in rect: LayoutRect, _ body: (LayoutElement) -> Void
  ) {
    let pattern = measuredSection.pattern
    let stack = pattern.stackAxis
    let slack = 1 / grid.scale
    let depth = pattern.shape.depth(ofSlot: 0, in: pattern)
    lanes.forEachItem(
      from: rect.minimum(stack) - origin[stack] - slack,
      to: rect.maximum(stack) - origin[stack] + slack
    ) { item, start in
      let frame = frame(ofItem: item, at: start, of: lanes, in: measuredSection, origin: origin)
      guard frame.intersects(rect) else { return }
      body(
        LayoutElement(
          category: .item, section: section, index: item, frame: frame, zIndex: depth))
      for supplement in lanes.geometry.lanes.supplementaryItems {
        let frame = supplement.placed(at: frame, base: frame.size, on: grid).snappedFrame(on: grid)
        guard frame.intersects(rect) else { continue }
        body(
          LayoutElement(
            category: .supplementary(kind: supplement.kind), section: section, index: item,
            frame: frame, zIndex: supplement.zIndex))
      }
    }
  }

  /// Fills a buffer with frames of a section of lanes.
  func fill(
    _ buffer: UnsafeMutableBufferPointer<LayoutRect>, _ count: Int, from first: Int,
    of lanes: PlacedLanes, in measuredSection: MeasuredSection, origin: LayoutPoint
  ) {
    lanes.withEnds { ends, scratch in
      lanes.advance(ends, to: first, scratch)
      for index in 0..<count {
        let start = lanes.advance(ends, behind: first + index)
        buffer.initializeElement(
          at: index,
          to: frame(
            ofItem: first + index, at: start, of: lanes, in: measuredSection, origin: origin))
      }
    }
  }

  /// Returns the supplementary item of a kind that is attached to an item in a lane, or `nil` if
  /// there is none.
  func supplementaryElement(
    kind: LayoutElementKind, ofItemInLane item: Int, inSection section: Int
  ) -> LayoutElement? {
    let lanes = patterns[entry(section).template].lanes?.lanes
    guard item < entry(section).itemCount,
      let supplement = lanes?.supplementaryItems.first(where: { $0.kind == kind }),
      let host = element(ofItem: item, inSection: section)?.frame
    else { return nil }
    let frame = supplement.placed(at: mirrored(host), base: host.size, on: grid)
      .snappedFrame(on: grid)
    return LayoutElement(
      category: .supplementary(kind: kind), section: section, index: item,
      frame: mirrored(frame), zIndex: supplement.zIndex)
  }

  /// Returns the frame of an item in leading coordinates of the content.
  @inline(__always)
  private func frame(
    ofItem item: Int, at start: Double, of lanes: PlacedLanes,
    in measuredSection: MeasuredSection, origin: LayoutPoint
  ) -> LayoutRect {
    let resolved = measuredSection.resolvedItem(item, at: start, of: lanes)
    return placed(
      resolved.frame(ofSlot: 0), of: measuredSection.pattern, origin: origin, groupOffset: start)
  }
}

extension PlacedSupplement {
  /// The frame with its position on pixels.
  fileprivate func snappedFrame(on grid: PixelGrid) -> LayoutRect {
    LayoutRect(origin: grid.snapped(frame.origin), size: frame.size)
  }
}
