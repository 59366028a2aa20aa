extension SolvedLayout {
  /// Returns the frame of an item of data, or `nil` if the layout has no room for the items of its
  /// section.
  ///
  /// - Precondition: The section and the item exist.
  /// - Complexity: O(1); O(log S + log G) after a measurement, where S is the number of sections
  ///   and G the number of the section's groups.
  public func frame(ofItem item: Int, inSection section: Int) -> LayoutRect? {
    placedItem(item, inSection: section)?.frame
  }

  /// Returns the element of an item of data, or `nil` if the layout has no room for the items of
  /// its section.
  ///
  /// - Precondition: The section and the item exist.
  /// - Complexity: O(1); O(log S + log G) after a measurement, where S is the number of sections
  ///   and G the number of the section's groups.
  public func element(ofItem item: Int, inSection section: Int) -> LayoutElement? {
    guard let (frame, zIndex) = placedItem(item, inSection: section) else { return nil }
    return LayoutElement(
      category: .item, section: section, index: item, frame: frame, zIndex: zIndex)
  }

  @inline(__always)
  private func placedItem(
    _ item: Int, inSection section: Int
  ) -> (frame: LayoutRect, zIndex: Int)? {
    checkItem(item, inSection: section)
    let entry = entry(section)
    let pattern = patterns[entry.template]
    guard pattern.showsItems(entry.itemCount) else { return nil }
    if let measuredSection = measuredSection(section) {
      return placedItem(item, of: measuredSection, section)
    }
    var origin = pattern.firstOrigin
    origin[scrollAxis] += start(of: section) + pattern.boundary.growthBefore
    let (group, slot) = item.quotientAndRemainder(dividingBy: pattern.capacity)
    let frame = placed(
      pattern.frames[slot], of: pattern, origin: origin,
      groupOffset: Double(group) * pattern.pitch)
    return (mirrored(frame), pattern.shape.depth(ofSlot: slot, in: pattern))
  }

  /// Returns an item in a section with measured items. It is a separate function to keep the common
  /// case short.
  @inline(never)
  private func placedItem(
    _ item: Int, of measuredSection: MeasuredSection, _ section: Int
  ) -> (frame: LayoutRect, zIndex: Int)? {
    let pattern = measuredSection.pattern
    let resolved = measuredSection.resolvedGroup(containing: item)
    let slot = item - resolved.firstItem
    let frame = placed(
      resolved.frame(ofSlot: slot), of: pattern,
      origin: groupOrigin(of: pattern, section: section), groupOffset: resolved.offset)
    return (mirrored(frame), resolved.shape.depth(ofSlot: slot, in: pattern))
  }

  /// Calls a closure with the frame of every item of a section, in order, unless the layout has no
  /// room for them. This is faster than a query for each item.
  ///
  /// - Precondition: The section exists.
  /// - Complexity: O(items of the section).
  @inlinable
  public func forEachItemFrame(inSection section: Int, _ body: (LayoutRect) -> Void) {
    // Frames are computed in batches of one kilobyte on the stack, because a call for each costs
    // more than the frame. Larger batches are used if they save more than their allocation costs.
    if itemCount(inSection: section) <= 256 {
      withUnsafeTemporaryAllocation(of: LayoutRect.self, capacity: 32) {
        forEachItemFrame(inSection: section, through: $0, body)
      }
    } else {
      withUnsafeTemporaryAllocation(of: LayoutRect.self, capacity: 256) {
        forEachItemFrame(inSection: section, through: $0, body)
      }
    }
  }

  @inlinable @inline(__always)
  func forEachItemFrame(
    inSection section: Int, through buffer: UnsafeMutableBufferPointer<LayoutRect>,
    _ body: (LayoutRect) -> Void
  ) {
    let frames = buffer.baseAddress.unsafelyUnwrapped
    var first = 0
    while true {
      let count = fill(buffer, withFramesFrom: first, inSection: section)
      var index = 0
      while index < count {
        body(frames[index])
        index += 1
      }
      guard count == buffer.count else { return }
      first += count
    }
  }

  /// Returns the supplementary item of a kind at an index in its section, or `nil` if there is
  /// none.
  ///
  /// - Precondition: The section exists.
  /// - Complexity: O(s), where s is the number of supplementary items in a full group.
  public func supplementaryElement(
    kind: LayoutElementKind, index: Int, inSection section: Int
  ) -> LayoutElement? {
    checkSection(section)
    let entry = entry(section)
    let pattern = patterns[entry.template]
    guard index >= 0, pattern.showsItems(entry.itemCount) else { return nil }
    if pattern.lanes != nil {
      return supplementaryElement(kind: kind, ofItemInLane: index, inSection: section)
    }
    guard
      let (resolved, number) = supplement(kind, index, of: pattern, section: section)
    else { return nil }
    let item = resolved.shape.supplements.items[number]
    let frame = placed(
      item.frame, of: pattern, origin: groupOrigin(of: pattern, section: section),
      groupOffset: resolved.offset)
    return LayoutElement(
      category: .supplementary(kind: kind), section: section, index: index,
      frame: mirrored(frame), zIndex: item.zIndex)
  }

  /// Returns the group of a supplementary item, and its index in the group's pattern, or `nil` if
  /// there is none.
  func supplement(
    _ kind: LayoutElementKind, _ index: Int, of pattern: SectionPattern, section: Int
  ) -> (resolved: ResolvedGroup, number: Int)? {
    let itemCount = entry(section).itemCount
    if let measuredSection = measuredSection(section), measuredSection.isReflowed {
      guard let (group, ordinal) = measuredSection.reflowedGroup(ofSupplement: kind, index) else {
        return nil
      }
      let resolved = measuredSection.resolvedGroup(at: group)
      return resolved.shape.supplements.items
        .firstIndex { $0.kind == kind && $0.ordinal == ordinal && $0.firstLeaf < resolved.held }
        .map { (resolved, $0) }
    }
    let items = pattern.shape.supplements.items
    for (number, item) in items.enumerated() where item.kind == kind {
      guard index % item.countPerGroup == item.ordinal else { continue }
      let group = index / item.countPerGroup
      guard group < pattern.groupCount(itemCount),
        item.firstLeaf < itemCount - group * pattern.capacity
      else { return nil }
      let resolved =
        measuredSection(section)?.resolvedGroup(at: group)
        ?? pattern.resolvedGroup(at: group, itemCount: itemCount)
      return (resolved, number)
    }
    return nil
  }

  /// Returns the boundary item of a kind, or `nil` if the section has none.
  ///
  /// - Parameter viewport: The visible part of the content, which pinned items stay in. If it is
  ///   `nil`, the item lies at its natural position.
  /// - Precondition: The section exists.
  /// - Complexity: O(b), where b is the number of boundary items of the section.
  public func boundaryElement(
    kind: LayoutElementKind, inSection section: Int, viewport: LayoutViewport? = nil
  ) -> LayoutElement? {
    checkSection(section)
    let boundary = boundary(of: section)
    return boundaryElement(
      kind, .boundary(kind: kind), of: boundary, section: section,
      contentStart: start(of: section) + boundary.growthBefore,
      contentLength: contentLength(of: section), viewport: viewport)
  }

  /// Returns the boundary item of the whole content of a kind, or `nil` if there is none.
  ///
  /// - Parameter viewport: The visible part of the content, which pinned items stay in. If it is
  ///   `nil`, the item lies at its natural position.
  public func globalBoundaryElement(
    kind: LayoutElementKind, viewport: LayoutViewport? = nil
  ) -> LayoutElement? {
    boundaryElement(
      kind, .globalBoundary(kind: kind), of: boundary, section: 0,
      contentStart: boundary.growthBefore, contentLength: sectionsLength, viewport: viewport)
  }

  /// Returns whether an element is a boundary item that stays in the visible part of the content.
  ///
  /// - Precondition: The section of the element exists.
  public func isPinned(_ element: LayoutElement) -> Bool {
    switch element.category {
    case .boundary(let kind):
      checkSection(element.section)
      return boundary(of: element.section).items.first { $0.kind == kind }?.isPinned ?? false
    case .globalBoundary(let kind):
      return boundary.items.first { $0.kind == kind }?.isPinned ?? false
    case .item, .supplementary, .decoration: return false
    }
  }

  private func boundaryElement(
    _ kind: LayoutElementKind, _ category: LayoutElement.Category, of boundary: BoundaryPattern,
    section: Int,
    contentStart: Double, contentLength: Double, viewport: LayoutViewport?
  ) -> LayoutElement? {
    guard let item = boundary.items.first(where: { $0.kind == kind }) else { return nil }
    let (frame, zIndex) = boundary.frameAndDepth(
      of: item, contentStart: contentStart, contentLength: contentLength,
      viewport: viewport.map { LayoutViewport(visibleRect: mirrored($0.visibleRect)) },
      grid: grid)
    return LayoutElement(
      category: category, section: section, index: 0, frame: mirrored(frame), zIndex: zIndex)
  }

  /// Returns the background at an index in its section's list, or `nil` if there is none or the
  /// section is empty.
  ///
  /// - Precondition: The section exists.
  /// - Complexity: O(1).
  public func decorationElement(at index: Int, inSection section: Int) -> LayoutElement? {
    checkSection(section)
    let pattern = patterns[entry(section).template]
    guard pattern.decorations.indices.contains(index), sectionRect(section).size[scrollAxis] > 0
    else { return nil }
    var element = decoration(index, of: pattern, section: section)
    element.frame = mirrored(element.frame)
    return element
  }

  /// Returns the rectangle of a whole section, which spans its insets and boundary items along the
  /// scroll axis, and the container across it.
  ///
  /// - Precondition: The section exists.
  /// - Complexity: O(1).
  public func frame(ofSection section: Int) -> LayoutRect {
    checkSection(section)
    return mirrored(sectionRect(section))
  }

  /// Returns the rectangle of a section in leading coordinates.
  func sectionRect(_ section: Int) -> LayoutRect {
    var rect = LayoutRect(size: containerSize)
    rect.origin[scrollAxis] = start(of: section)
    rect.size[scrollAxis] = length(of: section)
    return rect
  }

  /// Returns a background in leading coordinates.
  func decoration(_ index: Int, of pattern: SectionPattern, section: Int) -> LayoutElement {
    let item = pattern.decorations[index]
    var frame = item.contentInsets.applied(to: sectionRect(section))
    frame.origin = grid.snapped(frame.origin)
    return LayoutElement(
      category: .decoration(kind: item.kind), section: section, index: index, frame: frame,
      zIndex: item.zIndex)
  }
}
