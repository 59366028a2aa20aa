import CollectionLayout

extension TableSolution {
  func measurements(includesItems: Bool) -> [ElementMeasurement] {
    var measurements: [ElementMeasurement] = []
    solved.forEachMeasurement(includesItems: includesItems) { measurement in
      let path = PackedIndexPath(section: measurement.section, item: measurement.index)
      let kind: ElementKind
      switch measurement.category {
      case .item:
        // Heights that the app states are asked again.
        guard rule(ofSection: measurement.section).rows.isMeasured else { return }
        kind = .cell
      case .boundary(.header): kind = .supplementary(UICollectionView.elementKindSectionHeader)
      case .boundary(.footer): kind = .supplementary(UICollectionView.elementKindSectionFooter)
      case .boundary, .supplementary, .globalBoundary, .decoration: return
      }
      measurements.append(
        ElementMeasurement(
          key: ElementKey(kind, at: path), size: measurement.size, axes: measurement.axes))
    }
    return measurements
  }

  func measurableElement(named key: ElementKey) -> LayoutElement? {
    let path = key.path
    guard path.count == 2, hasSection(path.section) else { return nil }
    switch key.kind {
    case .cell:
      guard (0..<itemCount(inSection: path.section)).contains(path.item) else { return nil }
      return LayoutElement(.item, section: path.section, index: path.item)
    case .supplementary(let kind):
      guard path.item == 0, let number = LayoutElementKind(tableKind: kind) else { return nil }
      return LayoutElement(.boundary(kind: number), section: path.section, index: 0)
    case .decoration: return nil
    }
  }

  /// Applies changes of rows without new descriptions of sections.
  ///
  /// - Parameters:
  ///   - edits: The changes.
  ///   - counts: The number of rows of each section after the changes.
  /// - Returns: `false` if the changes require a new solution, which leaves the solution unchanged.
  /// - Complexity: O(changes · log sections), plus a fraction of the changed sections' rows.
  mutating func apply(_ edits: ItemEdits, counts: [Int]) -> Bool {
    let countChanges = edits.countChanges
    guard counts.count == solved.sectionCount,
      countChanges.allSatisfy({ section, change in
        section < counts.count && itemCount(inSection: section) + change == counts[section]
      })
    else { return false }
    let moved = edits.moved.compactMap { move -> ElementMeasurement? in
      guard rule(ofSection: move.from.section).rows.isMeasured else { return nil }
      return measurement(ofItemAt: move.from).map {
        ElementMeasurement(
          key: ElementKey(.cell, at: move.to), size: $0.size, axes: $0.axes)
      }
    }
    for (section, _) in countChanges {
      solved.apply(edits.items(ofSection: section, nowAt: section), toSection: section)
    }
    restore(moved)
    return true
  }

  // MARK: - Heights of single rows

  /// Asks for the heights of all rows in sections whose rows have heights of their own.
  ///
  /// - Returns: The heights; `nil` if the rows of a section are measured that were not before, or
  ///   the other way round, which requires a new solution.
  /// - Complexity: O(rows of these sections).
  func requestedLengths(of source: any TableLayoutSource, counts: [Int]) -> RowLengthRequests? {
    var requests = RowLengthRequests()
    for section in givenSections {
      let measuresRows = requests.askForRows(
        ofSection: section, count: counts[section], of: source)
      guard measuresRows == rule(ofSection: section).rows.isMeasured else { return nil }
    }
    return requests
  }

  /// Asks for the estimates of inserted rows, or of all rows that are not measured.
  ///
  /// - Parameters:
  ///   - inserted: The changes that insert rows; `nil` for all rows.
  ///   - requests: The requests to which the answers are added.
  /// - Complexity: O(inserted rows), or O(rows).
  func requestEstimates(
    of source: any TableLayoutSource, inserted: ItemEdits? = nil,
    in requests: inout RowLengthRequests
  ) {
    for section in estimatedSections {
      if let inserted {
        requests.askForEstimates(
          ofSection: section,
          rows: inserted.items(ofSection: section, nowAt: section).inserted, of: source)
      } else {
        requests.askForEstimates(
          ofSection: section,
          rows: (0..<itemCount(inSection: section)).filter {
            measurement(ofItemAt: IndexPath(item: $0, section: section)) == nil
          }, of: source)
      }
    }
  }

  /// Sets heights that the app has answered. Estimates of measured rows have no effect.
  ///
  /// - Complexity: O(rows of the requests).
  mutating func set(_ requests: RowLengthRequests) {
    var given: [(section: Int, lengths: ArraySlice<Double>)] = []
    for request in requests.sections {
      let section = request.section
      if request.given.isEmpty, request.estimates.count < 32 {
        for (row, length) in request.estimates
        where measurement(ofItemAt: IndexPath(item: row, section: section)) == nil {
          solved.setMeasuredSize(
            LayoutSize(width: 0, height: length), ofItem: row, inSection: section)
        }
        continue
      }
      let count = itemCount(inSection: section)
      guard request.given.isEmpty || request.given.count == count else { continue }
      var lengths =
        request.given.isEmpty
        ? [Double](repeating: .nan, count: count)[...] : requests.given[request.given]
      for (row, length) in request.estimates
      where row < count && measurement(ofItemAt: IndexPath(item: row, section: section)) == nil {
        lengths[lengths.startIndex + row] = length
      }
      given.append((section, lengths))
    }
    if !given.isEmpty { solved.setMeasuredLengths(given) }
  }

  /// Sets the height of the view above or below all sections.
  ///
  /// - Complexity: O(log S), where S is the number of sections.
  mutating func setTableLength(_ length: CGFloat, ofHeader isHeader: Bool) {
    solved.setMeasurement(
      LayoutMeasurement(
        category: .globalBoundary(kind: isHeader ? .tableHeader : .tableFooter), section: 0,
        index: 0, size: LayoutSize(width: 0, height: Double(max(0, length))),
        axes: LayoutAxes(.vertical)))
  }
}

extension LayoutElementKind {
  /// Creates the kind of the headers or footers of tables; `nil` for another kind.
  init?(tableKind: String) {
    switch tableKind {
    case UICollectionView.elementKindSectionHeader: self = .header
    case UICollectionView.elementKindSectionFooter: self = .footer
    default: return nil
    }
  }
}
