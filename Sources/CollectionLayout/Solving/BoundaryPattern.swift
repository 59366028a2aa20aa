/// The boundary items of a kind of section, or of the whole content, with their sizes decided.
///
/// Along the scroll axis their positions depend on the length of the content, which is known only for a
/// section with its data.
struct BoundaryPattern: Sendable {
  /// One boundary item.
  struct Item: Sendable {
    let kind: LayoutElementKind
    let zIndex: Int
    /// The size before the item's own insets.
    let size: LayoutSize
    let insets: LayoutInsets
    /// The position across the scroll axis.
    let crossOrigin: Double
    let alignment: LayoutAlignment
    let offset: Double
    let extends: Bool
    let isPinned: Bool
    /// The axes along which its length is an estimate or measured.
    let axes: LayoutAxes
  }

  let scrollAxis: LayoutAxis
  let items: [Item]
  /// What the content is moved by, so that extending items do not lie over it.
  let growthBefore: Double
  /// How far items may stick out of their section, at most.
  let overhang: Double

  /// Whether any item waits to be measured.
  var isMeasurable: Bool { items.contains { !$0.axes.isEmpty } }

  /// Decides sizes, and positions across the scroll axis.
  ///
  /// - Parameters:
  ///   - before: what is taken off the container at the near end across the scroll axis.
  ///   - after: what is taken off at the far end.
  ///   - sizes: what was measured of each item, not a number where nothing was; empty if nothing at all.
  init(
    _ boundaryItems: [LayoutBoundaryItem], in container: LayoutSize, before: Double, after: Double,
    scrollAxis: LayoutAxis, sizes: [LayoutSize] = [], grid: PixelGrid,
    observer: SolveObserver? = nil
  ) {
    self.scrollAxis = scrollAxis
    let cross = scrollAxis.perpendicular
    // Across the scroll axis, fractions see the container without the insets that are followed; along
    // it they see the whole container (conformance cases `charon-063` to `charon-102`, `charon-135`).
    var base = container
    base[cross] -= before + after
    let room = base[cross]

    var overhang = 0.0
    var growth = 0.0
    items = boundaryItems.enumerated().map { index, item in
      var size = LayoutSize(
        width: item.width.resolved(in: base, on: grid),
        height: item.height.resolved(in: base, on: grid))
      let estimate = size
      let axes = LayoutAxes { item[$0].isEstimated }
      if !sizes.isEmpty {
        if axes.contains(.horizontal), !sizes[index].width.isNaN { size.width = sizes[index].width }
        if axes.contains(.vertical), !sizes[index].height.isNaN {
          size.height = sizes[index].height
        }
      }
      let aligned = (room - size[cross]) * item.alignment(cross).fraction
      let offset = item.offset[scrollAxis]
      let alignment = item.alignment(scrollAxis)
      if item.extendsBoundary, alignment == .start {
        growth = max(growth, size[scrollAxis] - offset)
      }
      let insets = item.contentInsets.effective(width: item.width, height: item.height)
      // Insets below zero move the frame out of its slot, and so do insets larger than the item: what is
      // missing becomes the frame's length, behind the near inset. A pixel may be larger than all that.
      let inset = insets.start(scrollAxis).magnitude
      let length = (size[scrollAxis] - insets.total(scrollAxis)).magnitude
      overhang = max(
        overhang,
        size[scrollAxis] + offset.magnitude + inset + length + 1 / grid.scale)
      let resolved = Item(
        kind: item.kind, zIndex: item.zIndex, size: size,
        insets: insets,
        crossOrigin: before + aligned + item.offset[cross], alignment: alignment, offset: offset,
        extends: item.extendsBoundary, isPinned: item.isPinned, axes: axes)
      observer?.didResolveBoundaryItem(resolved, at: index, item, in: base, estimate: estimate)
      return resolved
    }
    growthBefore = growth
    self.overhang = overhang
  }

  /// The content's length, once side items that are longer have stretched it: they make it as long as
  /// themselves (`charon-113`, `charon-118`).
  func stretched(_ contentLength: Double) -> Double {
    var length = contentLength
    for item in items where item.extends && item.alignment == .center {
      length = max(length, item.size[scrollAxis])
    }
    return length
  }

  /// What is added after the content. Items on one edge do not stack: the one that sticks out farthest
  /// decides (`charon-136`).
  func growthAfter(contentLength: Double) -> Double {
    var growth = 0.0
    for item in items where item.extends && item.alignment == .end {
      growth = max(growth, item.size[scrollAxis] + item.offset)
    }
    return stretched(contentLength) - contentLength + growth
  }

  /// Where an item lies along the scroll axis, measured from the beginning of the content.
  func position(of item: Item, contentLength: Double) -> Double {
    let length = item.size[scrollAxis]
    let content = stretched(contentLength)
    switch item.alignment {
    case .start: return (item.extends ? -length : 0) + item.offset
    case .center: return (content - length) / 2 + item.offset
    case .end: return (item.extends ? content : content - length) + item.offset
    }
  }

  /// An item's place in the coordinates of the content.
  ///
  /// A pinned item stays in the viewport's visible rectangle, but never beyond the content it belongs
  /// to: a header is pushed out by its own section's end, or by its footer (conformance cases
  /// `charon-141` to `charon-143`, `faber-ios17-testListSection`).
  ///
  /// - Parameter start: where the content begins, behind what it was moved by.
  func frameAndDepth(
    of item: Item, contentStart start: Double, contentLength: Double, viewport: LayoutViewport?,
    grid: PixelGrid
  ) -> (frame: LayoutRect, zIndex: Int) {
    var along = start + position(of: item, contentLength: contentLength)
    if item.isPinned, let visible = viewport?.visibleRect {
      along = pinned(
        item, at: along, to: visible, contentStart: start, contentLength: contentLength)
    }
    let frame = frame(of: item, at: along, grid: grid)
    var zIndex = item.zIndex
    if item.isPinned, let visible = viewport?.visibleRect, frame.intersects(visible) {
      zIndex += LayoutViewport.pinnedDepth
    }
    return (frame, zIndex)
  }

  /// Where a pinned item lies along the scroll axis.
  @inline(__always)
  func pinned(
    _ item: Item, at natural: Double, to visible: LayoutRect, contentStart start: Double,
    contentLength: Double
  ) -> Double {
    let length = item.size[scrollAxis]
    let pinning = LayoutPinning(
      contentStart: start, contentEnd: start + stretched(contentLength))
    return item.alignment == .end
      ? pinning.position(
        ofFooterAt: natural, length: length, visibleEnd: visible.maximum(scrollAxis))
      : pinning.position(
        ofHeaderAt: natural, length: length, visibleStart: visible.minimum(scrollAxis))
  }

  /// An item's frame, after its insets and on pixels, once its place along the scroll axis is known.
  @inline(__always)
  func frame(of item: Item, at along: Double, grid: PixelGrid) -> LayoutRect {
    var origin = LayoutPoint()
    origin[scrollAxis] = along
    origin[scrollAxis.perpendicular] = item.crossOrigin
    var frame = item.insets.applied(to: LayoutRect(origin: origin, size: item.size))
    frame.origin = grid.snapped(frame.origin)
    return frame
  }
}
