extension SolvedLayout {
  /// How many items were measured, in all sections together.
  ///
  /// - Complexity: O(sections of which something was measured).
  public var measuredItemCount: Int { measuredSections.reduce(0) { $0 + $1.measuredCount } }

  /// Calls a closure with each section of which items were measured, in order.
  ///
  /// - Complexity: O(sections of which something was measured + S / 64).
  public func forEachSectionWithMeasuredItems(_ body: (_ section: Int) -> Void) {
    measuredSectionIndices.forEachAllocated(in: 0..<entries.count) { section, index in
      if index >= 0, measuredSections[Int(index)].measuredCount > 0 { body(section) }
    }
  }

  /// Takes over what was measured of a section's items in another layout, whose data have changed into this
  /// one's. What is not measurable here is left out.
  ///
  /// The same as to set every measurement by itself, and much faster where a section of the same description
  /// has many.
  ///
  /// - Parameters:
  ///   - oldSection: a section of the other layout.
  ///   - other: a layout of the data before the change.
  ///   - section: the section of this layout that has become of it, of whose items nothing was measured yet.
  ///   - change: what became of the items. Those that were moved count as removed and as inserted; whoever
  ///     moves them sets their measurements.
  /// - Precondition: the sections exist, and their numbers of items fit the change.
  /// - Complexity: O(m + removed + inserted + items / 64), m the measured items of the section; where groups
  ///   hold several items, with the items of their groups.
  public mutating func copyMeasurements(
    ofSection oldSection: Int, of other: SolvedLayout, toSection section: Int,
    applying change: LayoutItemChange
  ) {
    other.checkSection(oldSection)
    checkSection(section)
    change.check(
      from: other.entry(oldSection).itemCount, to: entry(section).itemCount, section: oldSection)
    if let measuredSection = other.measuredSection(oldSection) {
      copyMeasurements(of: measuredSection, toSection: section, applying: change)
    }
  }

  /// Takes over what was measured of the items that a section keeps.
  private mutating func copyMeasurements(
    of measuredSection: MeasuredSection, toSection section: Int, applying change: LayoutItemChange
  ) {
    guard measuredSection.measuredCount > 0 else { return }
    let entry = entry(section)
    if patterns[entry.template].keepsMeasurements(of: measuredSection.pattern),
      entry.itemCount <= MeasuredSection.itemLimit
    {
      _ = update(section) { new in
        new.record(itemsOf: measuredSection, applying: change)
        return true
      }
      return
    }
    var measurements: [LayoutMeasurement] = []
    change.forEachKeptRun(from: measuredSection.itemCount) { run, start in
      measuredSection.sizes.forEachMeasured(in: run) { item, size in
        let index = start + item - run.lowerBound
        if let measurement = Self.measurement(size, .item, section, index) {
          measurements.append(measurement)
        }
      }
    }
    setMeasurements(measurements)
  }

  /// Removes items of a section and inserts others, without solving the other sections again.
  ///
  /// What was measured of the items that stay, and of boundary items, is kept. The result is that of solving a
  /// description with the new number of items and measuring the same again.
  ///
  /// - Parameter change: what became of the items. Those that were moved count as removed and as inserted.
  /// - Precondition: the section exists, and the change names items that are there.
  /// - Complexity: O(log S + K + removed + inserted), S the number of sections and K the number of kinds; with
  ///   the measured items of the section, and a part of its groups.
  public mutating func apply(_ change: LayoutItemChange, toSection section: Int) {
    checkSection(section)
    let old = entry(section)
    let count = old.itemCount - change.removed.count + change.inserted.count
    require(
      count >= 0 && change.removed.last ?? 0 < max(1, old.itemCount)
        && change.inserted.last ?? 0 < max(1, count),
      "Items of section \(section) are removed or inserted that are not among its \(old.itemCount) and "
        + "\(count) items before and after; name places that exist.")
    makeRoom(inTemplate: old.template, for: count)
    changedCounts[section] = count
    if let measuredSection = measuredSection(section) {
      let new = MeasuredSection(patterns[old.template], itemCount: count)
      if !measuredSection.boundarySizes.isEmpty {
        new.record(measuredSection.boundarySizes, boundary: measuredSection.boundary)
      }
      measuredSections[Int(measuredSectionIndices[section])] = new
      copyMeasurements(of: measuredSection, toSection: section, applying: change)
    }
    refreshShift(of: section)
    refreshCross()
    refreshEnd()
  }

  /// Solves a kind again whose group was cut off at the items of the largest section, for one with more.
  private mutating func makeRoom(inTemplate template: Int, for count: Int) {
    let limit = patterns[template].context.leafLimit
    guard count > limit, limit < GroupSolver.countLimit else { return }
    patterns[template] = SectionPattern(
      description.sectionTemplates[template], in: containerSize, scrollAxis: scrollAxis, grid: grid,
      largestCount: max(count, 2 * limit))
    overhang = max(overhang, patterns[template].overhang)
  }
}

extension SectionPattern {
  /// Whether of each item the same is kept as in another pattern, wherever in a group it comes to lie.
  fileprivate func keepsMeasurements(of other: SectionPattern) -> Bool {
    guard reflows == other.reflows else { return false }
    // Where rows are packed, everything is kept that was measured.
    if reflows { return true }
    guard let axes = shape.axes.first else { return false }
    return shape.axes.allSatisfy { $0 == axes } && other.shape.axes.allSatisfy { $0 == axes }
      && !other.shape.axes.isEmpty
  }
}
