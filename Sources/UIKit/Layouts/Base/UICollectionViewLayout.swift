/// An abstract class that computes the positions of all elements in a collection view.
///
/// The collection view calls its methods; to query the current state, use the collection view. A
/// subclass overrides at least ``collectionViewContentSize``, ``layoutAttributesForElements(in:)``,
/// and ``layoutAttributesForItem(at:)``:
///
///     class Grid: UICollectionViewLayout {
///       override func prepare() { … }                     // compute once
///       override var collectionViewContentSize: CGSize { … }
///       override func layoutAttributesForElements(
///         in rect: CGRect
///       ) -> [UICollectionViewLayoutAttributes]? { … }
///     }
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout; `nil` if there is none.
  open var collectionView: UICollectionView? { owner as? UICollectionView }

  /// The collection view that uses the layout.
  private(set) weak var owner: (any RecyclingView)?

  /// The context for ``invalidateLayout()`` to pass on, during its call by the collection view.
  private var passedContext: UICollectionViewLayoutInvalidationContext?

  /// The attributes of the last answer for a rectangle, for reuse.
  private var attributesPool = AttributesPool()

  /// A Boolean value that indicates whether a collection view has used the layout before.
  private var wasUsed = false

  /// The classes and the reuse queues of decoration views.
  let decorations = ReusePool()

  /// Creates a layout that no collection view uses.
  public override init() { super.init() }

  /// Creates a layout of an interface file.
  public required init?(coder: NSCoder) { super.init() }

  /// The class of the layout's attributes. The default is ``UICollectionViewLayoutAttributes``.
  ///
  /// The layouts of this library create attributes of this class.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the layout's invalidation contexts. The default is
  /// ``UICollectionViewLayoutInvalidationContext``.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: - Layout results

  /// Prepares the layout for queries. Called before the first query, and again after every
  /// invalidation. The default implementation does nothing; an override should call `super`.
  open func prepare() {}

  /// The size of the whole content, not only of its visible part, in points. The default is zero.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of all elements that intersect a rectangle, in the coordinates of the
  /// content. The default implementation returns `nil`.
  ///
  /// To display its views, a collection view queries its bounds widened to a grid of their size: in
  /// a view of 200 x 300 points the rectangle (0, 0, 200, 600) at the offset 40. Only elements that
  /// intersect the bounds get views. The result is kept until the layout is invalidated, so
  /// scrolling within a cell of the grid makes no query; a layout whose elements depend on the
  /// offset returns `true` from ``shouldInvalidateLayout(forBoundsChange:)``.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// Returns the attributes of the cell at an index path. The default implementation returns `nil`.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    backend.attributes(of: ElementKey(.cell, at: indexPath))
  }

  /// Returns the attributes of the supplementary view of a kind at an index path. The default
  /// implementation returns `nil`.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    backend.attributes(of: ElementKey(.supplementary(elementKind), at: indexPath))
  }

  /// Returns the attributes of the decoration view of a kind at an index path. The default
  /// implementation returns `nil`.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    backend.attributes(of: ElementKey(.decoration(elementKind), at: indexPath))
  }

  // MARK: - Decoration views

  /// Registers a class for creating decoration views of a kind. Pass `nil` to unregister. Views are
  /// created with the class's `init(frame:)`, and reused for other index paths of the same kind.
  ///
  /// - Precondition: The class derives from `UICollectionReusableView`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    let purpose = ReuseQueue.Purpose.decoration(elementKind)
    guard let viewClass else { return decorations.register(nil, for: purpose) }
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      fatalError(
        "The class \(viewClass) cannot be registered for decoration views of the kind "
          + "'\(elementKind)'; register a subclass of UICollectionReusableView.")
    }
    decorations.register(ViewSource(viewClass), for: purpose)
  }

  /// Registers a nib for creating decoration views of a kind: one with a reusable view at the top
  /// level. Pass `nil` to unregister.
  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorations.register(
      nib.map { nib in
        ViewSource(nib: nib) { nib.makeReusableView(elementKind, isCell: false) }
      }, for: .decoration(elementKind))
  }

  // MARK: - Invalidation

  /// Returns whether a change of the collection view's bounds, by scrolling or resizing,
  /// invalidates the layout.
  ///
  /// Called before the bounds change; ``collectionView`` still has the old ones. Not called for a
  /// change of the offset while the layout is already invalid. The default implementation returns
  /// `false`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Returns the context for a change of the bounds. The default implementation invalidates
  /// everything. Called after ``shouldInvalidateLayout(forBoundsChange:)`` returns `true`, before
  /// the bounds change.
  ///
  /// The collection view then calls ``UICollectionViewLayout/invalidateLayout()``, which calls
  /// ``invalidateLayout(with:)`` with this context. Both see the new bounds, unless the app has set
  /// the offset with `setContentOffset(_:animated:)`, `scrollRectToVisible(_:animated:)`, or
  /// `scrollToItem(at:at:animated:)`: these invalidate the layout before the bounds change. For a
  /// change of size the layout is prepared before the setter returns, otherwise in the next layout
  /// pass.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Invalidates the layout. Returns immediately: the layout is prepared again in the next layout
  /// pass, once for all preceding calls.
  open func invalidateLayout() {
    let context = passedContext ?? makeInvalidationContext()
    passedContext = nil
    invalidateLayout(with: context)
  }

  /// Invalidates the parts of the layout that a context names. Returns immediately: the layout is
  /// prepared again in the next layout pass, once for all preceding calls. An override should call
  /// `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    owner?.layoutWasInvalidated(self, with: context)
  }

  // MARK: - Sizes that views prefer

  /// Returns whether the preferred size of a view invalidates the layout.
  ///
  /// Called in a layout pass, after
  /// ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)`` of a visible view. The
  /// default implementation returns `false`: the view keeps the size from the layout. Return
  /// `false` if the layout already has the preferred size; otherwise the layout never becomes
  /// stable.
  ///
  /// - Parameters:
  ///   - preferredAttributes: The preferred attributes of the view.
  ///   - originalAttributes: The attributes that the layout returned before.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// Returns the context for the preferred size of a view. The default implementation invalidates
  /// everything. Called after
  /// ``shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`` returns
  /// `true`; the layout is invalidated with the result, and prepared again in the same layout pass.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  // MARK: - Final content offsets

  /// Returns the content offset at which scrolling stops after the user lifts the finger. The
  /// default implementation returns the proposed offset.
  ///
  /// Called before the delegate's `scrollViewWillEndDragging`, which receives the result. It is not
  /// called if ``UIScrollView/isPagingEnabled`` is `true`.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: The offset at which deceleration would end, in points.
  ///   - velocity: The velocity of the offset when the finger was lifted, in points per
  ///     millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// Returns the content offset after a change of the data, or after the collection view changed to
  /// this layout. The default implementation returns the proposed offset. Called after the layout
  /// is prepared.
  ///
  /// - Parameter proposedContentOffset: The current offset, clamped to the new content, in points.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: - Moving items interactively

  /// Returns the index path for the position of an item that is being moved, in the coordinates of
  /// the content. The default implementation returns the index path of the item there, or else the
  /// current one.
  ///
  /// - Parameter previousIndexPath: The index path at which the item is currently presented.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? owner?.indexPathOfItem(at: position)
      ?? previousIndexPath
  }

  /// Returns the attributes of an item while its center is held at a position, in the coordinates
  /// of the content. The default implementation returns its usual attributes, moved there and in
  /// front of everything.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { attributes(ofMovingItemAt: indexPath, position) }

  /// Returns the context for items that are being moved: the items themselves, and everything if
  /// their order has changed. An override calls `super` and adds to the result.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    contextForMovement(of: targetIndexPaths, at: targetPosition, from: previousIndexPaths)
  }

  /// Returns the context for the end of the movement of items: everything. An override calls
  /// `super` and adds to the result.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    contextForEndOfMovement(of: indexPaths, from: previousIndexPaths)
  }

  // MARK: - Changes of the layout

  /// Called before the collection view replaces this layout with another one. The default
  /// implementation does nothing.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Called before the collection view replaces another layout with this one. The default
  /// implementation does nothing.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Called on both layouts after the change from one to the other, within its animations. The
  /// default implementation does nothing.
  open func finalizeLayoutTransition() {}

  // MARK: - Changes of the data

  /// Called with the changes of the data before the queries for appearing and disappearing
  /// elements, and after ``prepare()``. The default implementation does nothing.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Called after a change of the data, within its animations. The default implementation does
  /// nothing.
  open func finalizeCollectionViewUpdates() {}

  /// Returns the attributes at the start of the animation of an item that is visible after a
  /// change.
  ///
  /// `nil`, the default, stands for its attributes before the change, or its final ones if it is
  /// new. The layouts of this library fade new items in.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualInitialAttributes(ElementKey(.cell, at: itemIndexPath))
  }

  /// Returns the attributes at the end of the animation of an item that is deleted or moves out of
  /// the visible part; the index path is the one before the change.
  ///
  /// `nil`, the default, stands for its attributes after the change, or its last ones if it is
  /// deleted. The layouts of this library fade deleted items out.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualFinalAttributes(ElementKey(.cell, at: itemIndexPath))
  }

  /// Returns the attributes of a supplementary view at the start of its animation; see
  /// ``initialLayoutAttributesForAppearingItem(at:)``.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualInitialAttributes(ElementKey(.supplementary(elementKind), at: elementIndexPath))
  }

  /// Returns the attributes of a supplementary view at the end of its animation; see
  /// ``finalLayoutAttributesForDisappearingItem(at:)``.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualFinalAttributes(ElementKey(.supplementary(elementKind), at: elementIndexPath))
  }

  /// Returns the attributes of a decoration view at the start of its animation; see
  /// ``initialLayoutAttributesForAppearingItem(at:)``.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualInitialAttributes(
      ElementKey(.decoration(elementKind), at: decorationIndexPath))
  }

  /// Returns the attributes of a decoration view at the end of its animation; see
  /// ``finalLayoutAttributesForDisappearingItem(at:)``.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualFinalAttributes(
      ElementKey(.decoration(elementKind), at: decorationIndexPath))
  }

  /// Returns the supplementary views of a kind, by their index paths before the change, to delete
  /// with the change although their section stays. The default implementation returns an empty
  /// array.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind, by their index paths before the change, to delete with
  /// the change although their section stays. The default implementation returns an empty array.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the supplementary views of a kind, by their index paths after the change, to insert as
  /// new although their section existed. The default implementation returns an empty array.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// Returns the decoration views of a kind, by their index paths after the change, to insert as
  /// new although their section existed. The default implementation returns an empty array.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: - Direction

  /// The direction of the layout's frames. The default is the direction of the app's development
  /// language.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    let region = Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion")
    let language = region as? String ?? "en"
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// A Boolean value that indicates whether the content is mirrored if the direction of the
  /// collection view differs from ``developmentLayoutDirection``. The default is `false`.
  ///
  /// Coordinates do not change: attributes, the frames of cells, the content offset (0 at the first
  /// item), and the points of ``UICollectionView/indexPathForItem(at:)``. The collection view's
  /// coordinate system is mirrored, which affects drawing, touches, and `convert`.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: - Changes of the bounds' size

  /// Called before the views are laid out for new bounds, after the layout was prepared for them.
  /// The default implementation does nothing.
  ///
  /// - Parameter oldBounds: The bounds before the change, in points.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after the views were laid out for new bounds. The default implementation does nothing.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: - Within the module

  /// Makes a collection view that is about to use the layout its owner. A layout that was used
  /// before is invalidated, because the data may have changed since.
  func attach(to view: any RecyclingView) {
    if wasUsed, owner == nil {
      let context = makeInvalidationContext()
      context.markEverything()
      invalidateLayout(with: context)
    }
    wasUsed = true
    owner = view
  }

  /// Makes a collection view the owner of a transition layout.
  func setOwner(_ view: any RecyclingView) { owner = view }

  /// Ends the use of the layout by a collection view.
  func detach() { owner = nil }

  /// Calls ``invalidateLayout()``, which passes on a context.
  func invalidateLayout(passing context: UICollectionViewLayoutInvalidationContext) {
    passedContext = context
    invalidateLayout()
    passedContext = nil
  }

  /// The internal interface of the layout to its collection view.
  var backend: any LayoutBackend { CustomLayoutBackend(self) }

  private func usualInitialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    backend.fadesElements
      ? owner?.transitionUnderWay?.usualInitialAttributes(of: key) : nil
  }

  private func usualFinalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    backend.fadesElements
      ? owner?.transitionUnderWay?.usualFinalAttributes(of: key) : nil
  }

  /// Creates a context of the layout's class.
  func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let contextClass: AnyClass = Self.invalidationContextClass
    guard let contextClass = contextClass as? UICollectionViewLayoutInvalidationContext.Type else {
      fatalError(
        "The invalidationContextClass of \(Self.self) is \(contextClass); return a subclass of "
          + "UICollectionViewLayoutInvalidationContext.")
    }
    return contextClass.init()
  }

  /// The attributes of the elements that a closure adds, for a rectangle.
  ///
  /// - Parameter collectionView: the one that uses the layout: loading the weak reference takes as
  ///   long as several elements.
  func answer(
    in rect: CGRect, of collectionView: (any RecyclingView)?,
    _ addElements: (inout AttributesAnswer) -> Void
  ) -> [UICollectionViewLayoutAttributes] {
    var limit: ViewLimit?
    if let collectionView, collectionView.layoutPass.queries.isQueryingForViews {
      limit = ViewLimit(of: collectionView, in: rect)
    }
    return answer(limit: limit, addElements)
  }

  /// The attributes of the elements that a closure adds.
  ///
  /// - Parameter limit: A limit that stops an answer with more views than can be created; `nil` if
  ///   no views are created, or the caller has counted them.
  func answer(
    limit: ViewLimit? = nil, _ addElements: (inout AttributesAnswer) -> Void
  ) -> [UICollectionViewLayoutAttributes] {
    // A layout may be queried during an answer; that query creates all its attributes.
    var pool = AttributesPool()
    swap(&pool, &attributesPool)
    defer { swap(&pool, &attributesPool) }
    return pool.answer(of: attributesClass, limit: limit, addElements)
  }

  /// The class that the layout names for attributes.
  var attributesClass: UICollectionViewLayoutAttributes.Type {
    let attributesClass: AnyClass = Self.layoutAttributesClass
    guard let attributesClass = attributesClass as? UICollectionViewLayoutAttributes.Type else {
      fatalError(
        "The layoutAttributesClass of \(Self.self) is \(attributesClass); return a subclass of "
          + "UICollectionViewLayoutAttributes.")
    }
    return attributesClass
  }
}
