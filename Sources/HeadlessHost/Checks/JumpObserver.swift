internal import ScreenChecking
import UIKit

/// The scroll of each list through its beginning, and back, by which displayed items that move by
/// another distance are observed.
@MainActor
struct JumpObserver {
  /// The part of the visible length that one step scrolls by.
  private static let part: CGFloat = 0.5
  /// The number of steps in one direction.
  private static let stepLimit = 6

  private let window: UIWindow

  init(_ window: UIWindow) { self.window = window }

  /// Scrolls each list forward and back to its offset, without waiting for work, and returns the
  /// jump with the largest impact in each, by the identities of the lists.
  func jumps() -> [Int: ContentJump?] {
    lists(in: window).reduce(into: [:]) { result, list in
      if let largest = observe(list) { result[list.sceneID] = largest }
    }
  }

  private func lists(in view: UIView) -> [UIScrollView] {
    guard !view.isHidden, view.alpha > 0 else { return [] }
    let inner = view.subviews.flatMap { lists(in: $0) }
    guard let list = view as? UIScrollView, list.displayedList != nil, !list.isPagingEnabled else {
      return inner
    }
    return [list] + inner
  }

  /// Scrolls a list. Returns `nil` if there is nothing to scroll to.
  private func observe(_ list: UIScrollView) -> ContentJump?? {
    var reading = JumpReading(list)
    guard reading.range.upperBound - reading.range.lowerBound > 1, list.isScrollEnabled else {
      return nil
    }
    let start = list.contentOffset
    var largest: ContentJump?
    var count = 0
    for direction: CGFloat in [1, -1] {
      for _ in 0..<Self.stepLimit {
        let step = direction * reading.visibleLength * Self.part
        let target = reading.offset + step
        guard reading.range.contains(target), list.scrollByUser(to: reading.point(target)) else {
          break
        }
        // The items are read before the closures that the app has scheduled on the main queue run.
        window.settleLayout()
        count += 1
        let next = JumpReading(list)
        if let jump = next.jump(since: reading, scrolledBy: step),
          jump.score > largest?.score ?? 0
        {
          largest = jump
        }
        reading = next
      }
    }
    list.contentOffset = start
    window.settleLayout()
    return count == 0 ? nil : .some(largest)
  }
}

/// The displayed items of a list at one time, with their frames.
@MainActor
private struct JumpReading {
  /// A difference in points that rounding explains.
  private static let tolerance: CGFloat = 1

  private let isVertical: Bool
  private let bounds: CGRect
  private let contentLength: CGFloat
  private let counts: [Int]
  private var items: [IndexPath: CGRect] = [:]
  /// The offset along the axis.
  let offset: CGFloat
  /// The offsets between which the list scrolls.
  let range: ClosedRange<CGFloat>

  init(_ list: UIScrollView) {
    let inset = list.adjustedContentInset
    isVertical =
      list.contentSize.height + inset.top + inset.bottom > list.bounds.height + 0.5
      || list.contentSize.width + inset.left + inset.right <= list.bounds.width + 0.5
    bounds = list.bounds
    contentLength = isVertical ? list.contentSize.height : list.contentSize.width
    offset = isVertical ? bounds.minY : bounds.minX
    let low = isVertical ? -inset.top : -inset.left
    let end = contentLength + (isVertical ? inset.bottom : inset.right)
    range = low...max(low, end - (isVertical ? bounds.height : bounds.width))
    counts = list.displayedList?.itemCounts ?? []
    for (path, cell) in Self.cells(of: list) where cell.superview === list && !cell.isHidden {
      items[path] = cell.frame
    }
  }

  private static func cells(of list: UIScrollView) -> [(IndexPath, UIView)] {
    if let table = list as? UITableView {
      return table.visibleCells.compactMap { cell in table.indexPath(for: cell).map { ($0, cell) } }
    }
    guard let list = list as? UICollectionView else { return [] }
    return list.visibleCells.compactMap { cell in list.indexPath(for: cell).map { ($0, cell) } }
  }

  var visibleLength: CGFloat { isVertical ? bounds.height : bounds.width }

  /// Returns a content offset along the axis, with the other coordinate as it is.
  func point(_ offset: CGFloat) -> CGPoint {
    isVertical ? CGPoint(x: bounds.minX, y: offset) : CGPoint(x: offset, y: bounds.minY)
  }

  /// Returns the movement of the items that were displayed before and are displayed now; `nil` if
  /// they moved by the scroll alone, or for another reason than a changed length.
  func jump(since before: JumpReading, scrolledBy step: CGFloat) -> ContentJump? {
    // Content that became shorter than the offset moves to its end.
    let isClamped = range.upperBound - offset < 1 && contentLength < before.contentLength
    guard counts == before.counts, contentLength != before.contentLength, !isClamped,
      bounds.size == before.bounds.size
    else { return nil }
    var moved: (path: IndexPath, distance: CGFloat)?
    var area: CGFloat = 0
    for (path, frame) in items.sorted(by: { $0.key < $1.key }) {
      guard let old = before.items[path] else { continue }
      let distance = abs(position(of: frame) - before.position(of: old) + step)
      guard distance > Self.tolerance else { continue }
      if distance > moved?.distance ?? 0 { moved = (path, distance) }
      let shown = frame.intersection(bounds)
      area += shown.isNull ? 0 : shown.width * shown.height
    }
    guard let moved, bounds.width * bounds.height > 0 else { return nil }
    return ContentJump(
      section: moved.path.section, item: moved.path.item, distance: Double(moved.distance),
      share: min(1, Double(area / (bounds.width * bounds.height))),
      visibleLength: Double(visibleLength), scroll: Double(step))
  }

  /// The position in the visible area.
  private func position(of frame: CGRect) -> CGFloat {
    (isVertical ? frame.minY : frame.minX) - offset
  }
}
