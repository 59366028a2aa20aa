/// A reusable view that displays an element of a layout: a cell, a header or footer, or another
/// supplementary or decoration view.
///
/// ``UICollectionReusableView``, ``UITableViewCell`` and ``UITableViewHeaderFooterView`` conform.
/// The parts of a ``RecyclingView`` know nothing else of the views that they show.
@preconcurrency @MainActor
protocol ElementView: UIView {
  // MARK: - Reuse

  /// The identifier for which the view was dequeued; `nil` if it was not dequeued.
  var reuseIdentifier: String? { get }

  /// The kind of element for which the view was made.
  var elementKind: ElementKind { get }

  /// The queue that the view returns to after use; `nil` if it was not dequeued.
  var reuseQueue: ReuseQueue? { get }

  /// The registration of the nib that the view was created of: see ReuseQueue.swift.
  var nibRegistration: Int { get set }

  /// Makes the view one of a reuse queue.
  func assign(to queue: ReuseQueue)

  /// Prepares a view that was displayed before for another element.
  func prepareForReuse()

  // MARK: - The displayed element

  /// The element that the view displays; `nil` if it displays none.
  var displayedElement: ElementKey? { get set }

  /// The attributes that were applied last; `nil` before the first.
  var appliedAttributes: UICollectionViewLayoutAttributes? { get }

  /// The distance along x by which the view lies beside the position in its attributes, in points.
  var displacement: CGFloat { get set }

  /// Applies attributes to the view, unless equal ones were applied last.
  func applyIfChanged(_ attributes: UICollectionViewLayoutAttributes)

  /// The view whose constraints decide the size; `nil` without constraints.
  var viewWithConstraints: UIView? { get }

  /// Returns the attributes that the view prefers, for a copy of its attributes.
  func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes

  /// Called before the view that shows this one replaces its layout.
  func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)

  /// Called after the view that shows this one has replaced its layout.
  func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout)

  /// The view as a cell; `nil` if it is none.
  ///
  /// A cast to a protocol takes longer than a call.
  var cell: (any ElementCell)? { get }
}

/// A reusable view that displays an item: it can be selected, highlighted and swiped.
///
/// ``UICollectionViewCell`` and ``UITableViewCell`` conform.
@preconcurrency @MainActor
protocol ElementCell: ElementView {
  /// A Boolean value that indicates whether the item is selected.
  var isSelected: Bool { get set }

  /// A Boolean value that indicates whether a finger is on the item.
  var isHighlighted: Bool { get set }

  /// Updates the configurations of the cell for its state, if they are out of date.
  func updateConfigurationsIfNeeded()

  /// Shows whether the item has the focus of the keyboard.
  func showFocus(_ isFocused: Bool)

  /// Shows the stages of a drag of the item, and of a drop on it.
  func showDrag(
    _ drag: UICellConfigurationState.DragState, _ drop: UICellConfigurationState.DropState)

  /// Called when the cell is about to be configured for another item. The cell is updated before it
  /// is displayed.
  func configurationsAreReplaced()

  /// Moves the cell sideways by a swipe, and notes whether it is swiped.
  ///
  /// - Parameter distance: The movement along x, in points; `nil` if the cell is not swiped.
  func showSwipe(_ distance: CGFloat?)

  /// Performs what a tap on the cell does instead of selecting its item.
  ///
  /// - Returns: `false` if a tap selects the item.
  func performTap(ofItemAt indexPath: IndexPath, in view: any RecyclingView) -> Bool

  /// Performs the segue of a storyboard for the selection of the item.
  func performSelectionSegue()
}
