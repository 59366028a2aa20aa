/// The items and views that a collection view prepares before they become visible: announcements to
/// the prefetch data source, and cells near the bounds.
@MainActor
final class Prefetcher: DataChangeFollower {
  private(set) var isEnabled = true
  /// The distance from the bounds up to which a host requests cells, in points.
  private(set) var preparedMargin: CGFloat = 0
  /// The expected movement of the content.
  private var forecast = ScrollForecast.rest
  /// The number of elements that are made ahead of a movement.
  static let aheadLimit = 600

  private var history = History()
  /// A Boolean value that indicates whether anything has moved since the last announcement.
  private var needsPrefetching = true

  /// The announcements and the movements up to the last announcement.
  private struct History {
    /// The items that were announced, and neither displayed nor cancelled since.
    var announced: Set<IndexPath> = []
    /// The items that were announced before the data were reloaded, and have to be cancelled.
    var outdated: Set<IndexPath> = []
    var offset: CGPoint?
    /// Whether the content moved towards its beginning, along each axis.
    var isBackwards: (x: Bool, y: Bool) = (false, false)
    /// The distances of the visible rows, by section.
    var rowDistances: [Int: CGFloat] = [:]
    /// The sections whose rows moved towards their beginning.
    var backwardsRows: Set<Int> = []
  }

  // MARK: - Settings

  /// Forgets the announced items, because another object is to be told of them.
  func clientDidChange(in view: any RecyclingView) {
    history = History()
    needsPrefetching = true
    view.setNeedsLayout()
  }

  func setEnabled(_ isEnabled: Bool, in view: any RecyclingView) {
    guard isEnabled != self.isEnabled else { return }
    self.isEnabled = isEnabled
    if !isEnabled { cancelAll(in: view) }
    needsPrefetching = true
    view.layoutPass.setNeedsViews(in: view)
  }

  func setPreparedMargin(_ margin: CGFloat, in view: any RecyclingView) {
    preparedMargin = margin
    view.setNeedsLayout()
  }

  /// Sets the expected movement of the content, and schedules a layout pass if it differs.
  func setForecast(_ forecast: ScrollForecast, in view: any RecyclingView) {
    var forecast = forecast
    if case .movement(let movement) = forecast, view.isContentMirrored {
      forecast = .movement(CGPoint(x: -movement.x, y: movement.y))
    }
    guard forecast != self.forecast else { return }
    self.forecast = forecast
    view.setNeedsLayout()
  }

  /// Returns the distances before and after the bounds up to which elements have views, along an
  /// axis that scrolls.
  ///
  /// Content that is expected to move beyond the margin has elements up to there, and fewer behind.
  /// The extent ahead is bounded by the number of elements, if their density is known, and by four
  /// times the length of the bounds. Content that jumps has only near ones, which arrive sooner.
  private func margins(
    _ distance: KeyPath<CGPoint, CGFloat>, _ length: CGFloat, in view: any RecyclingView
  ) -> (before: CGFloat, after: CGFloat) {
    switch forecast {
    case .rest: return (margin, margin)
    case .jumps: return ((margin / 6).rounded(), (margin / 6).rounded())
    case .movement(let movement):
      let expected = movement[keyPath: distance]
      guard abs(expected) > margin else { return (margin, margin) }
      let prepared = view.layoutPass.preparedRect
      var most = 4 * length
      if !view.elements.isEmpty, !prepared.isNull {
        let extent = distance == \.y ? prepared.height : prepared.width
        most = min(most, extent * CGFloat(Self.aheadLimit) / CGFloat(view.elements.all.count))
      }
      let ahead = max(margin, min(abs(expected), most)).rounded()
      let behind = (margin / 3).rounded()
      return expected < 0 ? (ahead, behind) : (behind, ahead)
    }
  }

  /// The distance from the bounds up to which cells are made.
  private var margin: CGFloat { isEnabled ? preparedMargin : 0 }

  // MARK: - Cells near the bounds

  /// Returns the rectangle in which elements have views: the bounds, and a margin along the axes
  /// that scroll.
  func rectForViews(of view: any RecyclingView) -> CGRect {
    let visible = view.bounds
    guard margin > 0 else { return visible }
    var scrolled = visible
    if view.contentSize.width > visible.width {
      let (before, after) = margins(\.x, visible.width, in: view)
      scrolled.origin.x -= before
      scrolled.size.width += before + after
    }
    if view.contentSize.height > visible.height {
      let (before, after) = margins(\.y, visible.height, in: view)
      scrolled.origin.y -= before
      scrolled.size.height += before + after
    }
    let rows = view.backend.orthogonalRows(in: scrolled)
    return scrolled.insetBy(
      dx: scrolled.width == visible.width && rows.contains(where: \.isHorizontal)
        ? -margin : 0,
      dy: scrolled.height == visible.height && rows.contains { !$0.isHorizontal }
        ? -margin : 0)
  }

  // MARK: - Announcements

  /// Schedules the announcement of upcoming items at the end of the layout pass.
  func setNeedsPrefetching() { needsPrefetching = true }

