/// The layout pass of a collection view: it brings the views into line with the data, the layout
/// and the bounds.
///
/// # Data flow
///
/// Data flow one way through a pass:
///
///     change → layout → wanted elements → live elements → measurements → layout again
///
/// 1. A *change* of the data, the bounds, the environment or the layout invalidates the layout
///    (``invalidate(with:in:)``), and only marks what is out of date.
/// 2. The *layout* is prepared once for all changes since (``prepareIfNeeded(in:)``), and the
///    content size and offset follow it (``InstalledLayout``, ``ContentAnchor``).
/// 3. The *wanted elements* in the rectangle for views come from the layout (``LayoutQueries``),
///    with changes by the sections' handlers (``VisibleItemHandlers``) and the moving item
///    (``Reordering``).
/// 4. The *live elements* follow the wanted ones (``LiveElements``): views leave for reuse, are
///    made or dequeued, and get their attributes.
/// 5. *Measurements* are the sizes that views prefer (``ElementMeasurer``). They invalidate the
///    layout again, and the pass goes back to step 2, at most ``ElementMeasurer/roundLimit`` times.
///    A view that prefers another size more than ``SizingLog/limit`` times traps.
///
/// No step changes the state of an earlier one but through ``invalidate(with:in:)``.
@MainActor
final class LayoutPass: DataChangeFollower {
  let queries = LayoutQueries()
  let measurer = ElementMeasurer()
  let anchor = ContentAnchor()
  let itemHandlers = VisibleItemHandlers()
  let boundsInvalidation = BoundsInvalidation()
  /// The item that the app has scrolled to; `nil` once the content rests there.
  var scrollTarget: ScrollTarget?

  /// A Boolean value that indicates whether the layout has to be prepared.
  private(set) var needsPreparation = true
  /// A Boolean value that indicates whether a layout was prepared before.
  private(set) var hasPrepared = false
  private(set) var isPreparing = false
  private(set) var isRunning = false
  /// The rectangle for which views were made last.
  private(set) var preparedRect = CGRect.null

  /// A Boolean value that indicates whether views have to be updated even for the same bounds.
  private var needsViews = true
  /// A Boolean value that indicates whether elements may have other frames, for other reasons than
  /// scrolling, than at the last update of the views.
  private var geometryChanged = true
  /// The only elements with other attributes than at the last update; `nil` if any may have.
  private var changedElements: Set<ElementKey>?
  /// A Boolean value that indicates whether the layout has to be invalidated for a reload of the
  /// data.
  private var isReloadDue = false
  /// The bounds in which views were displayed last.
  private var displayedBounds = CGRect.null
  /// The bounds before a change of their size, until the next pass.
  private var oldBounds: CGRect?

  // MARK: - Changes

  /// Marks what a context of the layout names as out of date.
  func invalidate(
    with context: UICollectionViewLayoutInvalidationContext, in view: any RecyclingView
  ) {
    // The rest of a reload was done when the data were reloaded.
    guard context.reason != .reload else { return }
    LayoutEventLog.record?(LayoutEvent(context, in: view), view)
    queries.invalidate()
    // After a reload, items have no identity.
    if context.invalidateEverything {
      anchor.drop()
      view.scroll.adjustment.release()
    } else {
      anchor.hold(in: view)
    }
    if context.needsCounts { view.dataUpdates.forgetCounts() }
    if !context.keepsGeometry || context.reason == .preferredSizes { geometryChanged = true }
    if context.forgetsPreferredSizes { measurer.remeasureAll(in: view) }
    noteChangedElements(of: context, in: view)
    needsPreparation = true
    view.setNeedsLayout()
    adjustContent(by: context, in: view)
  }

  /// Marks all frames as out of date, because the layout has taken the size that a view prefers.
  /// ``invalidate(with:in:)`` does the same with a context of preferred sizes.
  func preferredSizeWasTaken(in view: any RecyclingView) {
    view.transitions.noteInvalidation(of: view.layoutInUse)
    queries.invalidate()
    anchor.hold(in: view)
    geometryChanged = true
    changedElements = nil
    needsPreparation = true
    view.setNeedsLayout()
  }

  /// Marks everything as out of date, because the data were reloaded. The layout is invalidated for
  /// it in the next pass, as in UIKit.
  func reload(in view: any RecyclingView) {
    anchor.drop()
    scrollTarget = nil
    view.scroll.adjustment.release()
    isReloadDue = true
    invalidateGeometry(in: view)
  }

