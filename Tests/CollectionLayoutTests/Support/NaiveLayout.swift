import CollectionLayout
import Foundation

/// A second solver, written straight from the rules and as simply as they can be put: every group
/// of every section is worked out again, nothing is shared, nothing is searched.
///
/// It exists to be compared with. It must not use the engine beyond its descriptions.
struct NaiveLayout {
  struct Element {
    var category: LayoutElement.Category
    var section: Int
    var index: Int
    var frame: LayoutRect
    /// The rectangle of the group an item lies in, before rounding.
    var group: LayoutRect?
    var isOrthogonal = false
    var zIndex = 0
    /// The rectangle that decides whether a rectangle finds it, where that is not the frame.
    var found: LayoutRect?
    /// The axes along which it can be measured.
    var axes: LayoutAxes = []
  }

  /// The key of a measurement: the kind of the measured element, and its position.
  struct Key: Hashable {
    var category: LayoutElement.Category
    var section: Int
    var index: Int
  }

  /// Lengths that were measured; not a number along other axes.
  typealias Measures = [Key: LayoutSize]

  private(set) var elements: [Element] = []
  private(set) var contentSize = LayoutSize()
  private let description: LayoutDescription
  private let viewport: LayoutViewport?
  private let measures: Measures
  /// The section that is laid out, and the first item of the group.
  private var section = 0
  private var firstItem = 0

  init(
    _ description: LayoutDescription, viewport: LayoutViewport? = nil, measures: Measures = [:]
  ) {
    self.description = description
    self.viewport = viewport
    self.measures = measures
    let axis = description.scrollAxis
    contentSize[axis.perpendicular] = description.containerSize[axis.perpendicular]
    let before = growthBefore(
      description.boundaryItems, of: nil, base: description.containerSize)
    var position = before
    for (section, entry) in description.entries.enumerated() {
      if section > 0 { position += description.interSectionSpacing }
      position += lay(
        description.sectionTemplates[entry.template], section: section, items: entry.itemCount,
        at: position)
    }
    let after = layBoundary(
      description.boundaryItems, section: nil, start: 0, base: description.containerSize,
      contentStart: before, content: position - before)
    contentSize[axis] = position + after
  }

  // MARK: Rounding

  private func down(_ value: Double) -> Double {
    (value * description.scale + 1e-6).rounded(.down) / description.scale
  }

  private func nearest(_ value: Double) -> Double {
    let pixels = value * description.scale
    return
      ((pixels.magnitude + 1e-6).rounded(.toNearestOrAwayFromZero)
      * (pixels < 0 ? -1 : 1)) / description.scale
  }

