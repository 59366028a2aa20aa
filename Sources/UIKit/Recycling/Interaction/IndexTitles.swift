/// The index titles of a collection view, and the bar that displays them.
@MainActor
final class IndexTitles: DataChangeFollower {
  /// The bar; `nil` while there are no titles.
  private(set) var bar: IndexTitleBar?
  /// A Boolean value that indicates whether the data source has to be asked for its titles.
  private var needsTitles = true

  /// Invalidates the titles. The next layout pass asks the data source for them.
  func setNeedsTitles() { needsTitles = true }

  func reset(in view: any RecyclingView) { setNeedsTitles() }

  /// Updates the bar for the titles and the bounds.
  ///
  /// - Complexity: O(1) if the data and the size are the same, otherwise O(titles).
  func layOut(in view: any RecyclingView) {
    if needsTitles {
      needsTitles = false
      show(view.loadIndexTitles(), in: view)
    }
    guard let bar else { return }
    // The bar keeps its position while the content is animated.
    UIView.performWithoutAnimation {
      bar.place(
        in: area(in: view), isRightToLeft: view.isReadFromHighToLow,
        scale: view.traitCollection.displayScale)
    }
  }

  private func show(_ titles: [String], in view: any RecyclingView) {
    guard !titles.isEmpty else {
      bar?.removeFromSuperview()
      bar = nil
      return
    }
    if bar == nil {
      let bar = IndexTitleBar()
      bar.titleReached = { [weak self, weak view] index in
        if let self, let view { scroll(toTitleAt: index, in: view) }
      }
      self.bar = bar
      view.addSubview(bar)
    }
    bar?.show(titles)
  }

  /// Returns the area for the bar: the safe area, and vertically the adjusted content inset too.
  private func area(in view: any RecyclingView) -> CGRect {
    var insets = view.insetsInContent(view.safeAreaInsets)
    insets.top = max(insets.top, view.adjustedContentInset.top)
    insets.bottom = max(insets.bottom, view.adjustedContentInset.bottom)
    return view.bounds.inset(by: insets)
  }

  /// Scrolls to the index path that the data source returns for a title.
  private func scroll(toTitleAt index: Int, in view: any RecyclingView) {
    guard let titles = bar?.titles, titles.indices.contains(index),
      let named = view.indexPath(forIndexTitle: titles[index], at: index)
    else { return }
    let target = view.reordering.presentedIndexPath(ofNamed: named, in: view.backend)
    if target.count == 1, (0..<view.sectionCount).contains(target.section) {
      return scroll(toSection: target.section, in: view)
    }
    view.requireItem(
      at: target,
      for:
        "The data source leads from the index title '\(titles[index])' at "
        + "\(index) to an index path, but")
    view.scroll(
      to: target, [.top, view.isReadFromHighToLow ? .right : .left], animated: false)
  }

  private func scroll(toSection section: Int, in view: any RecyclingView) {
    view.prepareLayoutIfNeeded()
    guard let frame = view.backend.frame(ofSection: section) else { return }
    let inset = view.adjustedContentInset
    let start = CGPoint(
      x: view.isReadFromHighToLow
        ? frame.maxX - view.bounds.width + inset.right : frame.minX - inset.left,
      y: frame.minY - inset.top)
    view.setContentOffset(view.restingOffset(near: start), animated: false)
  }
}
