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
  /// It moves items of a `UICollectionViewController`, unless that does not install the gesture or the
  /// data source does not let the item be moved.
  ///
  /// - Returns: False, with nothing changed, where no item was moved, or one of the two is not on
  ///   screen.
  @discardableResult
  public func drag(_ indexPath: IndexPath, to target: IndexPath) -> Bool {
    layOut()
    guard let collectionView, let start = middle(of: indexPath), let end = middle(of: target)
    else { return false }
    let hasMoved = collectionView.dragByUser(from: start, to: end)
    layOut()
    return hasMoved
  }

  /// Selects items by a pan with two fingers, from one item on screen to another one.
  ///
  /// - Returns: False, with nothing changed, where the collection view or its delegate does not want
  ///   that, or one of the two is not on screen.
  @discardableResult
  public func selectByPan(from indexPath: IndexPath, to target: IndexPath) -> Bool {
    layOut()
    guard let collectionView, let start = middle(of: indexPath), let end = middle(of: target),
      collectionView.beginSelectionPan(at: start)
    else { return false }
    collectionView.moveSelectionPan(to: end)
    collectionView.endSelectionPan()
    layOut()
    return true
  }

  /// The titles of the bar along the collection view's trailing edge, also those that are left out for
  /// want of room; empty where there is no bar.
  public var indexTitles: [String] {
    layOut()
    return collectionView?.indexTitleBar?.titles ?? []
  }

  /// Taps an index title, as a finger would; of one that is left out, the dot in its place.
  ///
  /// - Parameter indexTitle: the title; the first one, where there are several of it.
  /// - Returns: False, with nothing changed, where the bar has no such title, or cannot be touched there.
  @discardableResult
  public func tap(indexTitle: String) -> Bool {
    dragAlongIndexTitles(from: indexTitle, to: indexTitle)
  }

  /// Puts a finger on an index title and drags it along the bar to another one, so that everything in
  /// between is reached too.
  ///
  /// - Returns: False, with nothing changed, where the bar lacks one of the titles, or cannot be touched
  ///   there.
  @discardableResult
  public func dragAlongIndexTitles(from start: String, to end: String) -> Bool {
    layOut()
    guard let bar = collectionView?.indexTitleBar, let first = bar.point(ofTitle: start),
      let last = bar.point(ofTitle: end),
      window.touchTrackingView(at: bar.convert(first, to: nil)) === bar
    else { return false }
    // A finger is seen again after a point or so.
    let steps = Int(abs(last.y - first.y).rounded(.up))
    for step in 0...steps {
      let share = steps == 0 ? 0 : CGFloat(step) / CGFloat(steps)
      bar.touchMoved(to: CGPoint(x: first.x, y: first.y + (last.y - first.y) * share))
      layOut()
    }
    bar.touchEnded()
    return true
  }

  /// The middle of an item's cell in the coordinates of the content.
  private func middle(of indexPath: IndexPath) -> CGPoint? {
    guard let collectionView, let cell = cell(at: indexPath) else { return nil }
    return collectionView.convert(cell.center, from: cell.superview)
  }

  /// Taps the middle of an item's cell, as a finger would.
  ///
  /// - Returns: Whether something took the tap; false where the cell is not on screen.
  @discardableResult
  public func tap(at indexPath: IndexPath) -> Bool {
    guard let collectionView, let point = middle(of: indexPath) else { return false }
    let isTaken = collectionView.tap(at: point)
    layOut()
    return isTaken
  }
}

extension HostedScreen {
  /// Types a text into a search bar, as a user would: editing begins, and the delegate hears of every
  /// character. What stood there before is taken away first.
  ///
  /// - Parameter searchBar: nil for the only one of the screen.
  /// - Returns: False where there is no such search bar, or the program did not take the text over.
  @discardableResult
  public func type(_ text: String, into searchBar: UISearchBar? = nil) -> Bool {
    layOut()
    guard let field = (searchBar ?? firstSearchBar)?.field, field.window != nil else {
      return false
    }
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
