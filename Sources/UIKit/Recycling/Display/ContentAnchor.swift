/// The anchor that keeps visible cells in place while the layout changes around them.
///
/// The anchor is set before a change, follows scrolling between the change and the layout pass, and
/// moves the content offset after each preparation of the layout.
@MainActor
final class ContentAnchor {
  /// A cell, and the distance of its beginning from the visible edge.
  private typealias AnchoredCell = (key: ElementKey, distance: CGFloat)

  /// A Boolean value that indicates whether the app has enabled the anchor.
  private(set) var isEnabled = false
  /// The visible cells in order of preference; `nil` if the anchor is not set.
  private var cells: [AnchoredCell]?
  /// A Boolean value that indicates whether the content scrolls only horizontally.
  private var isHorizontal = false
  /// A Boolean value that indicates whether the content offset follows the layout. Other changes of
  /// the offset are by scrolling.
  private(set) var isFollowing = false
  /// A Boolean value that indicates whether the size of the bounds has changed since the anchor was
  /// set, which moves the content too.
  private var isResized = false

  /// Enables or disables the anchor.
  func setEnabled(_ isEnabled: Bool) {
    self.isEnabled = isEnabled
    cells = nil
  }

  // MARK: - Setting

  /// Sets the anchor to the visible cells before the layout changes, unless it is set.
  ///
  /// - Complexity: O(visible cells · log visible cells).
  func hold(in view: any RecyclingView) {
    guard isEnabled, cells == nil, !view.transitions.isInteractive else { return }
    // Keys, because after a change of the data the attributes still have the old index paths.
    hold(
      view.elements.all.compactMap { $0.isDisplayed ? ($0.key, $0.attributes.frame) : nil },
      in: view)
  }

  /// Sets the anchor to cells that are about to be measured, unless it is set.
  func hold(_ elements: [WantedElement], in view: any RecyclingView) {
    guard isEnabled, cells == nil else { return }
    let visible = view.bounds
    hold(
      elements.filter { $0.shownFrame.sharesArea(with: visible) }
        .map { ($0.key, $0.attributes.frame) }, in: view)
  }

  private func hold(_ elements: [(key: ElementKey, frame: CGRect)], in view: any RecyclingView) {
    isHorizontal =
      view.contentSize.width > view.bounds.width && view.contentSize.height <= view.bounds.height
    let edge = visibleEdge(of: view)
    // Items that a handler has moved are not where the layout has them.
    let candidates = elements.filter { element in
      element.key.isCell && !view.itemHandlers.handlesItems(ofSection: element.key.path.section)
    }
    .map { (key: $0.key, distance: start(of: $0.frame, in: view) - edge) }
    // Cells that were visible before come first; of these the ones that begin behind the edge, then
    // the ones that begin before it, the nearest first.
    func rank(_ cell: AnchoredCell) -> (Int, Int, CGFloat) {
      (
        view.elements[cell.key]?.isDisplayed ?? false ? 0 : 1, cell.distance < 0 ? 1 : 0,
        abs(cell.distance)
      )
    }
    let sorted = candidates.sorted { rank($0) < rank($1) }
    if !sorted.isEmpty { cells = sorted }
  }

  // MARK: - Following changes

  /// Runs a closure in which the content offset changes with the layout, and not by scrolling.
  func whileFollowingLayout<Result>(_ body: () -> Result) -> Result {
    let wasFollowing = isFollowing
    isFollowing = true
    defer { isFollowing = wasFollowing }
    return body()
  }

  /// Moves the anchor with a scroll between a change and its layout pass.
  func boundsWillChange(to new: CGRect, in view: any RecyclingView) {
    guard cells != nil, !isFollowing else { return }
    let old = view.bounds
    if new.size != old.size { isResized = true }
    guard !isResized else { return }
    let movement =
      isHorizontal ? (new.minX - old.minX) * direction(of: view) : new.minY - old.minY
    for index in cells!.indices { cells![index].distance -= movement }
  }

  /// Carries the anchor over a change of the data.
  func apply(_ change: any DataChange, in view: any RecyclingView) {
    cells = cells?.compactMap { cell in
      view.key(of: cell.key, after: change).map { ($0, cell.distance) }
    }
  }

  // MARK: - Moving the content

  /// Moves the content so that the anchored cell is as far from the visible edge as it was.
  func moveContent(of view: any RecyclingView) {
    guard let cells else { return }
    for (key, distance) in cells {
      guard view.hasItem(at: key.path), let frame = view.layoutAttributes(of: key)?.frame else {
        continue
      }
      let movement = start(of: frame, in: view) - visibleEdge(of: view) - distance
      let offset = view.contentOffset
      let target = view.restingOffset(
        near: isHorizontal
          ? CGPoint(x: offset.x + movement * direction(of: view), y: offset.y)
          : CGPoint(x: offset.x, y: offset.y + movement))
      view.shiftContent(by: CGPoint(x: target.x - offset.x, y: target.y - offset.y))
      return
    }
  }

  /// Releases the anchor after a layout pass.
  func release() {
    cells = nil
    isResized = false
  }

  /// Drops the anchor, because its cells have no identity after the change.
  func drop() { cells = nil }

  // MARK: - The axis

  /// Returns 1 if horizontal content begins at the left, -1 if it begins at the right.
  private func direction(of view: any RecyclingView) -> CGFloat {
    view.contentBeginsAtTheRight ? -1 : 1
  }

  /// Returns the edge of the visible part at which the content begins, growing along the content.
  private func visibleEdge(of view: any RecyclingView) -> CGFloat {
    let inset = view.adjustedContentInset
    guard isHorizontal else { return view.bounds.minY + inset.top }
    return view.contentBeginsAtTheRight
      ? inset.right - view.bounds.maxX : view.bounds.minX + inset.left
  }

  /// Returns the beginning of a frame, growing along the content.
  private func start(of frame: CGRect, in view: any RecyclingView) -> CGFloat {
    guard isHorizontal else { return frame.minY }
    return view.contentBeginsAtTheRight ? -frame.maxX : frame.minX
  }
}
