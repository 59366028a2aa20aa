extension RecyclingView {
  /// A Boolean value that indicates whether the content scrolls only horizontally.
  var scrollsSideways: Bool {
    let inset = adjustedContentInset
    return contentSize.height + inset.top + inset.bottom <= bounds.height
      && contentSize.width + inset.left + inset.right > bounds.width
  }

  /// Returns the content offset at a distance from the beginning of the content, along its scroll
  /// axis.
  func offset(atDistance distance: CGFloat) -> CGPoint {
    let (low, high) = restingOffsets
    guard scrollsSideways else { return CGPoint(x: low.x, y: low.y + distance) }
    return CGPoint(x: contentBeginsAtTheRight ? high.x - distance : low.x + distance, y: low.y)
  }

  /// Returns the content offset for which the layout and the app ask instead of another one.
  func targetContentOffset(forProposed offset: CGPoint) -> CGPoint {
    acceptedContentOffset(
      forProposed: layoutInUse.targetContentOffset(forProposedContentOffset: offset))
  }

  /// Scrolls an item to a position of the visible part.
  func scroll(to indexPath: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool)
  {
    let vertical = position.intersection([.top, .centeredVertically, .bottom])
    let horizontal = position.intersection([.left, .centeredHorizontally, .right])
    require(
      vertical.rawValue.nonzeroBitCount <= 1 && horizontal.rawValue.nonzeroBitCount <= 1,
      "The item at \(indexPath.sentenceName) cannot be scrolled to two positions of one axis; give "
        + "at most one of top, centeredVertically and bottom, and at most one of left, "
        + "centeredHorizontally and right.")
    requireItem(at: indexPath, for: "The \(words.view) was to scroll to an item that")
    prepareLayoutIfNeeded()
    let key = ElementKey(.cell, at: indexPath)
    guard let frame = layoutAttributes(of: key)?.frame else { return }
    let row = backend.orthogonalRow(ofSection: indexPath.section)
    if let row {
      scroll(row, to: frame, row.isHorizontal ? horizontal : vertical, animated: animated)
    }
    let target = ScrollTarget(key: key, position: position)
    guard let offset = offset(at: target, near: contentOffset) else { return }
    setContentOffset(offset, animated: animated)
    layoutPass.scrollTarget = position.isEmpty ? nil : target.placed(at: offset)
  }

  /// Returns the content offset, within the bounds of the content, at which an item lies at its
  /// position, or `nil` if the layout has no such item.
  ///
  /// - Parameter offset: The content offset, which the axes without a position keep.
  func offset(at target: ScrollTarget, near offset: CGPoint) -> CGPoint? {
    guard hasItem(at: target.key.path), let frame = layoutAttributes(of: target.key)?.frame else {
      return nil
    }
    let vertical = target.position.intersection([.top, .centeredVertically, .bottom])
    let horizontal = target.position.intersection([.left, .centeredHorizontally, .right])
    let row = backend.orthogonalRow(ofSection: target.key.path.section)
    let (low, high) = restingOffsets
    let inset = adjustedContentInset
    var offset = offset
    if !vertical.isEmpty, row?.isHorizontal ?? true {
      let covered = coveredLength(aboveItemAt: target.key.indexPath)
      let aligned = Self.offset(
        low: frame.minY, high: frame.maxY, visible: bounds.height,
        insetBefore: inset.top + covered,
        insetAfter: inset.bottom, isStart: vertical == .top, isEnd: vertical == .bottom)
      offset.y = min(max(aligned, low.y), high.y)
    }
    if !horizontal.isEmpty, !(row?.isHorizontal ?? false) {
      let aligned = Self.offset(
        low: frame.minX, high: frame.maxX, visible: bounds.width, insetBefore: inset.left,
        insetAfter: inset.right, isStart: horizontal == .left, isEnd: horizontal == .right)
      offset.x = min(max(aligned, low.x), high.x)
    }
    return offset
  }

  /// Scrolls a row so that a frame in it lies at a position of its viewport. The row snaps in the
  /// next layout pass.
  private func scroll(
    _ row: OrthogonalRow, to frame: CGRect, _ position: UICollectionView.ScrollPosition,
    animated: Bool
  ) {
    guard !position.isEmpty else { return }
    let viewport = row.viewport
    let isStart = !position.isDisjoint(with: [.left, .top])
    let isEnd = !position.isDisjoint(with: [.right, .bottom])
    var offset = viewport.origin
    if row.isHorizontal {
      offset.x = Self.offset(
        low: frame.minX, high: frame.maxX, visible: viewport.width, insetBefore: 0,
        insetAfter: 0, isStart: isStart, isEnd: isEnd)
    } else {
      offset.y = Self.offset(
        low: frame.minY, high: frame.maxY, visible: viewport.height, insetBefore: 0,
        insetAfter: 0, isStart: isStart, isEnd: isEnd)
    }
    let distances = row.restingDistances
    let distance = row.distance(atOffset: offset)
    rows.move(
      row, to: min(max(distance, distances.lowerBound), distances.upperBound), animated: animated)
  }

  /// Returns the offset along one axis at which an extent lies at the start, the end or the center
  /// of the visible length within the insets.
  private static func offset(
    low: CGFloat, high: CGFloat, visible: CGFloat, insetBefore: CGFloat, insetAfter: CGFloat,
    isStart: Bool, isEnd: Bool
  ) -> CGFloat {
    if isStart { return low - insetBefore }
    if isEnd { return high - visible + insetAfter }
    return (low + high) / 2 - insetBefore - (visible - insetBefore - insetAfter) / 2
  }
}
