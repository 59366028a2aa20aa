/// A scroll view that shows the elements of a layout in reusable views.
///
/// The parts of a ``Recycler`` do the work: they know the data, the views and the app's objects
/// only through this protocol. ``UICollectionView`` and ``UITableView`` conform. A class that
/// conforms owns one recycler, tells its layout pass of changes of its bounds, insets and traits,
/// runs the pass in `layoutSubviews()`, and answers the questions below.
@preconcurrency @MainActor
protocol RecyclingView: UIScrollView, ElementRenaming {
  /// The parts.
  var recycler: Recycler { get }

  /// The words of messages about the view.
  var words: RecyclerWords { get }

  // MARK: - Data

  /// A Boolean value that indicates whether there is a data source.
  var hasDataSource: Bool { get }

  /// Returns the number of items in each section, by the data source; empty without one.
  func countItems() -> [Int]

  /// Returns the view of a cell or a supplementary view, by the data source. The request is open in
  /// ``ViewDequeuing`` until this method returns.
  ///
  /// - Parameters:
  ///   - key: The element, as it is presented.
  ///   - indexPath: The index path of the element in the data source.
  ///   - attributes: The attributes for the view.
  func requestView(
    for key: ElementKey, at indexPath: IndexPath, _ attributes: UICollectionViewLayoutAttributes
  ) -> any ElementView

  /// Asks the data source to configure the cell of an item again.
  ///
  /// - Parameter indexPath: The index path of the item in the data source.
  func requestConfiguration(of cell: any ElementCell, for key: ElementKey, at indexPath: IndexPath)

  /// Discards the data and all views.
  func reloadData()

  // MARK: - Display

  /// Called when a view comes into sight or leaves it.
  func displayDidChange(of view: any ElementView, _ key: ElementKey, isDisplayed: Bool)

  /// Updates the states of a cell that depend on the view and its data source.
  func updateState(of cell: any ElementCell, forItemAt indexPath: IndexPath)

  /// Returns the content offset to which the content moves after a change of the data or the
  /// layout, for the one that the layout proposes.
  func acceptedContentOffset(forProposed target: CGPoint) -> CGPoint

  /// A Boolean value that indicates whether the highlight of a touched item ends before the item is
  /// selected, and not after it.
  var endsHighlightBeforeSelection: Bool { get }

  /// Returns the length at the top of the visible part that is covered once an item lies there, in
  /// points, by a header that stays in sight.
  func coveredLength(aboveItemAt indexPath: IndexPath) -> CGFloat

  /// Called before a swipe, or a control, reveals the actions of an item.
  func actionsWillAppear(ofItemAt indexPath: IndexPath)

  /// Called after the actions of an item were hidden.
  ///
  /// - Parameter indexPath: The index path of the item; `nil` if the item was deleted.
  func actionsDidDisappear(ofItemAt indexPath: IndexPath?)

  // MARK: - The app's objects

  /// The questions of the parts about touches and selection.
  var selectionClient: (any SelectionClient)? { get }

  /// The questions of the parts about moving items.
  var reorderingClient: (any ReorderingClient)? { get }

  /// The object that prepares data; `nil` if there is none.
  var prefetchingClient: (any PrefetchingClient)? { get }

  /// The titles beside the content; empty if there are none.
  func loadIndexTitles() -> [String]

  /// Returns the item, or the section, to which a title beside the content leads.
  func indexPath(forIndexTitle title: String, at index: Int) -> IndexPath?

  /// The object that decides about the focus; `nil` if there is none.
  var focusClient: (any FocusClient)? { get }

  /// The object that provides context menus of items; `nil` if there is none.
  var itemMenuClient: (any ItemMenuClient)? { get }

  /// The object that provides drags of items; `nil` if there is none.
  var itemDragClient: (any ItemDragClient)? { get }

  /// The object that decides about drops on items; `nil` if there is none.
  var itemDropClient: (any ItemDropClient)? { get }

  /// A Boolean value that indicates whether a swipe may reveal actions of any item.
  var hasSwipeActions: Bool { get }

  /// Returns the actions that a swipe reveals; `nil` if there are none.
  func swipeConfiguration(
    at edge: SwipeEdge, ofItemAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}

extension RecyclingView {
  var endsHighlightBeforeSelection: Bool { false }
  var focusClient: (any FocusClient)? { nil }
  var itemDragClient: (any ItemDragClient)? { nil }
  var itemDropClient: (any ItemDropClient)? { nil }
  func coveredLength(aboveItemAt indexPath: IndexPath) -> CGFloat { 0 }
  func actionsWillAppear(ofItemAt indexPath: IndexPath) {}
  func actionsDidDisappear(ofItemAt indexPath: IndexPath?) {}
}
