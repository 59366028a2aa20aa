/// Which cells the user looks at, and where, while the layout changes under them.
struct ContentAnchor {
  /// Whether anything is held on to at all.
  var isEnabled = false
  /// The cells in sight, the one to hold on to first, with their distances from the visible edge; nil
  /// while nothing is about to move them.
  var places: [(key: ElementKey, distance: CGFloat)]?
  /// Whether the content scrolls sideways only.
  var isAcross = false
  /// Whether the content follows the layout, and was not scrolled.
  var isFollowing = false
  /// Whether the size of the bounds has changed meanwhile, which moves the content too.
  var isResized = false
}

extension UICollectionView {
  /// Whether what the user looks at stays where it is on the screen while the layout changes around it:
  /// when sizes above it become known, when items come or go above it, and when the width changes.
  ///
  /// False by default, as in UIKit, where the content offset stays and the content jumps. This property
  /// is Tessera's own; UIKit has none of the kind.
  ///
  ///     collectionView.anchorsVisibleContent = true
  ///
  /// Of the cells that were in sight before, the first whose beginning is in sight is held on to by its item,
  /// and by its distance from the visible edge: the top, or the side where a layout that scrolls across
  /// begins. If its item goes, the next one in sight is. Content does not scroll beyond its ends for it, and
  /// ``UICollectionView/reloadData()`` forgets it, for items have no identity then.
  ///
  /// - Complexity: O(cells in sight) for each pass that changes the layout.
  public var anchorsVisibleContent: Bool {
    get { anchor.isEnabled }
    set {
      anchor.isEnabled = newValue
      anchor.places = nil
    }
  }

  // MARK: - Holding on

  /// Remembers where the cells in sight are, before the layout changes, unless that is known.
  func holdVisibleContent() {
    guard anchor.isEnabled, anchor.places == nil, interactiveTransition == nil else { return }
    // By the keys: after a change of the data the attributes still have the old index paths.
    hold(
      live.all.compactMap { entry in
        entry.isDisplayed ? (entry.key, entry.attributes.frame) : nil
      })
  }

  /// Remembers where cells are that are about to be measured, unless that is known.
  func holdVisibleContent(of elements: [WantedElement]) {
    guard anchor.isEnabled, anchor.places == nil else { return }
    let visible = bounds
    hold(
      elements.filter { $0.shownFrame.sharesArea(with: visible) }
        .map { ($0.key, $0.attributes.frame) })
  }

  private func hold(_ elements: [(key: ElementKey, frame: CGRect)]) {
    anchor.isAcross = contentSize.width > bounds.width && contentSize.height <= bounds.height
    let edge = visibleEdge
    // Where a handler has moved items, they are not where the layout has them.
    let places = elements.filter { element in
      element.key.kind == nil && visibleItems[element.key.indexPath.section] == nil
    }
    .map { (key: $0.key, distance: start(of: $0.frame) - edge) }
    // What was in sight before comes first; of that beginnings from the edge on, then those beyond it,
    // the nearest first.
    func rank(_ place: (key: ElementKey, distance: CGFloat)) -> (Int, Int, CGFloat) {
      (
        live[place.key]?.isDisplayed ?? false ? 0 : 1, place.distance < 0 ? 1 : 0,
        abs(place.distance)
      )
    }
    let sorted = places.sorted { rank($0) < rank($1) }
    if !sorted.isEmpty { anchor.places = sorted }
  }

  /// Follows a scroll that comes between a change and the pass that makes it.
  func anchorWillMove(to new: CGRect) {
    guard anchor.places != nil, !anchor.isFollowing else { return }
    if new.size != bounds.size { anchor.isResized = true }
    guard !anchor.isResized else { return }
    let movement =
      anchor.isAcross ? (new.minX - bounds.minX) * direction : new.minY - bounds.minY
    for index in anchor.places!.indices { anchor.places![index].distance -= movement }
  }

  /// Updates the keys of the anchored elements after a change of the data.
  func updateAnchor(after change: any DataChange) {
    anchor.places = anchor.places?.compactMap { place in
      newName(of: place.key, change).map { ($0, place.distance) }
    }
  }

  /// Puts the content where what is held on to is as far from the visible edge as it was.
  func moveContentToAnchor() {
    guard let places = anchor.places else { return }
    for (key, distance) in places {
      guard hasItem(at: key.indexPath), let frame = layoutAttributes(of: key)?.frame else {
        continue
      }
      let movement = start(of: frame) - visibleEdge - distance
      let offset = contentOffset
      let target = restingOffset(
        near: anchor.isAcross
          ? CGPoint(x: offset.x + movement * direction, y: offset.y)
          : CGPoint(x: offset.x, y: offset.y + movement))
      shiftContent(by: CGPoint(x: target.x - offset.x, y: target.y - offset.y))
      return
    }
  }

  /// Lets go, after the views have followed the layout, unless it is to change again already.
  func releaseAnchor() {
    guard !pass.needsPreparation else { return }
    anchor.places = nil
    anchor.isResized = false
  }

  // MARK: - The axis

  /// 1 where sideways content begins at the left, -1 where it begins at the right.
  private var direction: CGFloat { contentBeginsAtTheRight ? -1 : 1 }

  /// Where the visible part begins, growing along the content.
  private var visibleEdge: CGFloat {
    let inset = adjustedContentInset
    guard anchor.isAcross else { return bounds.minY + inset.top }
    return contentBeginsAtTheRight ? inset.right - bounds.maxX : bounds.minX + inset.left
  }

  /// Where a frame begins, growing along the content.
  private func start(of frame: CGRect) -> CGFloat {
    guard anchor.isAcross else { return frame.minY }
    return contentBeginsAtTheRight ? -frame.maxX : frame.minX
  }
}
