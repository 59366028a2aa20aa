extension SolvedFlowLayout {
  // MARK: - Measurable elements

  /// A Boolean value that indicates whether the size of any item is an estimate or measured.
  ///
  /// - Complexity: O(S), where S is the number of sections.
  public var isMeasurable: Bool { sections.contains { $0.table != nil } }

  /// Returns the axes along which an element's length is an estimate or measured: both for an item
  /// of a section with estimated sizes, and none for any other element.
  ///
  /// - Complexity: O(1).
  public func measurableAxes(of element: LayoutElement) -> LayoutAxes {
    guard case .item = element.category, sections.indices.contains(element.section),
      let table = sections[element.section].table, (0..<table.count).contains(element.index)
    else { return [] }
    return .both
  }

  // MARK: - Setting sizes

  /// Sets the measured size of an item.
  ///
  /// Measurements of elements that are not measurable are ignored, and lengths below zero count as
  /// zero.
  ///
  /// - Returns: A Boolean value that indicates whether anything changed.
  /// - Precondition: The section and the item exist, and the lengths are finite.
  /// - Complexity: O(log n), where n is the number of items, as long as every item has a line of
  ///   its own. Otherwise lines are broken again from the first one that may change.
  @discardableResult
  public mutating func setMeasurement(_ measurement: LayoutMeasurement) -> Bool {
    guard case .item = measurement.category else { return false }
    checkItem(measurement.index, inSection: measurement.section)
    return set(CollectionOfOne(measurement), inSection: measurement.section)
  }

  /// Sets the measured size of an item.
  ///
  /// - Returns: A Boolean value that indicates whether anything changed.
  /// - Precondition: The section and the item exist, and the lengths are finite.
  /// - Complexity: The same as ``setMeasurement(_:)``.
  @discardableResult
  public mutating func setMeasuredSize(
    _ size: LayoutSize, ofItem item: Int, inSection section: Int
  ) -> Bool {
    setMeasurement(LayoutMeasurement(category: .item, section: section, index: item, size: size))
  }

  /// Sets many measurements at once.
  ///
  /// Measurements of elements that do not exist, or are not measurable, are ignored. Unmeasured
  /// items of a section take the average of its measured sizes, unless they have estimates of their
  /// own.
  ///
  /// - Precondition: The lengths are finite.
  /// - Complexity: O(m log n), where m is the number of measurements and n the number of items, as
  ///   long as every item has a line of its own. Otherwise the lines of a section are broken again,
  ///   once for consecutive measurements of the section, from the first one that may change.
  public mutating func setMeasurements(_ measurements: some Sequence<LayoutMeasurement>) {
    var pending: [LayoutMeasurement] = []
    for measurement in measurements where isMeasurable(measurement) {
      if let first = pending.first, first.section != measurement.section {
        set(pending, inSection: first.section)
        pending.removeAll(keepingCapacity: true)
      }
      pending.append(measurement)
    }
    if let first = pending.first { set(pending, inSection: first.section) }
  }

  private func isMeasurable(_ measurement: LayoutMeasurement) -> Bool {
    guard case .item = measurement.category, sections.indices.contains(measurement.section),
      let table = sections[measurement.section].table
    else { return false }
    return (0..<table.count).contains(measurement.index)
  }

  @discardableResult
  private mutating func set(
    _ measurements: some Collection<LayoutMeasurement>, inSection section: Int
  ) -> Bool {
    guard let table = sections[section].table else { return false }
    var firstItem = Int.max
    for measurement in measurements {
      require(
        measurement.size.isFinite,
        "Item \(measurement.index) of section \(section) was measured at "
          + "\(measurement.size.width) x \(measurement.size.height); check the size that its view "
          + "prefers.")
      if table.measuredSize(of: measurement.index) != Self.size(measurement, in: table) {
        firstItem = min(firstItem, measurement.index)
      }
    }
    guard firstItem < .max else { return false }
    update(section, from: firstItem) { table in
      for measurement in measurements {
        table.record(Self.size(measurement, in: table), for: measurement.index)
      }
    }
    return true
  }

  /// The measured size of an item, with its present length along an axis that was not measured.
  private static func size(
    _ measurement: LayoutMeasurement, in table: FlowSizeTable
  ) -> LayoutSize {
    var size = measurement.size
    if measurement.axes != .both {
      let present = table.size(of: measurement.index)
      if !measurement.axes.contains(.horizontal) { size.width = present.width }
      if !measurement.axes.contains(.vertical) { size.height = present.height }
    }
    return LayoutSize(width: max(0, size.width), height: max(0, size.height))
  }

  /// Copies the measurements of a section's items from another layout, whose data changed into this
  /// one's. Nothing is copied if the sizes of either section are not estimates.
  ///
  /// - Parameters:
  ///   - oldSection: A section of the other layout.
  ///   - other: A layout of the data before the change.
  ///   - section: The section of this layout that it became, without measured items.
  ///   - change: The change of the items. Moved items count as removed and as inserted; their
  ///     measurements are not copied.
  /// - Precondition: The sections exist, and their numbers of items match the change.
  /// - Complexity: O(m + removed + inserted + items / 64), where m is the number of measured items;
  ///   plus the cost of breaking the section into lines, unless every item has a line of its own.
  public mutating func copyMeasurements(
    ofSection oldSection: Int, of other: SolvedFlowLayout, toSection section: Int,
    applying change: LayoutItemChange
  ) {
    other.checkSection(oldSection)
    checkSection(section)
    change.check(
      from: other.itemCount(inSection: oldSection), to: itemCount(inSection: section),
      section: oldSection)
    guard let old = other.sections[oldSection].table, old.measured.measuredCount > 0,
      sections[section].table != nil
    else { return }
    update(section, from: 0) { $0.record(old, applying: change) }
  }

  // MARK: - Reading measurements

  /// Returns the measurement of an element, or `nil` if it was not measured.
  ///
  /// - Complexity: O(1).
  public func measurement(of element: LayoutElement) -> LayoutMeasurement? {
    guard !measurableAxes(of: element).isEmpty,
      let size = sections[element.section].table?.measuredSize(of: element.index)
    else { return nil }
    return LayoutMeasurement(
      category: .item, section: element.section, index: element.index, size: size)
  }

  /// The number of measured items in all sections.
  ///
  /// - Complexity: O(S), where S is the number of sections.
  public var measuredItemCount: Int {
    sections.reduce(0) { $0 + ($1.table?.measured.measuredCount ?? 0) }
  }

  /// Calls a closure with each section that has measured items, in order.
  ///
  /// - Complexity: O(S), where S is the number of sections.
  public func forEachSectionWithMeasuredItems(_ body: (_ section: Int) -> Void) {
    for section in sections.indices {
      if let table = sections[section].table, table.measured.measuredCount > 0 { body(section) }
    }
  }

  /// Calls a closure with each measurement, in order.
  ///
  /// - Parameter includesItems: Pass `false` to leave out items, so that nothing remains.
  /// - Complexity: O(n / 64 + m), where n is the number of items in sections with measured items
  ///   and m the number of measurements.
  public func forEachMeasurement(
    includesItems: Bool = true, _ body: (LayoutMeasurement) -> Void
  ) {
    guard includesItems else { return }
    for section in sections.indices {
      guard let table = sections[section].table else { continue }
      table.measured.forEachMeasured(in: 0..<table.count) { item, size in
        body(LayoutMeasurement(category: .item, section: section, index: item, size: size))
      }
    }
  }

  // MARK: - Removing measurements

  /// Removes the measurement of an element, which has its estimate again.
  ///
  /// - Returns: A Boolean value that indicates whether there was a measurement.
  /// - Complexity: The same as ``setMeasurement(_:)``.
  @discardableResult
  public mutating func removeMeasurement(of element: LayoutElement) -> Bool {
    guard measurement(of: element) != nil else { return false }
    update(element.section, from: element.index) { $0.removeMeasurement(of: element.index) }
    return true
  }

  /// Removes all measurements.
  ///
  /// - Complexity: The cost of solving the description.
  public mutating func removeAllMeasurements() { self = SolvedFlowLayout(description) }

  private mutating func update(
    _ section: Int, from item: Int, _ change: (inout FlowSizeTable) -> Void
  ) {
    let described = description.sections[section]
    sections[section].update(
      from: item, of: described, description.breaker(of: described), change)
    sectionDidChange(section)
  }
}
