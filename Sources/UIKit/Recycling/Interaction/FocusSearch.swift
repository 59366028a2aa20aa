/// A search for the next item in a direction, by the frames at which items are seen.
///
/// Along the scroll axis, the nearest line of items counts, and in it the item that is nearest
/// across. Across the axis, and along an orthogonal row, only items beside the first one count.
/// UIKit's rules are not documented; these are chosen.
@MainActor
struct FocusSearch {
  private let view: any RecyclingView
  private let start: IndexPath
  private let frame: CGRect
  /// The orthogonal row of the item; `nil` if it is in none.
  private let row: OrthogonalRow?

  /// The number of times that the searched area is doubled at most.
  private static let doublingLimit = 40

  /// Creates a search from an item; `nil` if the layout has no frame for it.
  init?(from start: IndexPath, in view: any RecyclingView) {
    guard let attributes = view.currentAttributes(of: ElementKey(.cell, at: start)) else {
      return nil
    }
    self.view = view
    self.start = start
    frame = view.rows.shownFrame(of: attributes, in: view)
    row = view.backend.orthogonalRow(ofSection: start.section)
  }

  /// Returns the item that a movement leads to; `nil` if there is none.
  ///
  /// - Complexity: O(sections) for the first and the last item, and O(items) if the app refuses the
  ///   focus to many; otherwise the cost of queries for about as many items as are in sight.
  func target(of move: FocusMove) -> IndexPath? {
    let isMirrored = view.isContentMirrored
    switch move {
    case .first: return end(isLast: false)
    case .last: return end(isLast: true)
    case .up: return next(Way(isVertical: true, sign: -1))
    case .down: return next(Way(isVertical: true, sign: 1))
    case .left: return next(Way(isVertical: false, sign: isMirrored ? 1 : -1))
    case .right: return next(Way(isVertical: false, sign: isMirrored ? -1 : 1))
    case .previousPage, .nextPage:
      let isVertical = !view.scrollsSideways
      let isReversed = !isVertical && view.contentBeginsAtTheRight
      let sign: CGFloat = (move == .nextPage) != isReversed ? 1 : -1
      let way = Way(isVertical: isVertical, sign: sign)
      return page(way) ?? next(way)
    }
  }

  private func end(isLast: Bool) -> IndexPath? {
    let counts = view.itemCounts
    for position in counts.indices {
      let section = isLast ? counts.count - 1 - position : position
      for position in 0..<counts[section] {
        let item = isLast ? counts[section] - 1 - position : position
        let indexPath = IndexPath(item: item, section: section)
        if view.itemFocus.canFocus(indexPath, in: view) { return indexPath }
      }
    }
    return nil
  }

  // MARK: - Directions

  /// A direction on the screen.
  private struct Way {
    var isVertical: Bool
    /// 1 for rising coordinates, -1 for falling ones.
    var sign: CGFloat

    /// The extent along the direction, rising that way.
    func along(_ rect: CGRect) -> ClosedRange<CGFloat> {
      let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
      return sign > 0 ? low...high : -high...(-low)
    }

    func across(_ rect: CGRect) -> ClosedRange<CGFloat> {
      isVertical ? rect.minX...rect.maxX : rect.minY...rect.maxY
    }

    func rect(along: ClosedRange<CGFloat>, across: ClosedRange<CGFloat>) -> CGRect {
      let low = sign > 0 ? along.lowerBound : -along.upperBound
      let length = along.upperBound - along.lowerBound
      let width = across.upperBound - across.lowerBound
      return isVertical
        ? CGRect(x: across.lowerBound, y: low, width: width, height: length)
        : CGRect(x: low, y: across.lowerBound, width: length, height: width)
    }
  }

  /// An item that a movement may lead to.
  private struct Candidate {
    var indexPath: IndexPath
    var along: ClosedRange<CGFloat>
    var across: ClosedRange<CGFloat>
  }

