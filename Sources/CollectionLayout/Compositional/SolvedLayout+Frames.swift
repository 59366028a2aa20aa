extension SolvedLayout {
  /// Fills a buffer with the frames of a section's items, from an index on.
  ///
  /// - Returns: The number of frames, which is less than the buffer's count at the end of the
  ///   section.
  /// - Precondition: The section exists.
  @usableFromInline
  func fill(
    _ buffer: UnsafeMutableBufferPointer<LayoutRect>, withFramesFrom first: Int,
    inSection section: Int
  ) -> Int {
    checkSection(section)
    let itemCount = entry(section).itemCount
    let pattern = patterns[entry(section).template]
    let count = min(buffer.count, itemCount - first)
    guard count > 0, pattern.showsItems(itemCount) else { return 0 }
    let origin = groupOrigin(of: pattern, section: section)
    if let measuredSection = measuredSection(section), let lanes = measuredSection.lanes {
      fill(buffer, count, from: first, of: lanes, in: measuredSection, origin: origin)
    } else if let measuredSection = measuredSection(section) {
      fill(buffer, count, from: first, of: measuredSection, origin: origin)
    } else {
      pattern.frames.withUnsafeBufferPointer { frames in
        if pattern.isOrthogonal || pattern.stackAxis == .horizontal {
          fill(buffer, count, from: first, of: pattern, frames, origin: origin)
        } else {
          fillRows(buffer, count, from: first, of: pattern, frames, top: origin.y)
        }
      }
    }
    if isRightToLeft {
      for index in 0..<count { buffer[index] = mirrored(buffer[index]) }
    }
    return count
  }

  /// Fills a buffer with frames of a section without measured items.
  private func fill(
    _ buffer: UnsafeMutableBufferPointer<LayoutRect>, _ count: Int, from first: Int,
    of pattern: SectionPattern, _ frames: UnsafeBufferPointer<LayoutRect>, origin: LayoutPoint
  ) {
    var (group, slot) = first.quotientAndRemainder(dividingBy: frames.count)
    for index in 0..<count {
      buffer.initializeElement(
        at: index,
        to: placed(
          frames[slot], of: pattern, origin: origin, groupOffset: Double(group) * pattern.pitch))
      slot += 1
      if slot == frames.count {
        slot = 0
        group += 1
      }
    }
  }

  /// Fills a buffer for groups that follow each other vertically, which is the common case.
  @inline(__always)
  private func fillRows(
    _ buffer: UnsafeMutableBufferPointer<LayoutRect>, _ count: Int, from first: Int,
    of pattern: SectionPattern, _ frames: UnsafeBufferPointer<LayoutRect>, top: Double
  ) {
    let (frames, capacity) = (frames.baseAddress.unsafelyUnwrapped, frames.count)
    let buffer = buffer.baseAddress.unsafelyUnwrapped
    let (pitch, grid) = (pattern.pitch, grid)
    var group = first / capacity
    var slot = first - group * capacity
    var index = 0
    while index < count {
      let offset = Double(group) * pitch
      var inGroup = Double.nan
      var settled = 0.0
      let end = min(count, index + capacity - slot)
      while index < end {
        var frame = frames[slot]
        // Neighbors in a row share a coordinate, which is snapped to a pixel once.
        if frame.origin.y != inGroup {
          inGroup = frame.origin.y
          settled = grid.snapped(top + offset + inGroup)
        }
        frame.origin.y = settled
        (buffer + index).initialize(to: frame)
        index += 1
        slot += 1
      }
      slot = 0
      group += 1
    }
  }

  /// Fills a buffer with frames of a section with measured items.
  private func fill(
    _ buffer: UnsafeMutableBufferPointer<LayoutRect>, _ count: Int, from first: Int,
    of measuredSection: MeasuredSection, origin: LayoutPoint
  ) {
    var resolved = measuredSection.resolvedGroup(containing: first)
    var slot = first - resolved.firstItem
    for index in 0..<count {
      if slot == resolved.held {
        resolved = measuredSection.resolvedGroup(at: resolved.index + 1)
        slot = 0
      }
      buffer.initializeElement(
        at: index,
        to: placed(
          resolved.frame(ofSlot: slot), of: measuredSection.pattern, origin: origin,
          groupOffset: resolved.offset)
      )
      slot += 1
    }
  }
}
