import UIKit

extension HostedScreen {
  /// Taps the status bar, which scrolls the content of a scroll view to its top.
  ///
  /// As in UIKit, a tap on an iPhone has an effect only if one scroll view on the screen has a
  /// `scrollsToTop` of `true`; on an iPad the scroll view nearest to the status bar decides.
  ///
  /// - Returns: `false`, without a change, if no scroll view accepts the tap.
  @discardableResult
  public func scrollToTop() -> Bool {
    layOut()
    let hasScrolled = window.deliverStatusBarTap()
    layOut()
    return hasScrolled
  }

  /// Moves an item: a long press on its cell, a drag to another item, and the end of the touch.
  ///
  /// The standard gesture of a `UICollectionViewController` moves the item, if it is installed and
  /// the data source allows it. Otherwise the sequence is a long press. A row of a table view moves
  /// by its reorder control instead, to which `touch(at:)` gives a finger.
  ///
  /// - Returns: `false` if no item was moved, or if one of the items is not on the screen or cannot
  ///   be touched.
  @discardableResult
  public func drag(_ indexPath: IndexPath, to target: IndexPath) -> Bool {
    layOut()
    guard let list, let end = middle(of: target),
      let start = try? reachablePoint(of: indexPath)
    else { return false }
    let finger = touch(at: start)
    finger.hold(for: 0.6)
    guard list.isMovingItem else {
      finger.cancel()
      return false
    }
    finger.move(to: end, duration: 0.3)
    finger.lift()
    return true
  }

  /// Selects items by a pan with two fingers, from one item on the screen to another.
  ///
  /// - Returns: `false`, without a change, if the view or its delegate does not allow
  ///   it, or one of the two is not on screen or cannot be touched.
  @discardableResult
  public func selectByPan(from indexPath: IndexPath, to target: IndexPath) -> Bool {
    layOut()
    guard let list, let end = middle(of: target),
      let start = try? reachablePoint(of: indexPath)
    else { return false }
    // The fingers are above each other, half a finger apart each, so that both are within low
    // cells.
    let apart: CGFloat = 4
    func places(_ middle: CGPoint) -> [CGPoint] {
      [CGPoint(x: middle.x, y: middle.y - apart), CGPoint(x: middle.x, y: middle.y + apart)]
    }
    let fingers = places(start).map { touch(at: $0) }
    func move(to middle: CGPoint) {
      for (finger, place) in zip(fingers, places(middle)) { finger.move(to: place) }
    }
    // Far enough for a pan, and back.
    move(to: CGPoint(x: start.x + 12, y: start.y))
    let begins = list.isSelectingByPan
    let steps = 10
    for step in 1...steps where begins {
      advance(by: 0.02)
      let share = CGFloat(step) / CGFloat(steps)
      move(
        to: CGPoint(
          x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
    }
    for finger in fingers { if begins { finger.lift() } else { finger.cancel() } }
    return begins
  }

  /// The titles of the bar along the trailing edge of the collection or table view, including
  /// titles that do not fit; an empty array if there is no bar.
  public var indexTitles: [String] {
    layOut()
    return list?.indexTitleBar?.titles ?? []
  }

  /// Taps an index title, or the dot that represents it if it does not fit.
  ///
  /// - Parameter indexTitle: The title. If it occurs several times, the first one is tapped.
  /// - Returns: `false`, without a change, if the bar has no such title or cannot be touched there.
  @discardableResult
  public func tap(indexTitle: String) -> Bool {
    dragAlongIndexTitles(from: indexTitle, to: indexTitle)
  }

  /// Drags a finger along the bar from one index title to another, across all titles in between.
  ///
  /// - Returns: `false`, without a change, if the bar has no such titles or cannot be touched
  ///   there.
  @discardableResult
  public func dragAlongIndexTitles(from start: String, to end: String) -> Bool {
    layOut()
    guard let bar = list?.indexTitleBar, let first = bar.point(ofTitle: start),
      let last = bar.point(ofTitle: end),
      case (let from, let to) = (bar.convert(first, to: nil), bar.convert(last, to: nil)),
      let hit = window.hitTest(from, with: nil), hit.isDescendant(of: bar)
    else { return false }
    let finger = touch(at: from)
    // A finger is seen again after a point or so.
    let steps = Int(abs(to.y - from.y).rounded(.up))
    for step in 1...max(steps, 1) {
      let share = CGFloat(step) / CGFloat(max(steps, 1))
      finger.move(to: CGPoint(x: from.x, y: from.y + (to.y - from.y) * share))
    }
    finger.lift()
    return true
  }

  /// The middle of an item's cell in the coordinates of the window.
  private func middle(of indexPath: IndexPath) -> CGPoint? {
    guard let cell = list?.cell(ofItemAt: indexPath) else { return nil }
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }
}
