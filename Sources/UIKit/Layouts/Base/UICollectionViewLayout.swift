/// Says where everything in a collection view lies. A class to derive from.
///
/// The collection view calls the methods; to ask for the present state, ask the collection view. A
/// subclass overrides ``collectionViewContentSize``, ``layoutAttributesForElements(in:)`` and
/// ``layoutAttributesForItem(at:)`` at least:
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
  /// The collection view that the layout is used by; nil while it is used by none.
  open var collectionView: UICollectionView? { owner }

  /// The collection view that uses the layout.
  weak var owner: UICollectionView?

  /// The context that ``invalidateLayout()`` passes on, while the collection view calls it.
  private var passedContext: UICollectionViewLayoutInvalidationContext?

  /// The attributes of the last answer for a rectangle, to be used again.
  var attributesPool = AttributesPool()

  /// Whether a collection view has used the layout before.
  var wasUsed = false

  /// Classes of decoration views, and views that wait to be used again.
  var decorations = DecorationPool()

  /// A layout that is not used yet.
  public override init() { super.init() }

  /// Always nil: there are no archives of layouts to read here.
  public required init?(coder: NSCoder) { return nil }

  /// The class of the attributes that the layout makes; ``UICollectionViewLayoutAttributes`` unless
  /// a subclass says otherwise.
  ///
  /// Layouts of this library make attributes of this class.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts that the layout is invalidated with;
  /// ``UICollectionViewLayoutInvalidationContext`` unless a subclass says otherwise.
  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: - Answers

  /// Called before the layout is asked anything for the first time, and again after every
  /// invalidation. Does nothing unless a subclass says otherwise, which should call `super`.
  open func prepare() {}

  /// The size of the whole content, not only of what is visible, in points. Zero unless a subclass
  /// says otherwise.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of everything that touches a rectangle, in the coordinates of the content. Nil
  /// unless a subclass says otherwise.
  ///
  /// For the views that it shows, a collection view queries its bounds widened to a grid of their size: in
  /// a view of 200 x 300 points the rectangle (0, 0, 200, 600) at the offset 40. Only elements that meet
  /// the bounds get views. The answer is kept until the layout is invalidated, so that scrolling within a
  /// cell of the grid queries nothing; a layout whose elements depend on the offset returns true from
  /// ``shouldInvalidateLayout(forBoundsChange:)``.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  /// The attributes of the cell at an index path. Nil unless a subclass says otherwise.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(kind: nil, indexPath: indexPath))
  }

  /// The attributes of the supplementary view of a kind at an index path. Nil unless a subclass
  /// says otherwise.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(kind: elementKind, indexPath: indexPath))
  }

  /// The attributes of the decoration view of a kind at an index path. Nil unless a subclass says
  /// otherwise.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes(of: ElementKey(kind: elementKind, indexPath: indexPath, isDecoration: true))
  }

  // MARK: - Decoration views

  /// Says which class decoration views of a kind are of; nil takes it back. Views are made by the
  /// class's `init(frame:)`, and used again for other places of the same kind.
  ///
  /// - Precondition: the class derives from `UICollectionReusableView`.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else { return decorations.register(nil, elementKind) }
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      fatalError(
        "The class \(viewClass) cannot be registered for decoration views of the kind "
          + "'\(elementKind)'; register a subclass of UICollectionReusableView.")
    }
    decorations.register(viewClass, elementKind)
  }

  // MARK: - Invalidation

  /// Whether a change of the collection view's bounds, by scrolling or by size, asks for a new
  /// layout.
  ///
  /// Called before the bounds change; ``collectionView`` has the old ones. Not called for a change of
  /// the offset while the layout is invalid already. False unless a subclass says otherwise.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What is to be invalidated for a change of the bounds: everything, unless a subclass says
  /// otherwise. Called where ``shouldInvalidateLayout(forBoundsChange:)`` returns true, before the
  /// bounds change.
  ///
  /// The collection view then calls ``UICollectionViewLayout/invalidateLayout()``, which calls
  /// ``invalidateLayout(with:)`` with this context. Both see the new bounds, unless the program has set
  /// the offset by `setContentOffset(_:animated:)`, `scrollRectToVisible(_:animated:)` or
  /// `scrollToItem(at:at:animated:)`: these invalidate the layout before the bounds change. For a change
  /// of size the layout is prepared before the setter returns, otherwise in the next layout pass.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  /// Asks for a new layout. Returns at once: the layout is prepared again in the next layout pass,
  /// once for all the calls until then.
  open func invalidateLayout() {
    let context = passedContext ?? makeInvalidationContext()
    passedContext = nil
    invalidateLayout(with: context)
  }

  /// Asks for a new layout of what a context names. Returns at once: the layout is prepared again
  /// in the next layout pass, once for all the calls until then. A subclass should call `super`.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    collectionView?.layoutWasInvalidated(self, with: context)
  }

  // MARK: - Sizes that views prefer

  /// Whether a size that a view prefers asks for a new layout.
  ///
  /// Called in a layout pass, after a view in sight was asked by
  /// ``UICollectionReusableView/preferredLayoutAttributesFitting(_:)``. False unless a subclass says
  /// otherwise: then the view keeps the size that the layout gave it. Return false where the layout
  /// has that size already, or it will not come to rest.
  ///
  /// - Parameters:
  ///   - preferredAttributes: what the view answered.
  ///   - originalAttributes: what the layout said before.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { false }

  /// What is to be invalidated for a size that a view prefers: everything, unless a subclass says
  /// otherwise. Called where
  /// ``shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)`` returns true;
  /// the layout is invalidated with the answer, and prepared again in the same layout pass.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { makeInvalidationContext() }

  // MARK: - Where scrolling comes to rest

  /// The content offset at which a scroll that the user let go of comes to rest: the proposed one,
  /// unless a subclass says otherwise.
  ///
  /// Called before the delegate's `scrollViewWillEndDragging`, which is told the answer. It is not
  /// called where ``UIScrollView/isPagingEnabled`` is true.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: where the scroll would run out, in points.
  ///   - velocity: how fast the offset moved when the user let go, in points per millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The content offset after the data changed, or after the collection view came to use this layout:
  /// the proposed one, unless a subclass says otherwise. Called once the layout is prepared.
  ///
  /// - Parameter proposedContentOffset: the present offset, as far as the new content reaches, in
  ///   points.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { proposedContentOffset }

  // MARK: - Moving items interactively

  /// The place in the order that belongs to a position of an item that is being moved, in the
  /// coordinates of the content: that of the item there, or else the present one, unless a subclass
  /// says otherwise.
  ///
  /// - Parameter previousIndexPath: where the item is presented at present.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    collectionView?.indexPathForItem(at: position) ?? previousIndexPath
  }

  /// The attributes of an item while its middle is held at a position, in the coordinates of the
  /// content: its usual ones, moved there and in front of everything, unless a subclass says
  /// otherwise.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes { attributes(ofMovingItemAt: indexPath, position) }

  /// What is to be invalidated when items are moved: the items themselves, and everything where their
  /// places in the order have changed. A subclass calls `super` and adds to it.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    contextForMovement(of: targetIndexPaths, at: targetPosition, from: previousIndexPaths)
  }

  /// What is to be invalidated when the movement of items ends: everything. A subclass calls `super`
  /// and adds to it.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    contextForEndOfMovement(of: indexPaths, from: previousIndexPaths)
  }

  // MARK: - Changes of the layout

  /// Tells that the collection view is about to use another layout in place of this one. Does nothing
  /// unless a subclass says otherwise.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Tells that the collection view is about to use this layout in place of another one. Does nothing
  /// unless a subclass says otherwise.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Tells both layouts that the change from one to the other is complete; called among its
  /// animations. Does nothing unless a subclass says otherwise.
  open func finalizeLayoutTransition() {}

  // MARK: - Changes of the data

  /// Tells of changes of the data before the layout is asked how elements come and go. Called after
  /// ``prepare()``; does nothing unless a subclass says otherwise.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Tells that a change of the data is complete; called among its animations. Does nothing unless a
  /// subclass says otherwise.
  open func finalizeCollectionViewUpdates() {}

  /// How an item that is in sight after a change looks at the start of its animation.
  ///
  /// Nil, the default, for where it was before, and for its final look if it is new. The layouts of
  /// this library let new items fade in.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualInitialAttributes(ElementKey(kind: nil, indexPath: itemIndexPath))
  }

  /// How an item that is gone, or goes out of sight, looks at the end of its animation; the index path
  /// is the one before the change.
  ///
  /// Nil, the default, for where it is now, and for its last look if it is gone. The layouts of this
  /// library let items that are gone fade out.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualFinalAttributes(ElementKey(kind: nil, indexPath: itemIndexPath))
  }

  /// How a supplementary view looks at the start of its animation, as
  /// ``initialLayoutAttributesForAppearingItem(at:)`` says of items.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualInitialAttributes(ElementKey(kind: elementKind, indexPath: elementIndexPath))
  }

  /// How a supplementary view looks at the end of its animation, as
  /// ``finalLayoutAttributesForDisappearingItem(at:)`` says of items.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualFinalAttributes(ElementKey(kind: elementKind, indexPath: elementIndexPath))
  }

  /// How a decoration view looks at the start of its animation, as
  /// ``initialLayoutAttributesForAppearingItem(at:)`` says of items.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualInitialAttributes(
      ElementKey(kind: elementKind, indexPath: decorationIndexPath, isDecoration: true))
  }

  /// How a decoration view looks at the end of its animation, as
  /// ``finalLayoutAttributesForDisappearingItem(at:)`` says of items.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    usualFinalAttributes(
      ElementKey(kind: elementKind, indexPath: decorationIndexPath, isDecoration: true))
  }

  /// The supplementary views of a kind, by their index paths before the change, that are to go with it
  /// although their section stays. None unless a subclass says otherwise.
  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind, by their index paths before the change, that are to go with it
  /// although their section stays. None unless a subclass says otherwise.
  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The supplementary views of a kind, by their index paths after the change, that are to come as new
  /// ones although their section was there. None unless a subclass says otherwise.
  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  /// The decoration views of a kind, by their index paths after the change, that are to come as new
  /// ones although their section was there. None unless a subclass says otherwise.
  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: - Direction

  /// The direction that the layout's frames are made for: that of the language in which the app is
  /// developed, unless a subclass says otherwise.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    let region = Bundle.main.object(forInfoDictionaryKey: "CFBundleDevelopmentRegion")
    let language = region as? String ?? "en"
    return Locale.Language(identifier: language).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// Whether the content is shown mirrored where the collection view has another direction than
  /// ``developmentLayoutDirection``. False unless a subclass says otherwise.
  ///
  /// The numbers stay as they are: attributes, the frames of cells, the content offset (0 at the first
  /// item) and the points of ``UICollectionView/indexPathForItem(at:)``. The collection view's coordinate
  /// system is mirrored, which drawing, touches and `convert` follow.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: - Changes of the bounds' size

  /// Called before the views follow a change of the bounds' size, after the layout was prepared for
  /// it. Does nothing unless a subclass says otherwise.
  ///
  /// - Parameter oldBounds: the bounds before, in points.
  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  /// Called after the views have followed a change of the bounds' size. Does nothing unless a subclass
  /// says otherwise.
  open func finalizeAnimatedBoundsChange() {}

  // MARK: - Within the module

  /// Calls ``invalidateLayout()``, and has it pass on a context.
  func invalidateLayout(passing context: UICollectionViewLayoutInvalidationContext) {
    passedContext = context
    invalidateLayout()
    passedContext = nil
  }

  /// Whether elements fade in and out where a subclass says nothing else. A layout of the user's own
  /// says all of it, as UIKit's documentation has it.
  var fadesElements: Bool { false }

  /// What a layout of this module answers about an element of any category, unless a subclass overrides
  /// the method for the category; nil where there is none.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? { nil }

  /// What the layout answers now, for after it has changed; nil where it cannot be kept but by asking.
  func memory() -> LayoutMemory? { nil }

  /// A Boolean value that indicates whether the layout may use the update items that are passed to
  /// ``prepare(forCollectionViewUpdates:)``.
  var observesUpdates: Bool { true }

  private func usualInitialAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    fadesElements ? collectionView?.usualInitialAttributes(of: key) : nil
  }

  private func usualFinalAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    fadesElements ? collectionView?.usualFinalAttributes(of: key) : nil
  }

  /// Whether views are to be asked what size they prefer. A layout of the user's own may want to
  /// hear of it.
  var measuresViews: Bool { true }

  /// Whether the collection view queries elements for its bounds widened to a grid, as UIKit does: wherever
  /// code outside this module can notice it.
  var isQueriedByGrid: Bool { true }

  /// Whether, after an invalidation with a context that names elements, all other elements keep their
  /// attributes. The context of a layout outside this module states it.
  var keepsUnnamedElements: Bool { true }

  /// Whether the layout answers by the sizes that views prefer as soon as it is invalidated with
  /// them, before it is prepared again. Then the views below are asked only if they are still in
  /// sight.
  var takesPreferredSizesAtOnce: Bool { false }

  /// Applies a change of the data, before the layout is invalidated for it.
  func apply(_ change: any DataChange) {}

  /// Called when the traits, the safe area or the margins of the collection view have changed.
  func environmentDidChange() {}

  /// Called when the adjusted content inset of the collection view has changed.
  func visiblePartDidChange() {}

  /// Whether a supplementary view of a kind goes on showing the same when items come and go, as a
  /// section's header does, and not what an item or a group has there now.
  func staysInPlace(_ kind: String, at indexPath: IndexPath) -> Bool { true }

  /// The layout whose decoration views of a kind are shown.
  func decorationOwner(ofKind kind: String) -> UICollectionViewLayout { self }

  /// The rows of sections that scroll across the layout and meet a rectangle along its scroll axis.
  func orthogonalRows(in rect: CGRect) -> [OrthogonalRow] { [] }

  /// The row of a section that scrolls across the layout; nil where it does not, or has no items.
  func orthogonalRow(ofSection section: Int) -> OrthogonalRow? { nil }

  /// The rectangle in which a section lies; of one that scrolls across the layout, its unscrolled row
  /// counts. Nil where the section has nothing in it.
  ///
  /// A layout of the user's own is asked for the header and the first item.
  func frame(ofSection section: Int) -> CGRect? {
    let first = IndexPath(item: 0, section: section)
    let header = layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: first)?.frame
    guard let collectionView, collectionView.hasItem(at: first),
      let item = layoutAttributesForItem(at: first)?.frame
    else { return header }
    return header.map { $0.union(item) } ?? item
  }

  /// Whether any section has a handler for its visible items.
  var hasVisibleItemsHandlers: Bool { false }

  /// What the handler of a section is to be called with, if it has one.
  func visibleItemsHandler(ofSection section: Int) -> VisibleItemsCall? { nil }

  /// Whether the layout's own numbers begin at the right, so that the bounds are to begin there too.
  var beginsAtTheRight: Bool { false }

  /// Whether the collection view is to show the content mirrored.
  var flipsContent: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let collectionView else { return false }
    return collectionView.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// A context of the class that the layout names.
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
  /// - Parameter collectionView: the one that uses the layout: loading the weak reference takes as long as
  ///   several elements.
  func answer(
    in rect: CGRect, of collectionView: UICollectionView?,
    _ addElements: (inout AttributesAnswer) -> Void
  ) -> [UICollectionViewLayoutAttributes] {
    // A layout may be asked from within an answer; then that one makes all its attributes.
    var pool = AttributesPool()
    swap(&pool, &attributesPool)
    defer { swap(&pool, &attributesPool) }
    var limit: ViewLimit?
    if let collectionView, collectionView.pass.isAskingForViews {
      limit = ViewLimit(of: collectionView, in: rect)
    }
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
