/// What a collection view has to do in its next layout pass.
struct LayoutPassState {
  /// Whether the layout has to be prepared.
  var needsPreparation = true
  /// Whether a layout was prepared before.
  var wasPrepared = false
  /// The elements whose attributes are out of date, where that is true of nothing else; nil where
  /// everything may be.
  var named: Set<ElementKey>?
  /// The bounds before their size changed, if it did.
  var oldBounds: CGRect?
  /// Whether an item beyond the counts was reported.
  var hasReportedUnknownItems = false
  /// Whether the layout was said to name elements twice.
  var hasReportedDoubles = false
  /// Whether reloads from within requests to the data source were reported.
  var hasReportedReloads = false
  /// The reloads from within requests to the data source in one run of layout passes.
  var reloads = (run: 0, count: 0)
  /// Whether the layout is asked for the elements that get views.
  var isAskingForViews = false
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
  /// The bounds in which views were displayed last.
  var displayedBounds = CGRect.null
  /// The last query for elements that get views; nil where it is out of date.
  var query: LayoutQuery?
  /// Whether the layout has yet to be invalidated for a reload of the data.
  var isReloadDue = false
  /// Counts the times that all views were to be asked for their sizes again.
  var measuringGeneration = 0
  /// The sizes that views asked for.
  var sizing = SizingLog()
  /// Whether the layout is new, and is to say where the content is to begin.
  var isLayoutNew = false
  /// Where the content is to be by the layout that an interactive transition ended at.
  var offsetAfterTransition: CGPoint?
  /// The layout that was replaced, until the views lie where the new one has them.
  var replacedLayout: UICollectionViewLayout?
  /// Counts the times that all views were dropped, so that a pass notices it.
  var generation = 0
  /// The direction that the layout was prepared in.
  var direction: UIUserInterfaceLayoutDirection?
  /// Whether the content began at the right when the layout was prepared last.
  var beganAtTheRight = false
}

extension UICollectionView {
  // MARK: - Invalidation

  func attach(_ layout: UICollectionViewLayout) {
    require(
      layout.collectionView == nil || layout.collectionView === self,
      "A layout object serves one collection view, and this \(type(of: layout)) serves another one "
        + "already; make a layout of its own for each collection view.")
    require(
      !(layout is UICollectionViewTransitionLayout),
      "A \(type(of: layout)) was set as the layout of a collection view; call "
        + "startInteractiveTransition(to:completion:), which uses it as long as the transition lasts."
    )
    if layout.wasUsed, layout.collectionView == nil {
      // The data may have changed since.
      let context = layout.makeInvalidationContext()
      context.markEverything()
      layout.invalidateLayout(with: context)
    }
    layout.wasUsed = true
    layout.owner = self
  }

  func replaceLayout(with layout: UICollectionViewLayout) {
    guard layout !== layoutInUse else { return }
    attach(layout)
    for entry in live.all { entry.view.willTransition(from: layoutInUse, to: layout) }
    pass.replacedLayout = layoutInUse
    // Decoration views are the layout's own; the new one makes others.
    for entry in live.all where entry.key.isDecoration { retire(entry) }
    layoutInUse.owner = nil
    rows.distances = [:]
    pass.isLayoutNew = true
    use(layout)
  }

  /// Asks another layout from the next layout pass on.
  func use(_ layout: UICollectionViewLayout) {
    sendDueReload()
    layoutInUse = layout
    pass.query = nil
    refreshMirroring()
    visibleItems = [:]
    forgetMeasurements()
    pass.named = nil
    pass.hasReportedDoubles = false
    pass.hasReportedUnknownItems = false
    pass.isSolvedAnew = true
    pass.needsPreparation = true
    scroll.adjustment.release()
    setNeedsLayout()
  }

  func layoutWasInvalidated(
    _ layout: UICollectionViewLayout, with context: UICollectionViewLayoutInvalidationContext
  ) {
    interactiveTransition?.layout.layoutWasInvalidated(layout)
    // What is to be done for a reload was done when the data were reloaded.
    guard !context.isForReload else { return }
    pass.query = nil
    // After a reload nobody knows what has become of an item.
    if context.invalidateEverything {
      anchor.places = nil
      scroll.adjustment.release()
    } else {
      holdVisibleContent()
    }
    if context.invalidateDataSourceCounts, !context.knowsCounts || context.invalidateEverything {
      counts.itemsBySection = nil
    }
    if !context.keepsGeometry || context.isForPreferredSizes { pass.isSolvedAnew = true }
    if context.forgetsPreferredSizes { forgetMeasurements() }
    noteNamedElements(of: context)
    pass.needsPreparation = true
    setNeedsLayout()
    adjustContent(by: context)
  }

