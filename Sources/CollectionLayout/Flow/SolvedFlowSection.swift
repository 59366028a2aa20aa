/// A section of a flow layout with its lines.
struct SolvedFlowSection: Sendable {
  /// The lines.
  private(set) var lines: FlowLines
  /// The sizes of items that are measured, or `nil` if sizes are given.
  private(set) var table: FlowSizeTable?
  /// The length of all lines with the spacing between them.
  private(set) var linesLength: Double

  /// Breaks the items of a section into lines.
  ///
  /// - Complexity: O(1) if all items share one size, O(items) if each has its own.
  init(_ section: LayoutFlowSection, breaker: FlowLineBreaker) {
    table =
      section.isEstimated && section.itemCount > 0
      ? FlowSizeTable(
        section.items, scrollAxis: breaker.scrollAxis, lineSpacing: section.lineSpacing) : nil
    lines = .broken([])
    linesLength = 0
    breakLines(of: section, breaker)
  }

  /// Returns the length of the section's insets and lines, zero or more. Insets also have an effect
  /// without items (openuikit).
  func contentLength(_ section: LayoutFlowSection, along axis: LayoutAxis) -> Double {
    max(0, section.insets.total(axis) + linesLength)
  }

  /// Returns the length of the whole section: header, insets, lines and footer.
  func length(_ section: LayoutFlowSection, along axis: LayoutAxis) -> Double {
    max(0, section.headerLength) + contentLength(section, along: axis)
      + max(0, section.footerLength)
  }

  private mutating func breakLines(of section: LayoutFlowSection, _ breaker: FlowLineBreaker) {
    if let table {
      if isColumn(table, breaker) {
        lines = .column
      } else {
        var runs: [UniformLines] = []
        breaker.appendLines(table, from: 0, at: 0, to: &runs)
        lines = .broken(runs)
      }
    } else {
      switch section.items {
      case .uniform(let size, let count):
        if count > 0 {
          let perLine = breaker.capacity(
            of: size[breaker.scrollAxis.perpendicular], itemCount: count)
          lines = .grid(breaker.run(of: size, items: 0..<count, perLine: perLine, at: 0))
        }
      case .sizes(let sizes):
        var runs: [UniformLines] = []
        breaker.appendLines(FlowGivenSizes(sizes: sizes), from: 0, at: 0, to: &runs)
        lines = .broken(runs)
      }
    }
    updateLength()
  }

  /// Returns a Boolean value that indicates whether no two items can share a line.
  private func isColumn(_ table: FlowSizeTable, _ breaker: FlowLineBreaker) -> Bool {
    var shortest = table.shortest
    if table.hasUnknown {
      shortest = min(shortest, table.common[breaker.scrollAxis.perpendicular])
    }
    return !breaker.holdsTwo(of: shortest)
  }

  private mutating func updateLength() {
    switch lines {
    case .grid(let run): linesLength = run.end
    case .broken(let runs): linesLength = runs.last?.end ?? 0
    case .column:
      guard let table else { return }
      let last = table.count - 1
      linesLength = table.position(of: last) + table.size(of: last)[table.scrollAxis]
    }
  }

  // MARK: - Measuring

  /// Updates the sizes of some items, and breaks the lines again that may change.
  ///
  /// - Parameters:
  ///   - first: The first of the items.
  ///   - change: A closure that updates the table.
  /// - Complexity: O(log items) while every item has a line of its own; otherwise O(known items
  ///   behind the first one that changes).
  mutating func update(
    from first: Int, of section: LayoutFlowSection, _ breaker: FlowLineBreaker,
    _ change: (inout FlowSizeTable) -> Void
  ) {
    guard var table else { return }
    self.table = nil
    let oldCommon = table.common
    var oldUnknown = table.count
    if case .broken = lines { oldUnknown = table.firstUnknown }
    change(&table)
    self.table = table
    if isColumn(table, breaker) {
      lines = .column
      return updateLength()
    }
    guard case .broken(var runs) = lines else { return breakLines(of: section, breaker) }
    lines = .broken([])
    var changed = first
    if table.common != oldCommon { changed = min(changed, oldUnknown, table.firstUnknown) }
    // The line before may have room for an item that became shorter.
    let kept = runs.isEmpty ? 0 : Self.run(of: max(0, changed - 1), in: runs)
    let start = runs.isEmpty ? 0 : runs[kept].start
    let item = runs.isEmpty ? 0 : runs[kept].firstItem
    runs.removeSubrange(kept...)
    breaker.appendLines(table, from: item, at: start, to: &runs)
    lines = .broken(runs)
    updateLength()
  }

  /// Returns the index of the run that contains an item.
  static func run(of item: Int, in runs: [UniformLines]) -> Int {
    max(0, runs.indices.partitioningIndex { runs[$0].firstItem > item } - 1)
  }
}
