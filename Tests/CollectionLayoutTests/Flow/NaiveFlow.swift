import CollectionLayout

/// A naive solver of flow layouts for comparisons: every item is placed one after the other, and
/// everything is solved from scratch. It shares no code with the engine.
struct NaiveFlow {
  struct Place: Hashable {
    var section: Int
    var item: Int
  }

  var elements: [LayoutElement] = []
  var sections: [LayoutRect] = []
  var contentSize: LayoutSize

  private let description: LayoutFlowDescription
  private let viewport: LayoutRect?
  private var axis: LayoutAxis { description.scrollAxis }

  init(
    _ description: LayoutFlowDescription, measured: [Place: LayoutSize] = [:],
    viewport: LayoutViewport? = nil
  ) {
    self.description = description
    contentSize = description.containerSize
    self.viewport = viewport.map { viewport in
      guard description.isRightToLeft else { return viewport.visibleRect }
      // Pinning changes no length, so the width is the unpinned content's.
      let width = NaiveFlow(description, measured: measured).contentSize.width
      var rect = viewport.visibleRect
      rect.origin.x = width - rect.origin.x - rect.size.width
      return rect
    }
    var position = 0.0
    for index in description.sections.indices {
      let start = position
      position = append(index, at: position, measured: measured)
      var rect = LayoutRect(size: description.containerSize)
      rect.origin[axis] = start
      rect.size[axis] = position - start
      sections.append(rect)
    }
    contentSize[axis] = position
    if description.isRightToLeft {
      let width = contentSize.width
      for index in elements.indices {
        let frame = elements[index].frame
        elements[index].frame.origin.x = width - frame.origin.x - frame.size.width
      }
    }
  }

  private func sizes(of section: LayoutFlowSection, _ index: Int, _ measured: [Place: LayoutSize])
    -> [LayoutSize]
  {
    guard section.isEstimated else {
      switch section.items {
      case .uniform(let size, let count): return Array(repeating: size, count: count)
      case .sizes(let sizes): return sizes
      }
    }
    switch section.items {
    case .sizes(let sizes):
      return sizes.indices.map { measured[Place(section: index, item: $0)] ?? sizes[$0] }
    case .uniform(let size, let count):
      let known = (0..<count).compactMap { measured[Place(section: index, item: $0)] }
      var other = size
      if !known.isEmpty {
        other.width = known.reduce(0) { $0 + $1.width } / Double(known.count)
        other.height = known.reduce(0) { $0 + $1.height } / Double(known.count)
      }
      return (0..<count).map { measured[Place(section: index, item: $0)] ?? other }
    }
  }

  private mutating func append(
    _ index: Int, at start: Double, measured: [Place: LayoutSize]
  ) -> Double {
    let section = description.sections[index]
    let cross = axis.perpendicular
    let sizes = sizes(of: section, index, measured)
    let room = description.containerSize[cross] - section.insets.total(cross)
    let header = max(0, section.headerLength)
    let footer = max(0, section.footerLength)
    let contentStart = start + header
    var line = contentStart + section.insets.start(axis)
    var end = line
    var first = 0
    while first < sizes.count {
      var next = first + 1
      var total = sizes[first][cross]
      while next < sizes.count,
        total + sizes[next][cross] + Double(next - first) * section.interitemSpacing <= room + 1e-6
      {
        total += sizes[next][cross]
        next += 1
      }
      let held = Array(sizes[first..<next])
      let thickness = held.map { $0[axis] }.max()!
      let (lead, gap) = spacing(
        of: held, total: total, room: room, isLast: next == sizes.count, count: sizes.count, section
      )
      var across = section.insets.start(cross) + lead
      for item in first..<next {
        var frame = LayoutRect(size: sizes[item])
        frame.origin[axis] = round(line + (thickness - sizes[item][axis]) / 2)
        frame.origin[cross] = round(across)
        across += sizes[item][cross] + gap
        elements.append(
          LayoutElement(category: .item, section: index, index: item, frame: frame, zIndex: 0))
      }
      end = line + thickness
      line = max(line, end + section.lineSpacing)
      first = next
    }
    let contentLength = max(0, end - contentStart + section.insets.end(axis))
    let contentEnd = contentStart + contentLength
    if header > 0 {
      var position = start
      if description.pinsHeaders, let viewport {
        position = min(max(position, viewport.minimum(axis)), contentEnd - header)
      }
      append(
        .header, index, at: position, length: header,
        isPinned: description.pinsHeaders)
    }
    if footer > 0 {
      var position = contentEnd
      if description.pinsFooters, let viewport {
        position = max(min(position, viewport.maximum(axis) - footer), contentStart)
      }
      append(
        .footer, index, at: position, length: footer,
        isPinned: description.pinsFooters)
    }
    return contentEnd + footer
  }

  private func spacing(
    of held: [LayoutSize], total: Double, room: Double, isLast: Bool, count: Int,
    _ section: LayoutFlowSection
  ) -> (lead: Double, gap: Double) {
    let cross = axis.perpendicular
    let length = held[0][cross]
    let middle =
      section.isEstimated ? max(0, (room - length) / 2) : (room - length) / 2
    guard isLast else {
      return held.count == 1 ? (middle, 0) : (0, (room - total) / Double(held.count - 1))
    }
    let areAlike =
      section.isEstimated ? held.allSatisfy { $0[cross] == length } : Set(held).count == 1
    guard areAlike else { return (0, section.interitemSpacing) }
    // Spaced as if equal items filled the line.
    var full = 1
    while full < (length + section.interitemSpacing > 1e-6 ? Int.max : count),
      Double(full + 1) * length + Double(full) * section.interitemSpacing <= room + 1e-6
    {
      full += 1
    }
    if length + section.interitemSpacing <= 1e-6 { full = max(1, count) }
    return full == 1 ? (middle, 0) : (0, (room - Double(full) * length) / Double(full - 1))
  }

  private mutating func append(
    _ kind: LayoutElementKind, _ section: Int, at position: Double, length: Double, isPinned: Bool
  ) {
    var frame = LayoutRect(size: description.containerSize)
    frame.origin[axis] = round(position)
    frame.size[axis] = length
    elements.append(
      LayoutElement(
        category: .boundary(kind: kind), section: section, index: 0, frame: frame,
        zIndex: isPinned ? 10 : 0))
  }

  /// Rounds to the nearest pixel, halves away from zero.
  private func round(_ value: Double) -> Double {
    let pixels = value * description.scale
    let nearest = (pixels.magnitude + 1e-6).rounded(.toNearestOrAwayFromZero)
    return (pixels < 0 ? -nearest : nearest) / description.scale
  }
}
