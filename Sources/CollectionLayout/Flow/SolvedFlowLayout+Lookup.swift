extension SolvedFlowLayout {
  /// Returns the frame of an item, which is never `nil`.
  ///
  /// - Precondition: The section and the item exist.
  /// - Complexity: O(log S + log l + k), where S is the number of sections, l the number of lines
  ///   and k the number of items in the line.
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

  /// Returns the element of an item, which is never `nil`.
  ///
  /// - Precondition: The section and the item exist.
  /// - Complexity: The same as ``frame(ofItem:inSection:)``.
  public func element(ofItem item: Int, inSection section: Int) -> LayoutElement? {
    frame(ofItem: item, inSection: section).map {
      LayoutElement(category: .item, section: section, index: item, frame: $0, zIndex: 0)
    }
  }

  /// Returns the header or the footer of a section, or `nil` if there is none. Their kinds are
  /// ``LayoutElementKind/header`` and ``LayoutElementKind/footer``.
  ///
  /// - Parameter viewport: The visible part of the content, which pinned headers and footers stay
  ///   in. If it is `nil`, they lie at their natural positions.
  /// - Precondition: The section exists.
  /// - Complexity: O(log S), where S is the number of sections.
  public func boundaryElement(
    kind: LayoutElementKind, inSection section: Int, viewport: LayoutViewport? = nil
  ) -> LayoutElement? {
    checkSection(section)
    let viewport = viewport.map { LayoutViewport(visibleRect: mirrored($0.visibleRect)) }
    guard var element = boundary(kind, ofSection: section, viewport: viewport) else { return nil }
    element.frame = mirrored(element.frame)
    return element
  }

  /// Returns the rectangle of a whole section: header, insets, lines and footer along the scroll
  /// axis, and the whole content across it.
  ///
  /// - Precondition: The section exists.
  /// - Complexity: O(log S), where S is the number of sections.
  public func frame(ofSection section: Int) -> LayoutRect {
    checkSection(section)
    var rect = LayoutRect(size: contentSize)
    rect.origin[scrollAxis] = start(ofSection: section)
    rect.size[scrollAxis] = sections[section].length(
      description.sections[section], along: scrollAxis)
    return mirrored(rect)
  }

  // MARK: - In leading coordinates

  /// Returns a header or a footer. It spans the content, regardless of section insets.
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

  /// Returns the size of an item.
  func size(ofItem item: Int, inSection section: Int) -> LayoutSize {
    if let table = sections[section].table { return table.size(of: item) }
    switch description.sections[section].items {
    case .uniform(let size, _): return size
    case .sizes(let sizes): return sizes[item]
    }
  }

  /// Returns the frame of an item in a run of lines.
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

  /// Returns the frame of an item at a distance from the start of its line.
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

  /// Returns the frame of an item that has a line to itself.
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
