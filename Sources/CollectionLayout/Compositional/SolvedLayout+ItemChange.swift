extension SolvedLayout {
  /// The number of measured items in all sections.
  ///
  /// - Complexity: O(sections with measured items).
  public var measuredItemCount: Int { measuredSections.reduce(0) { $0 + $1.measuredCount } }

  /// Calls a closure with each section that has measured items, in order.
  ///
  /// - Complexity: O(sections with measured items + S / 64), where S is the number of sections.
  public func forEachSectionWithMeasuredItems(_ body: (_ section: Int) -> Void) {
    measuredSectionIndices.forEachAllocated(in: 0..<entries.count) { section, index in
      if index >= 0, measuredSections[Int(index)].measuredCount > 0 { body(section) }
    }
  }

  /// Copies the measurements of a section's items from another layout, whose data changed into this
  /// one's. Those that are not measurable here are ignored.
  ///
  /// The result is the same as after setting each measurement, but the method is much faster for
  /// sections with equal templates.
  ///
  /// - Parameters:
  ///   - oldSection: A section of the other layout.
  ///   - other: A layout of the data before the change.
  ///   - section: The section of this layout that it became, without measured items.
  ///   - change: The change of the items. Moved items count as removed and as inserted; their
  ///     measurements are not copied.
  /// - Precondition: The sections exist, and their numbers of items match the change.
  /// - Complexity: O(m + removed + inserted + items / 64), where m is the number of measured items;
  ///   plus the items of their groups, if groups contain several items.
  public mutating func copyMeasurements(
    ofSection oldSection: Int, of other: SolvedLayout, toSection section: Int,
    applying change: LayoutItemChange
  ) {
    other.checkSection(oldSection)
    checkSection(section)
    change.check(
      from: other.entry(oldSection).itemCount, to: entry(section).itemCount, section: oldSection)
    if let measuredSection = other.measuredSection(oldSection) {
      keepLanes(of: measuredSection, inSection: section, after: change)
      copyMeasurements(of: measuredSection, toSection: section, applying: change)
    }
  }

  /// Copies the measurements of the items that a section keeps.
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

  /// Removes items of a section and inserts others, without solving other sections again.
  ///
  /// The measurements of the other items and of boundary items are kept. The result is the same as
  /// after solving a description with the new number of items and setting the same measurements.
  ///
  /// - Parameter change: The change. Moved items count as removed and as inserted.
  /// - Precondition: The section exists, and the change names items that exist.
  /// - Complexity: O(log S + K + removed + inserted), where S is the number of sections and K the
  ///   number of templates; plus the measured items of the section, and a fraction of its groups,
  ///   or all items in lanes.
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
      let new = MeasuredSection(
        patterns[old.template], itemCount: count, keepingLanesOf: measuredSection, after: change,
        keepsDescription: true)
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

  /// Solves a template again whose group was limited to the items of the largest section, for a
  /// larger section.
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
  /// Returns a Boolean value that indicates whether the measurements of another pattern's items
  /// apply to this one, at any position in a group.
  fileprivate func keepsMeasurements(of other: SectionPattern) -> Bool {
    guard reflows == other.reflows else { return false }
    // Rows that reflow keep every measured length.
    if reflows { return true }
    guard let axes = shape.axes.first else { return false }
    return shape.axes.allSatisfy { $0 == axes } && other.shape.axes.allSatisfy { $0 == axes }
      && !other.shape.axes.isEmpty
  }
}