  /// Returns the items beyond the middle of the first one, up to a distance.
  private func candidates(_ way: Way, upTo end: CGFloat) -> [Candidate] {
    let middle = way.along(frame).middle
    guard end > middle else { return [] }
    let visible = view.visiblePart(in: view.bounds)
    let area = way.rect(
      along: middle...end, across: way.across(frame).union(way.across(visible)))
    let isAlongRow = row.map { $0.isHorizontal != way.isVertical } ?? false
    // Across the scroll axis, a line of its own ends the movement.
    let isBesideOnly = isAlongRow || way.isVertical == view.scrollsSideways
    return view.layoutAttributes(in: area).compactMap { attributes in
      guard attributes.representedElementCategory == .cell, !attributes.isHidden,
        attributes.indexPath != start, view.hasItem(at: attributes.indexPath),
        !isAlongRow || attributes.indexPath.section == start.section
      else { return nil }
      let shown = view.rows.shownFrame(of: attributes, in: view)
      let found = Candidate(
        indexPath: attributes.indexPath, along: way.along(shown), across: way.across(shown))
      guard found.along.middle > middle + 0.5,
        !isBesideOnly || found.across.gap(to: way.across(frame)) < 0,
        view.itemFocus.canFocus(attributes.indexPath, in: view)
      else { return nil }
      return found
    }
  }

  private func next(_ way: Way) -> IndexPath? {
    let own = way.along(frame)
    let last = way.along(CGRect(origin: .zero, size: view.contentSize)).upperBound
    let rowEnd = row.map { way.along(contentRect(of: $0)).upperBound } ?? last
    let end = max(last, rowEnd)
    var reach = max(way.isVertical ? view.bounds.height : view.bounds.width, 1)
    for _ in 0..<Self.doublingLimit {
      let found = candidates(way, upTo: own.upperBound + reach)
      if let nearest = nearest(found, way, distance: { max(0, $0.along.gap(to: own)) }) {
        return nearest
      }
      guard own.upperBound + reach < end else { return nil }
      reach *= 2
    }
    return nil
  }

  /// Returns the item about a page away.
  private func page(_ way: Way) -> IndexPath? {
    let visible = way.along(view.visiblePart(in: view.bounds))
    let limit = way.along(frame).middle + (visible.upperBound - visible.lowerBound)
    let found = candidates(way, upTo: limit).filter { $0.along.middle <= limit }
    return nearest(found, way, distance: { limit - $0.along.middle })
  }

  /// Returns the candidate that is nearest across among those in the nearest line.
  private func nearest(
    _ found: [Candidate], _ way: Way, distance: (Candidate) -> CGFloat
  ) -> IndexPath? {
    guard let least = found.map(distance).min() else { return nil }
    let own = way.across(frame)
    let line = found.filter { candidate in
      let length = candidate.along.upperBound - candidate.along.lowerBound
      let ownLength = way.along(frame).upperBound - way.along(frame).lowerBound
      return distance(candidate) <= least + min(length, ownLength) / 2
    }
    func place(_ candidate: Candidate) -> (CGFloat, CGFloat, CGFloat, IndexPath) {
      (
        max(0, candidate.across.gap(to: own)), abs(candidate.across.middle - own.middle),
        distance(candidate), candidate.indexPath
      )
    }
    return line.min { place($0) < place($1) }?.indexPath
  }

  /// The area of a row's content at its present offset.
  private func contentRect(of row: OrthogonalRow) -> CGRect {
    let ends = row.restingDistances
    let distance = view.rows.distance(ofSection: row.section, in: view)
    let before = row.movement(atDistance: ends.lowerBound - distance)
    let after = row.movement(atDistance: ends.upperBound - distance)
    return row.viewport.offsetBy(dx: before.x, dy: before.y)
      .union(row.viewport.offsetBy(dx: after.x, dy: after.y))
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var middle: CGFloat { (lowerBound + upperBound) / 2 }

  /// Returns the distance to another range; negative where they overlap.
  fileprivate func gap(to other: ClosedRange<CGFloat>) -> CGFloat {
    Swift.max(lowerBound - other.upperBound, other.lowerBound - upperBound)
  }

  fileprivate func union(_ other: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}
