extension SolvedLayout {
  /// How many items were measured, in all sections together.
  ///
  /// - Complexity: O(sections of which something was measured).
  public var measuredItemCount: Int { elasticSections.reduce(0) { $0 + $1.measuredCount } }

  /// Calls a closure with each section of which items were measured, in order.
  ///
  /// - Complexity: O(sections of which something was measured + S / 64).
  public func forEachSectionWithMeasuredItems(_ body: (_ section: Int) -> Void) {
    elasticIndices.forEachAllocated(in: 0..<entries.count) { section, index in
      if index >= 0, elasticSections[Int(index)].measuredCount > 0 { body(section) }
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
  public mutating func takeMeasurements(
    ofItemsIn oldSection: Int, of other: SolvedLayout, forSection section: Int,
    _ change: LayoutItemChange
  ) {
    other.checkSection(oldSection)
    checkSection(section)
    let oldCount = other.entries[oldSection].itemCount
    let count = entries[section].itemCount
    require(
      oldCount - change.removed.count + change.inserted.count == count,
      "The change does not make the old number of items the new one; name every item that came or went."
    )
    guard let elastic = other.elastic(oldSection), elastic.measuredCount > 0 else { return }
    let pattern = patterns[entries[section].kind]
    if pattern.keepsMeasurements(of: elastic.pattern), count <= ElasticSection.itemLimit {
      _ = self.change(section) { new in
        new.measure(itemsOf: elastic, change)
        return true
      }
      return
    }
    var measurements: [LayoutMeasurement] = []
    change.forEachKeptRun(from: oldCount) { run, start in
      elastic.sizes.forEachAllocated(in: run) { item, size in
        let index = start + item - run.lowerBound
        if let measurement = Self.measurement(size, .item, section, index) {
          measurements.append(measurement)
        }
      }
    }
    setMeasurements(measurements)
  }
}

extension SectionPattern {
  /// Whether of each item the same is kept as in another pattern, wherever in a group it comes to lie.
  fileprivate func keepsMeasurements(of other: SectionPattern) -> Bool {
    guard packs == other.packs else { return false }
    // Where rows are packed, everything is kept that was measured.
    if packs { return true }
    guard let axes = shape.axes.first else { return false }
    return shape.axes.allSatisfy { $0 == axes } && other.shape.axes.allSatisfy { $0 == axes }
      && !other.shape.axes.isEmpty
  }
}