  /// Marks everything as out of date, because another layout was installed.
  func reset(for layout: UICollectionViewLayout, in view: any RecyclingView) {
    queries.reset()
    scrollTarget = nil
    view.installedLayout.updateMirroring(in: view)
    itemHandlers.reset()
    invalidateGeometry(in: view)
    view.scroll.adjustment.release()
  }

  private func invalidateGeometry(in view: any RecyclingView) {
    queries.invalidate()
    measurer.remeasureAll(in: view)
    changedElements = nil
    geometryChanged = true
    needsPreparation = true
    view.setNeedsLayout()
  }

  /// Schedules an update of the views in the next pass.
  func setNeedsViews(in view: any RecyclingView) {
    needsViews = true
    view.setNeedsLayout()
  }

  /// Schedules an update of all elements in the next pass, and not only of changed ones.
  func setNeedsAllViews(in view: any RecyclingView) {
    changedElements = nil
    setNeedsViews(in: view)
  }

  /// Prepares for a change of the bounds.
  func boundsWillChange(to new: CGRect, in view: any RecyclingView) {
    anchor.boundsWillChange(to: new, in: view)
    dropScrollTarget(boundsChangingTo: new, in: view)
    let bounds = view.bounds
    if new.size != bounds.size, view.installedLayout.direction != nil, oldBounds == nil {
      oldBounds = bounds
    }
    boundsInvalidation.boundsWillChange(to: new, in: view)
  }

  /// Prepares an invalid layout within the setter of a new size, as UIKit does. Its elements are
  /// queried in the layout pass.
  func sizeDidChange(in view: any RecyclingView) {
    guard hasPrepared, needsPreparation, !isPreparing, !isRunning, !view.dataUpdates.isChanging
    else { return }
    prepareIfNeeded(in: view)
  }

  /// Records the elements that a context names, if all others have kept their attributes.
  private func noteChangedElements(
    of context: UICollectionViewLayoutInvalidationContext, in view: any RecyclingView
  ) {
    let known: Set<ElementKey>? = needsPreparation || needsViews ? changedElements : []
    guard let known, view.backend.keepsUnnamedElements, let named = context.namedElements else {
      changedElements = nil
      return
    }
    changedElements = known.union(named)
  }

  /// Adjusts the content's size and offset at once, as a context requires.
  ///
  /// The offset stays within the content (recorded from iOS 26.1). While views follow a change of
  /// the data, adjustments are ignored, as two widely used libraries report.
  private func adjustContent(
    by context: UICollectionViewLayoutInvalidationContext, in view: any RecyclingView
  ) {
    guard !view.dataUpdates.isUnderWay else { return }
    // The layout is to follow, so an anchor keeps its distance.
    anchor.whileFollowingLayout {
      if context.contentSizeAdjustment != .zero {
        view.contentSize = LayoutQueries.checked(
          CGSize(
            width: view.contentSize.width + context.contentSizeAdjustment.width,
            height: view.contentSize.height + context.contentSizeAdjustment.height), of: view)
      }
      let adjustment = context.contentOffsetAdjustment
      guard adjustment != .zero else { return }
      let (offset, (low, high)) = (view.contentOffset, view.restingOffsets)
      // An axis without an adjustment keeps its offset, even beyond the end.
      func adjusted(
        _ offset: CGFloat, _ adjustment: CGFloat, _ low: CGFloat, _ high: CGFloat
      ) -> CGFloat {
        min(max(offset + adjustment, min(low, offset)), max(high, offset)) - offset
      }
      view.shiftContent(
        by: CGPoint(
          x: adjusted(offset.x, adjustment.x, low.x, high.x),
          y: adjusted(offset.y, adjustment.y, low.y, high.y)))
    }
  }

  /// Invalidates the layout for a reload of the data, before it is used for anything else.
  func invalidateForDueReload(in view: any RecyclingView) {
    guard isReloadDue else { return }
    isReloadDue = false
    let context = view.layoutInUse.makeInvalidationContext()
    context.markEverything()
    context.setReason(.reload)
    view.layoutInUse.invalidateLayout(passing: context)
  }

  // MARK: - Changes of the data

  func follow(_ change: any DataChange, in view: any RecyclingView) {
    anchor.apply(change, in: view)
    scrollTarget = nil
  }

  // MARK: - Preparation

