/// The rows of orthogonally scrolling sections: their offsets, and the scroll views of those in
/// sight.
///
/// A layout returns the frames of the unscrolled row, and a row is shown by a scroll view among the
/// collection view's subviews. The offset of a row belongs to its section, whether the row is in
/// sight or not, and follows the section through changes of the data.
@MainActor
final class OrthogonalRows: DataChangeFollower {
  /// The distance of each row from its beginning, by section, for rows that were scrolled.
  private var distances: [Int: CGFloat] = [:]
  /// The scroll views of the rows in sight, by section.
  private var views: [Int: OrthogonalScrollView] = [:]
  /// The sections whose rows have moved since the last layout pass.
  private var moved: Set<Int> = []

  // MARK: - Queries

  /// A Boolean value that indicates whether no row is in sight.
  var isEmpty: Bool { views.isEmpty }

  /// A Boolean value that indicates whether any row has moved since the last layout pass.
  var hasMoved: Bool { !moved.isEmpty }

  /// The distances of all rows that were scrolled, by section.
  var scrolledDistances: [Int: CGFloat] { distances }

  /// Returns the scroll view of a section's row; `nil` if the row is not in sight.
  func scrollView(ofSection section: Int) -> OrthogonalScrollView? { views[section] }

  /// Returns the distance of a row from its beginning: the distance at which it was left, or
  /// otherwise the one at which it rests at its beginning.
  ///
  /// - Parameter layout: The layout of the row; `nil` for the one in use. In an interactive
  ///   transition, the rows of the next layout are unscrolled.
  func distance(
    ofSection section: Int, by layout: UICollectionViewLayout? = nil, in view: any RecyclingView
  ) -> CGFloat {
    if let known = knownDistance(ofSection: section, by: layout, in: view) { return known }
    let backend = layout?.backend ?? view.backend
    return backend.orthogonalRow(ofSection: section)?.restingDistance(near: 0) ?? 0
  }

  /// Returns the distance of a row, like ``distance(ofSection:by:in:)``.
  private func distance(
    of row: OrthogonalRow, by layout: UICollectionViewLayout? = nil, in view: any RecyclingView
  ) -> CGFloat {
    knownDistance(ofSection: row.section, by: layout, in: view) ?? row.restingDistance(near: 0)
  }

  /// Returns the distance at which a row was left; `nil` if it was not scrolled.
  private func knownDistance(
    ofSection section: Int, by layout: UICollectionViewLayout?, in view: any RecyclingView
  ) -> CGFloat? {
    guard let known = distances[section],
      !view.transitions.leads(to: layout ?? view.layoutInUse)
    else { return nil }
    return known
  }

  /// Returns the frame at which an element is seen, in the coordinates of the content: the frame of
  /// its attributes, moved with its row.
  func shownFrame(
    of attributes: UICollectionViewLayoutAttributes, in view: any RecyclingView
  ) -> CGRect {
    guard attributes.liesInRow else { return attributes.frame }
    let movement = movement(of: attributes, in: view)
    return attributes.frame.offsetBy(dx: -movement.x, dy: -movement.y)
  }

  /// Returns the movement of an element with its row.
  func movement(
    of attributes: UICollectionViewLayoutAttributes, by layout: UICollectionViewLayout? = nil,
    in view: any RecyclingView
  ) -> CGPoint {
    guard attributes.liesInRow,
      let row = (layout?.backend ?? view.backend).orthogonalRow(
        ofSection: attributes.indexPath.section)
    else { return .zero }
    return row.movement(atDistance: distance(of: row, by: layout, in: view))
  }

  // MARK: - Movement

  /// Records the distance of a row that the user or the app has scrolled, and schedules a layout
  /// pass.
  func rowDidScroll(_ row: OrthogonalScrollView, to distance: CGFloat, in view: any RecyclingView) {
    distances[row.row.section] = distance
    moved.insert(row.row.section)
    view.setNeedsLayout()
  }

  /// Moves a row, in sight or not, to a distance. It snaps in the next layout pass.
  func move(_ row: OrthogonalRow, to distance: CGFloat, animated: Bool) {
    if let view = views[row.section] {
      let target = animated ? row.restingDistance(near: distance) : distance
      view.setContentOffset(row.offset(atDistance: target), animated: animated)
    } else {
      distances[row.section] = row.restingDistance(near: distance)
    }
  }

  /// Snaps the rows that have moved, besides those that the user is scrolling. After the geometry
  /// of the layout has changed, snaps all rows, and discards the distances of removed ones.
  ///
  /// - Complexity: O(moved rows), or O(scrolled rows) after a change of the geometry.
  func snap(all: Bool, in view: any RecyclingView) {
    // An interactive transition keeps the rows of its first layout as they are.
    guard !view.transitions.isInteractive else { return }
    for section in all ? Array(distances.keys) : Array(moved) {
      guard let distance = distances[section] else { continue }
      guard section < view.sectionCount,
        let row = view.backend.orthogonalRow(ofSection: section)
      else {
        distances[section] = nil
        continue
      }
      if views[section]?.isBeingScrolled ?? false { continue }
      distances[section] = row.restingDistance(near: distance)
    }
  }

