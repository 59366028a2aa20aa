/// The properties of a collection view for hosts and tests.
extension UICollectionView {
  /// The distance from the bounds up to which a host requests cells, in points.
  package var preparedMargin: CGFloat {
    get { prefetcher.preparedMargin }
    set { prefetcher.setPreparedMargin(newValue, in: self) }
  }

  /// The comparison of the last change of the data or the layout; `nil` before the first.
  package var latestTransition: CollectionTransition? { transitions.latest }

  /// The titles beside the content; `nil` if the data source has none.
  package var indexTitleBar: IndexTitleBar? { indexTitles.bar }

  /// The item under the keyboard's focus; `nil` if the focus is elsewhere.
  package var keyboardItem: IndexPath? { itemFocus.activeItem }

  // MARK: - Batches

  /// Runs a closure that changes the data and names the changes, and displays them.
  ///
  /// - Throws: An error if the changes do not fit the data. The views stay as they were then.
  package func performUpdates(
    _ changes: (() -> Void)?, completion: ((Bool) -> Void)?
  ) throws(BatchUpdateError) {
    try dataUpdates.perform(changes, completion: completion, in: self)
  }

  // MARK: - Rows, for hosts and tests

  /// Scrolls the row of a section as the user does. It snaps to the nearest resting distance.
  ///
  /// - Parameter distance: The distance from the beginning of the row, in points.
  /// - Returns: `false` if the row is not in sight, or the user cannot scroll it.
  package func scrollRowByUser(ofSection section: Int, to distance: CGFloat) -> Bool {
    guard let view = rows.scrollView(ofSection: section) else { return false }
    return view.scrollByUser(to: view.row.offset(atDistance: distance))
  }

  /// Returns the scroll view of a section's row; `nil` if the row is not in sight.
  package func rowScrollView(ofSection section: Int) -> UIScrollView? {
    rows.scrollView(ofSection: section)
  }

  /// Returns whether a section's row is in sight and stops at pages or groups alone.
  package func isPagingRow(ofSection section: Int) -> Bool {
    rows.scrollView(ofSection: section)?.row.isPaging ?? false
  }

  /// Returns the distance of a section's row from its beginning; `nil` if the row is not in sight.
  package func rowDistance(inSightOfSection section: Int) -> CGFloat? {
    rows.scrollView(ofSection: section).map { $0.row.distance(atOffset: $0.contentOffset) }
  }

  /// Returns the change of a row's content offset for a distance from its beginning; `nil` if the
  /// row is not in sight.
  package func rowMovement(ofSection section: Int, by distance: CGFloat) -> CGPoint? {
    rows.scrollView(ofSection: section)?.row.movement(atDistance: distance)
  }

  /// Returns the visible length of a section's row; `nil` if the row is not in sight.
  package func rowViewportLength(ofSection section: Int) -> CGFloat? {
    rows.scrollView(ofSection: section).map {
      $0.row.isHorizontal ? $0.bounds.width : $0.bounds.height
    }
  }
}