  /// Announces the items a screenful ahead, and cancels those that are no longer ahead.
  ///
  /// - Complexity: O(items in two screenfuls); O(1) without a prefetch data source.
  func prefetch(in view: any RecyclingView) {
    guard needsPrefetching, !view.reordering.isActive, isEnabled,
      let client = view.prefetchingClient
    else { return }
    needsPrefetching = false
    noteDirections(in: view)
    let coming = itemsAhead(in: view)
    let isComing = Set(coming)
    let waiting = history.announced.filter { view.elements[ElementKey(.cell, at: $0)] == nil }
    let passed = waiting.subtracting(isComing).union(history.outdated.filter(view.hasItem(at:)))
    let new = coming.filter { !waiting.contains($0) }
    history.announced = isComing
    history.outdated = []
    if !passed.isEmpty {
      client.cancelPrefetchingForItems(at: passed.sorted())
    }
    if !new.isEmpty { client.prefetchItems(at: new) }
  }

  /// Cancels all announcements.
  func cancelAll(in view: any RecyclingView) {
    let announced = history.announced.union(history.outdated).filter(view.hasItem(at:)).sorted()
    history.announced = []
    history.outdated = []
    guard !announced.isEmpty else { return }
    view.prefetchingClient?.cancelPrefetchingForItems(at: announced)
  }

  /// Carries the announcements over a change of the data. Reloaded items are forgotten.
  func follow(_ change: any DataChange, in view: any RecyclingView) {
    needsPrefetching = true
    history.announced = Set(
      history.announced.compactMap {
        view.key(of: ElementKey(.cell, at: $0), after: change)?.indexPath
      })
  }

  /// Schedules the cancellation of all announcements of existing items in the next layout pass,
  /// after the data are reloaded.
  func reset(in view: any RecyclingView) {
    needsPrefetching = true
    history.outdated.formUnion(history.announced)
    history.announced = []
  }

  // MARK: - Upcoming items

  /// Records the directions in which the content and the visible rows have moved. Content that has
  /// not moved is about to move away from its beginning.
  private func noteDirections(in view: any RecyclingView) {
    let offset = view.contentOffset
    if let last = history.offset {
      if offset.x != last.x { history.isBackwards.x = offset.x < last.x }
      if offset.y != last.y { history.isBackwards.y = offset.y < last.y }
    } else {
      history.isBackwards = (view.contentBeginsAtTheRight, false)
    }
    history.offset = offset
    var distances: [Int: CGFloat] = [:]
    for row in view.backend.orthogonalRows(in: view.bounds) {
      let distance = view.rows.distance(ofSection: row.section, in: view)
      distances[row.section] = distance
      if let last = history.rowDistances[row.section], last != distance {
        if distance < last {
          history.backwardsRows.insert(row.section)
        } else {
          history.backwardsRows.remove(row.section)
        }
      }
    }
    history.backwardsRows.formIntersection(distances.keys)
    history.rowDistances = distances
  }

  /// Returns the upcoming items without cells, the nearest first.
  private func itemsAhead(in view: any RecyclingView) -> [IndexPath] {
    let visible = view.bounds
    let preparedRect = view.layoutPass.preparedRect
    let prepared = preparedRect.isNull ? visible : preparedRect
    let isBackwards = history.isBackwards
    var items: [IndexPath] = []
    if view.contentSize.height > visible.height {
      var ahead = visible
      ahead.origin.y = isBackwards.y ? prepared.minY - visible.height : prepared.maxY
      items += itemsWithoutCells(in: ahead, isBackwards: isBackwards.y, of: view)
    }
    if view.contentSize.width > visible.width {
      var ahead = visible
      ahead.origin.x = isBackwards.x ? prepared.minX - visible.width : prepared.maxX
      items += itemsWithoutCells(
        in: ahead, isBackwards: isBackwards.x != view.contentBeginsAtTheRight, of: view)
    }
    for row in view.backend.orthogonalRows(in: visible) {
      let isBackwards = history.backwardsRows.contains(row.section)
      let length = row.isHorizontal ? row.viewport.width : row.viewport.height
      let step = row.movement(atDistance: (isBackwards ? -1 : 1) * (length + margin))
      let ahead = row.viewport.offsetBy(dx: step.x, dy: step.y)
      items += itemsWithoutCells(in: ahead, isBackwards: isBackwards, ofRow: row.section, of: view)
    }
    var seen: Set<IndexPath> = []
    return items.filter { seen.insert($0).inserted }
  }

  /// Returns the items of the layout in a rectangle that have no cells.
  private func itemsWithoutCells(
    in rect: CGRect, isBackwards: Bool, ofRow section: Int? = nil, of view: any RecyclingView
  ) -> [IndexPath] {
    // A layout clips rectangles to the content, beyond which only rows reach.
    let queried = section == nil ? rect : rect.union(view.bounds)
    let items = view.layoutAttributes(in: queried).compactMap { attributes -> IndexPath? in
      let indexPath = attributes.indexPath
      guard attributes.representedElementCategory == .cell, !attributes.isHidden,
        section == nil || attributes.liesInRow && indexPath.section == section,
        view.rows.shownFrame(of: attributes, in: view).sharesArea(with: rect),
        view.elements[attributes.elementKey] == nil, view.hasItem(at: indexPath)
      else { return nil }
      return indexPath
    }.sorted()
    return isBackwards ? items.reversed() : items
  }
}
