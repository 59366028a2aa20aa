extension SolvedFlowLayout {
  /// What an item was measured at.
  public struct Measurement: Hashable, Sendable {
    /// The section.
    public var section: Int
    /// The item's index in the section.
    public var item: Int
    /// The size, in points.
    public var size: LayoutSize

    /// A measurement.
    public init(section: Int, item: Int, size: LayoutSize) {
      self.section = section
      self.item = item
      self.size = size
    }
  }

  /// Whether an item's size waits to be measured, or was.
  ///
  /// - Precondition: the section exists.
  public func isMeasurable(inSection section: Int) -> Bool {
    checkSection(section)
    return description.sections[section].isEstimated
  }

  /// What an item was measured at; nil where it was not.
  ///
  /// - Precondition: the section and the item exist.
  /// - Complexity: O(1).
  public func measuredSize(ofItem item: Int, inSection section: Int) -> LayoutSize? {
    checkItem(item, inSection: section)
    return sections[section].table?.measuredSize(of: item)
  }

  /// Takes over what items were measured at. Measurements in sections whose sizes are not estimates are
  /// left out.
  ///
  /// Items of the section that are not measured take the average of those that are, unless they have
  /// estimates of their own.
  ///
  /// - Precondition: the sections and the items exist, and every size is finite.
  /// - Returns: whether anything changed.
  /// - Complexity: O(m log n), m the number of measurements and n that of items, as long as every item
  ///   has a line of its own. Otherwise the lines of a section that measurements are for are broken again,
  ///   once for measurements that follow each other, from the first line on that may change.
  @discardableResult
  public mutating func setMeasuredSizes(_ measurements: [Measurement]) -> Bool {
    var hasChanged = false
    var index = 0
    while index < measurements.count {
      let section = measurements[index].section
      var end = index
      var firstItem = Int.max
      while end < measurements.count, measurements[end].section == section {
        let measurement = measurements[end]
        checkItem(measurement.item, inSection: section)
        require(
          measurement.size.isFinite,
          "Item \(measurement.item) of section \(measurement.section) was measured at "
            + "\(measurement.size.width) x \(measurement.size.height); check what its cell answers."
        )
        if sections[section].table?.measuredSize(of: measurement.item) != measurement.size {
          firstItem = min(firstItem, measurement.item)
        }
        end += 1
      }
      if firstItem < .max, sections[section].table != nil {
        hasChanged = true
        remeasure(section, from: firstItem) { table in
          for measurement in measurements[index..<end] {
            table.measure(measurement.size, of: measurement.item)
          }
        }
      }
      index = end
    }
    return hasChanged
  }

  /// Takes over what one item was measured at.
  ///
  /// - Returns: whether anything changed.
  /// - Complexity: that of ``setMeasuredSizes(_:)``, for one.
  @discardableResult
  public mutating func setMeasuredSize(
    _ size: LayoutSize, ofItem item: Int, inSection section: Int
  ) -> Bool {
    setMeasuredSizes([Measurement(section: section, item: item, size: size)])
  }

  /// Forgets what an item was measured at, so that it has its estimate again.
  ///
  /// - Precondition: the section and the item exist.
  public mutating func removeMeasurement(ofItem item: Int, inSection section: Int) {
    guard measuredSize(ofItem: item, inSection: section) != nil else { return }
    var own: LayoutSize?
    if case .sizes(let sizes) = description.sections[section].items { own = sizes[item] }
    remeasure(section, from: item) { $0.forget(item, own: own) }
  }

  /// Forgets all measurements.
  ///
  /// - Complexity: that of solving.
  public mutating func removeAllMeasurements() { self = SolvedFlowLayout(description) }

  /// Calls a closure with every measurement, in order.
  ///
  /// - Complexity: O(n / 64 + m), n the number of items in estimated sections and m that of measurements.
  public func forEachMeasurement(_ body: (Measurement) -> Void) {
    for section in sections.indices {
      sections[section].table?.forEachMeasurement { item, size in
        body(Measurement(section: section, item: item, size: size))
      }
    }
  }

  private mutating func remeasure(
    _ section: Int, from item: Int, _ change: (inout FlowSizeTable) -> Void
  ) {
    let described = description.sections[section]
    sections[section].remeasure(
      from: item, of: described, description.breaker(of: described), change)
    sectionDidChange(section)
  }
}
