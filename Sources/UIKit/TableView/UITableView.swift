internal import Scenes

/// A view that displays rows of data in one column, with reusable cells for the visible ones.
///
///     let tableView = UITableView(frame: view.bounds, style: .insetGrouped)
///     tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
///     tableView.dataSource = self
///     view.addSubview(tableView)
///
/// A layout pass costs O(visible rows), whatever the number of rows. Rows are measured when they
/// become visible; all others count with their estimated height.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uitableview
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  // The parts, each with its own state. See docs/architecture/recycler.md.
  let recycler: Recycler
  let tableLayout: TableLayout
  let optionalMethods = OptionalMethods()
  let rowEdits = RowEdits()
  let edgeViews = TableEdgeViews()
  let sectionViews = TableSectionViews()
  let indexStrip = TableIndexStrip()
  var settings = TableSettings()
  /// The sections of an interface file with static content; `nil` for another table view.
  var staticContent: StaticTableContent?
  /// A Boolean value that indicates whether the heights have to be asked for after a layout pass.
  var heightsAreOutdated = false

  /// The arrangement of sections.
  open private(set) var style: Style

  /// Creates a table view with a frame, in points, and a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    tableLayout = TableLayout()
    recycler = Recycler(tableLayout, followers: [sectionViews])
    super.init(frame: frame)
    prepareParts()
  }

  /// Creates a plain table view with a frame, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table view with the style, the settings and the prototypes of an interface file; an
  /// empty plain one for another archive.
  public required init?(coder: NSCoder) {
    style = Self.decodedStyle(from: coder) ?? .plain
    tableLayout = TableLayout()
    recycler = Recycler(tableLayout, followers: [sectionViews])
    super.init(coder: coder)
    prepareParts()
    decodeTable(from: coder)
  }

  private func prepareParts() {
    tableLayout.source = self
    contentTouches = selection
    InstalledLayout.attach(tableLayout, to: self)
    if backgroundColor == nil {
      AppearanceProxies.withoutNoting {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
      }
    }
    alwaysBounceVertical = true
  }

  // MARK: - Data source and delegates

  /// The data source, which is not retained. Setting it reloads the data.
  open weak var dataSource: (any UITableViewDataSource)? {
    get { storedDataSource }
    set {
      guard newValue !== storedDataSource else { return }
      storedDataSource = newValue
      optionalMethods.reset()
      rowEdits.reset()
      reloadData()
    }
  }
  private weak var storedDataSource: (any UITableViewDataSource)?

  /// The delegate, which is not retained. It is also the delegate of the scroll view.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { rowDelegate }
    set {
      let isNew = newValue !== (self as UIScrollView).delegate
      (self as UIScrollView).delegate = newValue
      guard isNew else { return }
      optionalMethods.reset()
      sectionViews.forgetAnswers()
      if newValue != nil { itemMenus.install(in: self) }
      heightsDidChange()
    }
  }
  /// The scroll view's delegate, if it is one of a table view.
  private weak var rowDelegate: (any UITableViewDelegate)?

  override func delegateDidChange() {
    super.delegateDidChange()
    rowDelegate = (self as UIScrollView).delegate as? any UITableViewDelegate
  }

  /// The object that prepares data for upcoming rows, which is not retained. `nil` by default.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    get { storedPrefetchDataSource }
    set {
      guard newValue !== storedPrefetchDataSource else { return }
      storedPrefetchDataSource = newValue
      prefetcher.clientDidChange(in: self)
    }
  }
  private weak var storedPrefetchDataSource: (any UITableViewDataSourcePrefetching)?

  /// A Boolean value that indicates whether upcoming rows are announced to the
  /// ``prefetchDataSource``. `true` by default.
  open var isPrefetchingEnabled: Bool {
    get { prefetcher.isEnabled }
    set { prefetcher.setEnabled(newValue, in: self) }
  }

  /// The context menu of the rows; `nil` before there was a ``delegate``.
  open var contextMenuInteraction: UIContextMenuInteraction? { itemMenus.interaction }

  // MARK: - Heights

  /// The height of all rows, in points. By default ``automaticDimension``: each row has the height
  /// of its cell.
  open var rowHeight: CGFloat {
    get { settings.rowHeight }
    set { setHeight(\.rowHeight, newValue) }
  }

  /// The height, in points, of rows that have not been measured. By default
  /// ``automaticDimension``: the table view chooses it. Zero has all heights asked for at once.
  open var estimatedRowHeight: CGFloat {
    get { settings.estimatedRowHeight }
    set { setHeight(\.estimatedRowHeight, newValue) }
  }

  /// The height of all headers of sections, in points. ``automaticDimension`` by default.
  ///
  /// In grouped styles, a header with a title is at least as high as the title needs, unless the
  /// height is zero.
  open var sectionHeaderHeight: CGFloat {
    get { settings.sectionHeaderHeight }
    set { setHeight(\.sectionHeaderHeight, newValue) }
  }

  /// The height of all footers of sections, in points. ``automaticDimension`` by default.
  ///
  /// In grouped styles, a footer with a title is at least as high as the title needs, unless the
  /// height is zero.
  open var sectionFooterHeight: CGFloat {
    get { settings.sectionFooterHeight }
    set { setHeight(\.sectionFooterHeight, newValue) }
  }

  /// The height, in points, of headers that have not been measured. ``automaticDimension`` by
  /// default.
  open var estimatedSectionHeaderHeight: CGFloat {
    get { settings.estimatedSectionHeaderHeight }
    set { setHeight(\.estimatedSectionHeaderHeight, newValue) }
  }

  /// The height, in points, of footers that have not been measured. ``automaticDimension`` by
  /// default.
  open var estimatedSectionFooterHeight: CGFloat {
    get { settings.estimatedSectionFooterHeight }
    set { setHeight(\.estimatedSectionFooterHeight, newValue) }
  }

  /// The distance above the header of a section, in points. By default ``automaticDimension``: 22
  /// in a plain table view with headers, as recorded from iOS 26.0.
  open var sectionHeaderTopPadding: CGFloat {
    get { settings.sectionHeaderTopPadding }
    set {
      noteAssigned(.sectionHeaderTopPadding)
      setHeight(\.sectionHeaderTopPadding, newValue)
    }
  }

  /// The changes in a visible cell, header or footer that have it measured again. `.enabled` by
  /// default.
  open var selfSizingInvalidation: SelfSizingInvalidation {
    get { SelfSizingInvalidation(layoutPass.measurer.invalidation) }
    set { layoutPass.measurer.setInvalidation(newValue.ofElements) }
  }

  // MARK: - Views beside the rows

  /// The view above the first section. The height of its frame counts, and the width becomes the
  /// table view's; set the view again after a change of the height. `nil` by default.
  open var tableHeaderView: UIView? {
    get { edgeViews.header }
    set { edgeViews.setHeader(newValue, in: self) }
  }

  /// The view below the last section. The height of its frame counts, and the width becomes the
  /// table view's; set the view again after a change of the height. `nil` by default.
  open var tableFooterView: UIView? {
    get { edgeViews.footer }
    set { edgeViews.setFooter(newValue, in: self) }
  }

  /// The view behind all rows, as large as the bounds, which does not scroll. `nil` by default.
  open var backgroundView: UIView? {
    get { elements.backgroundView }
    set { elements.setBackgroundView(newValue, in: self) }
  }

  // MARK: - Appearance of rows

  /// The style of the separators between rows. `.singleLine` by default.
  open var separatorStyle: UITableViewCell.SeparatorStyle {
    get { settings.separatorStyle }
    set {
      noteAssigned(.separatorStyle)
      setAppearance(\.separatorStyle, newValue)
    }
  }

  /// The color of the separators. The default is the system's color of separators, which `nil`
  /// restores.
  open var separatorColor: UIColor? {
    get { settings.separatorColor ?? .separator }
    set {
      noteAssigned(.separatorColor)
      setAppearance(\.separatorColor, newValue)
    }
  }

  /// The insets of the separators; only left and right count, and the two change sides from right
  /// to left. By default, the table view chooses them.
  open var separatorInset: UIEdgeInsets {
    get { settings.separatorInset ?? automaticSeparatorInset }
    set {
      noteAssigned(.separatorInset)
      setAppearance(\.separatorInset, newValue)
    }
  }

  /// The origin of ``separatorInset``. `.fromCellEdges` by default.
  open var separatorInsetReference: SeparatorInsetReference {
    get { settings.separatorInsetReference }
    set { setAppearance(\.separatorInsetReference, newValue) }
  }

  /// A Boolean value that indicates whether cells have margins of the readable width. `false` by
  /// default.
  open var cellLayoutMarginsFollowReadableWidth: Bool {
    get { settings.cellLayoutMarginsFollowReadableWidth }
    set { setAppearance(\.cellLayoutMarginsFollowReadableWidth, newValue) }
  }

  /// A Boolean value that indicates whether the content views of cells, headers and footers avoid
  /// the safe areas at the sides. `true` by default.
  open var insetsContentViewsToSafeArea: Bool {
    get { settings.insetsContentViewsToSafeArea }
    set { setAppearance(\.insetsContentViewsToSafeArea, newValue) }
  }

  // MARK: - Index titles

  /// The number of rows from which on the index strip is displayed. Zero by default.
  open var sectionIndexMinimumDisplayRowCount: Int {
    get { settings.sectionIndexMinimumDisplayRowCount }
    set { setIndexSetting(\.sectionIndexMinimumDisplayRowCount, newValue) }
  }

  /// The color of the index titles; `nil`, the default, for the tint color.
  open var sectionIndexColor: UIColor? {
    get { settings.sectionIndexColor }
    set {
      noteAssigned(.sectionIndexColor)
      setIndexSetting(\.sectionIndexColor, newValue)
    }
  }

  /// The color behind the index titles; `nil`, the default, for none.
  open var sectionIndexBackgroundColor: UIColor? {
    get { settings.sectionIndexBackgroundColor }
    set {
      noteAssigned(.sectionIndexBackgroundColor)
      setIndexSetting(\.sectionIndexBackgroundColor, newValue)
    }
  }

  /// The color behind the index titles while a finger is on them; `nil`, the default, for
  /// ``sectionIndexBackgroundColor``.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    get { settings.sectionIndexTrackingBackgroundColor }
    set {
      noteAssigned(.sectionIndexTrackingBackgroundColor)
      setIndexSetting(\.sectionIndexTrackingBackgroundColor, newValue)
    }
  }

  /// Asks the data source for the index titles again, in the next layout pass.
  open func reloadSectionIndexTitles() {
    indexTitles.setNeedsTitles()
    setNeedsLayout()
  }

  // MARK: - Registration and reuse

  /// Registers a class of cells for a reuse identifier. Pass `nil` to unregister.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    elements.dequeuing.register(rowClass: cellClass, identifier)
  }

  /// Registers a class of headers and footers for a reuse identifier. Pass `nil` to unregister.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    elements.dequeuing.register(headerFooterClass: aClass, identifier)
  }

  /// Registers a nib with a cell for a reuse identifier. Pass `nil` to unregister.
  ///
  /// The reuse identifier of the cell in the nib is empty, or the same.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    elements.dequeuing.register(nib: nib, rows: identifier)
  }

  /// Registers a nib with a header or footer for a reuse identifier. Pass `nil` to unregister.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    elements.dequeuing.register(nib: nib, sectionViews: identifier)
  }

  /// Returns a reused or new cell; `nil` if no cell of the identifier waits for reuse, and no class
  /// or nib is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, for: nil)
  }

  /// Returns a reused or new cell for a row.
  ///
  /// - Precondition: A class or a nib is registered for the identifier, or a storyboard has a
  ///   prototype with it.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueCell(identifier, for: indexPath) else {
      failToDequeueCell(identifier)
    }
    return cell
  }

  /// Returns a reused or new header or footer; `nil` if no view of the identifier waits for reuse,
  /// and no class or nib is registered.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    elements.dequeuing.dequeue(.sectionView(identifier)) as? UITableViewHeaderFooterView
  }

  // MARK: - Data

  /// The number of sections; zero without a data source.
  open var numberOfSections: Int { sectionCount }

  /// Returns the number of rows in a section that exists. During an update, it is the number before
  /// the update.
  open func numberOfRows(inSection section: Int) -> Int { itemCount(inSection: section) }

  /// Discards the data and all views. The next layout pass asks the data source again, and no row
  /// is selected.
  open func reloadData() {
    dataUpdates.reload(in: self)
  }

  /// Begins changes of rows and sections that are displayed as one animated update by
  /// ``endUpdates()``. Calls nest.
  open func beginUpdates() { dataUpdates.begin(in: self) }

  /// Ends the changes since ``beginUpdates()``, and displays them if it was the outermost call.
  ///
  /// Heights are asked for again, also without any change.
  ///
  /// - Precondition: The changes fit the data source's counts before and after.
  open func endUpdates() {
    do throws(BatchUpdateError) {
      try endUpdates(completion: nil)
    } catch {
      fatalError(error.description)
    }
  }

  /// Displays several changes of the data as one animated update.
  ///
  /// Change the data within the closure, and name each change once, in any order. Deleted, reloaded
  /// and moved rows are given by their index paths before the update, inserted ones and the targets
  /// of moves by those after it. A nested call belongs to the outer one.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and names the changes.
  ///   - completion: A closure that is called once after the animation, with `false` if it was
  ///     interrupted.
  /// - Precondition: The changes fit the data source's counts before and after.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    do throws(BatchUpdateError) {
      try endUpdates(completion: completion)
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

  /// Inserts rows, given by their index paths after the update. Change the data before, or within
  /// an update.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    name(
      { $0.insertedItems += indexPaths },
      animations: { $0.insert(indexPaths, with: animation.ofLayout) })
  }

  /// Deletes rows, given by their index paths before the update.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    name(
      { $0.deletedItems += indexPaths },
      animations: { $0.delete(indexPaths, with: animation.ofLayout) })
  }

  /// Displays rows in new cells, given by their index paths before the update.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    name(
      { $0.reloadedItems += indexPaths },
      animations: { $0.delete(indexPaths, with: animation.ofLayout) })
  }

  /// Reconfigures the cells of rows without replacing them. The index paths refer to the data
  /// before the update. Rows without a cell are ignored.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    dataUpdates.name({ $0.reconfiguredItems += indexPaths }, in: self)
  }

  /// Moves a row from its index path before the update to the one after it.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    dataUpdates.name({ $0.movedItems.append((indexPath, newIndexPath)) }, in: self)
  }

  /// Inserts sections with their rows, given by their indexes after the update.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    name(
      { $0.insertedSections += sections },
      animations: { $0.insert(sections: sections, with: animation.ofLayout) })
  }

  /// Deletes sections with their rows, given by their indexes before the update.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    name(
      { $0.deletedSections += sections },
      animations: { $0.delete(sections: sections, with: animation.ofLayout) })
  }

  /// Displays sections in new views, given by their indexes before the update. Their numbers of
  /// rows may change.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    name(
      { $0.reloadedSections += sections },
      animations: { $0.delete(sections: sections, with: animation.ofLayout) })
  }

  /// Moves a section with its rows from its index before the update to the one after it.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    dataUpdates.name({ $0.movedSections.append((section, newSection)) }, in: self)
  }

  /// A Boolean value that indicates whether a row is being moved, so that the presentation differs
  /// from the data.
  open var hasUncommittedUpdates: Bool { reordering.isActive }

  // MARK: - Views on screen

  /// The visible cells, ordered by index path.
  open var visibleCells: [UITableViewCell] {
    layOutIfNeededForQuery()
    return elements.displayed(.cell, in: self).map { $0.view as! UITableViewCell }
  }

  /// The index paths of the visible rows, in ascending order; `nil` before there is a data source.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layOutIfNeededForQuery()
    return hasDataSource ? elements.displayed(.cell, in: self).map(\.key.indexPath) : nil
  }

  /// Returns the cell of a row; `nil` if the row does not exist or is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    liveElement(ElementKey(.cell, at: indexPath))?.view as? UITableViewCell
  }

  /// Returns the index path of the row of a cell; `nil` if the cell displays no row.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    elements.indexPath(of: cell, in: self)
  }

  /// Returns the header of a section; `nil` if it is not visible, or is another view than a
  /// ``UITableViewHeaderFooterView``.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionView(UICollectionView.elementKindSectionHeader, section)
      as? UITableViewHeaderFooterView
  }

  /// Returns the footer of a section; `nil` if it is not visible, or is another view than a
  /// ``UITableViewHeaderFooterView``.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionView(UICollectionView.elementKindSectionFooter, section)
      as? UITableViewHeaderFooterView
  }

  // MARK: - Geometry

  /// Returns the area of a section with its header and footer, in the coordinates of the content.
  open func rect(forSection section: Int) -> CGRect {
    prepareLayoutIfNeeded()
    return tableLayout.rect(ofSection: section) ?? .zero
  }

  /// Returns the area of a section's header, in the coordinates of the content.
  open func rectForHeader(inSection section: Int) -> CGRect {
    prepareLayoutIfNeeded()
    return tableLayout.rect(ofHeaderInSection: section) ?? .zero
  }

  /// Returns the area of a section's footer, in the coordinates of the content.
  open func rectForFooter(inSection section: Int) -> CGRect {
    prepareLayoutIfNeeded()
    return tableLayout.rect(ofFooterInSection: section) ?? .zero
  }

  /// Returns the area of a row, visible or not, in the coordinates of the content. An empty
  /// rectangle if the row does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepareLayoutIfNeeded()
    return hasItem(at: indexPath) ? tableLayout.rect(ofRow: indexPath) ?? .zero : .zero
  }

  /// Returns the row at a point of the content; `nil` if there is none.
  ///
  /// As in UIKit, only the vertical position counts, so that the sides of cards belong to rows.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    return tableLayout.row(atPosition: point.y)
  }

  /// Returns the rows that intersect a rectangle of the content, in ascending order. Empty if there
  /// are none.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    prepareLayoutIfNeeded()
    return tableLayout.rows(in: rect)
  }

  // MARK: - Scrolling

  /// Scrolls a row to a position of the visible part within the adjusted content inset, without
  /// going beyond the content. A row of `NSNotFound` stands for the header of a section without
  /// rows.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scrollRow(at: indexPath, to: scrollPosition, animated: animated)
  }

  /// Scrolls the selected row that is nearest to the top of the visible part to a position. Nothing
  /// happens if no row is selected.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let nearest = nearestSelectedRow else { return }
    scrollRow(at: nearest, to: scrollPosition, animated: animated)
  }

  // MARK: - Selection

  /// A Boolean value that indicates whether rows can be selected outside the editing mode. `true`
  /// by default.
  open var allowsSelection: Bool {
    get { selection.rules.allowsSelection }
    set { selection.setRule(\.allowsSelection, newValue, in: self) }
  }

  /// A Boolean value that indicates whether several rows can be selected outside the editing mode.
  /// `false` by default.
  open var allowsMultipleSelection: Bool {
    get { selection.rules.allowsMultipleSelection }
    set { selection.setRule(\.allowsMultipleSelection, newValue, in: self) }
  }

  /// A Boolean value that indicates whether rows can be selected in the editing mode. `false` by
  /// default.
  open var allowsSelectionDuringEditing: Bool {
    get { selection.rules.allowsSelectionDuringEditing }
    set { selection.setRule(\.allowsSelectionDuringEditing, newValue, in: self) }
  }

  /// A Boolean value that indicates whether several rows can be selected in the editing mode, which
  /// then shows circles in place of the controls for deletion. `false` by default.
  open var allowsMultipleSelectionDuringEditing: Bool {
    get { selection.rules.allowsMultipleSelectionDuringEditing }
    set {
      selection.setRule(\.allowsMultipleSelectionDuringEditing, newValue, in: self)
      updateStatesOfCells()
    }
  }

  /// The index path of the selected row, or of the row that was selected first; `nil` if no row is
  /// selected.
  open var indexPathForSelectedRow: IndexPath? { selection.earliestItem }

  /// The index paths of the selected rows, in ascending order; `nil` if no row is selected.
  open var indexPathsForSelectedRows: [IndexPath]? {
    let items = selection.sortedItems
    return items.isEmpty ? nil : items
  }

  /// Selects a row, and deselects others unless several can be selected. Pass `nil` to deselect
  /// all. The delegate is not called.
  ///
  /// - Parameter scrollPosition: The position to which the row is scrolled; `.none` for no
  ///   scrolling.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    selection.set(indexPath, in: self)
    guard let indexPath, scrollPosition != .none else { return }
    scrollRow(at: indexPath, to: scrollPosition, animated: animated)
  }

  /// Deselects a row. The delegate is not called.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard animated else { return selection.deselect(indexPath, in: self) }
    UIView.animate(withDuration: RowEdits.duration) {
      self.selection.deselect(indexPath, in: self)
    }
  }

  // MARK: - Editing

  /// A Boolean value that indicates whether the table view is in the editing mode, or the actions
  /// of a row are revealed by a swipe. `false` by default.
  open var isEditing: Bool {
    get { selection.isEditing || swipes.indexPath != nil }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends the editing mode, and calls ``UITableViewCell/setEditing(_:animated:)`` of the
  /// visible cells.
  open func setEditing(_ editing: Bool, animated: Bool) {
    rowEdits.setEditing(editing, animated: animated, in: self)
  }

  // MARK: - Changes of the surroundings

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutPass.run(in: self)
    edgeViews.layOut(in: self)
    updateSectionViews()
    indexStrip.update(in: self)
    if heightsAreOutdated { heightsDidChange() }
  }

  override var mirrorsContent: Bool { isContentMirrored }

  /// The layout decides the size of the content: constraints to the edges of the table view refer
  /// to it, and cannot change it.
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
    updateStatesOfCells()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    backend.environmentDidChange()
  }

  override func boundsWillChange(to new: CGRect) {
    super.boundsWillChange(to: new)
    layoutPass.boundsWillChange(to: new, in: self)
  }

  override func boundsDidChange(from old: CGRect) {
    layoutPass.boundsInvalidation.boundsDidChange(in: self)
    super.boundsDidChange(from: old)
    if bounds.width != old.width { updateStatesOfCells() }
  }

  override func sizeDidSettle() {
    super.sizeDidSettle()
    layoutPass.sizeDidChange(in: self)
  }

  override func contentWillBeSent(to offset: CGPoint, isImmediate: Bool) {
    layoutPass.boundsInvalidation.contentWillMove(to: offset, isImmediate: isImmediate, in: self)
  }

  override func userWillBeginDragging() {
    swipes.close(animated: true)
    super.userWillBeginDragging()
  }

  override func moveFocus(_ move: FocusMove) -> Bool { itemFocus.move(move, in: self) }

  /// The cells, headers and footers in the order of their sections and rows.
  override var childrenInReadingOrder: [UIView] { elements.inReadingOrder(of: self) }

  override var preparedContent: CGRect? { layoutPass.preparedRect }

  override func describe(_ accessibility: inout SceneAccessibility) {
    super.describe(&accessibility)
    accessibility.role = AccessibilityRole.list
    accessibility.itemCount = dataUpdates.itemCount(in: self)
  }

  package override func handle(_ event: HostEvent) -> Bool {
    switch event {
    case .prepareContent(let screens):
      let margin = (max(bounds.width, bounds.height) * screens).rounded()
      if prefetcher.preparedMargin != margin { prefetcher.setPreparedMargin(margin, in: self) }
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

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.separatorColor, \UITableView.separatorColor),
      .init(.separatorInset, \UITableView.separatorInset),
      .init(.separatorStyle, \UITableView.separatorStyle),
      .init(.sectionHeaderTopPadding, \UITableView.sectionHeaderTopPadding),
      .init(.sectionIndexColor, \UITableView.sectionIndexColor),
      .init(.sectionIndexBackgroundColor, \UITableView.sectionIndexBackgroundColor),
      .init(.sectionIndexTrackingBackgroundColor, \UITableView.sectionIndexTrackingBackgroundColor),
    ]
  }
}
