/// What a collection view knows of its index titles.
struct IndexTitleState {
  /// The bar; nil while there are no titles.
  var bar: IndexTitleBar?
  /// Whether the data source is to be asked for its titles.
  var isDue = true
}

extension UICollectionView {
  /// The bar of index titles; nil where the data source has none.
  package var indexTitleBar: IndexTitleBar? { indexTitles.bar }

  /// Has the data source asked for its titles in the next layout pass.
  func forgetIndexTitles() { indexTitles.isDue = true }

  /// Brings the bar into line with the titles and the bounds.
  ///
  /// - Complexity: O(1) where the data and the size are the same, else O(titles).
  func layOutIndexTitles() {
    if indexTitles.isDue {
      indexTitles.isDue = false
      showIndexTitles(dataSource?.indexTitles(for: self) ?? [])
    }
    guard let bar = indexTitles.bar else { return }
    // It stays in its place while the content is animated.
    UIView.performWithoutAnimation {
      bar.place(
        in: areaForIndexTitles,
        isRightToLeft: isReadFromHighToLow,
        scale: traitCollection.displayScale)
    }
  }

  private func showIndexTitles(_ titles: [String]) {
    guard !titles.isEmpty else {
      indexTitles.bar?.removeFromSuperview()
      indexTitles.bar = nil
      return
    }
    if indexTitles.bar == nil {
      let bar = IndexTitleBar()
      bar.titleReached = { [weak self] in self?.scrollToIndexTitle(at: $0) }
      indexTitles.bar = bar
      addSubview(bar)
    }
    indexTitles.bar?.show(titles)
  }

  /// Where the bar may be: within the safe area, and above and below also within the adjusted insets.
  private var areaForIndexTitles: CGRect {
    var insets = insetsInContent(safeAreaInsets)
    insets.top = max(insets.top, adjustedContentInset.top)
    insets.bottom = max(insets.bottom, adjustedContentInset.bottom)
    return bounds.inset(by: insets)
  }

  /// Scrolls to where the data source says that a title leads.
  private func scrollToIndexTitle(at index: Int) {
    guard let dataSource, let titles = indexTitles.bar?.titles, titles.indices.contains(index)
    else {
      return
    }
    let named = dataSource.collectionView(
      self, indexPathForIndexTitle: titles[index], at: index)
    let target = presentedIndexPath(ofNamed: named)
    if target.count == 1, (0..<sectionCount).contains(target.section) {
      return scrollToStart(ofSection: target.section)
    }
    requireItem(
      at: target,
      for:
        "The data source \(type(of: dataSource)) leads from the index title '\(titles[index])' at "
        + "\(index) to an index path, but")
    scrollToItem(at: target, at: [.top, isReadFromHighToLow ? .right : .left], animated: false)
  }

  /// Whether leading is where the numbers of the content are greatest.
  private var isReadFromHighToLow: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft && !isContentMirrored
  }

  private func scrollToStart(ofSection section: Int) {
    prepareLayoutIfNeeded()
    guard let frame = layoutInUse.frame(ofSection: section) else { return }
    let inset = adjustedContentInset
    let start = CGPoint(
      x: isReadFromHighToLow ? frame.maxX - bounds.width + inset.right : frame.minX - inset.left,
      y: frame.minY - inset.top)
    setContentOffset(restingOffset(near: start), animated: false)
  }
}