  /// Adds what a context asks for to the content's size and offset, at once.
  ///
  /// The offset stays within the content (recorded from iOS 26.1). While views follow a change of the data,
  /// adjustments are ignored, as two widely used libraries report.
  private func adjustContent(by context: UICollectionViewLayoutInvalidationContext) {
    guard !updates.isUnderWay else { return }
    // The layout is to follow, so an anchor keeps its distance.
    let wasFollowing = anchor.isFollowing
    anchor.isFollowing = true
    defer { anchor.isFollowing = wasFollowing }
    if context.contentSizeAdjustment != .zero {
      contentSize = checked(
        CGSize(
          width: contentSize.width + context.contentSizeAdjustment.width,
          height: contentSize.height + context.contentSizeAdjustment.height))
    }
    let adjustment = context.contentOffsetAdjustment
    guard adjustment != .zero else { return }
    let (offset, (low, high)) = (contentOffset, restingOffsets)
    // An axis without an adjustment stays, and so does what was beyond the end already.
    func adjusted(
      _ offset: CGFloat, _ adjustment: CGFloat, _ low: CGFloat, _ high: CGFloat
    ) -> CGFloat {
      min(max(offset + adjustment, min(low, offset)), max(high, offset)) - offset
    }
    shiftContent(
      by: CGPoint(
        x: adjusted(offset.x, adjustment.x, low.x, high.x),
        y: adjusted(offset.y, adjustment.y, low.y, high.y)))
  }

  /// Notes that the data were reloaded. The layout is invalidated for it in the next pass, as in UIKit.
  func noteReloadOfLayout() {
    anchor.places = nil
    scroll.adjustment.release()
    pass.isSolvedAnew = true
    forgetMeasurements()
    pass.named = nil
    pass.query = nil
    pass.isReloadDue = true
    pass.needsPreparation = true
    setNeedsLayout()
  }

  /// Invalidates the layout for a reload of the data, before it is used for anything else.
  func sendDueReload() {
    guard pass.isReloadDue else { return }
    pass.isReloadDue = false
    let context = layoutInUse.makeInvalidationContext()
    context.markEverything()
    context.isForReload = true
    layoutInUse.invalidateLayout(passing: context)
  }

  /// Notes the elements that are out of date, if all others have kept their attributes.
  ///
  /// A layout that breaks its lines or solves its sections again may move any element.
  private func noteNamedElements(of context: UICollectionViewLayoutInvalidationContext) {
    let known: Set<ElementKey>? = pass.needsPreparation || pass.needsViews ? pass.named : []
    guard let known, layoutInUse.keepsUnnamedElements, let named = context.namedElements else {
      pass.named = nil
      return
    }
    pass.named = known.union(named)
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
    refreshMirroring()
    prepareLayoutIfNeeded()
    let oldBounds = pass.oldBounds
    pass.oldBounds = nil
    if let oldBounds { layoutInUse.prepare(forAnimatedBoundsChange: oldBounds) }
    if pass.isSolvedAnew || !rows.moved.isEmpty { settleRows() }
    updateViews()
    releaseAnchor()
    if oldBounds != nil { layoutInUse.finalizeAnimatedBoundsChange() }
    backgroundView?.frame = bounds
    indexTitles.layOut(in: self)
    if let old = pass.replacedLayout {
      pass.replacedLayout = nil
      for entry in live.all { entry.view.didTransition(from: old, to: layoutInUse) }
      if updates.recorder == nil { finishLayoutChange(from: old) }
    }
    prefetchAhead()
    pool.trim()
  }

