/// What a collection view has to do in its next layout pass.
struct LayoutPassState {
  /// Whether the layout has to be prepared.
  var needsPreparation = true
  /// Whether the layout is being prepared.
  var isPreparing = false
  /// Whether a pass is under way.
  var isRunning = false
  /// Whether the layout was invalidated, not only for scrolling, since the handlers of visible items were called.
  var isSolvedAnew = true
  /// Whether the views have to be compared with the layout even if the bounds are the same.
  var needsViews = true
  /// The rectangle that views were made for last.
  var preparedRect = CGRect.null
  /// What invalidations ask to be added to the content offset.
  var offsetAdjustment = CGPoint.zero
  /// The sizes that views asked for.
  var sizing = SizingLog()
  /// Whether the layout is new, and is to say where the content is to begin.
  var isLayoutNew = false
  /// The layout that was replaced, until the views lie where the new one has them.
  var replacedLayout: UICollectionViewLayout?
  /// Counts the times that all views were dropped, so that a pass notices it.
  var generation = 0
  /// The direction that the layout was prepared in.
  var direction: UIUserInterfaceLayoutDirection?
}

extension UICollectionView {
  // MARK: - Invalidation

  func attach(_ layout: UICollectionViewLayout) {
    precondition(
      layout.collectionView == nil || layout.collectionView === self,
      "A layout object serves one collection view, and this \(type(of: layout)) serves another one "
        + "already; make a layout of its own for each collection view.")
    layout.collectionView = self
  }

