import UIKit

extension HostedScreen {
  /// Taps the status bar, which scrolls the collection view to its top.
  ///
  /// - Returns: False, with nothing changed, where there is no collection view, or it does not want
  ///   that.
  @discardableResult
  public func scrollToTop() -> Bool {
    layOut()
    let hasScrolled = collectionView?.scrollToTopByUser() ?? false
    layOut()
    return hasScrolled
  }

  /// Presses an item's cell for long, drags it to where another item is, and lets go.
  ///
  /// It moves items of a `UICollectionViewController`, unless that does not install the gesture or
  /// the data source does not let the item be moved. A press that moves no item remains a press.
  ///
  /// - Returns: False if no item was moved, or one of the two is not on screen or cannot be
  ///   touched.
  @discardableResult
  public func drag(_ indexPath: IndexPath, to target: IndexPath) -> Bool {
    layOut()
    guard let collectionView, let end = middle(of: target),
      let start = try? reachablePoint(of: indexPath)
    else { return false }
    let finger = touch(at: start)
    finger.hold(for: 0.6)
    guard collectionView.isMovingItem else {
      finger.cancel()
      return false
    }
    finger.move(to: end, duration: 0.3)
    finger.lift()
    return true
  }

  /// Selects items by a pan with two fingers, from one item on screen to another one.
  ///
  /// - Returns: False, with nothing changed, if the collection view or its delegate does not allow
  ///   it, or one of the two is not on screen or cannot be touched.
  @discardableResult
  public func selectByPan(from indexPath: IndexPath, to target: IndexPath) -> Bool {
    layOut()
    guard let collectionView, let end = middle(of: target),
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
    let begins = collectionView.isSelectingByPan
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

  /// The titles of the bar along the collection view's trailing edge, also those that are left out
  /// for want of room; empty where there is no bar.
  public var indexTitles: [String] {
    layOut()
    return collectionView?.indexTitleBar?.titles ?? []
  }

  /// Taps an index title, as a finger would; of one that is left out, the dot in its place.
  ///
  /// - Parameter indexTitle: the title; the first one, where there are several of it.
  /// - Returns: False, with nothing changed, where the bar has no such title, or cannot be touched
  ///   there.
  @discardableResult
  public func tap(indexTitle: String) -> Bool {
    dragAlongIndexTitles(from: indexTitle, to: indexTitle)
  }

  /// Puts a finger on an index title and drags it along the bar to another one, so that everything
  /// in between is reached too.
  ///
  /// - Returns: False, with nothing changed, where the bar lacks one of the titles, or cannot be
  ///   touched there.
  @discardableResult
  public func dragAlongIndexTitles(from start: String, to end: String) -> Bool {
    layOut()
    guard let bar = collectionView?.indexTitleBar, let first = bar.point(ofTitle: start),
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
    guard let cell = cell(at: indexPath) else { return nil }
    return cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
  }
}

extension HostedScreen {
  /// Types a text into a search bar, as a user would: a tap begins to edit, and the delegate is
  /// called for every character. The text that was there is deleted first.
  ///
  /// - Parameter searchBar: The search bar; nil for the only one of the screen.
  /// - Returns: False if there is no such search bar, it cannot be touched, or the program did not
  ///   accept the text.
  @discardableResult
  public func type(_ text: String, into searchBar: UISearchBar? = nil) -> Bool {
    layOut()
    guard let field = (searchBar ?? firstSearchBar)?.field, field.window === window else {
      return false
    }
    if !field.isFirstResponder { try? tap(on: field) }
    guard field.isFirstResponder else { return false }
    var isTaken = field.content.isEmpty || field.userDidEdit(to: "")
    for end in text.indices where isTaken {
      isTaken = field.userDidEdit(to: String(text[...end]))
    }
    layOut()
    return isTaken
  }

  private var firstSearchBar: UISearchBar? {
    func search(_ view: UIView) -> UISearchBar? {
      if let bar = view as? UISearchBar { return bar }
      return view.subviews.lazy.compactMap(search).first
    }
    return search(window)
  }
}