  /// Prepares the layout, unless it is up to date.
  func prepareLayoutIfNeeded() {
    guard pass.needsPreparation, !pass.isPreparing else { return }
    pass.isPreparing = true
    sendDueReload()
    refreshMirroring()
    layoutInUse.prepare()
    pass.query = nil
    // A layout may set its own properties while it prepares; that asks for no further pass.
    pass.needsPreparation = false
    pass.wasPrepared = true
    pass.isPreparing = false
    pass.needsViews = true
    anchor.isFollowing = true
    defer { anchor.isFollowing = false }
    let oldSize = contentSize
    let distance = distanceFromBeginning(atTheRight: pass.beganAtTheRight)
    let offset = takeOffsetOfTransition()
    contentSize = checked(layoutInUse.collectionViewContentSize)
    let beginsAtTheRight = contentBeginsAtTheRight
    if beginsAtTheRight != pass.beganAtTheRight || beginsAtTheRight && contentSize != oldSize {
      // Content that begins at the right grows to the left, and what is shown stays where it is.
      pass.beganAtTheRight = beginsAtTheRight
      keepDistance(distance, fromBeginningAtTheRight: beginsAtTheRight)
    }
    if pass.isLayoutNew {
      pass.isLayoutNew = false
      takeTargetOffset()
    }
    moveContentToAnchor()
    if let offset { placeContentOfTransition(at: offset) }
  }

  /// How far the content is scrolled sideways from its beginning.
  private func distanceFromBeginning(atTheRight isAtTheRight: Bool) -> CGFloat {
    let (low, high) = restingOffsets
    return isAtTheRight ? high.x - contentOffset.x : contentOffset.x - low.x
  }

  /// Scrolls the content sideways to a distance from its beginning.
  private func keepDistance(_ distance: CGFloat, fromBeginningAtTheRight isAtTheRight: Bool) {
    let (low, high) = restingOffsets
    let near = CGPoint(
      x: isAtTheRight ? high.x - distance : low.x + distance, y: contentOffset.y)
    shiftContent(by: CGPoint(x: restingOffset(near: near).x - contentOffset.x, y: 0))
  }

  /// The size of the content, as the layout says. A negative length counts as zero.
  func checked(_ size: CGSize) -> CGSize {
    require(
      size.width.isFinite && size.height.isFinite,
      "The layout \(type(of: layoutInUse)) returned \(size.width) x \(size.height) as its "
        + "collectionViewContentSize, for \(sectionCount) section(s); both must be finite, so check "
        + "what the layout divides by.")
    return CGSize(width: max(0, size.width), height: max(0, size.height))
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
    let isInPlace =
      rect == pass.preparedRect && bounds == pass.displayedBounds && rows.moved.isEmpty
    let named = isInPlace && !pass.isSolvedAnew ? pass.named : nil
    pass.needsViews = false
    pass.named = nil
    if let named, updateViews(named: named, in: rect) { return }
    pass.preparedRect = rectForViews
    pass.displayedBounds = bounds
    prefetch.isDue = true
    rows.moved = []
    let generation = pass.generation

    updateRows(in: pass.preparedRect)
    var wanted = settledElements()
    guard pass.generation == generation else { return }
    let isSolvedAnew = pass.isSolvedAnew
    pass.isSolvedAnew = false
    callVisibleItemsHandlers(for: &wanted, isSolved: isSolvedAnew)
    retireViews(except: wanted)
    for element in wanted where pass.generation == generation { show(element) }
    removeEmptyRows(outside: pass.preparedRect)
  }

  /// Brings the views of some elements into line with the layout, which is asked for nothing else.
  ///
  /// - Returns: False where everything has to be looked at instead.
  /// - Complexity: O(elements named).
  private func updateViews(named: Set<ElementKey>, in rect: CGRect) -> Bool {
    guard !layoutInUse.hasVisibleItemsHandlers, !reordering.isActive, interactiveTransition == nil
    else {
      return false
    }
    let generation = pass.generation
    var wanted: [WantedElement] = []
    for key in named {
      if let attributes = layoutAttributes(of: key) {
        let element = WantedElement(attributes, shownFrame: shownFrame(of: attributes))
        if element.isWanted(in: rect), isKnown(key) {
          wanted.append(element)
          continue
        }
      }
      if let entry = live[key] { retire(entry) }
    }
    if layoutInUse.measuresViews, askForSizes(of: wanted) {
      prepareLayoutIfNeeded()
      return false
    }
    for element in wanted where pass.generation == generation { show(element) }
    return true
  }

  /// Makes the view of an element, or gives the one it has new attributes.
  private func show(_ element: WantedElement) {
    let entry: LiveViews.Entry
    if let known = live.entry(of: element) {
      entry = known
      update(entry, element.attributes)
    } else {
      guard let made = makeLive(element.key, element.attributes) else { return }
      entry = made
    }
    setDisplayed(element.shownFrame.sharesArea(with: bounds), entry)
  }