  /// Prepares the layout if it is invalid, and moves the content for it.
  func prepareIfNeeded(in view: any RecyclingView) {
    guard needsPreparation, !isPreparing else { return }
    isPreparing = true
    invalidateForDueReload(in: view)
    view.installedLayout.updateMirroring(in: view)
    if let record = LayoutEventLog.record {
      let former = view.layoutInUse.preparationCounts
      view.layoutInUse.prepare()
      record(LayoutEvent(preparationOf: view, after: former), view)
    } else {
      view.layoutInUse.prepare()
    }
    queries.invalidate()
    // A layout may set its own properties while it prepares; that requires no further pass.
    needsPreparation = false
    hasPrepared = true
    isPreparing = false
    needsViews = true
    view.swipes.layoutWasPrepared(in: view)
    anchor.whileFollowingLayout {
      let offset = view.transitions.takeOffset(in: view)
      view.installedLayout.setContentSize(queries.contentSize(of: view), of: view)
      view.installedLayout.moveContentIfNeeded(in: view)
      anchor.moveContent(of: view)
      followScrollTarget(in: view)
      if let offset { view.transitions.placeContent(at: offset, in: view) }
    }
  }

  // MARK: - The pass

  /// Brings the views into line with the layout and the bounds.
  func run(in view: any RecyclingView) {
    guard !isRunning else { return }
    isRunning = true
    defer { isRunning = false }
    view.installedLayout.updateDirection(in: view)
    view.installedLayout.updateMirroring(in: view)
    prepareIfNeeded(in: view)
    let oldBounds = oldBounds
    self.oldBounds = nil
    if let oldBounds { view.layoutInUse.prepare(forAnimatedBoundsChange: oldBounds) }
    if geometryChanged || view.rows.hasMoved { view.rows.snap(all: geometryChanged, in: view) }
    updateViews(in: view)
    // An anchor is released after the views have followed the layout, unless it is invalid again.
    if !needsPreparation {
      measurer.checkMeasurements(in: view)
      anchor.release()
      view.backend.didDisplay(view.bounds)
    }
    releaseScrollTarget(in: view)
    if oldBounds != nil { view.layoutInUse.finalizeAnimatedBoundsChange() }
    view.elements.backgroundView?.frame = view.bounds
    view.indexTitles.layOut(in: view)
    view.swipes.layOut(in: view)
    view.transitions.finishReplacement(in: view)
    view.prefetcher.prefetch(in: view)
    view.elements.dequeuing.trim()
  }

  /// Ends displaying the elements that are no longer wanted, and displays the wanted ones.
  private func updateViews(in view: any RecyclingView) {
    let rect = view.prefetcher.rectForViews(of: view)
    guard needsViews || rect != preparedRect || view.rows.hasMoved else { return }
    let isInRect = rect == preparedRect && view.bounds == displayedBounds
    let isInPlace = isInRect && !view.rows.hasMoved
    let changed = isInPlace && !geometryChanged ? changedElements : nil
    let hasOnlyMovedRows = isInRect && !needsViews && !geometryChanged
    let hasOnlyScrolled =
      !needsViews && !geometryChanged && !view.rows.hasMoved
      && view.bounds.size == displayedBounds.size
    needsViews = false
    changedElements = nil
    if let changed, update(changed, in: rect, of: view) { return }
    if hasOnlyScrolled, scroll(to: rect, in: view) { return }
    if hasOnlyMovedRows, moveRows(in: view) { return }
    preparedRect = view.prefetcher.rectForViews(of: view)
    displayedBounds = view.bounds
    view.prefetcher.setNeedsPrefetching()
    view.rows.didUpdate()
    let reloadCount = view.dataUpdates.reloadCount

    view.rows.update(in: preparedRect, of: view)
    var wanted = measuredElements(in: view)
    guard view.dataUpdates.reloadCount == reloadCount else { return }
    wanted.removeAll { measurer.isHeldBack($0, in: view) }
    let geometryChanged = geometryChanged
    self.geometryChanged = false
    itemHandlers.call(for: &wanted, geometryChanged: geometryChanged, in: view)
    view.elements.endDisplaying(besides: wanted, in: view)
    for element in wanted where view.dataUpdates.reloadCount == reloadCount {
      view.elements.show(element, in: view)
    }
    view.rows.removeEmptyRows(outside: preparedRect, of: view)
  }

  /// Updates the views of the elements that come into sight and of those that leave it, after only
  /// the bounds have moved.
  ///
  /// - Returns: `false` if all elements have to be updated instead.
  /// - Complexity: O(elements in sight) comparisons of results of the layout, and the cost of the
  ///   views of the updated elements.
  private func scroll(to rect: CGRect, in view: any RecyclingView) -> Bool {
    guard view.rows.isEmpty, canUpdateSomeElements(of: view) else { return false }
    let before = ScrolledElements.Part(bounds: displayedBounds, rect: preparedRect)
    let after = ScrolledElements.Part(bounds: view.bounds, rect: rect)
    guard let (wanted, left) = queries.scrolledElements(from: before, to: after, of: view),
      // Measurements move other elements.
      !view.backend.measuresViews
        || wanted.allSatisfy({ !measurer.needsMeasurement($0.key, $0.attributes, in: view) })
    else { return false }
    preparedRect = rect
    displayedBounds = view.bounds
    replace(left, by: wanted, in: view)
    return true
  }

