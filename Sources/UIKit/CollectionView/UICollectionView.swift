/// A view that shows items of data where a layout says, with no more views than are needed.
///
/// The collection view asks its layout what is visible, keeps views for exactly that, and uses them
/// again for what comes into sight:
///
///     let collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
///     collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
///     collectionView.dataSource = self
///     view.addSubview(collectionView)
///
/// # Cost
///
/// The data source is asked for its counts once after the data were reloaded. A layout pass costs
/// what is visible, whatever the number of items.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// The kind of a section's header.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  // The parts, each with its own state. See docs/architecture.md.
  let installedLayout: InstalledLayout
  let layoutPass = LayoutPass()
  let elements = LiveElements()
  let rows = OrthogonalRows()
  let dataUpdates = DataUpdates()
  let transitions = LayoutTransitions()
  let selection = Selection()
  let reordering = Reordering()
  let prefetcher = Prefetcher()
  let indexTitles = IndexTitles()

  /// Creates a collection view with a frame, in points, and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    installedLayout = InstalledLayout(layout)
    super.init(frame: frame)
    InstalledLayout.attach(layout, to: self)
  }

  /// Returns `nil`, because archives of views are not supported.
  public required init?(coder: NSCoder) { return nil }

  package override var mirrorsContent: Bool { isContentMirrored }

  // MARK: - Layout, data source and delegate

  /// What says where everything lies. Setting it lays everything out anew at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { layoutInUse }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Lays everything out by another layout, keeping the cells that stay visible.
  ///
  /// Without animation the change is made in the next layout pass. With it, cells are at their new
  /// places when this returns; see ``UIView/animate(withDuration:delay:options:animations:completion:)``
  /// for where it takes time to see them there.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    if animated {
      transitions.animate(to: layout, completion: nil, in: self)
    } else {
      transitions.replaceLayout(with: layout, in: self)
    }
  }

  /// Lays everything out by another layout at once, as ``setCollectionViewLayout(_:animated:)`` does.
  ///
  /// - Parameter completion: called once, with true when everything is in its place, or with false if
  ///   the animation was ended before; without animation before this returns.
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

  /// Begins a transition to another layout that a gesture carries on.
  ///
  /// From now on ``collectionViewLayout`` is the layout that is returned. Set its
  /// ``UICollectionViewTransitionLayout/transitionProgress`` and invalidate it as the gesture goes on,
  /// and end the transition with ``finishInteractiveTransition()`` or
  /// ``cancelInteractiveTransition()``. The content goes on the way to the offset that the new layout's
  /// `targetContentOffset(forProposedContentOffset:)` names. Views are not asked for their sizes, nor
  /// handlers of visible items called, until it is over.
  ///
  /// - Parameters:
  ///   - layout: what the transition leads to.
  ///   - completion: called once, after the end: whether the last animation came to its end, and
  ///     whether the transition was finished rather than cancelled.
  /// - Precondition: no transition is under way, and no other collection view uses the layout.
  @discardableResult
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    transitions.beginInteractive(to: layout, completion, in: self)
  }

  /// Uses the layout that the interactive transition leads to, and lets the views go the rest of the
  /// way.
  ///
  /// - Precondition: a transition is under way.
  open func finishInteractiveTransition() {
    transitions.endInteractive(isFinished: true, in: self)
  }

  /// Uses the layout again that the interactive transition began at, and lets the views go back.
  ///
  /// - Precondition: a transition is under way.
  open func cancelInteractiveTransition() {
    transitions.endInteractive(isFinished: false, in: self)
  }

  /// What says what is shown; it is not retained. Setting it reloads the data.
  open weak var dataSource: UICollectionViewDataSource? {
    get { dataUpdates.dataSource }
    set { dataUpdates.setDataSource(newValue, in: self) }
  }

  /// Is told which items are about to come; it is not retained. None by default.
  open weak var prefetchDataSource: UICollectionViewDataSourcePrefetching? {
    get { prefetcher.dataSource }
    set { prefetcher.setDataSource(newValue, in: self) }
  }

  /// Whether items are announced to the ``prefetchDataSource``, and cells are made before they can be
  /// seen, where a host asks for that. True by default.
  ///
  /// A cell that was made ahead is not displayed yet: the delegate's `willDisplay` is called when it
  /// comes into sight. One that never does goes back without `didEndDisplaying`.
  open var isPrefetchingEnabled: Bool {
    get { prefetcher.isEnabled }
    set { prefetcher.setEnabled(newValue, in: self) }
  }

  /// What is told of what happens and decides what is allowed; it is not retained. It is the scroll
  /// view's delegate too.
  @_nonoverride open weak var delegate: UICollectionViewDelegate? {
    get { (self as UIScrollView).delegate as? UICollectionViewDelegate }
    set { (self as UIScrollView).delegate = newValue }
  }

  /// A view behind all cells, as large as the bounds, that does not scroll. None by default.
  open var backgroundView: UIView? {
    get { elements.backgroundView }
    set { elements.setBackgroundView(newValue, in: self) }
  }

  /// Cells whose distance from the bounds is less than so many points, along the axes that scroll,
  /// are made ahead, unless ``isPrefetchingEnabled`` is false. They do not count as visible.
  package var preparedMargin: CGFloat {
    get { prefetcher.preparedMargin }
    set { prefetcher.setPreparedMargin(newValue, in: self) }
  }

  package override func drawing(at moment: DrawingMoment) -> ViewDrawing {
    var drawing = super.drawing(at: moment)
    drawing.accessibility.role = .list
    return drawing
  }

  package override func handle(_ event: HostEvent) -> Bool {
    guard case .prepareContent(let screens) = event else { return super.handle(event) }
    let margin = (max(bounds.width, bounds.height) * screens).rounded()
    if preparedMargin != margin { preparedMargin = margin }
    return true
  }

  // MARK: - Sizes of views

  /// What makes a view that sizes itself be asked for its size again while it is in sight. `.enabled`
  /// by default.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { layoutPass.measurer.invalidation }
    set { layoutPass.measurer.setInvalidation(newValue) }
  }

  // MARK: - Data

  /// Drops everything known of the data, and all views, and asks anew in the next layout pass. No
  /// item is selected afterwards.
  open func reloadData() { dataUpdates.reload(in: self) }

  /// Shows several changes of the data as one: what stays moves to its new place, what is new appears,
  /// what is gone disappears.
  ///
  ///     collectionView.performBatchUpdates {
  ///       photos.remove(at: 3)
  ///       photos.append(photo)
  ///       collectionView.deleteItems(at: [IndexPath(item: 3, section: 0)])
  ///       collectionView.insertItems(at: [IndexPath(item: photos.count - 1, section: 0)])
  ///     }
  ///
  /// Change the data within the closure, and name each change once, in any order. What is deleted,
  /// reloaded, reconfigured or moved away is named by its place before all of them, what is inserted or
  /// moved in by its place after all of them. A call within another one belongs to it.
  ///
  /// Cells are at their new places when this returns; see
  /// ``UIView/animate(withDuration:delay:options:animations:completion:)`` for where it takes time to
  /// see them there.
  ///
  /// - Parameters:
  ///   - updates: changes the data and names the changes.
  ///   - completion: called once: with true when everything is in its place, with false if an animation
  ///     was ended before.
  /// - Precondition: the changes fit the data source's counts before and after, and the collection view
  ///   is not laying out or updating. The check is made before anything moves.
  /// - Complexity: O(sections + changes · log changes + views in sight), and what the layout needs.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    do throws(BatchUpdateError) {
      try performUpdates(updates, completion: completion)
    } catch {
      fatalError(error.description)
    }
  }

  /// Shows several changes of the data as one, as ``performBatchUpdates(_:completion:)`` does, and
  /// returns when everything is in its place.
  @discardableResult
  open func performBatchUpdates(_ updates: (() -> Void)?) async -> Bool {
    await withCheckedContinuation { continuation in
      performBatchUpdates(updates) { continuation.resume(returning: $0) }
    }
  }

  /// Shows items that are new, named by their places after the update. Change the data first, or
  /// within ``performBatchUpdates(_:completion:)``.
  open func insertItems(at indexPaths: [IndexPath]) {
    dataUpdates.name({ $0.insertedItems += indexPaths }, in: self)
  }

  /// Takes away items that are gone, named by their places before the update.
  open func deleteItems(at indexPaths: [IndexPath]) {
    dataUpdates.name({ $0.deletedItems += indexPaths }, in: self)
  }

  /// Moves an item from its place before the update to the one after it.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    dataUpdates.name({ $0.movedItems.append((indexPath, newIndexPath)) }, in: self)
  }

  /// Shows items in new cells, named by their places before the update.
  open func reloadItems(at indexPaths: [IndexPath]) {
    dataUpdates.name({ $0.reloadedItems += indexPaths }, in: self)
  }

  /// Lets the data source fill the cells again that items have, named by their places before the
  /// update. Nothing happens for items without a cell.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    dataUpdates.name({ $0.reconfiguredItems += indexPaths }, in: self)
  }

  /// Shows sections that are new with their items, named by their places after the update.
  open func insertSections(_ sections: IndexSet) {
    dataUpdates.name({ $0.insertedSections += sections }, in: self)
  }

  /// Takes away sections that are gone with their items, named by their places before the update.
  open func deleteSections(_ sections: IndexSet) {
    dataUpdates.name({ $0.deletedSections += sections }, in: self)
  }

  /// Moves a section with its items from its place before the update to the one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    dataUpdates.name({ $0.movedSections.append((section, newSection)) }, in: self)
  }

  /// Shows everything in sections in new views, named by their places before the update. They may have
  /// other numbers of items afterwards.
  open func reloadSections(_ sections: IndexSet) {
    dataUpdates.name({ $0.reloadedSections += sections }, in: self)
  }

  /// How many sections there are; none without a data source.
  open var numberOfSections: Int { sectionCount }

  /// How many items a section has.
  ///
  /// - Precondition: there is such a section.
  open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }

  // MARK: - Views on screen

  /// The visible cells, ordered by index path.
  open var visibleCells: [UICollectionViewCell] {
    elements.displayed(.cell).map { $0.view as! UICollectionViewCell }
  }

  /// The index paths of the visible cells, in ascending order.
  open var indexPathsForVisibleItems: [IndexPath] {
    elements.displayed(.cell).map(\.attributes.indexPath)
  }

  /// Returns the visible supplementary views of a kind, ordered by index path.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    elements.displayed(.supplementary(elementKind)).map(\.view)
  }

  /// Returns the index paths of the visible supplementary views of a kind, in ascending order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    elements.displayed(.supplementary(elementKind)).map(\.attributes.indexPath)
  }

  /// Returns the cell of an item.
  ///
  /// - Returns: `nil` if the item does not exist, or has no cell: it is neither visible nor prepared
  ///   ahead of scrolling.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    elements[ElementKey(.cell, at: indexPath)]?.view as? UICollectionViewCell
  }

  /// Returns the supplementary view of a kind at an index path.
  ///
  /// - Returns: `nil` if there is no such view, or it is neither visible nor prepared ahead of
  ///   scrolling.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    elements[ElementKey(.supplementary(elementKind), at: indexPath)]?.view
  }

  /// Returns the index path of the item of a cell; `nil` if the cell displays no item.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements.indexPath(of: cell)
  }

  /// Returns the index path of a supplementary or decoration view; `nil` if it is not displayed.
  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    elements.indexPath(of: supplementaryView)
  }

  // MARK: - Attributes

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

  /// Says which class cells of an identifier are of; nil takes it back.
  ///
  /// - Precondition: the class derives from `UICollectionViewCell`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    elements.dequeuing.register(cellClass: cellClass, identifier)
  }

  /// Says which class supplementary views of a kind and an identifier are of; nil takes it back.
  ///
  /// - Precondition: the class derives from `UICollectionReusableView`.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    elements.dequeuing.register(supplementaryClass: viewClass, elementKind, identifier)
  }

  /// A cell to fill and return from the data source: one that was used before, or a new one.
  ///
  /// - Precondition: a class is registered for the identifier, and there is an item at the index
  ///   path.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    elements.dequeuing.dequeueCell(identifier, for: indexPath, in: self)
  }

  /// A supplementary view to fill and return from the data source: one that was used before, or a
  /// new one.
  ///
  /// - Precondition: a class is registered for the kind and the identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    elements.dequeuing.dequeueSupplementaryView(
      elementKind, identifier, for: indexPath, in: self)
  }

  // MARK: - Selection

  /// Whether items can be selected while the collection view is not in editing mode. True by
  /// default.
  ///
  /// What this property, the three others of its kind and ``isEditing`` do not allow any longer is
  /// deselected without telling the delegate: everything where nothing can be selected, and also
  /// where several items are selected and only one may be.
  open var allowsSelection: Bool {
    get { selection.rules.allowsSelection }
    set { selection.setRule(\.allowsSelection, newValue, in: self) }
  }

  /// Whether several items can be selected while the collection view is not in editing mode. False
  /// by default.
  open var allowsMultipleSelection: Bool {
    get { selection.rules.allowsMultipleSelection }
    set { selection.setRule(\.allowsMultipleSelection, newValue, in: self) }
  }

  /// Whether items can be selected in editing mode. False by default.
  open var allowsSelectionDuringEditing: Bool {
    get { selection.rules.allowsSelectionDuringEditing }
    set { selection.setRule(\.allowsSelectionDuringEditing, newValue, in: self) }
  }

  /// Whether several items can be selected in editing mode. It allows for selection by itself.
  /// False by default.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { selection.rules.allowsMultipleSelectionDuringEditing }
    set { selection.setRule(\.allowsMultipleSelectionDuringEditing, newValue, in: self) }
  }

  /// Whether the collection view is in editing mode. The cells of items that the delegate says can be
  /// edited learn of it by their ``UICollectionViewCell/configurationState``. False by default.
  open var isEditing: Bool {
    get { selection.isEditing }
    set { selection.setEditing(newValue, in: self) }
  }

  /// The selected items in order of their index paths; empty where none is selected.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.sortedItems }

  /// Selects an item, and deselects others unless several may be selected; nil deselects all. The
  /// delegate is not told. Nothing happens where nothing can be selected at present.
  ///
  /// - Parameter scrollPosition: where the item is to be scrolled to; nothing is scrolled where it
  ///   is empty.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    selection.set(indexPath, in: self)
    if let indexPath, selection.allowsSelection, !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item. The delegate is not told.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath, in: self)
  }

  // MARK: - Scrolling

  /// Scrolls so that an item lies at a position of the visible part, which the adjusted content
  /// inset leaves, as far as the content reaches. Nothing is scrolled where the position is empty.
  ///
  /// Where sizes are estimated, the item's place is what is known at present; as items on the way come
  /// into sight and their sizes turn out otherwise, the item may come to lie elsewhere.
  ///
  /// - Precondition: there is such an item, and at most one position of each axis is given.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: - Moving items

  /// Begins to move an item interactively, as for a drag.
  ///
  /// The cell follows ``updateInteractiveMovementTargetPosition(_:)`` and the other items make room,
  /// but the data stay as they are until ``endInteractiveMovement()``. Other changes of the data end
  /// the movement as ``cancelInteractiveMovement()`` does.
  ///
  /// - Returns: false where the data source does not let the item be moved, and where another one is
  ///   being moved already.
  /// - Precondition: there is such an item.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    reordering.begin(indexPath, in: self)
  }

  /// Moves the middle of the item to a position, in the coordinates of the content. The layout and the
  /// delegate say what place in the order belongs to it. Nothing happens where no item is being
  /// moved.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    reordering.move(to: targetPosition, in: self)
  }

  /// Leaves the item where it is. If that is another place in the order than it was at, the data
  /// source is told to move it in the data. Nothing happens where no item is being moved.
  open func endInteractiveMovement() { reordering.end(in: self) }

  /// Puts the item back to where it was. Nothing happens where no item is being moved.
  open func cancelInteractiveMovement() { reordering.cancel(in: self) }

  /// Whether an item is being moved, so that what is presented is not what the data source has.
  open var hasUncommittedUpdates: Bool { reordering.isActive }

  // MARK: - What changes around it

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutPass.run(in: self)
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    backend.environmentDidChange()
  }

  override func safeAreaWasChanged() {
    super.safeAreaWasChanged()
    backend.environmentDidChange()
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
    // Pages are turned without the layout.
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