  func replaceLayout(with layout: UICollectionViewLayout) {
    guard layout !== layoutInUse else { return }
    attach(layout)
    for entry in live.all { entry.view.willTransition(from: layoutInUse, to: layout) }
    pass.replacedLayout = layoutInUse
    // Decoration views are the layout's own; the new one makes others.
    for key in live.keys where key.isDecoration { retire(key) }
    layoutInUse.collectionView = nil
    layoutInUse = layout
    rows.distances = [:]
    visibleItems = [:]
    live.forgetMeasurements(because: .layoutWasInvalidated)
    pass.isLayoutNew = true
    pass.isSolvedAnew = true
    pass.needsPreparation = true
    setNeedsLayout()
  }

  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateDataSourceCounts { counts.itemsBySection = nil }
    if !context.keepsGeometry || context.isForPreferredSizes { pass.isSolvedAnew = true }
    if context.forgetsPreferredSizes { live.forgetMeasurements(because: .layoutWasInvalidated) }
    pass.offsetAdjustment.x += context.contentOffsetAdjustment.x
    pass.offsetAdjustment.y += context.contentOffsetAdjustment.y
    pass.needsPreparation = true
    setNeedsLayout()
  }

  /// Asks the layout whether it has to change with the bounds, before they change.
  func askLayout(about newBounds: CGRect) {
    guard layoutInUse.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    let context = layoutInUse.invalidationContext(forBoundsChange: newBounds)
    context.isForBoundsChange = true
    layoutInUse.invalidateLayout(with: context)
  }

  /// Where a scroll that the user let go of comes to rest, by the layout's wish. Pages are turned
  /// without asking it.
  func layoutReleaseTarget(proposed: CGPoint, velocity: CGPoint?) -> CGPoint {
    guard !isPagingEnabled else { return proposed }
    return layoutInUse.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity ?? .zero)
  }

  // MARK: - The pass

  /// Brings the views into line with the layout and the bounds.
  func layOutContent() {
    guard !pass.isRunning else { return }
    pass.isRunning = true
    defer { pass.isRunning = false }
    if let direction = pass.direction, direction != effectiveUserInterfaceLayoutDirection {
      layoutInUse.environmentDidChange()
    }
    pass.direction = effectiveUserInterfaceLayoutDirection
    prepareLayoutIfNeeded()
    if pass.isSolvedAnew || !rows.moved.isEmpty { settleRows() }
    updateViews()
    backgroundView?.frame = bounds
    if let old = pass.replacedLayout {
      pass.replacedLayout = nil
      for entry in live.all { entry.view.didTransition(from: old, to: layoutInUse) }
    }
    prefetchAhead()
    pool.trim()
  }

  /// Prepares the layout, unless it is up to date.
  func prepareLayoutIfNeeded() {
    guard pass.needsPreparation, !pass.isPreparing else { return }
    pass.isPreparing = true
    layoutInUse.prepare()
    // A layout may set its own properties while it prepares; that asks for no further pass.
    pass.needsPreparation = false
    pass.isPreparing = false
    pass.needsViews = true
    let adjustment = pass.offsetAdjustment
    pass.offsetAdjustment = .zero
    let distance = restingOffsets.high.x - contentOffset.x
    let oldSize = contentSize
    contentSize = layoutInUse.collectionViewContentSize
    if layoutInUse.beginsAtTheRight, contentSize != oldSize {
      // Content that begins at the right grows to the left, and what is shown stays where it is.
      let near = CGPoint(x: restingOffsets.high.x - distance, y: contentOffset.y)
      shiftContent(by: CGPoint(x: restingOffset(near: near).x - contentOffset.x, y: 0))
    }
    if pass.isLayoutNew {
      pass.isLayoutNew = false
      let target = targetContentOffset(forProposed: contentOffset)
      shiftContent(by: CGPoint(x: target.x - contentOffset.x, y: target.y - contentOffset.y))
    }
    shiftContent(by: adjustment)
  }

  /// The rectangle for which views are kept: the bounds, and a margin along the axes that scroll.
  var rectForViews: CGRect {
    let visible = bounds
    let margin = marginForViews
    guard margin > 0 else { return visible }
    let scrolled = visible.insetBy(
      dx: contentSize.width > visible.width ? -margin : 0,
      dy: contentSize.height > visible.height ? -margin : 0)
    let rows = layoutInUse.orthogonalRows(in: scrolled)
    return scrolled.insetBy(
      dx: scrolled.width == visible.width && rows.contains(where: \.isHorizontal)
        ? -margin : 0,
      dy: scrolled.height == visible.height && rows.contains { !$0.isHorizontal }
        ? -margin : 0)
  }

  /// Takes away the views of what has gone out of sight, and makes those of what has come into it.
  private func updateViews() {
    let rect = rectForViews
    guard pass.needsViews || rect != pass.preparedRect || !rows.moved.isEmpty else { return }
    pass.needsViews = false
    pass.preparedRect = rect
    prefetch.isDue = true
    rows.moved = []
    let generation = pass.generation

    updateRows(in: rect)
    var wanted = settledElements()
    guard pass.generation == generation else { return }
    let isSolvedAnew = pass.isSolvedAnew
    pass.isSolvedAnew = false
    callVisibleItemsHandlers(for: &wanted, isSolved: isSolvedAnew)
    retireViews(except: wanted)
    let visible = bounds
    for element in wanted {
      guard pass.generation == generation else { break }
      if live[element.key] == nil {
        makeLive(element.key, element.attributes)
      } else {
        update(element.key, element.attributes)
      }
      setDisplayed(element.shownFrame.sharesArea(with: visible), element.key)
    }
    removeEmptyRows(outside: pass.preparedRect)
  }

  /// Takes away the views of all but some elements.
  func retireViews(except wanted: [WantedElement]) {
    let wantedKeys = Set(wanted.map(\.key))
    for key in live.keys where !wantedKeys.contains(key) { retire(key) }
  }

  /// What the layout shows in a rectangle.
  func wantedElements(in rect: CGRect) -> [WantedElement] {
    var wanted: [WantedElement] = []
    var keys: Set<ElementKey> = []
    for attributes in layoutInUse.layoutAttributesForElements(in: rect) ?? [] {
      let key = attributes.elementKey
      let shownFrame = shownFrame(of: attributes)
      guard !attributes.isHidden, shownFrame.sharesArea(with: rect), !keys.contains(key) else {
        continue
      }
      if attributes.representedElementCategory == .cell {
        requireItem(at: key.indexPath, for: "The layout \(type(of: layoutInUse)) shows a cell that")
      } else if dataSource == nil, !key.isDecoration {
        // Headers of the whole content may be there without any section; nobody has a view for them.
        continue
      }
      keys.insert(key)
      wanted.append(WantedElement(key: key, attributes: attributes, shownFrame: shownFrame))
    }
    holdMovingItem(in: &wanted)
    return wanted
  }
}

/// Something that is to be shown.
struct WantedElement {
  let key: ElementKey
  var attributes: UICollectionViewLayoutAttributes
  /// Where the layout has it seen, in the coordinates of the content.
  let shownFrame: CGRect
}

extension CGRect {
  /// Whether two rectangles overlap; touching edges are no overlap.
  func sharesArea(with other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
