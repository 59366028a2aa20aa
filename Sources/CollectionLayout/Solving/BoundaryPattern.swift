/// The boundary items of a section template, or of the whole content, with resolved sizes.
///
/// Their positions along the scroll axis depend on the length of the content, and therefore on the
/// number of items.
struct BoundaryPattern: Sendable {
  /// A boundary item with its size.
  struct Item: Sendable {
    let kind: LayoutElementKind
    let zIndex: Int
    /// The size before content insets.
    let size: LayoutSize
    let insets: LayoutInsets
    /// The position across the scroll axis.
    let crossOrigin: Double
    let alignment: LayoutAlignment
    let offset: Double
    /// The distance to the edge of the section from an item outside its content.
    let outerPadding: Double
    let extends: Bool
    let isPinned: Bool
    /// The axes along which the length is an estimate or measured.
    let axes: LayoutAxes
  }

  let scrollAxis: LayoutAxis
  let items: [Item]
  /// The distance by which items at the near edge move the content.
  let growthBefore: Double
  /// The largest distance by which an item exceeds its section.
  let overhang: Double

  /// A Boolean value that indicates whether any item has a length that is an estimate or measured.
  var isMeasurable: Bool { items.contains { !$0.axes.isEmpty } }

  /// Resolves the sizes, and the positions across the scroll axis.
  ///
  /// - Parameters:
  ///   - before: The distance from the container's near edge, across the scroll axis.
  ///   - after: The distance from the container's far edge, across the scroll axis.
  ///   - sizes: The measured sizes of the items, NaN along axes that were not measured; empty if no
  ///     item was measured.
  init(
    _ boundaryItems: [LayoutBoundaryItem], in container: LayoutSize, before: Double, after: Double,
    scrollAxis: LayoutAxis, sizes: [LayoutSize] = [], grid: PixelGrid,
    observer: SolveObserver? = nil
  ) {
    self.scrollAxis = scrollAxis
    let cross = scrollAxis.perpendicular
    // Across the scroll axis, fractions refer to the container without the insets that boundary
    // items follow; along it they refer to the whole container (conformance cases `charon-063` to
    // `charon-102`, `charon-135`).
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
        growth = max(growth, size[scrollAxis] + item.outerPadding - offset)
      }
      let insets = item.contentInsets.effective(width: item.width, height: item.height)
      // Negative insets move the frame out of its slot. So do insets that exceed the item: the
      // frame gets the magnitude of the difference, behind the near inset. A pixel may be larger
      // than both.
      let inset = insets.start(scrollAxis).magnitude
      let length = (size[scrollAxis] - insets.total(scrollAxis)).magnitude
      overhang = max(
        overhang,
        size[scrollAxis] + item.outerPadding + offset.magnitude + inset + length + 1 / grid.scale)
      let resolved = Item(
        kind: item.kind, zIndex: item.zIndex, size: size,
        insets: insets,
        crossOrigin: before + aligned + item.offset[cross], alignment: alignment, offset: offset,
        outerPadding: item.outerPadding, extends: item.extendsBoundary, isPinned: item.isPinned,
        axes: axes)
      observer?.didResolveBoundaryItem(resolved, at: index, item, in: base, estimate: estimate)
      return resolved
    }
    growthBefore = growth
    self.overhang = overhang
  }

  /// Returns the length of the content after side items stretched it, which make it at least as
  /// long as themselves (`charon-113`, `charon-118`).
  func stretched(_ contentLength: Double) -> Double {
    var length = contentLength
    for item in items where item.extends && item.alignment == .center {
      length = max(length, item.size[scrollAxis])
    }
    return length
  }

  /// Returns the length behind the content. Items on one edge do not stack: the largest decides
  /// (`charon-136`).
  func growthAfter(contentLength: Double) -> Double {
    var growth = 0.0
    for item in items where item.extends && item.alignment == .end {
      growth = max(growth, item.size[scrollAxis] + item.outerPadding + item.offset)
    }
    return stretched(contentLength) - contentLength + growth
  }

  /// Returns the position of an item along the scroll axis, relative to the start of the content.
  func position(of item: Item, contentLength: Double) -> Double {
    let length = item.size[scrollAxis]
    let content = stretched(contentLength)
    switch item.alignment {
    case .start: return (item.extends ? -length : 0) + item.offset
    case .center: return (content - length) / 2 + item.offset
    case .end: return (item.extends ? content : content - length) + item.offset
    }
  }

  /// Returns the frame and the depth of an item in the coordinates of the content.
  ///
  /// A pinned item stays in the viewport's visible rectangle, but does not leave its content
  /// (conformance cases `charon-141` to `charon-143`, `faber-ios17-testListSection`).
  ///
  /// - Parameter start: The position of the content, after boundary items moved it.
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
      // The depth of an app may be the largest number.
      let (sum, isTooLarge) = zIndex.addingReportingOverflow(LayoutViewport.pinnedDepth)
      zIndex = isTooLarge ? .max : sum
    }
    return (frame, zIndex)
  }

  /// Returns the position of a pinned item along the scroll axis.
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

  /// Returns the frame of an item at a position along the scroll axis, inset and on pixels.
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
