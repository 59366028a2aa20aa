/// A layout that interpolates between two other layouts.
///
/// ``UICollectionView/startInteractiveTransition(to:completion:)`` creates one and uses it until
/// the transition is finished or cancelled. A gesture sets the progress and invalidates the layout:
///
///     transitionLayout.transitionProgress = distance / wholeDistance
///     transitionLayout.invalidateLayout()
///
/// Elements of both layouts move between their two positions: frames, transforms, and opacities are
/// interpolated; the nearer layout determines the z-index. Elements of only one layout fade. The
/// displayed elements are the visible elements of either layout; elements visible in neither are
/// not displayed during the transition.
///
/// # Cost
///
/// A new progress does not prepare either layout; its cost is proportional to the visible elements
/// of both.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout, LayoutBackend {
  private let current: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  private var isCurrentOutOfDate = false
  private var isNextOutOfDate = true
  /// The layouts that a change of the bounds invalidates.
  private var changedByBounds: [UICollectionViewLayout] = []
  /// Their invalidation contexts for the change of the bounds, by layout.
  private var boundsContexts: [ObjectIdentifier: UICollectionViewLayoutInvalidationContext] = [:]
  /// The progress at the last preparation, from 0 to 1.
  private(set) var share: CGFloat = 0
  /// The content offsets of the transition.
  private var offsets = TransitionOffsets(start: .zero)

  /// Creates a layout between two others, at the first of them.
  ///
  /// - Precondition: They are two different layouts, and neither is a transition layout.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    require(
      currentLayout !== newLayout && !(currentLayout is UICollectionViewTransitionLayout)
        && !(newLayout is UICollectionViewTransitionLayout),
      "A transition layout was made from \(type(of: currentLayout)) to \(type(of: newLayout)), which "
        + "must be two different layouts other than transition layouts; create a new layout object for "
        + "the end of the transition.")
    current = currentLayout
    next = newLayout
    super.init()
  }

  /// Returns `nil`: this library reads no archives of layouts.
  public required init?(coder: NSCoder) { return nil }

  // MARK: - The transition

  /// The progress of the transition, from 0 for ``currentLayout`` to 1 for ``nextLayout``; values
  /// outside this range are clamped. The default is 0. Call
  /// ``UICollectionViewLayout/invalidateLayout()`` after setting it.
  ///
  /// - Precondition: The value is a number.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      require(
        !transitionProgress.isNaN,
        "The progress of a transition from \(type(of: current)) to \(type(of: next)) was set to NaN; "
          + "check the divisor of its computation.")
    }
  }

  /// The layout at the beginning of the transition.
  open var currentLayout: UICollectionViewLayout { current }

  /// The layout at the end of the transition.
  open var nextLayout: UICollectionViewLayout { next }

  /// Stores a custom value under a key, for a subclass that uses it in its layout.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// Returns the value last stored under a key; 0 if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: - Layout results

  /// Prepares each of the two layouts that is invalid, and applies the progress.
  open override func prepare() {
    super.prepare()
    share = min(max(transitionProgress, 0), 1)
    if isCurrentOutOfDate { current.prepare() }
    if isNextOutOfDate { next.prepare() }
    isCurrentOutOfDate = false
    isNextOutOfDate = false
  }

  /// The size, interpolated between the sizes of the two layouts.
  open override var collectionViewContentSize: CGSize {
    .between(current.collectionViewContentSize, next.collectionViewContentSize, share)
  }

  /// Returns the attributes of all elements that are visible in either layout when a rectangle is
  /// visible during the transition.
  ///
  /// - Complexity: O(visible elements of both layouts), plus the cost of the layouts' own queries.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var keys: Set<ElementKey> = []
    var result: [UICollectionViewLayoutAttributes] = []
    for (side, end) in [(TransitionSide(current), CGFloat(0)), (TransitionSide(next), 1)] {
      let offset = offsets.offset(at: end)
      let seen = rect.offsetBy(dx: offset.x - offsets.placed.x, dy: offset.y - offsets.placed.y)
      for key in side.elements(in: seen, orPinnedIn: rect) where keys.insert(key).inserted {
        if let attributes = attributes(of: key) { result.append(attributes) }
      }
    }
    return result
  }

  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    .between(
      TransitionSide(current).attributes(of: key), TransitionSide(next).attributes(of: key), share)
  }

  // MARK: - Invalidation

  /// Returns whether the bounds change invalidates either layout.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    changedByBounds = [current, next].filter {
      $0.shouldInvalidateLayout(forBoundsChange: newBounds)
    }
    return !changedByBounds.isEmpty
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    boundsContexts = [:]
    for layout in changedByBounds {
      boundsContexts[ObjectIdentifier(layout)] = layout.invalidationContext(
        forBoundsChange: newBounds)
    }
    if newBounds.size != collectionView?.bounds.size { offsets.end = nil }
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  /// Invalidates the layout. Changes of the data and of the bounds also invalidate both layouts;
  /// anything else invalidates neither.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let known = boundsContexts
    boundsContexts = [:]
    if context.invalidateDataSourceCounts { offsets.end = nil }
    for layout in [current, next] {
      guard context.isForBoundsChange || context.invalidateDataSourceCounts else { break }
      let own = known[ObjectIdentifier(layout)]
      if context.isForBoundsChange, own == nil, !known.isEmpty { continue }
      let inner = own ?? layout.makeInvalidationContext()
      if context.isForBoundsChange { inner.noteBoundsChange() }
      if context.invalidateEverything {
        inner.markEverything()
      } else if context.invalidateDataSourceCounts {
        inner.markCounts()
      }
      layout.invalidateLayout(with: inner)
    }
    super.invalidateLayout(with: context)
  }

  func noteInvalidation(of layout: UICollectionViewLayout) {
    if layout === current { isCurrentOutOfDate = true }
    if layout === next { isNextOutOfDate = true }
  }

  // MARK: - Changes

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for layout in [current, next] { layout.prepare(forCollectionViewUpdates: updateItems) }
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    for layout in [current, next] { layout.finalizeCollectionViewUpdates() }
  }

  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    for layout in [current, next] { layout.prepare(forAnimatedBoundsChange: oldBounds) }
  }

  open override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    for layout in [current, next] { layout.finalizeAnimatedBoundsChange() }
  }

  override var backend: any LayoutBackend { self }

  var isQueriedByGrid: Bool { false }

  var fadesElements: Bool { true }

  var observesUpdates: Bool { current.backend.observesUpdates || next.backend.observesUpdates }

  func list(ofSection section: Int) -> ListSection? {
    next.backend.list(ofSection: section) ?? current.backend.list(ofSection: section)
  }

  /// The mirroring of the current layout, which applies throughout the transition.
  var flipsContent: Bool { current.backend.flipsContent }

  var beginsAtTheRight: Bool { current.backend.beginsAtTheRight }

  /// `false`: views are not measured during the transition.
  var measuresViews: Bool { false }

  func apply(_ change: any DataChange) {
    for layout in [current, next] { layout.backend.apply(change) }
  }

  var directionWithoutInsets: UICollectionView.ScrollDirection? {
    let direction = current.backend.directionWithoutInsets
    return direction == next.backend.directionWithoutInsets ? direction : nil
  }

  func environmentDidChange() {
    offsets.end = nil
    for layout in [current, next] { layout.backend.environmentDidChange() }
  }

  func visiblePartDidChange() {
    for layout in [current, next] { layout.backend.visiblePartDidChange() }
  }

  func isSectionBound(_ kind: String, at indexPath: IndexPath) -> Bool {
    current.backend.isSectionBound(kind, at: indexPath)
      && next.backend.isSectionBound(kind, at: indexPath)
  }

  func decorationPool(ofKind kind: String) -> ReusePool {
    if decorations.isRegistered(.decoration(kind)) { return decorations }
    return [current, next].lazy.map { $0.backend.decorationPool(ofKind: kind) }
      .first { $0.isRegistered(.decoration(kind)) } ?? decorations
  }

  func frame(ofSection section: Int) -> CGRect? { frameOfHeaderAndFirstItem(of: section) }

  var keepsUnnamedElements: Bool { true }

  // MARK: - Content offsets

  /// Uses the layout in a collection view, from the present content offset on.
  func begin(in view: any RecyclingView) {
    setOwner(view)
    offsets = TransitionOffsets(start: view.contentOffset)
  }

  /// Returns the content offset for the present progress.
  func presentOffset(in view: any RecyclingView) -> CGPoint {
    offsets.takeUp(view.contentOffset)
    if offsets.end == nil { aim(in: view) }
    return offsets.offset(at: share)
  }

  /// Returns the content offset at the end of the transition, in the coordinates of the layout at
  /// which it ends.
  func finalOffset(
    isFinished: Bool, target: UICollectionViewLayout, in view: any RecyclingView
  ) -> CGPoint {
    offsets.takeUp(view.contentOffset)
    return view.reflected(offsets.offset(at: isFinished ? 1 : 0), by: target)
  }

  /// Queries the content offset in the layout to which the transition leads.
  private func aim(in view: any RecyclingView) {
    let (current, next) = (currentLayout, nextLayout)
    let size = current.collectionViewContentSize
    let nextSize = next.collectionViewContentSize
    let start = view.restingOffset(near: offsets.start, contentSize: size)
    // The content keeps its distance from its beginning.
    var proposed = start
    if current.backend.beginsAtTheRight { proposed.x = size.width - view.bounds.width - start.x }
    if next.backend.beginsAtTheRight {
      proposed.x = nextSize.width - view.bounds.width - proposed.x
    }
    proposed = view.restingOffset(near: proposed, contentSize: nextSize)
    let target = next.targetContentOffset(forProposedContentOffset: proposed)
    offsets.start = start
    offsets.end = view.reflected(view.acceptedContentOffset(forProposed: target), by: next)
  }

  /// Records where the collection view has moved the content.
  func notePlacedContent(at offset: CGPoint) { offsets.placed = offset }
}
