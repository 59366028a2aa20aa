/// What a collection view knows of the rows of sections that scroll across its layout.
struct RowState {
  /// How far each row is scrolled that was scrolled yet, by section.
  var distances: [Int: CGFloat] = [:]
  /// The scroll views of the rows in sight, by section.
  var views: [Int: OrthogonalScrollView] = [:]
  /// The sections whose rows were moved since the last layout pass.
  var moved: Set<Int> = []
}

extension UICollectionView {
  // MARK: - Distances

  /// How far the row of a section is scrolled: where it was left, or else where it rests when it is
  /// put at its beginning.
  ///
  /// - Parameter layout: whose row it is; during a transition there are two, and the user has scrolled
  ///   rows of the first only.
  func rowDistance(ofSection section: Int, by layout: UICollectionViewLayout? = nil) -> CGFloat {
    let layout = layout ?? layoutInUse
    let known =
      layout === interactiveTransition?.layout.nextLayout ? nil : rows.distances[section]
    return known ?? layout.orthogonalRow(ofSection: section)?.restingDistance(near: 0) ?? 0
  }

  /// Hears that a row was moved, by the user or the program.
  func rowDidScroll(_ view: OrthogonalScrollView, to distance: CGFloat) {
    rows.distances[view.row.section] = distance
    rows.moved.insert(view.row.section)
    setNeedsLayout()
  }

  /// Scrolls the row of a section as if the user did. It comes to rest at the nearest place.
  ///
  /// - Parameter distance: from the row's beginning, in points.
  /// - Returns: False where no row of that section is in sight, or the user cannot scroll it.
  package func scrollRowByUser(ofSection section: Int, to distance: CGFloat) -> Bool {
    guard let view = rows.views[section] else { return false }
    return view.scrollByUser(to: view.row.offset(atDistance: distance))
  }

  /// The scroll view of a section's row; nil where no row of that section is in sight.
  package func rowScrollView(ofSection section: Int) -> UIScrollView? { rows.views[section] }

  /// The distance of a section's row from its beginning; nil where no row of that section is in sight.
  package func rowDistance(inSightOfSection section: Int) -> CGFloat? {
    rows.views[section].map { $0.row.distance(atOffset: $0.contentOffset) }
  }

  /// The change of a row's content offset that moves it by a distance from its beginning.
  package func rowMovement(ofSection section: Int, by distance: CGFloat) -> CGPoint? {
    rows.views[section]?.row.movement(atDistance: distance)
  }

  /// The length of a section's row that is in sight at once.
  package func rowViewportLength(ofSection section: Int) -> CGFloat? {
    rows.views[section].map { $0.row.isHorizontal ? $0.bounds.width : $0.bounds.height }
  }

  /// Moves a row, which need not be in sight. It comes to rest in the next layout pass.
  func moveRow(_ row: OrthogonalRow, to distance: CGFloat, animated: Bool) {
    if let view = rows.views[row.section] {
      let target = animated ? row.restingDistance(near: distance) : distance
      view.setContentOffset(row.offset(atDistance: target), animated: animated)
    } else {
      rows.distances[row.section] = row.restingDistance(near: distance)
    }
  }

  /// Puts the rows that were moved to rest, except those that the user is moving. After the layout was
  /// solved all rows are, and those that are gone are forgotten.
  ///
  /// - Complexity: O(rows moved), after solving O(rows that were scrolled yet).
  func settleRows() {
    // A transition keeps the rows of the layout that it began at as they are.
    guard interactiveTransition == nil else { return }
    let sections = pass.isSolvedAnew ? Array(rows.distances.keys) : Array(rows.moved)
    for section in sections {
      guard let distance = rows.distances[section] else { continue }
      guard section < sectionCount, let row = layoutInUse.orthogonalRow(ofSection: section) else {
        rows.distances[section] = nil
        continue
      }
      if rows.views[section]?.isBeingScrolled ?? false { continue }
      rows.distances[section] = row.restingDistance(near: distance)
    }
  }

