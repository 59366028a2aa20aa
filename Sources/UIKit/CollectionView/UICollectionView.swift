internal import Scenes

/// A view that displays items of data as a layout arranges them, with reusable views for the
/// visible ones.
///
///     let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
///     collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
///     collectionView.dataSource = self
///     view.addSubview(collectionView)
///
/// A layout pass costs O(visible elements), whatever the number of items.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView, RecyclingView {
  /// The element kind of section headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The element kind of section footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The parts, each with its own state. See docs/architecture/recycler.md.
  let recycler: Recycler
  /// A Boolean value that indicates whether a view of another kind than its element was reported.
  var hasReportedOtherKind = false

  /// Creates a collection view with a frame, in points, and a layout. Its background color is
  /// `systemBackground`, as in programs for iOS 13 and later; a collection view of an interface
  /// file has the color of the file.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    recycler = Recycler(layout)
    super.init(frame: frame)
    AppearanceProxies.withoutNoting { backgroundColor = .systemBackground }
    contentTouches = selection
    InstalledLayout.attach(layout, to: self)
  }

  /// Creates a collection view of an interface file, with its layout and its prototypes; returns
  /// `nil` for another archive.
  public required init?(coder: NSCoder) {
    guard let layout = Self.decodedLayout(from: coder) else { return nil }
    recycler = Recycler(layout)
    super.init(coder: coder)
    contentTouches = selection
    InstalledLayout.attach(layout, to: self)
    decodeCollection(from: coder)
  }

  override var mirrorsContent: Bool { isContentMirrored }

  override class func makeProxy() -> any AppearanceTarget {
    self == UICollectionView.self
      ? UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      : makeView(frame: .zero)
  }

  // MARK: - Layout, data source and delegate

  /// The layout of the elements. Setting it replaces the layout without animation.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Replaces the layout. Cells that stay visible are kept.
  ///
  /// Without animation, the views change in the next layout pass. With animation, they have their
  /// final frames when this method returns; see
  /// ``UIView/animate(withDuration:delay:options:animations:completion:)``.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    if animated {
      transitions.animate(to: layout, completion: nil, in: self)
    } else {
      transitions.replaceLayout(with: layout, in: self)
    }
  }

  /// Replaces the layout, and displays it at once.
  ///
  /// - Parameter completion: A closure that is called once, with `false` if the animation was
  ///   interrupted. Without animation, it is called before this method returns.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard !animated else {
      return transitions.animate(to: layout, completion: completion, in: self)
    }
    setCollectionViewLayout(layout, animated: false)
    layoutIfNeeded()
    completion?(true)
  }

  /// Begins an interactive transition to another layout. No other may be under way.
  ///
  /// Set the ``UICollectionViewTransitionLayout/transitionProgress`` of the returned layout, which
  /// is in use until the end, and invalidate it as the gesture continues. The content moves to the
  /// offset that the new layout's `targetContentOffset(forProposedContentOffset:)` returns. Views
  /// are not measured, and handlers of visible items not called, during the transition.
  ///
  /// - Parameter completion: A closure that is called once, with two Boolean values: whether the
  ///   last animation was completed, and whether the transition was finished rather than cancelled.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    transitions.beginInteractive(to: layout, completion, in: self)
  }

  /// Ends the interactive transition at its new layout, and animates the views to their final
  /// frames.
  open func finishInteractiveTransition() {
    transitions.endInteractive(isFinished: true, in: self)
  }

  /// Ends the interactive transition at its first layout, and animates the views back.
  open func cancelInteractiveTransition() {
    transitions.endInteractive(isFinished: false, in: self)
  }

  /// The data source, which is not retained. Setting it reloads the data.
  open weak var dataSource: UICollectionViewDataSource? {
    get { storedDataSource }
    set {
      guard newValue !== storedDataSource else { return }
      storedDataSource = newValue
      reloadData()
    }
  }
  private weak var storedDataSource: UICollectionViewDataSource?

  /// The object that prepares data for upcoming items, which is not retained. `nil` by default.
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching? {
    get { storedPrefetchDataSource }
    set {
      guard newValue !== storedPrefetchDataSource else { return }
      storedPrefetchDataSource = newValue
      prefetcher.clientDidChange(in: self)
    }
  }
  private weak var storedPrefetchDataSource: UICollectionViewDataSourcePrefetching?

  /// A Boolean value that indicates whether upcoming items are announced to the
  /// ``prefetchDataSource``, and cells are made before they become visible where a host requests
  /// it. `true` by default.
  ///
  /// The delegate's `willDisplay` and `didEndDisplaying` are called only for cells that become
  /// visible.
  open var isPrefetchingEnabled: Bool {
    get { prefetcher.isEnabled }
    set { prefetcher.setEnabled(newValue, in: self) }
  }

  /// The delegate, which is not retained. It is also the delegate of the scroll view.
  @_nonoverride open weak var delegate: UICollectionViewDelegate? {
    get { itemDelegate }
    set {
      (self as UIScrollView).delegate = newValue
      if newValue != nil { itemMenus.install(in: self) }
    }
  }
  /// The scroll view's delegate, if it is one of a collection view.
  private weak var itemDelegate: (any UICollectionViewDelegate)?

  override func delegateDidChange() {
    super.delegateDidChange()
    itemDelegate = (self as UIScrollView).delegate as? any UICollectionViewDelegate
  }

  /// The context menu of the items; `nil` before there was a ``delegate``.
  open var contextMenuInteraction: UIContextMenuInteraction? { itemMenus.interaction }

  /// The view behind all cells, as large as the bounds, which does not scroll. `nil` by default.
  open var backgroundView: UIView? {
    get { elements.backgroundView }
    set { elements.setBackgroundView(newValue, in: self) }
  }

  override func describe(_ accessibility: inout SceneAccessibility) {
    super.describe(&accessibility)
    accessibility.role = AccessibilityRole.list
    accessibility.itemCount = dataUpdates.itemCount(in: self)
  }

  override func userWillBeginDragging() {
    swipes.close(animated: true)
    super.userWillBeginDragging()
  }

  override func moveFocus(_ move: FocusMove) -> Bool { itemFocus.move(move, in: self) }

  /// The cells and the other elements in the order of their sections and items.
  override var childrenInReadingOrder: [UIView] { elements.inReadingOrder(of: self) }

  package override func handle(_ event: HostEvent) -> Bool {
    switch event {
    case .prepareContent(let screens):
      let margin = (max(bounds.width, bounds.height) * screens).rounded()
      if preparedMargin != margin { preparedMargin = margin }
    case .expectScroll(let forecast): prefetcher.setForecast(forecast, in: self)
    case .restore(.items(let paths)):
      return selection.restore(paths.map { IndexPath(indexes: $0) }, in: self)
    default: return super.handle(event)
    }
    return true
  }

  package override var userValue: UserValue? {
    selection.isOfUser ? .items(selection.sortedItems.map(Array.init)) : nil
  }

  override var preparedContent: CGRect? { layoutPass.preparedRect }

  /// The changes in a visible view that have it measured again. `.enabled` by default.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { layoutPass.measurer.invalidation }
    set { layoutPass.measurer.setInvalidation(newValue) }
  }

  // MARK: - Data

  /// Discards the data and all views. The next layout pass queries the data source again, and no
  /// item is selected.
  open func reloadData() { dataUpdates.reload(in: self) }

  /// Displays several changes of the data as one animated update.
  ///
  /// Change the data within the closure, and name each change once, in any order. Deleted,
  /// reloaded, reconfigured and moved elements are given by their index paths before the update,
  /// inserted ones and the targets of moves by those after it. A nested call belongs to the outer
  /// one. The views have their final frames when this method returns; see
  /// ``UIView/animate(withDuration:delay:options:animations:completion:)``.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and names the changes.
  ///   - completion: A closure that is called once, with `false` if an animation was interrupted.
  /// - Precondition: The changes fit the data source's counts before and after, and the collection
  ///   view is not laying out or updating. The check precedes all changes of the views.
  /// - Complexity: O(sections + changes · log changes + visible views), and the cost of the layout.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    do throws(BatchUpdateError) {
      try performUpdates(updates, completion: completion)
    } catch {
      fatalError(error.description)
    }
  }

  /// Displays several changes of the data as one animated update, by a closure that does not
  /// escape.
  ///
  /// On iOS, the one method takes closures of both kinds, which Swift cannot declare. The other one
  /// is called, also in subclasses that override it.
  public func performBatchUpdates(
    _ updates: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { updates in
      performBatchUpdates(Optional(updates), completion: completion)
    }
  }

  /// Displays several changes of the data as one animated update, and returns after the animation.
  @discardableResult
  open func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }

  /// Inserts items, given by their index paths after the update. Change the data before, or within
  /// the closure of a batch update.
  open func insertItems(at indexPaths: [IndexPath]) {
    dataUpdates.name({ $0.insertedItems += indexPaths }, in: self)
  }

  /// Deletes items, given by their index paths before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    dataUpdates.name({ $0.deletedItems += indexPaths }, in: self)
  }

  /// Moves an item from its index path before the update to the one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    dataUpdates.name({ $0.movedItems.append((indexPath, newIndexPath)) }, in: self)
  }

  /// Displays items in new cells, given by their index paths before the update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    dataUpdates.name({ $0.reloadedItems += indexPaths }, in: self)
  }

  /// Reconfigures the cells of items without replacing them. The index paths refer to the data
  /// before the update. Items without a cell are ignored.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    dataUpdates.name({ $0.reconfiguredItems += indexPaths }, in: self)
  }

  /// Inserts sections with their items, given by their indexes after the update.
  open func insertSections(_ sections: IndexSet) {
    dataUpdates.name({ $0.insertedSections += sections }, in: self)
  }

  /// Deletes sections with their items, given by their indexes before the update.
  open func deleteSections(_ sections: IndexSet) {
    dataUpdates.name({ $0.deletedSections += sections }, in: self)
  }

  /// Moves a section with its items from its index before the update to the one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    dataUpdates.name({ $0.movedSections.append((section, newSection)) }, in: self)
  }

  /// Displays sections in new views, given by their indexes before the update. Their numbers of
  /// items may change.
  open func reloadSections(_ sections: IndexSet) {
    dataUpdates.name({ $0.reloadedSections += sections }, in: self)
  }

  /// The number of sections; zero without a data source.
  open var numberOfSections: Int { sectionCount }

  /// Returns the number of items in a section that exists.
  open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }

  // MARK: - Views on screen and attributes

  /// The visible cells, ordered by index path.
  open var visibleCells: [UICollectionViewCell] {
    elements.displayed(.cell, in: self).map { $0.view as! UICollectionViewCell }
  }

  /// The index paths of the visible cells, in ascending order.
  open var indexPathsForVisibleItems: [IndexPath] {
    elements.displayed(.cell, in: self).map(\.key.indexPath)
  }

  /// Returns the visible supplementary views of a kind, ordered by index path.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    elements.displayed(.supplementary(elementKind), in: self).map {
      $0.view as! UICollectionReusableView
    }
  }

  /// Returns the index paths of the visible supplementary views of a kind, in ascending order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    elements.displayed(.supplementary(elementKind), in: self).map(\.key.indexPath)
  }

  /// Returns the cell of an item; `nil` if the item does not exist, or is neither visible nor
  /// prepared ahead of scrolling.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    liveElement(ElementKey(.cell, at: indexPath))?.view as? UICollectionViewCell
  }

  /// Returns the supplementary view of a kind at an index path, like ``cellForItem(at:)``.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    liveElement(ElementKey(.supplementary(elementKind), at: indexPath))?.view
      as? UICollectionReusableView
  }

  /// Returns the index path of the item of a cell; `nil` if the cell displays no item.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.indexPath(of: cell, in: self)
  }

  /// Returns the index path of a supplementary or decoration view; `nil` if it is not displayed.
  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    elements.indexPath(of: supplementaryView, in: self)
  }

  /// Returns the layout attributes of an item, visible or not. Prepares an invalidated layout.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    currentAttributes(of: ElementKey(.cell, at: indexPath))
  }

  /// Returns the layout attributes of a supplementary view, visible or not. Prepares an invalidated
  /// layout.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    currentAttributes(of: ElementKey(.supplementary(kind), at: indexPath))
  }

  /// Returns the index path of the frontmost item at a point, in content coordinates. Prepares an
  /// invalidated layout.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { indexPathOfItem(at: point) }

  // MARK: - Making views

  /// Registers a subclass of `UICollectionViewCell` for creating cells. Pass `nil` to unregister.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    elements.dequeuing.register(cellClass: cellClass, identifier)
  }

  /// Registers a nib for creating cells: one with a cell at the top level. Pass `nil` to
  /// unregister.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    elements.dequeuing.register(nib: nib, cells: identifier)
  }

  /// Registers a nib for creating supplementary views of a kind: one with a reusable view at the
  /// top level. Pass `nil` to unregister.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    elements.dequeuing.register(nib: nib, kind, identifier)
  }

  /// Registers a subclass of `UICollectionReusableView` for creating supplementary views of a kind.
  /// Pass `nil` to unregister.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    elements.dequeuing.register(supplementaryClass: viewClass, elementKind, identifier)
  }

  /// Returns a new or reused cell of an existing item, for the data source to configure and return.
  /// A class has to be registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// Returns a new or reused supplementary view, for the data source to configure and return. A
  /// class has to be registered for the kind and the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementaryView(elementKind, identifier, for: indexPath)
  }

  // MARK: - Selection and scrolling

  /// A Boolean value that indicates whether items can be selected outside the editing mode. `true`
  /// by default.
  ///
  /// Items that this property, the three similar ones and ``isEditing`` no longer allow are
  /// deselected without calls of the delegate.
  open var allowsSelection: Bool {
    get { selection.rules.allowsSelection }
    set { selection.setRule(\.allowsSelection, newValue, in: self) }
  }

  /// A Boolean value that indicates whether several items can be selected outside the editing mode.
  /// `false` by default.
  open var allowsMultipleSelection: Bool {
    get { selection.rules.allowsMultipleSelection }
    set { selection.setRule(\.allowsMultipleSelection, newValue, in: self) }
  }

  /// A Boolean value that indicates whether items can be selected in the editing mode. `false` by
  /// default.
  open var allowsSelectionDuringEditing: Bool {
    get { selection.rules.allowsSelectionDuringEditing }
    set { selection.setRule(\.allowsSelectionDuringEditing, newValue, in: self) }
  }

  /// A Boolean value that indicates whether several items can be selected in the editing mode. It
  /// allows selection by itself. `false` by default.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { selection.rules.allowsMultipleSelectionDuringEditing }
    set { selection.setRule(\.allowsMultipleSelectionDuringEditing, newValue, in: self) }
  }

  /// A Boolean value that indicates whether the collection view is in the editing mode, which the
  /// ``UICollectionViewCell/configurationState`` of editable cells states. `false` by default.
  open var isEditing: Bool {
    get { selection.isEditing }
    set { selection.setEditing(newValue, in: self) }
  }

  /// The index paths of the selected items, in ascending order; empty if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sortedItems }

  /// Selects an item, and deselects others unless several can be selected. Pass `nil` to deselect
  /// all. The delegate is not called. Nothing happens if no item can be selected in the current
  /// mode.
  ///
  /// - Parameter scrollPosition: The position to which the item is scrolled; empty for no
  ///   scrolling.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    selection.set(indexPath, in: self)
    if let indexPath, selection.allowsSelection, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item. The delegate is not called.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath, in: self)
  }

  /// Scrolls an existing item to a position of the visible part within the adjusted content inset,
  /// without going beyond the content. At most one position of each axis may be given; without any,
  /// nothing is scrolled. If sizes are estimated, the offset follows the item while the views on
  /// the way are measured.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: - Moving items

  /// Begins to move an existing item interactively. The data do not change until the end of the
  /// movement, which any other change of the data cancels.
  ///
  /// - Returns: `false` if the data source does not allow it, or another item is being moved.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    reordering.begin(indexPath, in: self)
  }

  /// Moves the center of the item to a position, in the coordinates of the content. The layout and
  /// the delegate determine the target index path. Nothing happens if no item is being moved.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    reordering.move(to: targetPosition, in: self)
  }

  /// Ends the movement. If the target is another index path than the original one, the data source
  /// moves the item in the data. Nothing happens if no item is being moved.
  open func endInteractiveMovement() { reordering.end(in: self) }

  /// Moves the item back. Nothing happens if no item is being moved.
  open func cancelInteractiveMovement() { reordering.cancel(in: self) }

  /// A Boolean value that indicates whether an item is being moved, so that the presentation
  /// differs from the data.
  open var hasUncommittedUpdates: Bool { reordering.isActive }

  // MARK: - Changes of the surroundings

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutPass.run(in: self)
  }

  /// The layout decides the size of the content: constraints to the edges of the collection view
  /// refer to it, and cannot change it.
  override var scrollContentSize: ScrollContentSize { .fixed(contentSize) }
  override func applyContentSize(of member: RegionMember) {}

  override func isBelowLargeTitleDidChange() {
    super.isBelowLargeTitleDidChange()
    backend.environmentDidChange()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    layoutPass.boundsInvalidation.insetsMayHaveChanged(in: self)
  }

  override func safeAreaWasChanged() {
    super.safeAreaWasChanged()
    layoutPass.boundsInvalidation.insetsMayHaveChanged(in: self)
  }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    backend.visiblePartDidChange()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    backend.environmentDidChange()
  }

  override func releaseTarget(velocity: CGPoint?) -> CGPoint {
    let proposed = super.releaseTarget(velocity: velocity)
    guard !isPagingEnabled else { return proposed }
    return layoutInUse.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity ?? .zero)
  }

  override func boundsWillChange(to new: CGRect) {
    super.boundsWillChange(to: new)
    layoutPass.boundsWillChange(to: new, in: self)
  }

  override func boundsDidChange(from old: CGRect) {
    layoutPass.boundsInvalidation.boundsDidChange(in: self)
    super.boundsDidChange(from: old)
  }

  override func sizeDidSettle() {
    super.sizeDidSettle()
    layoutPass.sizeDidChange(in: self)
  }

  override func contentWillBeSent(to offset: CGPoint, isImmediate: Bool) {
    layoutPass.boundsInvalidation.contentWillMove(to: offset, isImmediate: isImmediate, in: self)
  }
}
