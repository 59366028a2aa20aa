import CollectionLayout

/// The internal interface of a layout to its collection view, besides the methods of UIKit.
///
/// The layouts of this module conform to it. For a layout of an app, ``CustomLayoutBackend`` uses
/// nothing but UIKit's methods. A collection view keeps the backend of the layout in use in
/// ``InstalledLayout``.
@preconcurrency @MainActor
protocol LayoutBackend {
  // MARK: - Queries

  /// A Boolean value that indicates whether a query for elements covers all cells of a grid that
  /// the bounds meet, as in UIKit; the cells are as large as the bounds. `true` if an app's code
  /// can observe the queries.
  var isQueriedByGrid: Bool { get }

  /// A Boolean value that indicates whether all elements but the named ones keep their attributes
  /// after an invalidation with a context that names elements. The context of an app's layout
  /// states it.
  var keepsUnnamedElements: Bool { get }

  /// Returns the attributes of an element from UIKit's methods for items, supplementary views and
  /// decoration views, unless an app's layout overrides them; `nil` if there is no such element.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes?

  /// A Boolean value that indicates whether an element has a view only if the layout returns it for
  /// the rectangle for views. An element that is named in a context, and that a layout of an app
  /// places there, has a view even if the layout does not return it.
  var listsAllElements: Bool { get }

  /// Appends the elements of the solution in a rectangle, in the order of
  /// ``UICollectionViewLayout/layoutAttributesForElements(in:)``.
  ///
  /// - Returns: `false` if the elements in a rectangle also depend on the bounds or on the offsets
  ///   of rows, or if an app's code can answer otherwise.
  func appendElements(in rect: CGRect, to elements: inout [LayoutElement]) -> Bool

  /// Returns the attributes of elements of ``appendElements(in:to:)``.
  func attributes(of elements: [LayoutElement]) -> [UICollectionViewLayoutAttributes]

  /// Gives attributes of the layout the present values of their element; returns `false`, and
  /// changes nothing, if there is no such element, or if an app's code can answer otherwise.
  func renew(_ attributes: UICollectionViewLayoutAttributes) -> Bool

  /// Returns the frame of a section, or its unscrolled row; `nil` if the section is empty.
  func frame(ofSection section: Int) -> CGRect?

  /// Returns the current results of the layout, for queries after it has changed; `nil` if they can
  /// only be queried one by one.
  func layoutSnapshot() -> LayoutSnapshot?

  /// Returns a Boolean value that indicates whether a supplementary view belongs to its section,
  /// like a header, and displays the same after items were inserted or deleted. Others belong to an
  /// item or a group.
  func isSectionBound(_ kind: String, at indexPath: IndexPath) -> Bool

  /// Returns the pool from which decoration views of a kind come.
  func decorationPool(ofKind kind: String) -> ReusePool

  /// Returns the decisions that lead to the frame of an element with its section, or only a section
  /// without an element; `nil` if the layout has no rules, or no such element.
  func reasons(for key: ElementKey?, inSection section: Int) -> LayoutReasons?

  // MARK: - Sizes that views prefer

  /// A Boolean value that indicates whether visible views are measured.
  var measuresViews: Bool { get }

  /// A Boolean value that indicates whether the attributes follow preferred sizes as soon as the
  /// layout is invalidated with them, before it is prepared again. Views below are then measured
  /// only if they remain visible.
  var takesPreferredSizesAtOnce: Bool { get }

  /// Takes the size that the view of an element prefers, instead of the questions of UIKit's API
  /// and an invalidation with a context.
  ///
  /// - Parameter original: The attributes of the element.
  /// - Returns: Whether the size changes the layout; `nil`, without an effect, if the layout has to
  ///   be asked: an app's code can answer otherwise.
  func takePreferredSize(_ size: CGSize, of original: UICollectionViewLayoutAttributes) -> Bool?

  // MARK: - Changes

  /// A Boolean value that indicates whether the layout uses the items of
  /// ``UICollectionViewLayout/prepare(forCollectionViewUpdates:)``.
  var observesUpdates: Bool { get }

  /// A Boolean value that indicates whether elements fade in and out unless an app's layout
  /// overrides their initial and final attributes. An app's own layout returns all attributes
  /// itself, as UIKit documents.
  var fadesElements: Bool { get }

  /// Applies a change of the data to the measured sizes, before the layout is invalidated for it.
  func apply(_ change: any DataChange)

  /// Called at the end of a layout pass, with the bounds in which elements are displayed.
  func didDisplay(_ bounds: CGRect)

  /// Invalidates the layout for a change of the traits, the safe area or the margins.
  func environmentDidChange()

  /// The direction along which the safe area and the margins have no effect on the layout; `nil` if
  /// all edges may have one.
  var directionWithoutInsets: UICollectionView.ScrollDirection? { get }

  /// Invalidates the layout for a change of the adjusted content inset.
  func visiblePartDidChange()

  /// Called when one of the layouts between which this layout interpolates is invalidated.
  func noteInvalidation(of layout: UICollectionViewLayout)

  // MARK: - Orthogonally scrolling sections

