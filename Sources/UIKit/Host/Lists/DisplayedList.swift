import Foundation

/// A collection view or a table view, as hosts and tests read it.
@MainActor
package struct DisplayedList {
  let source: any RecyclingView

  init(_ source: any RecyclingView) { self.source = source }

  /// The view.
  package var view: UIScrollView { source }

  /// The name of the view in messages: "collection view" or "table view".
  package var viewName: String { source.words.view }

  /// The name of an item in messages: "item" or "row".
  package var itemName: String { source.words.item }

  // MARK: - Data

  /// The number of items in each section.
  package var itemCounts: [Int] { source.itemCounts }

  // MARK: - Frames and views

  /// The size of the content, in points, after a layout pass.
  package var contentSize: CGSize {
    source.layoutIfNeeded()
    return source.layoutInUse.collectionViewContentSize
  }

  /// A Boolean value that indicates whether the content scrolls only horizontally.
  package var scrollsSideways: Bool { source.scrollsSideways }

  /// A Boolean value that indicates whether the first item of the layout is at the maximum offset:
  /// the content is not mirrored, and the layout itself counts from the right.
  package var contentBeginsAtTheRight: Bool { source.contentBeginsAtTheRight }

  /// The index paths of the items on screen, in order.
  package var visibleItems: [IndexPath] {
    source.elements.all.filter { $0.key.isCell && $0.isDisplayed }.map(\.key.indexPath).sorted()
  }

  /// Returns the cell of an item; `nil` if the item is not on screen.
  package func cell(ofItemAt indexPath: IndexPath) -> UIView? { source.cell(ofItemAt: indexPath) }

  /// Returns the frame of an item in the coordinates of the content, in points, on screen or not;
  /// `nil` if there is no such item.
  package func frame(ofItemAt indexPath: IndexPath) -> CGRect? {
    guard source.hasItem(at: indexPath) else { return nil }
    return source.currentAttributes(of: ElementKey(.cell, at: indexPath))?.frame
  }

  /// Returns the content offset at a distance from the beginning of the content, along its scroll
  /// axis.
  package func offset(atDistance distance: CGFloat) -> CGPoint {
    source.offset(atDistance: distance)
  }

  // MARK: - Interaction

  /// A Boolean value that indicates whether the user moves an item.
  package var isMovingItem: Bool { source.reordering.isActive }

  /// A Boolean value that indicates whether the user selects items by a pan with two fingers.
  package var isSelectingByPan: Bool { source.selection.isPanning }

  /// The bar of index titles; `nil` if the data source has no titles.
  package var indexTitleBar: IndexTitleBar? { source.indexTitles.bar }

  /// Scrolls an item to the middle of the visible part, or nearest to it within the content.
  ///
  /// - Precondition: The item exists.
  package func scrollToMiddle(ofItemAt indexPath: IndexPath) {
    source.scroll(to: indexPath, [.centeredVertically, .centeredHorizontally], animated: false)
  }
}

extension UIScrollView {
  /// The view as a list; `nil` for another scroll view.
  package var displayedList: DisplayedList? {
    (self as? any RecyclingView).map { DisplayedList($0) }
  }
}

extension UIWindow {
  /// The first collection or table view of the hierarchy, level by level; `nil` if there is none.
  package var displayedList: DisplayedList? {
    firstInHierarchy { ($0 as? UIScrollView)?.displayedList }
  }
}

extension UIView {
  /// Returns the first result of a closure for the views of the hierarchy, level by level; `nil` if
  /// there is none.
  package func firstInHierarchy<Result>(_ find: (UIView) -> Result?) -> Result? {
    var level: [UIView] = [self]
    while !level.isEmpty {
      for view in level {
        if let found = find(view) { return found }
      }
      level = level.flatMap(\.subviews)
    }
    return nil
  }

  /// The collection or table view that displays the view as an element, directly or in the row of a
  /// section; `nil` for another view.
  var displayingList: (any RecyclingView)? {
    guard self is any ElementView else { return nil }
    return superview as? any RecyclingView ?? superview?.superview as? any RecyclingView
  }
}
