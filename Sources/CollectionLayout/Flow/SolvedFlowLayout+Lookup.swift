extension SolvedFlowLayout {
  /// The frame of an item.
  ///
  /// - Precondition: the section and the item exist.
  /// - Complexity: O(log S + log l + k), S the number of sections, l that of lines and k that of the items
  ///   in its line.
  public func frame(ofItem item: Int, inSection section: Int) -> LayoutRect? {
    checkItem(item, inSection: section)
    let origin = linesOrigin(ofSection: section)
    switch sections[section].lines {
    case .grid(let run):
      return mirrored(frame(of: item, in: run, section: section, origin: origin))
    case .broken(let runs):
      let run = runs[SolvedFlowSection.run(of: item, in: runs)]
      return mirrored(frame(of: item, in: run, section: section, origin: origin))
    case .column:
      let position = sections[section].table?.position(of: item) ?? 0
      return mirrored(frameInColumn(of: item, at: position, section: section, origin: origin))
    }
  }

  /// An item as an element.
  ///
  /// - Precondition: the section and the item exist.
  /// - Complexity: that of ``frame(ofItem:inSection:)``.
  public func element(ofItem item: Int, inSection section: Int) -> LayoutElement? {
    frame(ofItem: item, inSection: section).map {
      LayoutElement(category: .item, section: section, index: item, frame: $0, zIndex: 0)
    }
  }

  /// The header or the footer of a section, by the kinds that ``LayoutFlowDescription`` names; nil where
  /// there is none.
  ///
  /// - Parameter viewport: what is on screen; without one, a pinned one lies at its natural place.
  /// - Precondition: the section exists.
  /// - Complexity: O(log S), S the number of sections.
  public func boundaryElement(
    kind: LayoutElementKind, inSection section: Int, viewport: LayoutViewport? = nil
  ) -> LayoutElement? {
    checkSection(section)
    let viewport = viewport.map { LayoutViewport(visibleRect: mirrored($0.visibleRect)) }
    guard var element = boundary(kind, ofSection: section, viewport: viewport) else { return nil }
    element.frame = mirrored(element.frame)
    return element
  }

  /// The rectangle of a whole section: header, insets, lines and footer along the scroll axis, and the
  /// whole content across it.
  ///
  /// - Precondition: the section exists.
  /// - Complexity: O(log S), S the number of sections.
  public func frame(ofSection section: Int) -> LayoutRect {
    checkSection(section)
    var rect = LayoutRect(size: contentSize)
    rect.origin[scrollAxis] = start(ofSection: section)
    rect.size[scrollAxis] = sections[section].length(
      description.sections[section], along: scrollAxis)
    return mirrored(rect)
  }

  // MARK: - In leading coordinates

  /// A header or a footer. It spans the content, section insets notwithstanding.
  ///
  /// Pinned, it stays in the visible rectangle, but never beyond the lines and insets of its section: a
  /// header is pushed out by its section's end or by its footer.
  func boundary(
    _ kind: LayoutElementKind, ofSection section: Int, viewport: LayoutViewport?
  ) -> LayoutElement? {
    let described = description.sections[section]
    let isHeader = kind == .header
    guard isHeader || kind == .footer else { return nil }
    let length = isHeader ? described.headerLength : described.footerLength
    guard length > 0 else { return nil }
    let start = start(ofSection: section)
    let contentStart = start + max(0, described.headerLength)
    let contentEnd =
      contentStart + sections[section].contentLength(described, along: scrollAxis)
    var position = isHeader ? start : contentEnd
    let isPinned = isHeader ? description.pinsHeaders : description.pinsFooters
    if isPinned, let visible = viewport?.visibleRect {
      let pinning = LayoutPinning(contentStart: contentStart, contentEnd: contentEnd)
      position =
        isHeader
        ? pinning.position(
          ofHeaderAt: position, length: length, visibleStart: visible.minimum(scrollAxis))
        : pinning.position(
          ofFooterAt: position, length: length, visibleEnd: visible.maximum(scrollAxis))
    }
    var frame = LayoutRect(size: contentSize)
    frame.origin[scrollAxis] = grid.snapped(position)
    frame.size[scrollAxis] = length
    return LayoutElement(
      category: .boundary(kind: kind), section: section, index: 0, frame: frame,
      zIndex: isPinned ? LayoutViewport.pinnedFlowDepth : 0)
  }

  /// The size of an item.
  func size(ofItem item: Int, inSection section: Int) -> LayoutSize {
    if let table = sections[section].table { return table.size(of: item) }
    switch description.sections[section].items {
    case .uniform(let size, _): return size
    case .sizes(let sizes): return sizes[item]
    }
  }

  /// An item in a run of lines.
  private func frame(
    of item: Int, in run: UniformLines, section: Int, origin: LayoutPoint
  ) -> LayoutRect {
    let (line, slot) = (item - run.firstItem).quotientAndRemainder(dividingBy: run.perLine)
    let cross = scrollAxis.perpendicular
    var before = 0.0
    if let size = run.itemSize {
      before = Double(slot) * size[cross]
    } else {
      for other in run.firstItem..<item { before += size(ofItem: other, inSection: section)[cross] }
    }
    return frame(
      of: run.itemSize ?? size(ofItem: item, inSection: section), in: run, line: line,
      across: run.lead + before + Double(slot) * run.gap, origin: origin)
  }

  /// An item of a size in a line of a run, so far from the line's beginning.
  @inline(__always)
  func frame(
    of size: LayoutSize, in run: UniformLines, line: Int, across: Double, origin: LayoutPoint
  ) -> LayoutRect {
    var frame = LayoutRect(size: size)
    let along =
      run.start + Double(line) * run.pitch + (run.thickness - size[scrollAxis]) / 2
    frame.origin[scrollAxis] = grid.snapped(origin[scrollAxis] + along)
    frame.origin[scrollAxis.perpendicular] = grid.snapped(origin[scrollAxis.perpendicular] + across)
    return frame
  }

  /// An item that has a line to itself.
  func frameInColumn(
    of item: Int, at position: Double, section: Int, origin: LayoutPoint
  ) -> LayoutRect {
    let cross = scrollAxis.perpendicular
    var frame = LayoutRect(size: size(ofItem: item, inSection: section))
    let lead = description.breaker(of: description.sections[section]).centered(frame.size[cross])
    frame.origin[scrollAxis] = grid.snapped(origin[scrollAxis] + position)
    frame.origin[cross] = grid.snapped(origin[cross] + lead)
    return frame
  }
}
