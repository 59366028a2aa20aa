/// What a collection view has announced to its prefetch data source.
struct PrefetchState {
  /// Items that were announced, and were neither shown nor taken back since.
  var announced: Set<IndexPath> = []
  /// Items that were announced before the data were reloaded, and are still to be taken back.
  var outdated: Set<IndexPath> = []
  /// Whether anything has moved since the last look ahead.
  var isDue = true
  /// Where the content was at the last look ahead.
  var offset: CGPoint?
  /// Whether the content was last moved towards its beginning, along each axis.
  var isBackwards: (x: Bool, y: Bool) = (false, false)
  /// How far the rows in sight were scrolled at the last look ahead, by section.
  var rowDistances: [Int: CGFloat] = [:]
  /// The sections whose rows were last moved towards their beginning.
  var backwardsRows: Set<Int> = []
}

extension UICollectionView {
  /// Announces the items that lie a screenful ahead, and takes those back that do not any longer.
  ///
  /// - Complexity: O(items in two screenfuls), and nothing without a prefetch data source.
  func prefetchAhead() {
    guard prefetch.isDue, !reordering.isActive, let prefetchDataSource, isPrefetchingEnabled
    else { return }
    prefetch.isDue = false
    noteDirections()
    let coming = itemsAhead()
    let isComing = Set(coming)
    let waiting = prefetch.announced.filter { live[ElementKey(kind: nil, indexPath: $0)] == nil }
    let passedBy = waiting.subtracting(isComing).union(prefetch.outdated.filter(hasItem(at:)))
    let new = coming.filter { !waiting.contains($0) }
    prefetch.announced = isComing
    prefetch.outdated = []
    if !passedBy.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: passedBy.sorted())
    }
    if !new.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: new) }
  }

  /// Takes back everything that was announced.
  func cancelPrefetching() {
    let announced = prefetch.announced.union(prefetch.outdated).filter(hasItem(at:)).sorted()
    prefetch.announced = []
    prefetch.outdated = []
    guard !announced.isEmpty else { return }
    prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: announced)
  }

  /// Updates the prefetched items after a change of the data. Reloaded items are no longer prefetched.
  func updatePrefetching(after change: any DataChange) {
    prefetch.isDue = true
    prefetch.announced = Set(
      prefetch.announced.compactMap {
        newName(of: ElementKey(kind: nil, indexPath: $0), change)?.indexPath
      })
  }

  /// Follows a reload of the data: what was announced is taken back as far as it exists.
  func dropPrefetching() {
    prefetch.isDue = true
    prefetch.outdated.formUnion(prefetch.announced)
    prefetch.announced = []
  }

  // MARK: - What lies ahead

  /// Notes in which direction the content and the rows in sight have moved. Content that has not
  /// moved yet is about to move on from its beginning.
  private func noteDirections() {
    let offset = contentOffset
    if let last = prefetch.offset {
      if offset.x != last.x { prefetch.isBackwards.x = offset.x < last.x }
      if offset.y != last.y { prefetch.isBackwards.y = offset.y < last.y }
    } else {
      prefetch.isBackwards = (contentBeginsAtTheRight, false)
    }
    prefetch.offset = offset
    var distances: [Int: CGFloat] = [:]
    for row in layoutInUse.orthogonalRows(in: bounds) {
      let distance = rowDistance(ofSection: row.section)
      distances[row.section] = distance
      if let last = prefetch.rowDistances[row.section], last != distance {
        if distance < last {
          prefetch.backwardsRows.insert(row.section)
        } else {
          prefetch.backwardsRows.remove(row.section)
        }
      }
    }
    prefetch.backwardsRows.formIntersection(distances.keys)
    prefetch.rowDistances = distances
  }

  /// The items that lie ahead and have no cells yet, the nearest first.
  private func itemsAhead() -> [IndexPath] {
    let visible = bounds
    let prepared = pass.preparedRect.isNull ? visible : pass.preparedRect
    var items: [IndexPath] = []
    if contentSize.height > visible.height {
      var ahead = visible
      ahead.origin.y =
        prefetch.isBackwards.y ? prepared.minY - visible.height : prepared.maxY
      items += itemsWithoutCells(in: ahead, isBackwards: prefetch.isBackwards.y)
    }
    if contentSize.width > visible.width {
      var ahead = visible
      ahead.origin.x = prefetch.isBackwards.x ? prepared.minX - visible.width : prepared.maxX
      items += itemsWithoutCells(
        in: ahead, isBackwards: prefetch.isBackwards.x != contentBeginsAtTheRight)
    }
    for row in layoutInUse.orthogonalRows(in: visible) {
      let isBackwards = prefetch.backwardsRows.contains(row.section)
      let length = row.isHorizontal ? row.viewport.width : row.viewport.height
      let step = row.movement(
        atDistance: (isBackwards ? -1 : 1) * (length + marginForViews))
      let ahead = row.viewport.offsetBy(dx: step.x, dy: step.y)
      items += itemsWithoutCells(in: ahead, isBackwards: isBackwards, ofRow: row.section)
    }
    var seen: Set<IndexPath> = []
    return items.filter { seen.insert($0).inserted }
  }

  /// The items that the layout shows in a rectangle and that have no cells.
  private func itemsWithoutCells(
    in rect: CGRect, isBackwards: Bool, ofRow section: Int? = nil
  ) -> [IndexPath] {
    // A layout clips rectangles to the content, beyond which only rows reach.
    let asked = section == nil ? rect : rect.union(bounds)
    let items = layoutAttributes(in: asked).compactMap {
      attributes -> IndexPath? in
      let indexPath = attributes.indexPath
      guard attributes.representedElementCategory == .cell, !attributes.isHidden,
        section == nil || attributes.liesInRow && indexPath.section == section,
        shownFrame(of: attributes).sharesArea(with: rect),
        live[attributes.elementKey] == nil, hasItem(at: indexPath)
      else { return nil }
      return indexPath
    }.sorted()
    return isBackwards ? items.reversed() : items
  }
}