  /// Updates the views of the elements that come into sight in rows and of those that leave it,
  /// after only the rows have moved.
  ///
  /// - Returns: `false` if all elements have to be updated instead.
  /// - Complexity: O(moved rows and elements in sight in them).
  private func moveRows(in view: any RecyclingView) -> Bool {
    guard canUpdateSomeElements(of: view), let sections = view.rows.updateMoved(in: view),
      let (wanted, left) = queries.elements(ofRowsIn: sections, in: preparedRect, of: view),
      // Measurements move other elements.
      !view.backend.measuresViews
        || wanted.allSatisfy({ !measurer.needsMeasurement($0.key, $0.attributes, in: view) })
    else { return false }
    view.rows.didUpdate()
    replace(left, by: wanted, in: view)
    return true
  }

  /// Ends displaying elements that are out of sight, and displays those that are in sight.
  private func replace(
    _ left: [LiveElement], by wanted: [WantedElement], in view: any RecyclingView
  ) {
    view.prefetcher.setNeedsPrefetching()
    let reloadCount = view.dataUpdates.reloadCount
    for live in view.elements.inOrderOfDepth(left) { view.elements.endDisplaying(live, in: view) }
    for element in wanted where view.dataUpdates.reloadCount == reloadCount {
      view.elements.show(element, in: view)
    }
  }

  /// Returns a Boolean value that indicates whether elements can be updated without the others.
  private func canUpdateSomeElements(of view: any RecyclingView) -> Bool {
    !view.backend.hasVisibleItemsHandlers && !view.reordering.isActive && !view.itemDrag.isActive
      && !view.transitions.isInteractive
  }

  /// Updates the views of some elements, and queries the layout for no other.
  ///
  /// - Returns: `false` if all elements have to be updated instead.
  /// - Complexity: O(changed elements).
  private func update(
    _ changed: Set<ElementKey>, in rect: CGRect, of view: any RecyclingView
  ) -> Bool {
    guard canUpdateSomeElements(of: view) else { return false }
    let reloadCount = view.dataUpdates.reloadCount
    var wanted: [WantedElement] = []
    var unwanted: [LiveElement] = []
    for key in changed {
      let live = view.elements[key]
      if let element = queries.wantedElement(key, in: rect, of: view) {
        // The answer for the rectangle leaves out items beyond the content, and items whose group
        // lies outside of the rectangle.
        guard live != nil || !view.backend.listsAllElements else { return false }
        wanted.append(element)
      } else if let live {
        unwanted.append(live)
      }
    }
    for live in unwanted { view.elements.endDisplaying(live, in: view) }
    if view.backend.measuresViews, measurer.measure(wanted, in: view) {
      prepareIfNeeded(in: view)
      return false
    }
    for element in wanted where view.dataUpdates.reloadCount == reloadCount {
      if !measurer.isHeldBack(element, in: view) {
        view.elements.show(element, in: view)
      } else if let live = view.elements[element.key] {
        view.elements.endDisplaying(live, in: view)
      }
    }
    return true
  }

  /// Returns the wanted elements after their views were measured and the layout has followed.
  ///
  /// The sizes of some views move others into sight or out of it, so the layout is queried again
  /// until no view prefers another size. Views that are still to be measured after the last round
  /// are measured in the next pass.
  ///
  /// - Complexity: O(visible views) for each round; one round if no view prefers another size.
  private func measuredElements(in view: any RecyclingView) -> [WantedElement] {
    var wanted = queries.wantedElements(in: preparedRect, of: view)
    guard view.backend.measuresViews else { return wanted }
    view.elements.endDisplaying(besides: wanted, in: view)
    anchor.hold(wanted, in: view)
    let reloadCount = view.dataUpdates.reloadCount
    for _ in 0..<ElementMeasurer.roundLimit {
      guard measurer.measure(wanted, in: view), view.dataUpdates.reloadCount == reloadCount else {
        return wanted
      }
      prepareIfNeeded(in: view)
      if geometryChanged { view.rows.snap(all: true, in: view) }
      preparedRect = view.prefetcher.rectForViews(of: view)
      view.rows.update(in: preparedRect, of: view)
      // The layout reuses attributes that nothing refers to any more.
      wanted = []
      wanted = queries.wantedElements(in: preparedRect, of: view)
    }
    view.setNeedsLayout()
    return wanted
  }
}
