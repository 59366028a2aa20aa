import CollectionLayout

/// A layout that arranges items in consecutive lines, in sections with headers and footers.
///
///     let layout = UICollectionViewFlowLayout()
///     layout.itemSize = CGSize(width: 100, height: 100)
///     layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
///
/// A line is a row if the content scrolls vertically, and a column if it scrolls horizontally. A
/// full line is justified, so the spacing between its items is at least the minimum; items of
/// different sizes are centered in their line. The last line keeps the columns of the preceding
/// lines if all its items have the same size, and the minimum spacing otherwise.
///
/// A delegate that is a ``UICollectionViewDelegateFlowLayout`` may say for every section and every
/// item what the properties say for all. It is asked once whenever the layout is prepared.
/// With one size for all items, a section costs nothing for each of its items, however many there
/// are.
///
/// A subclass may override any method of ``UICollectionViewLayout``, call `super`, and change the
/// returned attributes: every call returns new objects.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout, LayoutBackend {
  /// The reference for the insets of sections, at the ends of the lines.
  public enum SectionInsetReference: Int, Sendable {
    /// The adjusted content inset of the collection view.
    case fromContentInset = 0
    /// The safe area of the collection view, but at least its adjusted content inset.
    case fromSafeArea
    /// The layout margins of the collection view, but at least its adjusted content inset.
    case fromLayoutMargins
  }

  /// A size for ``estimatedItemSize`` that makes cells size themselves, with ``itemSize`` as the
  /// estimate.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  private var metrics: FlowMetrics?
  private(set) var solution: FlowSolution?
  /// The measurements from before a change of the data; `nil` if they are discarded.
  private var carried: CarriedMeasurements<FlowSolution>?
  /// The largest number of measured items that are looked up in changed data.
  var lookUpLimit = 500
  private var isSolving = false
  private var hasToldOfOversizedItem = false

  /// Creates a layout with the default values.
  public override init() { super.init() }

  /// Creates a layout of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeFlow(from: coder)
  }

  open override class var invalidationContextClass: AnyClass {
    UICollectionViewFlowLayoutInvalidationContext.self
  }

  /// The left-to-right direction.
  ///
  /// In a right-to-left collection view, the layout mirrors the positions of its elements within
  /// the content's width, and the content offset begins at the right end. A subclass whose
  /// ``UICollectionViewLayout/flipsHorizontallyInOppositeLayoutDirection`` is `true` keeps
  /// left-to-right positions instead, and the collection view mirrors its content.
  open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  // MARK: - Metrics

  /// The exact spacing between lines, in points. The default is 10. A new value invalidates the
  /// layout, as with all the properties.
  open var minimumLineSpacing: CGFloat = 10 {
    didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
  }

  /// The minimum spacing between the items of a line, in points. The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }

  /// The size of all items, in points. The default is 50 x 50.
  open var itemSize = CGSize(width: 50, height: 50) {
    didSet { if itemSize != oldValue { invalidateLayout() } }
  }

  /// The estimated size of items, used until their cells are measured. The default is zero, which
  /// means that cells are not measured.
  ///
  /// A cell is measured when it becomes visible. The size of all other items is the average of the
  /// measured items of their section.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// The axis along which lines follow each other. The default is `.vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of headers, in points; only the length along the scroll axis is used: across it,
  /// headers span the content. If that length is zero, the default, there are no headers.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The size of footers, in points; see ``headerReferenceSize``.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
  }

  /// The insets around the lines of a section, between its header and its footer, in points. The
  /// default is zero.
  open var sectionInset = UIEdgeInsets.zero {
    didSet { if sectionInset != oldValue { invalidateLayout() } }
  }

  /// The reference for the insets of sections. The default is `.fromContentInset`.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// A Boolean value that indicates whether a header stays at the beginning of the visible part
  /// while any part of its section is visible. The default is `false`.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// A Boolean value that indicates whether a footer stays at the end of the visible part while any
  /// part of its section is visible. The default is `false`.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  // MARK: - Layout results

  open override func prepare() {
    super.prepare()
    _ = solved()
  }

  open override var collectionViewContentSize: CGSize { solved()?.contentSize ?? .zero }

  /// Returns the attributes of all elements that intersect a rectangle, by section; within a
  /// section, the items in order, then the header and the footer.
  ///
  /// - Complexity: O(log S + log l + v), where S is the number of sections, l the number of lines
  ///   in a section, and v the number of items in the intersecting lines.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let solution = solved() else { return nil }
    return answer(in: rect, of: collectionView) { answer in
      solution.addElements(in: rect, visible: visiblePart, to: &answer)
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let solution = solved(), let element = solution.item(at: indexPath) else { return nil }
    return solution.attributes(of: element, attributesClass)
  }

  /// Returns the attributes of the header or the footer of a section, whose index path has the item
  /// zero; `nil` if there is none.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let solution = solved(),
      let element = solution.supplementaryItem(
        ofKind: elementKind, at: indexPath, visible: visiblePart)
    else { return nil }
    return solution.attributes(of: element, attributesClass)
  }

  // MARK: - Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    if context.reason == .scrolling, flowContext?.invalidateFlowLayoutDelegateMetrics ?? false {
      // The subclass invalidates more.
      context.setReason(.boundsChange)
    }
    if context.invalidateEverything || context.invalidateDataSourceCounts {
      metrics = nil
      solution = nil
      if context.invalidateEverything || carried == nil { forgetMeasurements() }
    } else if context.reason == .preferredSizes {
      for (key, size) in context.preferredSizes { solution?.measure(size, at: key.indexPath) }
    } else if context.reason != .scrolling, flowContext?.invalidateFlowLayoutAttributes ?? true {
      if flowContext?.invalidateFlowLayoutDelegateMetrics ?? true { metrics = nil }
      solution = nil
      if carried == nil { forgetMeasurements() }
    }
    super.invalidateLayout(with: context)
  }

  /// Returns `true` if the length of the lines changes, and, if headers or footers are pinned, for
  /// scrolling too.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return hasPinnedElements || changesLines(of: collectionView, newBounds)
  }

  /// Returns a context that does not query the delegate for its metrics, and breaks lines only for
  /// a change of size or for scrolling across the scroll axis, as recorded from UIKit. It names the
  /// visible pinned headers and footers.
  ///
  /// For a delegate whose sizes depend on the size of the collection view, set
  /// ``UICollectionViewFlowLayoutInvalidationContext/invalidateFlowLayoutDelegateMetrics`` in a
  /// subclass, or call ``UICollectionViewLayout/invalidateLayout()``. The context of a view that
  /// had no size before does query the delegate.
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let collectionView else { return context }
    let bounds = collectionView.bounds
    if let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext {
      let movesAcross =
        scrollDirection == .vertical
        ? newBounds.minX != bounds.minX : newBounds.minY != bounds.minY
      flowContext.invalidateFlowLayoutDelegateMetrics = bounds.isEmpty
      flowContext.invalidateFlowLayoutAttributes = newBounds.size != bounds.size || movesAcross
    }
    guard !changesLines(of: collectionView, newBounds) else { return context }
    // The lines do not change, whatever the public properties of the context state.
    if !bounds.isEmpty { context.setReason(.scrolling) }
    guard hasPinnedElements, let solution = solved() else { return context }
    solution.forEachElement(
      in: collectionView.reflected(newBounds, by: self),
      visible: collectionView.reflected(collectionView.visiblePart(in: newBounds), by: self)
    ) {
      guard $0.category != .item else { return }
      let attributes = solution.attributes(of: $0, UICollectionViewLayoutAttributes.self)
      guard let kind = attributes.representedElementKind else { return }
      context.invalidateSupplementaryElements(ofKind: kind, at: [attributes.indexPath])
    }
    return context
  }

  // MARK: - Sizes that cells prefer

  /// Returns `true` for a cell of a layout with an ``estimatedItemSize`` if its item was not
  /// measured at the preferred size.
  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard isSelfSizing, originalAttributes.representedElementCategory == .cell,
      let solution = solved()
    else { return false }
    return !solution.isMeasured(preferredAttributes.size, at: originalAttributes.indexPath)
  }

  /// Returns a context that names the item and does not query the delegate.
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
    guard isSelfSizing, originalAttributes.representedElementCategory == .cell else {
      return context
    }
    context.invalidateItems(at: [originalAttributes.indexPath])
    context.preferredSizes.append((originalAttributes.elementKey, preferredAttributes.size))
    let flowContext = context as? UICollectionViewFlowLayoutInvalidationContext
    flowContext?.invalidateFlowLayoutDelegateMetrics = false
    return context
  }

  // MARK: - Within the module

  override var backend: any LayoutBackend { self }

  func apply(_ change: any DataChange) {
    guard let collectionView else { return }
    if carried != nil {
      carried?.apply(change, in: collectionView)
    } else if let solution {
      carried = CarriedMeasurements(
        of: solution, change, in: collectionView, limit: lookUpLimit)
    } else {
      carried = .keyed([])
    }
  }

  private func changesLines(of collectionView: UICollectionView, _ newBounds: CGRect) -> Bool {
    let size = collectionView.bounds.size
    return scrollDirection == .vertical
      ? size.width != newBounds.width : size.height != newBounds.height
  }

  private func forgetMeasurements() {
    carried = nil
    if isSelfSizing {
      collectionView?.elements.setNeedsMeasurement(because: .layoutWasInvalidated)
    }
  }

  /// The lines as they are now. They are broken again if they are out of date, which a subclass
  /// that sets properties in its ``prepare()`` makes them.
  func solved() -> FlowSolution? {
    if solution == nil, !isSolving, let collectionView {
      isSolving = true
      defer { isSolving = false }
      let metrics = self.metrics ?? FlowMetrics(of: collectionView, layout: self)
      self.metrics = metrics
      let environment = FlowEnvironment(of: collectionView, layout: self)
      solution = FlowSolution(metrics, in: environment, layout: self)
      if let carried { solution?.restore(carried) }
      carried = nil
      tellOfOversizedItem(environment)
    }
    solution?.setPendingMeasurements()
    return solution
  }

  private func tellOfOversizedItem(_ environment: FlowEnvironment) {
    guard !hasToldOfOversizedItem, let flow = solution?.solved,
      let message = OversizedItemReport.message(flow, layout: self, environment: environment)
    else { return }
    hasToldOfOversizedItem = true
    DeveloperLog.sink(message)
  }
}