  /// Updates the rows after a change of the data. Each row keeps its offset by the identity of its
  /// section.
  func updateRows(after change: any DataChange) {
    func renamed<Value>(_ values: [Int: Value], gone: (Value) -> Void) -> [Int: Value] {
      var result: [Int: Value] = [:]
      for (section, value) in values {
        if let new = change.newSection(section) { result[new] = value } else { gone(value) }
      }
      return result
    }
    rows.distances = renamed(rows.distances) { _ in }
    rows.views = renamed(rows.views) { row in
      if !(updates.recorder?.keep(row) ?? false) { row.removeFromSuperview() }
    }
    for (section, view) in rows.views { view.rename(section: section) }
    rows.moved = []
  }

  // MARK: - Scroll views

  /// Brings the scroll views of the rows that meet a rectangle into line with the layout.
  func updateRows(in rect: CGRect) {
    for row in layoutInUse.orthogonalRows(in: rect) { showRow(row) }
    for (section, view) in rows.views {
      // Rows above or below may still hold a view that reaches into sight.
      if let row = layoutInUse.orthogonalRow(ofSection: section) {
        view.show(row, distance: rowDistance(ofSection: section))
      }
    }
  }

  /// Takes the scroll views away that are out of sight and hold nothing.
  func removeEmptyRows(outside rect: CGRect) {
    let shown = Set(layoutInUse.orthogonalRows(in: rect).map(\.section))
    for (section, view) in rows.views where !shown.contains(section) {
      guard !view.isBeingScrolled,
        !view.subviews.contains(where: { $0 is UICollectionReusableView })
      else { continue }
      rows.views[section] = nil
      view.removeFromSuperview()
    }
  }

  /// What the view of an element lies in: the scroll view of its section's row, or the collection view.
  func container(of key: ElementKey, _ attributes: UICollectionViewLayoutAttributes) -> UIView {
    guard attributes.liesInRow else { return self }
    let section = key.indexPath.section
    if let view = rows.views[section] { return view }
    guard let row = layoutInUse.orthogonalRow(ofSection: section) else { return self }
    return showRow(row)
  }

  /// Where an element is seen, in the coordinates of the content: its frame, moved as its row is.
  func shownFrame(of attributes: UICollectionViewLayoutAttributes) -> CGRect {
    let movement = rowMovement(of: attributes)
    return attributes.frame.offsetBy(dx: -movement.x, dy: -movement.y)
  }

  /// How far an element is moved with its row.
  func rowMovement(
    of attributes: UICollectionViewLayoutAttributes, by layout: UICollectionViewLayout? = nil
  ) -> CGPoint {
    guard attributes.liesInRow,
      let row = (layout ?? layoutInUse).orthogonalRow(ofSection: attributes.indexPath.section)
    else { return .zero }
    return row.movement(atDistance: rowDistance(ofSection: row.section, by: layout))
  }

  @discardableResult
  private func showRow(_ row: OrthogonalRow) -> OrthogonalScrollView {
    let distance = rowDistance(ofSection: row.section)
    if let view = rows.views[row.section] {
      view.show(row, distance: distance)
      return view
    }
    let view = OrthogonalScrollView(row, in: self, distance: distance)
    let others = rows.views
    rows.views[row.section] = view
    // The rows lie among the subviews in the order of their sections.
    if let before = others.keys.filter({ $0 < row.section }).max() {
      insertSubview(view, aboveSubview: others[before]!)
      return view
    }
    if let after = others.keys.filter({ $0 > row.section }).min() {
      insertSubview(view, belowSubview: others[after]!)
      return view
    }
    // In front of backgrounds, behind headers, which have a depth.
    let backgrounds = live.all.filter {
      $0.attributes.liesBehindRows && !$0.attributes.liesInRow
    }
    if let front = backgrounds.last?.view ?? backgroundView {
      insertSubview(view, aboveSubview: front)
    } else {
      insertSubview(view, at: 0)
    }
    return view
  }
}
