/// A layout between two others, as far from one to the other as a number says.
///
/// ``UICollectionView/startInteractiveTransition(to:completion:)`` makes one and uses it until the
/// transition is finished or cancelled. A gesture sets the progress and invalidates the layout:
///
///     transitionLayout.transitionProgress = distance / wholeDistance
///     transitionLayout.invalidateLayout()
///
/// Elements that both layouts have go from one place to the other: frames, transforms and opacities are
/// in between, the depth is that of the nearer layout. Elements of one layout only fade. What is shown is
/// what is in sight in either layout; what is in sight in neither is not shown on the way.
///
/// # Cost
///
/// A new progress prepares neither layout anew; it costs what is in sight in both.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  private let current: UICollectionViewLayout
  private let next: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]
  private var isCurrentOutOfDate = false
  private var isNextOutOfDate = true
  /// Those of the two layouts that a change of the bounds is to invalidate.
  private var changedByBounds: [UICollectionViewLayout] = []
  /// What they want invalidated for it, by layout.
  private var boundsContexts: [ObjectIdentifier: UICollectionViewLayoutInvalidationContext] = [:]
  /// The progress that the layout was prepared for, from 0 to 1.
  private(set) var share: CGFloat = 0
  /// Where the content is on the way.
  var offsets = TransitionOffsets(start: .zero)

  /// A layout between two others, at the first of them.
  ///
  /// - Precondition: they are two, and neither is a transition layout itself.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    require(
      currentLayout !== newLayout && !(currentLayout is UICollectionViewTransitionLayout)
        && !(newLayout is UICollectionViewTransitionLayout),
      "A transition layout was made from \(type(of: currentLayout)) to \(type(of: newLayout)), which "
        + "must be two different layouts and no transition layouts; make a new layout object for the "
        + "end of the transition.")
    current = currentLayout
    next = newLayout
    super.init()
  }

  /// Always nil: there are no archives of layouts to read here.
  public required init?(coder: NSCoder) { return nil }

  // MARK: - The transition

  /// How far the transition is, from 0 for ``currentLayout`` to 1 for ``nextLayout``; what lies beyond
  /// counts as the nearer of the two. 0 at first. Call ``UICollectionViewLayout/invalidateLayout()``
  /// after setting it.
  ///
  /// - Precondition: it is a number.
  open var transitionProgress: CGFloat = 0 {
    didSet {
      require(
        !transitionProgress.isNaN,
        "The progress of a transition from \(type(of: current)) to \(type(of: next)) was set to NaN; "
          + "check what it is divided by.")
    }
  }

  /// The layout that the transition begins at.
  open var currentLayout: UICollectionViewLayout { current }

  /// The layout that the transition leads to.
  open var nextLayout: UICollectionViewLayout { next }

  /// Keeps a number of the program's own under a name, for a subclass that lays out by it.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The number that was kept last under a name; 0 where none was.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  // MARK: - Answers

  /// Prepares those of the two layouts that are out of date, and takes up the progress.
  open override func prepare() {
    super.prepare()
    share = min(max(transitionProgress, 0), 1)
    if isCurrentOutOfDate { current.prepare() }
    if isNextOutOfDate { next.prepare() }
    isCurrentOutOfDate = false
    isNextOutOfDate = false
  }

  /// A size between those of the two layouts.
  open override var collectionViewContentSize: CGSize {
    .between(current.collectionViewContentSize, next.collectionViewContentSize, share)
  }

  /// Everything that is in sight in either layout when a rectangle is seen on the way.
  ///
  /// - Complexity: O(elements in sight in both layouts), and what the layouts need.
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

  override func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    .between(
      TransitionSide(current).attributes(of: key), TransitionSide(next).attributes(of: key), share)
  }

  // MARK: - Invalidation

  /// Whether either layout has to change.
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

  /// Asks for a new layout. Both layouts are invalidated too for changes of the data and of the bounds,
  /// and neither for anything else.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let known = boundsContexts
    boundsContexts = [:]
    if context.invalidateDataSourceCounts { offsets.end = nil }
    for layout in [current, next] {
      guard context.isForBoundsChange || context.invalidateDataSourceCounts else { break }
      let own = known[ObjectIdentifier(layout)]
      if context.isForBoundsChange, own == nil, !known.isEmpty { continue }
      let inner = own ?? layout.makeInvalidationContext()
      inner.isForBoundsChange = context.isForBoundsChange
      if context.invalidateEverything {
        inner.markEverything()
      } else if context.invalidateDataSourceCounts {
        inner.markCounts()
      }
      layout.invalidateLayout(with: inner)
    }
    super.invalidateLayout(with: context)
  }

  /// Hears that one of the two layouts was invalidated.
  func layoutWasInvalidated(_ layout: UICollectionViewLayout) {
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

  override var isQueriedByGrid: Bool { false }

  override var fadesElements: Bool { true }

  override var observesUpdates: Bool { current.observesUpdates || next.observesUpdates }

  /// On the way, the content is mirrored as at the beginning.
  override var flipsContent: Bool { current.flipsContent }

  override var beginsAtTheRight: Bool { current.beginsAtTheRight }

  /// Sizes on the way are nobody's wish.
  override var measuresViews: Bool { false }

  override func apply(_ change: any DataChange) {
    super.apply(change)
    for layout in [current, next] { layout.apply(change) }
  }

  override func environmentDidChange() {
    offsets.end = nil
    for layout in [current, next] { layout.environmentDidChange() }
  }

  override func visiblePartDidChange() {
    for layout in [current, next] { layout.visiblePartDidChange() }
  }

  override func staysInPlace(_ kind: String, at indexPath: IndexPath) -> Bool {
    current.staysInPlace(kind, at: indexPath) && next.staysInPlace(kind, at: indexPath)
  }

  override func decorationOwner(ofKind kind: String) -> UICollectionViewLayout {
    [self, current, next].first { $0.decorations.kinds.contains(kind) } ?? self
  }
}
