extension SolvedLayout {
  /// Returns the elements that intersect a rectangle, by section: items in order, their
  /// supplementary items, boundary items and backgrounds. Boundary items of the whole content come
  /// last.
  ///
  /// The rectangle is clipped to the content. An item is returned only if its group also intersects
  /// the rectangle, as in UIKit. Touching at an edge is not an intersection.
  ///
  /// - Parameter viewport: The visible part of the content, which pinned items stay in. If it is
  ///   `nil`, they lie at their natural positions.
  /// - Complexity: O(log S + v), where S is the number of sections and v the number of returned
  ///   elements.
  public func elements(
    in rect: LayoutRect, viewport: LayoutViewport? = nil
  ) -> [LayoutElement] {
    var elements: [LayoutElement] = []
    appendElements(in: rect, viewport: viewport, to: &elements)
    return elements
  }

  /// Appends the elements that ``elements(in:viewport:)`` returns to a buffer. Allocates nothing if
  /// the buffer has the capacity.
  public func appendElements(
    in rect: LayoutRect, viewport: LayoutViewport? = nil, to elements: inout [LayoutElement]
  ) {
    if isRightToLeft {
      forEachElement(in: rect, viewport: viewport) { elements.append($0) }
    } else {
      // Appending in batches reduces the number of capacity checks. A batch of up to one kilobyte
      // lies on the stack.
      let dozen = max(1, 1024 / MemoryLayout<LayoutElement>.stride)
      withUnsafeTemporaryAllocation(of: LayoutElement.self, capacity: dozen) { buffer in
        var count = 0
        visit(rect, viewport: viewport, rowOffset: Self.unscrolled) { element in
          if count == dozen {
            elements.append(contentsOf: UnsafeBufferPointer(buffer))
            count = 0
          }
          buffer.initializeElement(at: count, to: element)
          count += 1
        }
        elements.append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<count]))
      }
    }
  }

  /// Calls a closure with each element that ``elements(in:viewport:)`` returns. Allocates nothing.
  ///
  /// - Parameter rowOffset: A closure that returns the offset of an orthogonal section's row, in
  ///   leading coordinates. The elements of a row are those that are visible in the rectangle at
  ///   this offset; their frames refer to the unscrolled row.
  public func forEachElement(
    in rect: LayoutRect, viewport: LayoutViewport? = nil,
    rowOffset: (_ section: Int) -> Double, _ body: (LayoutElement) -> Void
  ) {
    guard isRightToLeft else {
      return visit(rect, viewport: viewport, rowOffset: rowOffset, body)
    }
    let viewport = viewport.map { LayoutViewport(visibleRect: mirrored($0.visibleRect)) }
    visit(mirrored(rect), viewport: viewport, rowOffset: rowOffset) { element in
      var element = element
      element.frame = mirrored(element.frame)
      body(element)
    }
  }

  /// Calls a closure with each element that ``elements(in:viewport:)`` returns. Allocates nothing.
  public func forEachElement(
    in rect: LayoutRect, viewport: LayoutViewport? = nil, _ body: (LayoutElement) -> Void
  ) {
    forEachElement(in: rect, viewport: viewport, rowOffset: Self.unscrolled, body)
  }

  /// Calls a closure with the items of the row of a section that
  /// ``forEachElement(in:viewport:rowOffset:_:)`` returns, and their supplementary items. Allocates
  /// nothing.
  ///
  /// - Parameter rowOffset: The offset of the row, in leading coordinates.
  /// - Precondition: The section exists.
  /// - Complexity: O(v), where v is the number of returned elements; O(log G + v) if an item was
  ///   measured, where G is the number of groups.
  public func forEachRowElement(
    ofSection section: Int, in rect: LayoutRect, rowOffset: Double,
    _ body: (LayoutElement) -> Void
  ) {
    checkSection(section)
    guard isRightToLeft else {
      return visitRow(ofSection: section, in: rect, offset: rowOffset, body)
    }
    visitRow(ofSection: section, in: mirrored(rect), offset: rowOffset) { element in
      var element = element
      element.frame = mirrored(element.frame)
      body(element)
    }
  }

  /// The offset of an unscrolled row.
  static func unscrolled(_ section: Int) -> Double { 0 }

  /// The query in leading coordinates. It is inlined so that closures are called directly.
  @inline(__always)
  private func visit(
    _ rect: LayoutRect, viewport: LayoutViewport?, rowOffset: (_ section: Int) -> Double,
    _ body: (LayoutElement) -> Void
  ) {
    guard !rect.origin.x.isNaN, !rect.origin.y.isNaN else { return }
    guard let clipped = clippedToContent(rect) else { return visitBackgrounds(at: rect, body) }
    var section = section(at: clipped.minimum(scrollAxis) - overhang)
    let end = clipped.maximum(scrollAxis) + overhang
    while section < starts.count, start(of: section) < end {
      let entry = entry(section)
      let pattern = patterns[entry.template]
      if pattern.isShown(entry.itemCount) {
        if pattern.showsItems(entry.itemCount) {
          var seen = clipped
          if pattern.isOrthogonal { seen.origin[pattern.stackAxis] += rowOffset(section) }
          visitGroups(section, entry.itemCount, of: pattern, in: seen, body)
        }
        if !pattern.boundary.items.isEmpty {
          let boundary = boundary(of: section)
          visitBoundary(
            boundary, contentStart: start(of: section) + boundary.growthBefore,
            contentLength: contentLength(of: section), in: clipped,
            viewport: viewport, section: section, as: LayoutElement.Category.boundary, body)
        }
        if !pattern.decorations.isEmpty { visitDecorations(section, pattern, in: clipped, body) }
      }
      section += 1
    }
    if !boundary.items.isEmpty {
      visitBoundary(
        boundary, contentStart: boundary.growthBefore, contentLength: sectionsLength, in: clipped,
        viewport: viewport, section: 0, as: LayoutElement.Category.globalBoundary, body)
    }
  }

  /// Returns the part of a rectangle within the content along the scroll axis; `nil` for none.
  @inline(__always)
  private func clippedToContent(_ rect: LayoutRect) -> LayoutRect? {
    let low = max(0, rect.minimum(scrollAxis))
    let high = min(contentSize[scrollAxis], rect.maximum(scrollAxis))
    guard low < high, rect.size[scrollAxis.perpendicular] > 0 else { return nil }
    var clipped = rect
    clipped.origin[scrollAxis] = low
    clipped.size[scrollAxis] = high - low
    return clipped
  }

  /// Visits the items of the row of a section and their supplementary items, in leading
  /// coordinates.
  private func visitRow(
    ofSection section: Int, in rect: LayoutRect, offset: Double, _ body: (LayoutElement) -> Void
  ) {
    guard !rect.origin.x.isNaN, !rect.origin.y.isNaN, var seen = clippedToContent(rect),
      start(of: section) < seen.maximum(scrollAxis) + overhang
    else { return }
    let entry = entry(section)
    let pattern = patterns[entry.template]
    guard pattern.isOrthogonal, pattern.isShown(entry.itemCount),
      pattern.showsItems(entry.itemCount)
    else { return }
    seen.origin[pattern.stackAxis] += offset
    visitGroups(section, entry.itemCount, of: pattern, in: seen, body)
  }

  /// Visits the elements of a rectangle without area: the backgrounds of the sections at its
  /// position.
  private func visitBackgrounds(at rect: LayoutRect, _ body: (LayoutElement) -> Void) {
    guard rect.size.width >= 0, rect.size.height >= 0 else { return }
    let position = rect.minimum(scrollAxis)
    var section = section(at: position - overhang)
    while section < starts.count, start(of: section) <= rect.maximum(scrollAxis) {
      let pattern = patterns[entry(section).template]
      let frame = sectionRect(section)
      if !pattern.decorations.isEmpty, frame.size[scrollAxis] > 0, frame.touches(rect) {
        for index in pattern.decorations.indices {
          body(decoration(index, of: pattern, section: section))
        }
      }
      section += 1
    }
  }

  private func visitBoundary(
    _ boundary: BoundaryPattern, contentStart: Double, contentLength: Double, in rect: LayoutRect,
    viewport: LayoutViewport?, section: Int,
    as category: (_ kind: LayoutElementKind) -> LayoutElement.Category,
    _ body: (LayoutElement) -> Void
  ) {
    for item in boundary.items {
      let (frame, zIndex) = boundary.frameAndDepth(
        of: item, contentStart: contentStart, contentLength: contentLength, viewport: viewport,
        grid: grid)
      guard frame.intersects(rect) else { continue }
      body(
        LayoutElement(
          category: category(item.kind), section: section, index: 0, frame: frame, zIndex: zIndex))
    }
  }

  private func visitDecorations(
    _ section: Int, _ pattern: SectionPattern, in rect: LayoutRect,
    _ body: (LayoutElement) -> Void
  ) {
    // As in UIKit, the section has to intersect the rectangle, not the background.
    let frame = sectionRect(section)
    guard frame.size[scrollAxis] > 0, frame.intersects(rect) else { return }
    for index in pattern.decorations.indices {
      body(decoration(index, of: pattern, section: section))
    }
  }

  private func visitGroups(
    _ section: Int, _ itemCount: Int, of pattern: SectionPattern, in rect: LayoutRect,
    _ body: (LayoutElement) -> Void
  ) {
    if let measuredSection = measuredSection(section) {
      return visitGroups(of: measuredSection, section, in: rect, body)
    }
    let stack = pattern.stackAxis
    let cross = stack.perpendicular
    let origin = groupOrigin(of: pattern, section: section)
    let clipped = clipped(rect, for: pattern)
    guard clipped.size[cross] > 0, origin[cross] < clipped.maximum(cross),
      origin[cross] + pattern.groupSize[cross] > clipped.minimum(cross)
    else { return }

    let shape = pattern.shape
    let low = rect.minimum(stack) - origin[stack]
    let high = rect.maximum(stack) - origin[stack]
    let groups = pattern.groupCount(itemCount)
    var group = 0
    var end = groups
    if pattern.pitch > 0 {
      // One group too many on either side costs a comparison; one too few would lose an item.
      group = Int((low - pattern.groupSize[stack]) / pattern.pitch, upTo: groups)
      end = min(groups, Int(high / pattern.pitch, upTo: groups) + 2)
    }
    while group < end {
      let offset = Double(group) * pattern.pitch
      let length = pattern.groupLength(group, itemCount: itemCount)
      if offset < high, offset + length > low {
        let held = min(pattern.capacity, itemCount - group * pattern.capacity)
        visitGroup(
          group, from: group * pattern.capacity, held, of: pattern, shape, nil, section: section,
          origin: origin, offset: offset,
          range: (low - offset, high - offset), in: clipped, body)
      }
      group += 1
    }
  }

  /// Returns the part of a rectangle in which items are found: only within the content, unless they
  /// run across it.
  private func clipped(_ rect: LayoutRect, for pattern: SectionPattern) -> LayoutRect {
    guard !pattern.isOrthogonal else { return rect }
    let cross = pattern.stackAxis.perpendicular
    let low = max(rect.minimum(cross), 0)
    var clipped = rect
    clipped.origin[cross] = low
    clipped.size[cross] = min(rect.maximum(cross), contentSize[cross]) - low
    return clipped
  }

  /// Visits the groups of a section with measured items.
  private func visitGroups(
    of measuredSection: MeasuredSection, _ section: Int, in rect: LayoutRect,
    _ body: (LayoutElement) -> Void
  ) {
    let pattern = measuredSection.pattern
    let stack = pattern.stackAxis
    let cross = stack.perpendicular
    let origin = groupOrigin(of: pattern, section: section)
    let sectionStart = origin[cross] - pattern.shape.crossOrigin
    let clipped = clipped(rect, for: pattern)
    guard clipped.size[cross] > 0 else { return }
    if let lanes = measuredSection.lanes {
      return visitLanes(lanes, of: measuredSection, section, origin: origin, in: clipped, body)
    }
    let low = rect.minimum(stack) - origin[stack]
    let high = rect.maximum(stack) - origin[stack]
    // If groups overlap because of negative spacing, an earlier one may extend that far.
    var group = measuredSection.group(at: low + min(0, pattern.gap))
    while group < measuredSection.groupCount {
      let resolved = measuredSection.resolvedGroup(at: group)
      guard resolved.offset < high else { break }
      group += 1
      let crossStart = sectionStart + resolved.shape.crossOrigin
      guard resolved.offset + resolved.length > low, crossStart < clipped.maximum(cross),
        crossStart + measuredSection.crossLength(of: resolved) > clipped.minimum(cross)
      else { continue }
      if let stack = resolved.stack {
        visitStack(
          stack, resolved, of: pattern, section, origin: origin, from: low, to: high, in: clipped,
          body
        )
        continue
      }
      if pattern.singleItemGrowth == nil {
        visitGroup(
          resolved.index, from: resolved.firstItem, resolved.held, of: pattern, resolved.shape,
          measuredSection,
          section: section, origin: origin,
          offset: resolved.offset, range: (low - resolved.offset, high - resolved.offset),
          in: clipped, body)
        continue
      }
      let frame = placed(
        resolved.frame(ofSlot: 0), of: pattern, origin: origin, groupOffset: resolved.offset)
      guard frame.intersects(clipped) else { continue }
      body(
        LayoutElement(
          category: .item, section: section, index: resolved.firstItem, frame: frame,
          zIndex: resolved.shape.depth(ofSlot: 0, in: pattern)))
    }
  }

  /// Visits the items of a large group with measured items.
  private func visitStack(
    _ stack: StackedGroup, _ resolved: ResolvedGroup, of pattern: SectionPattern, _ section: Int,
    origin: LayoutPoint, from low: Double, to high: Double, in rect: LayoutRect,
    _ body: (LayoutElement) -> Void
  ) {
    let slack = 1 / grid.scale
    stack.forEachFrame(
      from: low - resolved.offset - slack, to: high - resolved.offset + slack, count: resolved.held
    ) { slot, frame in
      let frame = placed(frame, of: pattern, origin: origin, groupOffset: resolved.offset)
      guard frame.intersects(rect) else { return }
      body(
        LayoutElement(
          category: .item, section: section, index: resolved.firstItem + slot, frame: frame,
          zIndex: resolved.shape.depth(ofSlot: slot, in: pattern)))
    }
  }

  @inline(__always)
  private func visitGroup(
    _ group: Int, from firstItem: Int, _ held: Int, of pattern: SectionPattern,
    _ shape: GroupShape, _ measuredSection: MeasuredSection?, section: Int, origin: LayoutPoint,
    offset: Double, range: (low: Double, high: Double), in rect: LayoutRect,
    _ body: (LayoutElement) -> Void
  ) {
    var slots = 0..<held
    if shape.searchIndex.isWorthwhile {
      let slack = 1 / grid.scale
      slots = shape.searchIndex.candidates(
        from: range.low - slack, to: range.high + slack, count: held)
    }
    let stack = pattern.stackAxis
    let storesFrame = !pattern.isOrthogonal
    var inGroup = Double.nan
    var settled = 0.0
    for slot in slots {
      var frame = shape.frames[slot]
      // Neighbors in a row share a coordinate, which is snapped to a pixel once.
      if storesFrame, frame.origin[stack] == inGroup {
        frame.origin[stack] = settled
      } else {
        inGroup = frame.origin[stack]
        frame = placed(frame, of: pattern, origin: origin, groupOffset: offset)
        settled = frame.origin[stack]
      }
      guard frame.intersects(rect) else { continue }
      body(
        LayoutElement(
          category: .item, section: section, index: firstItem + slot, frame: frame,
          zIndex: shape.depth(ofSlot: slot, in: pattern)))
    }
    if shape.hasSupplements {
      visitSupplements(
        group, held, of: pattern, shape, measuredSection, section: section, origin: origin,
        offset: offset,
        range: range,
        in: rect, body)
    }
  }

  private func visitSupplements(
    _ group: Int, _ held: Int, of pattern: SectionPattern, _ shape: GroupShape,
    _ measuredSection: MeasuredSection?, section: Int, origin: LayoutPoint, offset: Double,
    range: (low: Double, high: Double), in rect: LayoutRect,
    _ body: (LayoutElement) -> Void
  ) {
    let slack = 1 / grid.scale
    let supplements = shape.supplements
    let candidates = supplements.searchIndex.candidates(
      from: range.low - slack, to: range.high + slack, count: supplements.items.count)
    for index in candidates where supplements.items[index].firstLeaf < held {
      let item = supplements.items[index]
      let frame = placed(item.frame, of: pattern, origin: origin, groupOffset: offset)
      guard frame.intersects(rect) else { continue }
      let before =
        measuredSection?.supplements(ofKind: item.kind, before: group, perGroup: item.countPerGroup)
        ?? group * item.countPerGroup
      body(
        LayoutElement(
          category: .supplementary(kind: item.kind), section: section,
          index: before + item.ordinal, frame: frame, zIndex: item.zIndex))
    }
  }
}
