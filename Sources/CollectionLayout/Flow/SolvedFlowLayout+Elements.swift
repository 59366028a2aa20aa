extension SolvedFlowLayout {
  /// Calls a closure with each element that intersects a rectangle, by section: items in order,
  /// header and footer. Allocates nothing. Touching at an edge is not an intersection, and a
  /// rectangle without area has none.
  ///
  /// - Parameter viewport: The visible part of the content, which pinned headers and footers stay
  ///   in. If it is `nil`, they lie at their natural positions.
  /// - Complexity: O(log S + log l + v), where S is the number of sections, l the number of lines
  ///   in the visited sections, and v the number of items in the visited lines.
  public func forEachElement(
    in rect: LayoutRect, viewport: LayoutViewport? = nil, _ body: (LayoutElement) -> Void
  ) {
    guard isRightToLeft else { return visit(rect, viewport: viewport, body) }
    visit(
      mirrored(rect),
      viewport: viewport.map { LayoutViewport(visibleRect: mirrored($0.visibleRect)) }
    ) { element in
      var element = element
      element.frame = mirrored(element.frame)
      body(element)
    }
  }

  /// Visits elements in leading coordinates.
  private func visit(
    _ rect: LayoutRect, viewport: LayoutViewport?, _ body: (LayoutElement) -> Void
  ) {
    // The condition is written so that NaN ends the query.
    guard rect.size.width > 0, rect.size.height > 0, !rect.origin.x.isNaN, !rect.origin.y.isNaN
    else { return }
    let slack = overhang + 1 / grid.scale
    let low = rect.minimum(scrollAxis) - slack
    let high = rect.maximum(scrollAxis) + slack
    guard !sections.isEmpty else { return }
    var section = section(at: low)
    while section < sections.count, start(ofSection: section) < high {
      visitItems(ofSection: section, in: rect, body)
      visitBoundary(.header, ofSection: section, in: rect, viewport: viewport, body)
      visitBoundary(.footer, ofSection: section, in: rect, viewport: viewport, body)
      section += 1
    }
  }

  private func visitBoundary(
    _ kind: LayoutElementKind, ofSection section: Int, in rect: LayoutRect,
    viewport: LayoutViewport?, _ body: (LayoutElement) -> Void
  ) {
    guard let element = boundary(kind, ofSection: section, viewport: viewport),
      element.frame.intersects(rect)
    else { return }
    body(element)
  }

  private func visitItems(
    ofSection section: Int, in rect: LayoutRect, _ body: (LayoutElement) -> Void
  ) {
    let origin = linesOrigin(ofSection: section)
    // Rounding moves a position by up to half a pixel, and lines overlap if the spacing between
    // them is negative.
    let slack = 1 / grid.scale
    let low =
      rect.minimum(scrollAxis) - origin[scrollAxis] - slack
      + min(0, description.sections[section].lineSpacing)
    let high = rect.maximum(scrollAxis) - origin[scrollAxis] + slack
    switch sections[section].lines {
    case .grid(let run):
      visit(run, ofSection: section, origin: origin, from: low, to: high, in: rect, body)
    case .broken(let runs):
      var index = Self.firstRun(in: runs, notBefore: low)
      while index < runs.count, runs[index].start < high {
        visit(runs[index], ofSection: section, origin: origin, from: low, to: high, in: rect, body)
        index += 1
      }
    case .column:
      guard let table = sections[section].table else { return }
      var item = table.item(at: low)
      var position = table.position(of: item)
      while position < high {
        let frame = frameInColumn(of: item, at: position, section: section, origin: origin)
        if frame.intersects(rect) {
          body(
            LayoutElement(
              category: .item, section: section, index: item, frame: frame, zIndex: 0))
        }
        item += 1
        guard item < table.count else { break }
        position = table.position(of: item)
      }
    }
  }

  /// Visits the lines that lie in a range along the scroll axis.
  private func visit(
    _ run: UniformLines, ofSection section: Int, origin: LayoutPoint, from low: Double,
    to high: Double,
    in rect: LayoutRect, _ body: (LayoutElement) -> Void
  ) {
    let lines = run.lineCount
    var line = 0
    var end = lines
    if run.pitch > 0 {
      // One line too many on either side costs a comparison; one too few would lose an item.
      line = Int((low - run.start - run.thickness) / run.pitch, upTo: lines)
      end = min(lines, Int((high - run.start) / run.pitch, upTo: lines) + 2)
    }
    let cross = scrollAxis.perpendicular
    let crossLow = rect.minimum(cross) - origin[cross] - 1 / grid.scale
    let crossHigh = rect.maximum(cross) - origin[cross] + 1 / grid.scale
    while line < end {
      let first = line * run.perLine
      let held = min(run.perLine, run.itemCount - first)
      var slot = 0
      var last = held
      if let size = run.itemSize, size[cross] + run.gap > 0 {
        let step = size[cross] + run.gap
        slot = Int((crossLow - run.lead - size[cross]) / step, upTo: held)
        last = min(held, Int((crossHigh - run.lead) / step, upTo: held) + 2)
      }
      var before = 0.0
      while slot < last {
        let item = run.firstItem + first + slot
        let size = run.itemSize ?? size(ofItem: item, inSection: section)
        if run.itemSize != nil { before = Double(slot) * size[cross] }
        let frame = frame(
          of: size, in: run, line: line, across: run.lead + before + Double(slot) * run.gap,
          origin: origin)
        if frame.intersects(rect) {
          body(
            LayoutElement(
              category: .item, section: section, index: item, frame: frame, zIndex: 0))
        }
        before += size[cross]
        slot += 1
      }
      line += 1
    }
  }

  /// Returns the first run that may extend beyond a position.
  private static func firstRun(in runs: [UniformLines], notBefore position: Double) -> Int {
    max(0, runs.indices.partitioningIndex { runs[$0].start > position } - 1)
  }
}