  private func resolve(_ dimension: LayoutDimension, _ base: LayoutSize) -> Double {
    switch dimension {
    case .fractionalWidth(let fraction): max(0, down(fraction * base.width))
    case .fractionalHeight(let fraction): max(0, down(fraction * base.height))
    case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length):
      max(0, length)
    }
  }

  // MARK: Sections

  /// Lays a section out, and returns its length along the scroll axis.
  private mutating func lay(
    _ kind: LayoutSection, section: Int, items: Int, at position: Double
  ) -> Double {
    let axis = description.scrollAxis
    let across = axis.perpendicular
    let stack = kind.isOrthogonal ? across : axis
    let cross = stack.perpendicular
    var box = description.containerSize
    box[across] -= kind.referenceInsets.total(across)
    box[cross] -= kind.contentInsets.total(cross)

    self.section = section
    let unmeasured = place(.group(kind.group), base: box, leaf: nil)
    let isMeasured = measures.keys.contains { $0.category == .item && $0.section == section }
    var group = unmeasured
    let shown = items > 0 && !group.leaves.isEmpty
    if !shown && kind.boundaryItems.isEmpty { return 0 }

    let inset = kind.contentInsets
    let (boundaryStart, boundaryBase) = boundaryBase(kind)
    let before = growthBefore(kind.boundaryItems, of: section, base: boundaryBase)

    var content = inset.total(axis)
    if shown {
      var origin = LayoutPoint(x: inset.leading, y: inset.top)
      origin[across] += kind.referenceInsets.start(across)
      origin[axis] += position + before
      let edges = kind.group.edgeSpacing
      let start = edges.start(cross)
      let end = edges.end(cross)
      var counts: [LayoutElementKind: Int] = [:]
      var laid = 0
      var length = 0.0
      var next = 0.0
      var widest = 0.0
      /// The group that begins with an item, at the lengths that all groups agreed on.
      func grouped(from item: Int, _ shared: [LayoutAxis: Double]) -> Box {
        firstItem = item
        guard isMeasured else { return unmeasured }
        let group = place(.group(kind.group), base: box, leaf: 0, shared: shared)
        return group.leaves.isEmpty ? unmeasured : group
      }
      // The groups of a section are also siblings: the largest that was measured counts.
      var shared: [LayoutAxis: Double] = [:]
      for axis in [LayoutAxis.horizontal, .vertical] where kind.group[axis].isUniform {
        var item = 0
        while item < items {
          let group = grouped(from: item, [:])
          if group.measuredAxes.contains(axis) {
            shared[axis] = max(shared[axis] ?? 0, group.size[axis])
          }
          item += group.leaves.count
        }
      }
      while laid < items {
        group = grouped(from: laid, shared)
        widest = max(widest, group.size[cross])
        length = next + edges.start(stack).minimum
        let held = min(items - laid, group.leaves.count)
        let left =
          kind.isOrthogonal
          ? 0 : box[cross] - group.size[cross] - start.minimum - end.minimum
        var corner = origin
        corner[cross] +=
          start.minimum + (start.isFlexible ? left / (end.isFlexible ? 2 : 1) : 0)
        corner[stack] += length
        let extent = extent(of: group, holding: held, along: stack, insets: .group(kind.group))
        var rect = LayoutRect(origin: corner, size: group.size)
        rect.size[stack] = extent
        for slot in 0..<held {
          var frame = group.leaves[slot].frame
          frame.origin.x = nearest(corner.x + frame.origin.x)
          frame.origin.y = nearest(corner.y + frame.origin.y)
          elements.append(
            Element(
              category: .item, section: section, index: laid + slot, frame: frame, group: rect,
              isOrthogonal: kind.isOrthogonal,
              zIndex: max(group.leaves[slot].zIndex, kind.decorationItems.isEmpty ? 0 : 1),
              axes: group.leaves[slot].axes))
        }
        for supplement in group.supplements where supplement.firstLeaf < held {
          var frame = supplement.frame
          frame.origin.x = nearest(corner.x + frame.origin.x)
          frame.origin.y = nearest(corner.y + frame.origin.y)
          elements.append(
            Element(
              category: .supplementary(kind: supplement.kind), section: section,
              index: counts[supplement.kind, default: 0], frame: frame, group: rect,
              isOrthogonal: kind.isOrthogonal, zIndex: supplement.zIndex))
          counts[supplement.kind, default: 0] += 1
        }
        // The next group follows the whole of this one, and never lies before it.
        next += max(
          0,
          edges.start(stack).minimum + group.size[stack] + edges.end(stack).minimum
            + kind.interGroupSpacing)
        length += extent + edges.end(stack).minimum
        laid += held
      }
      content =
        kind.isOrthogonal
        ? inset.total(axis) + edges.start(cross).minimum + widest + edges.end(cross).minimum
        : inset.total(axis) + length
      if !kind.isOrthogonal {
        contentSize[across] = max(contentSize[across], widest)
      }
    }
    let after = layBoundary(
      kind.boundaryItems, section: section, start: boundaryStart, base: boundaryBase,
      contentStart: position + before, content: content)
    layBackgrounds(kind, section: section, at: position, length: before + content + after)
    return before + content + after
  }

  private mutating func layBackgrounds(
    _ kind: LayoutSection, section: Int, at position: Double, length: Double
  ) {
    guard length > 0 else { return }
    var whole = LayoutRect(size: description.containerSize)
    whole.origin[description.scrollAxis] = position
    whole.size[description.scrollAxis] = length
    for (index, item) in kind.decorationItems.enumerated() {
      let inset = item.contentInsets
      let frame = LayoutRect(
        x: nearest(whole.origin.x + inset.leading), y: nearest(whole.origin.y + inset.top),
        width: abs(whole.size.width - inset.leading - inset.trailing),
        height: abs(whole.size.height - inset.top - inset.bottom))
      elements.append(
        Element(
          category: .decoration(kind: item.kind), section: section, index: index, frame: frame,
          zIndex: item.zIndex, found: whole))
    }
  }

  /// How much boundary items stick out before the content.
  private func growthBefore(
    _ items: [LayoutBoundaryItem], of section: Int?, base: LayoutSize
  ) -> Double {
    let axis = description.scrollAxis
    return items.filter { $0.extendsBoundary && along($0) == .start }
      .map { boundarySize($0, base, of: section)[axis] - $0.offset[axis] }
      .reduce(0, max)
  }

  /// Where an item lies along the scroll axis.
  private func along(_ item: LayoutBoundaryItem) -> LayoutAlignment {
    description.scrollAxis == .vertical ? item.verticalAlignment : item.horizontalAlignment
  }

  private func boundaryBase(_ kind: LayoutSection) -> (start: Double, base: LayoutSize) {
    let across = description.scrollAxis.perpendicular
    var base = description.containerSize
    guard kind.boundaryItemsFollowContentInsets else {
      base[across] -= kind.boundaryReferenceInsets.total(across)
      return (kind.boundaryReferenceInsets.start(across), base)
    }
    base[across] -= kind.contentInsets.total(across) + kind.referenceInsets.total(across)
    return (kind.contentInsets.start(across) + kind.referenceInsets.start(across), base)
  }

  private func boundarySize(
    _ item: LayoutBoundaryItem, _ base: LayoutSize, of section: Int?
  ) -> LayoutSize {
    let key = Key(
      category: section == nil ? .globalBoundary(kind: item.kind) : .boundary(kind: item.kind),
      section: section ?? 0, index: 0)
    return measured(
      key, item.width, item.height,
      LayoutSize(width: resolve(item.width, base), height: resolve(item.height, base)))
  }

  /// A size, with what was measured instead of what was estimated.
  private func measured(
    _ key: Key, _ width: LayoutDimension, _ height: LayoutDimension, _ size: LayoutSize
  ) -> LayoutSize {
    guard let known = measures[key] else { return size }
    var size = size
    if width.isEstimated, !known.width.isNaN { size.width = known.width }
    if height.isEstimated, !known.height.isNaN { size.height = known.height }
    return size
  }

  private func axes(_ width: LayoutDimension, _ height: LayoutDimension) -> LayoutAxes {
    var axes: LayoutAxes = []
    if width.isEstimated { axes.insert(.horizontal) }
    if height.isEstimated { axes.insert(.vertical) }
    return axes
  }

  /// Lays out boundary items, and returns how much they stick out behind the content.
  private mutating func layBoundary(
    _ items: [LayoutBoundaryItem], section: Int?, start: Double, base: LayoutSize,
    contentStart: Double, content: Double
  ) -> Double {
    let axis = description.scrollAxis
    let across = axis.perpendicular
    // Side items make the section as long as themselves before anything is put at its end.
    var stretched = content
    for item in items where item.extendsBoundary && along(item) == .center {
      stretched = max(stretched, boundarySize(item, base, of: section)[axis])
    }
    var after = 0.0
    for item in items {
      let size = boundarySize(item, base, of: section)
      var origin = LayoutPoint()
      let side = axis == .vertical ? item.horizontalAlignment : item.verticalAlignment
      let slack = base[across] - size[across]
      origin[across] =
        start + item.offset[across] + (side == .start ? 0 : side == .end ? slack : slack / 2)
      let y: Double
      switch along(item) {
      case .start:
        y = (item.extendsBoundary ? -size[axis] : 0) + item.offset[axis]
      case .end:
        y = stretched - (item.extendsBoundary ? 0 : size[axis]) + item.offset[axis]
        if item.extendsBoundary { after = max(after, size[axis] + item.offset[axis]) }
      case .center:
        y = (stretched - size[axis]) / 2 + item.offset[axis]
      }
      origin[axis] = contentStart + y
      // Pinned items stay in sight, but leave with the content they belong to.
      if item.isPinned, let visible = viewport?.visibleRect {
        if along(item) == .end {
          origin[axis] = min(origin[axis], visible.maximum(axis) - size[axis])
          origin[axis] = max(origin[axis], contentStart)
        } else {
          origin[axis] = max(origin[axis], visible.minimum(axis))
          origin[axis] = min(origin[axis], contentStart + stretched - size[axis])
        }
      }
      let inset = counted(item.contentInsets, item.width, item.height)
      let frame = LayoutRect(
        x: nearest(origin.x + inset.leading), y: nearest(origin.y + inset.top),
        width: abs(size.width - inset.leading - inset.trailing),
        height: abs(size.height - inset.top - inset.bottom))
      var zIndex = item.zIndex
      if item.isPinned, let visible = viewport?.visibleRect, frame.intersects(visible) {
        zIndex += 1_000_000_000
      }
      elements.append(
        Element(
          category: section == nil ? .globalBoundary(kind: item.kind) : .boundary(kind: item.kind),
          section: section ?? 0, index: 0, frame: frame, zIndex: zIndex,
          axes: axes(item.width, item.height)))
    }
    return stretched - content + after
  }

  // MARK: Groups

  private struct Leaf {
    var slot: LayoutRect
    var frame: LayoutRect
    var zIndex = 0
    var axes: LayoutAxes = []
  }

  private struct Supplement {
    var kind: LayoutElementKind
    var frame: LayoutRect
    var zIndex: Int
    /// The first item of data of what it belongs to.
    var firstLeaf: Int
  }

  private struct Box {
    var size: LayoutSize
    var leaves: [Leaf]
    var supplements: [Supplement] = []
    /// The axes along which something in it was measured.
    var measuredAxes: LayoutAxes = []
  }

  /// Insets do not count along an estimated axis.
  private func counted(
    _ insets: LayoutInsets, _ width: LayoutDimension, _ height: LayoutDimension
  ) -> LayoutInsets {
    var insets = insets
    if width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }

  /// Puts each supplementary item's point on its host's point.
  private func supplements(
    _ items: [LayoutSupplementaryItem], host: LayoutRect, base: LayoutSize
  ) -> [Supplement] {
    func share(_ alignment: LayoutAlignment) -> Double {
      alignment == .start ? 0 : alignment == .end ? 1 : 0.5
    }
    return items.map { item in
      let size = LayoutSize(width: resolve(item.width, base), height: resolve(item.height, base))
      let own = item.itemAnchor ?? item.containerAnchor
      var x = host.origin.x + share(item.containerAnchor.horizontalAlignment) * host.size.width
      var y = host.origin.y + share(item.containerAnchor.verticalAlignment) * host.size.height
      x -= share(own.horizontalAlignment) * size.width
      y -= share(own.verticalAlignment) * size.height
      for anchor in [item.containerAnchor, item.itemAnchor].compactMap({ $0 }) {
        switch anchor.offset {
        case .absolute(let offset): (x, y) = (x + offset.x, y + offset.y)
        case .fractional(let offset):
          (x, y) = (x + offset.x * size.width, y + offset.y * size.height)
        }
      }
      let inset = counted(item.contentInsets, item.width, item.height)
      return Supplement(
        kind: item.kind,
        frame: LayoutRect(
          x: x + inset.leading, y: y + inset.top,
          width: abs(size.width - inset.leading - inset.trailing),
          height: abs(size.height - inset.top - inset.bottom)),
        zIndex: item.zIndex, firstLeaf: 0)
    }
  }

  private func extent(
    of box: Box, holding count: Int, along axis: LayoutAxis, insets item: LayoutSubitem
  ) -> Double {
    let far = box.leaves.map { $0.slot.maximum(axis) }.max()!
    let reached = box.leaves.prefix(count).map { $0.slot.maximum(axis) }.max()!
    if far - reached <= 1e-6 { return box.size[axis] }
    let inner = box.size[axis] - (item[axis].isEstimated ? 0 : item.contentInsets.total(axis))
    return max(0, inner - (far - reached))
  }

  /// The measured length of the item at a position in the group; nil for a group without
  /// measurements.
  private func measured(_ leaf: Int?, _ axis: LayoutAxis) -> Double? {
    guard let leaf,
      let size = measures[Key(category: .item, section: section, index: firstItem + leaf)]
    else { return nil }
    return size[axis].isNaN ? nil : size[axis]
  }

  /// - Parameters:
  ///   - leaf: the position of the box's first item among the items of its root group; nil to leave
  ///     out measurements.
  ///   - shared: what siblings agreed on.
  private func place(
    _ item: LayoutSubitem, base: LayoutSize, leaf: Int?, shared: [LayoutAxis: Double] = [:]
  ) -> Box {
    var size = LayoutSize(width: resolve(item.width, base), height: resolve(item.height, base))
    let insets = counted(item.contentInsets, item.width, item.height)
    var inner = size
    inner.width -= insets.leading + insets.trailing
    inner.height -= insets.top + insets.bottom
    /// The rectangle to which a supplementary item is attached.
    func host(_ size: LayoutSize) -> LayoutRect {
      LayoutRect(
        x: insets.leading, y: insets.top, width: abs(size.width - insets.leading - insets.trailing),
        height: abs(size.height - insets.top - insets.bottom))
    }
    let group: LayoutSequence
    switch item {
    case .item:
      var measuredAxes: LayoutAxes = []
      for axis in [LayoutAxis.horizontal, .vertical] where item[axis].isEstimated {
        if let length = measured(leaf, axis) {
          size[axis] = length
          measuredAxes.insert(LayoutAxes(axis))
        }
        if let length = shared[axis] { size[axis] = length }
      }
      let frame = host(size)
      return Box(
        size: size,
        leaves: [
          Leaf(slot: LayoutRect(size: size), frame: frame, axes: axes(item.width, item.height))
        ], supplements: supplements(item.supplementaryItems, host: frame, base: frame.size),
        measuredAxes: measuredAxes)
    case .group(let box):
      if case .sequence(let sequence) = box.content {
        group = sequence
        break
      }
      guard case .custom(let places) = box.content, !places.isEmpty else {
        return Box(size: size, leaves: [])
      }
      // Along an estimated axis, the group reaches to the farthest edge.
      for axis in [LayoutAxis.horizontal, .vertical] where item[axis].isEstimated {
        size[axis] = shared[axis] ?? max(0, places.map { $0.frame.maximum(axis) }.max() ?? 0)
      }
      return Box(
        size: size,
        leaves: places.map {
          Leaf(slot: LayoutRect(size: size), frame: $0.frame, zIndex: $0.zIndex)
        }, supplements: supplements(item.supplementaryItems, host: host(size), base: base))
    }
    guard inner.width >= 0, inner.height >= 0 else { return Box(size: size, leaves: []) }
    let axis = group.axis
    let cross = axis.perpendicular
    let gap = group.interItemSpacing.minimum

    var placed = placedItems(of: group, in: item, inner: inner, leaf: leaf)
    guard !placed.isEmpty else { return Box(size: size, leaves: []) }
    var room = inner
    room[axis] -= Double(placed.count - 1) * gap
    var isDivided = false
    if case .divided = group.repetition {
      isDivided = true
      if room[axis] < 0 { return Box(size: size, leaves: []) }
      let share = LayoutDimension.absolute(down(room[axis] / Double(placed.count)))
      for index in placed.indices {
        if axis == .horizontal { placed[index].width = share } else { placed[index].height = share }
      }
    }
    /// Every subitem by itself, and subitems of uniform dimensions with the lengths that they
    /// agreed on.
    func solved(_ agreed: [LayoutAxis: Double]) -> [Box] {
      var next = leaf
      return placed.map { subitem in
        let own = agreed.filter { subitem[$0.key].isUniform }
        let box = place(subitem, base: room, leaf: next, shared: own)
        next = next.map { $0 + box.leaves.count }
        return box
      }
    }
    var boxes = solved([:])
    var agreed: [LayoutAxis: Double] = [:]
    for axis in [LayoutAxis.horizontal, .vertical] {
      let uniform = zip(placed, boxes).filter { $0.0[axis].isUniform }.map(\.1)
      let known = uniform.filter { $0.measuredAxes.contains(axis) }
      agreed[axis] = (known.isEmpty ? uniform : known).map { $0.size[axis] }.max()
    }
    let measuredAxes = boxes.reduce(LayoutAxes()) { $0.union($1.measuredAxes) }
    if !agreed.isEmpty { boxes = solved(agreed) }
    // In a group that shares a length itself, they grow until they fill it.
    for (axis, length) in agreed where item[axis].isEstimated {
      guard let room = shared[axis] else { continue }
      let uniform = placed.filter { $0[axis].isUniform }
      func edges(_ item: LayoutSubitem) -> Double {
        item.edgeSpacing.start(axis).minimum + item.edgeSpacing.end(axis).minimum
      }
      var filling = room - uniform.map(edges).max()!
      if axis == group.axis {
        if isDivided { continue }
        var others = Double(placed.count - 1) * gap
        for (item, box) in zip(placed, boxes) { others += box.size[axis] + edges(item) }
        filling = (room - (others - Double(uniform.count) * length)) / Double(uniform.count)
      }
      if abs(filling - length) > 1e-6 { agreed[axis] = max(0, filling) }
    }
    if !agreed.isEmpty { boxes = solved(agreed) }

    // Lengths that come from the content.
    var needed = Double(placed.count - 1) * gap
    var tallest = 0.0
    for (item, box) in zip(placed, boxes) {
      let edges = item.edgeSpacing
      needed += box.size[axis] + edges.start(axis).minimum + edges.end(axis).minimum
      tallest = max(
        tallest, box.size[cross] + edges.start(cross).minimum + edges.end(cross).minimum)
    }
    if item[axis].isEstimated, !isDivided {
      inner[axis] = needed
      size[axis] = needed
    }
    if item[cross].isEstimated {
      inner[cross] = tallest
      size[cross] = tallest
    }
    for axis in [LayoutAxis.horizontal, .vertical] where item[axis].isEstimated {
      if let length = shared[axis] {
        inner[axis] = length
        size[axis] = length
      }
    }

    var flexible = group.interItemSpacing.isFlexible ? placed.count - 1 : 0
    for item in placed {
      if item.edgeSpacing.start(axis).isFlexible { flexible += 1 }
      if item.edgeSpacing.end(axis).isFlexible { flexible += 1 }
    }
    let extra = flexible == 0 ? 0 : (inner[axis] - needed) / Double(flexible)
    func length(_ spacing: LayoutSpacing) -> Double {
      spacing.minimum + (spacing.isFlexible ? extra : 0)
    }

    var leaves: [Leaf] = []
    var hung: [Supplement] = []
    var position = insets.start(axis)
    for (index, box) in boxes.enumerated() {
      let edges = placed[index].edgeSpacing
      if index > 0 { position += length(group.interItemSpacing) }
      position += length(edges.start(axis))
      let left =
        inner[cross] - box.size[cross] - edges.start(cross).minimum - edges.end(cross).minimum
      var origin = LayoutPoint()
      origin[axis] = position
      origin[cross] = insets.start(cross) + edges.start(cross).minimum
      if edges.start(cross).isFlexible {
        origin[cross] += left / (edges.end(cross).isFlexible ? 2 : 1)
      }
      for supplement in box.supplements {
        var moved = supplement
        moved.frame.origin.x += origin.x
        moved.frame.origin.y += origin.y
        moved.firstLeaf += leaves.count
        hung.append(moved)
      }
      for leaf in box.leaves {
        var moved = leaf
        moved.slot.origin.x += origin.x
        moved.slot.origin.y += origin.y
        moved.frame.origin.x += origin.x
        moved.frame.origin.y += origin.y
        leaves.append(moved)
      }
      position += box.size[axis] + length(edges.end(axis))
    }
    guard !leaves.isEmpty else { return Box(size: size, leaves: []) }
    return Box(
      size: size, leaves: leaves,
      supplements: supplements(item.supplementaryItems, host: host(size), base: base) + hung,
      measuredAxes: measuredAxes)
  }

  /// The subitems of one full group, one by one.
  private func placedItems(
    of group: LayoutSequence, in item: LayoutSubitem, inner: LayoutSize, leaf: Int?
  ) -> [LayoutSubitem] {
    let axis = group.axis
    let gap = group.interItemSpacing.minimum
    switch group.repetition {
    case .divided(let count), .repeated(let count):
      return Array(repeating: group.subitems[0], count: count)
    case .untilFull where item[axis].isEstimated: return group.subitems
    case .untilFull: break
    }
    // How many items the subitems hold as long as nothing is measured.
    var counts: [Int] = []
    if leaf != nil, group.subitems.contains(where: { $0[axis].isEstimated }) {
      var room = inner
      let count = placedItems(of: group, in: item, inner: inner, leaf: nil).count
      room[axis] -= Double(max(1, count) - 1) * gap
      counts = group.subitems.map {
        if case .item = $0 { return 1 }
        return place($0, base: room, leaf: nil).leaves.count
      }
    }
    // Subitems that take no room would repeat for ever; they are placed once.
    let advance = group.subitems.map {
      resolve($0[axis], inner) + $0.edgeSpacing.start(axis).minimum
        + $0.edgeSpacing.end(axis).minimum + gap
    }.reduce(0, +)
    var placed: [LayoutSubitem] = []
    while advance > 0 || placed.count < group.subitems.count {
      let candidate = placed + [group.subitems[placed.count % group.subitems.count]]
      var room = inner
      room[axis] -= Double(candidate.count - 1) * gap
      /// The length that the candidates take.
      func needed(measured: Bool) -> Double {
        var next = leaf
        var lengths: [Double] = []
        var known: [Double] = []
        var certain: Set<Int> = []
        for (index, item) in candidate.enumerated() {
          var length = resolve(item[axis], room)
          if case .item = item, item[axis].isEstimated, measured,
            let better = self.measured(next, axis)
          {
            length = better
            if item[axis].isUniform {
              known.append(length)
              certain.insert(index)
            }
          }
          lengths.append(length)
          if !counts.isEmpty { next = next.map { $0 + counts[index % counts.count] } }
        }
        let uniform = candidate.indices.filter { candidate[$0][axis].isUniform }
        let agreed = known.max() ?? uniform.map { lengths[$0] }.max() ?? 0
        // What was not measured counts with its estimate at least.
        for index in uniform where measured {
          lengths[index] = certain.contains(index) ? agreed : max(agreed, lengths[index])
        }
        return zip(candidate, lengths).map { item, length in
          length + item.edgeSpacing.start(axis).minimum + item.edgeSpacing.end(axis).minimum
        }.reduce(0, +) + Double(candidate.count - 1) * gap
      }
      let limit = inner[axis] + 0.5 / description.scale + 1e-6
      // The estimates decide whether there is any.
      if needed(measured: !placed.isEmpty) > limit { break }
      placed = candidate
    }
    return placed
  }
}