  /// Takes away the views of all but some elements.
  func retireViews(except wanted: [WantedElement]) {
    for entry in live.others(than: wanted) { retire(entry) }
  }

  /// What the layout shows in a rectangle.
  func wantedElements(in rect: CGRect) -> [WantedElement] {
    var wanted: [WantedElement] = []
    pass.isAskingForViews = true
    let answers = elementsForViews(in: rect)
    pass.isAskingForViews = false
    var named = NamedElements()
    wanted.reserveCapacity(answers.count)
    let live = self.live
    for attributes in answers {
      var element = WantedElement(attributes, shownFrame: shownFrame(of: attributes))
      // A transition names what it wants kept.
      guard element.isWanted(in: rect) || interactiveTransition != nil && !attributes.isHidden
      else {
        continue
      }
      guard isKnown(element.key) else { continue }
      if dataSource == nil, element.attributes.representedElementCategory == .supplementaryView {
        // Headers of the whole content may be there without any section; nobody has a view for them.
        continue
      }
      if named.insert(element.key, after: wanted) {
        element.entry = live[element.key]
        wanted.append(element)
      } else {
        reportDouble(element.key)
      }
    }
    requireViewCount(wanted.count, in: rect)
    reordering.placeMovingItem(in: &wanted, of: self)
    return wanted
  }

  /// The views that a collection view makes at most. A screen of 1024 x 1366 points filled with cells of
  /// 4 x 4 points has 87,000.
  static let viewLimit = 100_000

  /// Traps with a sentence where the layout shows more elements at once than views can be made.
  func requireViewCount(_ count: Int, in rect: CGRect) {
    require(
      count <= Self.viewLimit,
      "The layout \(type(of: layoutInUse)) shows more than \(Self.viewLimit) elements at once in the "
        + "\(rect.width) x \(rect.height) points at (\(rect.minX), \(rect.minY)), of "
        + "\((0..<sectionCount).reduce(0) { $0 + itemCount(inSection: $1) }) item(s) in \(sectionCount) "
        + "section(s); give items a size and a spacing by which fewer are in sight, and the collection "
        + "view a frame no larger than a screen.")
  }

  /// Whether an element can have a view. An item beyond the counts that the collection view has asked for
  /// has none until the data are reloaded or updated (recorded from iOS 26.1); it is reported once.
  private func isKnown(_ key: ElementKey) -> Bool {
    guard key.kind == nil, !hasItem(at: key.place) else { return true }
    if !pass.hasReportedUnknownItems {
      pass.hasReportedUnknownItems = true
      CompositionalLayoutLog.sink(
        "The layout \(type(of: layoutInUse)) shows a cell at \(key.indexPath.sentenceName), which does "
          + "not exist: \(describeData(near: key.indexPath)); the collection view ignores it. Reload or "
          + "update the data after they have changed, and return attributes within these counts.")
    }
    return false
  }

  /// Says once for a layout that it names an element twice, of which the first counts.
  private func reportDouble(_ key: ElementKey) {
    guard !pass.hasReportedDoubles else { return }
    pass.hasReportedDoubles = true
    let name = key.kind.map { "the '\($0)' view" } ?? "the cell"
    CompositionalLayoutLog.sink(
      "The layout \(type(of: layoutInUse)) returned more than one set of attributes for \(name) at "
        + "\(key.indexPath.sentenceName) in one rectangle, and only the first counts; return each "
        + "element once from layoutAttributesForElements(in:).")
  }
}

/// Something that is to be shown.
struct WantedElement {
  let key: ElementKey
  var attributes: UICollectionViewLayoutAttributes
  /// Where the layout has it seen, in the coordinates of the content.
  let shownFrame: CGRect
  /// Its view when the layout was asked. See ``LiveViews/entry(of:)``.
  var entry: LiveViews.Entry?
}

extension WantedElement {
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes, shownFrame: CGRect) {
    self.init(key: attributes.elementKey, attributes: attributes, shownFrame: shownFrame)
  }

  /// Whether a view is to be made for it, in a rectangle.
  @MainActor
  func isWanted(in rect: CGRect) -> Bool {
    !attributes.isHidden && shownFrame.sharesArea(with: rect)
  }
}

extension CGRect {
  /// Whether two rectangles overlap; touching edges are no overlap.
  func sharesArea(with other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