  /// Returns the rows of orthogonally scrolling sections that meet a rectangle along the scroll
  /// axis.
  func orthogonalRows(in rect: CGRect) -> [OrthogonalRow]

  /// Returns the row of a section; `nil` if the section does not scroll orthogonally, or has no
  /// items.
  func orthogonalRow(ofSection section: Int) -> OrthogonalRow?

  /// Returns the attributes of the elements of a section's row in a rectangle at a distance, in the
  /// order of ``UICollectionViewLayout/layoutAttributesForElements(in:)``; `nil` if an app's code
  /// can answer otherwise.
  func attributes(
    ofRowInSection section: Int, in rect: CGRect, at distance: CGFloat
  ) -> [UICollectionViewLayoutAttributes]?

  // MARK: - Handlers of visible items

  /// A Boolean value that indicates whether any section has a handler for its visible items.
  var hasVisibleItemsHandlers: Bool { get }

  /// Returns the arguments for a section's handler; `nil` if the section has none.
  func visibleItemsHandler(ofSection section: Int) -> VisibleItemsCall?

  // MARK: - Lists

  /// Returns the list that a section displays; `nil` if it displays none.
  func list(ofSection section: Int) -> ListSection?
  /// A Boolean value that indicates whether swipes may reveal actions of any row.
  var hasSwipeActions: Bool { get }

  // MARK: - Direction

  /// A Boolean value that indicates whether the coordinates of the layout begin at the right, so
  /// that the content offset also begins there.
  var beginsAtTheRight: Bool { get }

  /// A Boolean value that indicates whether the content is mirrored.
  var flipsContent: Bool { get }
}

/// The defaults, for layouts without measured sizes, orthogonal rows, handlers and right-to-left
/// coordinates.
extension LayoutBackend {
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? { nil }
  var listsAllElements: Bool { true }
  func appendElements(in rect: CGRect, to elements: inout [LayoutElement]) -> Bool { false }
  func attributes(of elements: [LayoutElement]) -> [UICollectionViewLayoutAttributes] { [] }
  func renew(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }
  func takePreferredSize(_ size: CGSize, of original: UICollectionViewLayoutAttributes) -> Bool? {
    nil
  }
  func layoutSnapshot() -> LayoutSnapshot? { nil }
  func reasons(for key: ElementKey?, inSection section: Int) -> LayoutReasons? { nil }
  func isSectionBound(_ kind: String, at indexPath: IndexPath) -> Bool { true }
  var takesPreferredSizesAtOnce: Bool { false }
  func apply(_ change: any DataChange) {}
  func didDisplay(_ bounds: CGRect) {}
  func environmentDidChange() {}
  var directionWithoutInsets: UICollectionView.ScrollDirection? { nil }
  func visiblePartDidChange() {}
  func noteInvalidation(of layout: UICollectionViewLayout) {}
  func orthogonalRows(in rect: CGRect) -> [OrthogonalRow] { [] }
  func orthogonalRow(ofSection section: Int) -> OrthogonalRow? { nil }
  func attributes(
    ofRowInSection section: Int, in rect: CGRect, at distance: CGFloat
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  var hasVisibleItemsHandlers: Bool { false }
  func visibleItemsHandler(ofSection section: Int) -> VisibleItemsCall? { nil }
  func list(ofSection section: Int) -> ListSection? { nil }
  var hasSwipeActions: Bool { false }
  var beginsAtTheRight: Bool { false }
}

/// The backend of a layout of an app, which uses nothing but UIKit's methods.
@MainActor
struct CustomLayoutBackend: LayoutBackend {
  private unowned let layout: UICollectionViewLayout

  init(_ layout: UICollectionViewLayout) { self.layout = layout }

  var isQueriedByGrid: Bool { true }
  var keepsUnnamedElements: Bool { true }
  var listsAllElements: Bool { false }
  var measuresViews: Bool { true }
  var observesUpdates: Bool { true }
  var fadesElements: Bool { false }
  var flipsContent: Bool { layout.flipsInOppositeDirection }
  func frame(ofSection section: Int) -> CGRect? { layout.frameOfHeaderAndFirstItem(of: section) }
  func decorationPool(ofKind kind: String) -> ReusePool { layout.decorations }
}

extension UICollectionViewLayout {
  /// A Boolean value that indicates whether the layout flips its content, and the collection view
  /// has the opposite direction.
  var flipsInOppositeDirection: Bool {
    guard flipsHorizontallyInOppositeLayoutDirection, let owner else { return false }
    return owner.effectiveUserInterfaceLayoutDirection != developmentLayoutDirection
  }

  /// Returns the frame of a section's header and first item by UIKit's methods; `nil` if it has
  /// neither.
  func frameOfHeaderAndFirstItem(of section: Int) -> CGRect? {
    let first = IndexPath(item: 0, section: section)
    let header = layoutAttributesForSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, at: first)?.frame
    guard let owner, owner.hasItem(at: first),
      let item = layoutAttributesForItem(at: first)?.frame
    else { return header }
    return header.map { $0.union(item) } ?? item
  }
}
