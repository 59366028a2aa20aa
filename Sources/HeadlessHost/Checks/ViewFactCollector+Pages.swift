internal import ScreenChecking
import UIKit

extension ViewFactCollector {
  /// Returns the pages of a view that scrolls page by page; empty for other views.
  func pages(of view: UIView) -> [ViewFacts.Pages] {
    if let list = view as? UICollectionView,
      let layout = list.collectionViewLayout as? UICollectionViewCompositionalLayout
    {
      let isHorizontal = layout.configuration.scrollDirection == .vertical
      let rows = (0..<list.numberOfSections).compactMap {
        pages(ofSection: $0, of: list, isHorizontal: isHorizontal)
      }
      return rows + (list.isPagingEnabled ? pages(in: list) : [])
    }
    if let scroll = view as? UIScrollView { return scroll.isPagingEnabled ? pages(in: scroll) : [] }
    guard let controller = view.next as? UIPageViewController, let container = view.superview else {
      return []
    }
    let isHorizontal = controller.navigationOrientation == .horizontal
    let room = view.frame.intersection(container.bounds)
    return [
      ViewFacts.Pages(
        kind: .controller, isHorizontal: isHorizontal,
        length: Self.length(of: view.frame, isHorizontal),
        room: room.isNull ? 0 : Self.length(of: room, isHorizontal))
    ]
  }

  /// Returns the pages of a row that rests at its first group; `nil` for other sections.
  private func pages(
    ofSection section: Int, of list: UICollectionView, isHorizontal: Bool
  ) -> ViewFacts.Pages? {
    let first = IndexPath(item: 0, section: section)
    // A cell of the first group is displayed unless the app has scrolled the row.
    guard list.isPagingRow(ofSection: section), list.cellForItem(at: first) != nil,
      let explanation = list.displayedList?.explanation(ofItemAt: first),
      let row = explanation.section?.row, let group = explanation.group
    else { return nil }
    // The cells of the group that are out of sight may have no views.
    let cells = (0..<group.items).reduce(CGRect.null) { union, item in
      let path = IndexPath(item: item, section: section)
      return list.layoutAttributesForItem(at: path).map { union.union($0.frame) } ?? union
    }
    guard !cells.isNull else { return nil }
    let scrolled = CGPoint(
      x: group.frame.x - (group.frameInWindow.x + row.viewport.x - row.viewportInWindow.x),
      y: group.frame.y - (group.frameInWindow.y + row.viewport.y - row.viewportInWindow.y))
    let viewport = CGRect(
      x: row.viewport.x, y: row.viewport.y, width: row.viewport.width, height: row.viewport.height)
    let room = cells.offsetBy(dx: -scrolled.x, dy: -scrolled.y).intersection(viewport)
    return ViewFacts.Pages(
      kind: .section(section), isHorizontal: isHorizontal,
      length: Self.length(of: cells, isHorizontal),
      room: room.isNull ? 0 : Self.length(of: room, isHorizontal))
  }

  /// Returns the pages of a scroll view with paging along the axes of its content.
  private func pages(in scroll: UIScrollView) -> [ViewFacts.Pages] {
    [true, false].compactMap { isHorizontal in
      let content =
        isHorizontal ? Double(scroll.contentSize.width) : Double(scroll.contentSize.height)
      let room = Self.length(of: scroll.bounds, isHorizontal)
      guard content > room + 0.5 else { return nil }
      let length = Self.pageViews(in: scroll, content: content, isHorizontal).map {
        Self.length(of: $0.bounds, isHorizontal)
      }.max()
      guard let length else { return nil }
      return ViewFacts.Pages(
        kind: .scrollView, isHorizontal: isHorizontal, length: length, room: room)
    }
  }

  /// Returns the views of pages: the displayed children of a view, or the children of a child
  /// that is as long as the content.
  private static func pageViews(
    in view: UIView, content: Double, _ isHorizontal: Bool
  ) -> [UIView] {
    let shown = view.subviews.filter { !$0.isHidden && $0.alpha > 0 }
    let containers = shown.filter { length(of: $0.frame, isHorizontal) > content - 0.5 }
    if containers.count == 1, shown.count == 1 {
      return pageViews(in: containers[0], content: content, isHorizontal)
    }
    // A background is as long as the content.
    return shown.filter { length(of: $0.frame, isHorizontal) <= content - 0.5 }
  }

  private static func length(of box: CGRect, _ isHorizontal: Bool) -> Double {
    Double(isHorizontal ? box.width : box.height)
  }
}