  /// Called after a layout pass has displayed the rows at their distances.
  func didUpdate() { moved = [] }

  /// Discards all distances, because there is another layout.
  func forgetDistances() { distances = [:] }

  /// Moves distances and scroll views with their sections.
  func follow(_ change: any DataChange, in view: any RecyclingView) {
    func renamed<Value>(_ values: [Int: Value], removed: (Value) -> Void) -> [Int: Value] {
      var result: [Int: Value] = [:]
      for (section, value) in values {
        if let new = change.newSection(section) { result[new] = value } else { removed(value) }
      }
      return result
    }
    distances = renamed(distances) { _ in }
    views = renamed(views) { row in
      if !view.transitions.keep(row) { row.removeFromSuperview() }
    }
    for (section, view) in views { view.rename(section: section) }
    moved = []
  }

  // MARK: - Scroll views

  /// Updates the scroll views of the rows that have moved.
  ///
  /// - Returns: The sections of the rows in order; `nil` if a row is not in sight.
  /// - Complexity: O(moved rows).
  func updateMoved(in view: any RecyclingView) -> [Int]? {
    let sections = moved.sorted()
    for section in sections {
      guard let scrollView = views[section], section < view.sectionCount,
        let row = view.backend.orthogonalRow(ofSection: section)
      else { return nil }
      scrollView.show(row, distance: distance(of: row, in: view))
    }
    return sections
  }

  /// Updates the scroll views of the rows that meet a rectangle.
  func update(in rect: CGRect, of view: any RecyclingView) {
    for row in view.backend.orthogonalRows(in: rect) { show(row, in: view) }
    for (section, scrollView) in views {
      // The data were reloaded with fewer sections.
      if section >= view.sectionCount {
        views[section] = nil
        scrollView.removeFromSuperview()
        continue
      }
      // A row outside the rectangle may contain a view that reaches into it.
      if let row = view.backend.orthogonalRow(ofSection: section) {
        scrollView.show(row, distance: distance(of: row, in: view))
      }
    }
  }

  /// Removes the scroll views that are out of sight and contain no element.
  func removeEmptyRows(outside rect: CGRect, of view: any RecyclingView) {
    guard !views.isEmpty else { return }
    let shown = Set(view.backend.orthogonalRows(in: rect).map(\.section))
    for (section, scrollView) in views where !shown.contains(section) {
      guard !scrollView.isBeingScrolled,
        !scrollView.subviews.contains(where: { $0 is any ElementView })
      else { continue }
      views[section] = nil
      scrollView.removeFromSuperview()
    }
  }

  /// Keeps the rows in place while the coordinates of the content are mirrored about the middle of
  /// bounds.
  func reflect(in bounds: CGRect) {
    for view in views.values { view.keepPlace(reflectedIn: bounds) }
  }

  /// Returns the container of an element's view: the scroll view of its row, or the collection
  /// view.
  func container(
    of key: ElementKey, _ attributes: UICollectionViewLayoutAttributes, in view: any RecyclingView
  ) -> UIView {
    guard attributes.liesInRow else { return view }
    let section = key.path.section
    if let scrollView = views[section] { return scrollView }
    guard let row = view.backend.orthogonalRow(ofSection: section) else { return view }
    return show(row, in: view)
  }

  @discardableResult
  private func show(_ row: OrthogonalRow, in view: any RecyclingView) -> OrthogonalScrollView {
    let distance = distance(of: row, in: view)
    if let known = views[row.section] {
      known.show(row, distance: distance)
      return known
    }
    let made = OrthogonalScrollView(row, in: view, distance: distance)
    let others = views
    views[row.section] = made
    // The rows lie among the subviews in the order of their sections.
    if let before = others.keys.filter({ $0 < row.section }).max() {
      view.insertSubview(made, aboveSubview: others[before]!)
      return made
    }
    if let after = others.keys.filter({ $0 > row.section }).min() {
      view.insertSubview(made, belowSubview: others[after]!)
      return made
    }
    // In front of backgrounds, behind headers, which have a z-index.
    let backgrounds = view.elements.all.filter {
      $0.attributes.liesBehindRows && !$0.attributes.liesInRow
    }
    if let front = backgrounds.last?.view ?? view.elements.backgroundView {
      view.insertSubview(made, aboveSubview: front)
    } else {
      view.insertSubview(made, at: 0)
    }
    return made
  }
}
