/// The interactive movement of an item of a collection view.
///
/// The data stay as they are until the movement ends. Meanwhile counts, live views and the
/// selection belong to the presentation, with the item at its target; this part translates index
/// paths where the data source is asked.
@MainActor
final class Reordering: DataChangeFollower {
  /// The long press that moves items; `nil` if it is not installed.
  private var standardGesture: MovementGestureRecognizer?
  /// A Boolean value that indicates whether the standard gesture ends a movement at present.
  private var isEndingGesture = false
  /// A Boolean value that indicates whether the data source has turned out not to move items.
  private var isUnsupported = false
  private var movement: ItemMovement?
  /// A Boolean value that indicates whether the index paths for which views are dequeued belong to
  /// the presentation.
  private var usesPresentationValues = false

  /// A Boolean value that indicates whether an item is being moved.
  var isActive: Bool { movement != nil }

  /// The center of the moving item, in the coordinates of the content; `nil` if no item is moved.
  var position: CGPoint? { movement?.position }

  /// Returns whether a presented item is the moving one.
  func isMoving(itemAt indexPath: IndexPath) -> Bool {
    movement.map { $0.position != nil && $0.current == indexPath } ?? false
  }

  /// The presented index path of the dragged item that a gap stands for; `nil` if there is none.
  var gap: IndexPath? { movement.flatMap { $0.position == nil ? $0.current : nil } }

  // MARK: - Movement

  /// Begins to move an item.
  ///
  /// - Returns: `false` if the data source does not allow it, or another item is being moved.
  func begin(_ indexPath: IndexPath, in view: any RecyclingView) -> Bool {
    view.requireItem(at: indexPath, for: "An item was to be moved that")
    guard movement == nil, let client = view.reorderingClient else { return false }
    view.prepareLayoutIfNeeded()
    guard client.canMoveItem(at: indexPath),
      let attributes = view.layoutAttributes(of: ElementKey(.cell, at: indexPath))
    else { return false }
    let frame = view.rows.shownFrame(of: attributes, in: view)
    let position = CGPoint(x: frame.midX, y: frame.midY)
    view.prefetcher.cancelAll(in: view)
    movement = ItemMovement(original: indexPath, current: indexPath, position: position)
    updateCell(ofItemAt: indexPath, in: view)
    let layout = view.layoutInUse
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forInteractivelyMovingItems: [indexPath], withTargetPosition: position,
        previousIndexPaths: [indexPath], previousPosition: position))
    return true
  }

  /// Moves the center of the item to a position, and the item to the target that belongs to it.
  func move(to position: CGPoint, in view: any RecyclingView) {
    guard let old = movement, let oldPosition = old.position else { return }
    view.prepareLayoutIfNeeded()
    let proposed = view.layoutInUse.targetIndexPath(
      forInteractivelyMovingItem: old.current, withPosition: position)
    let target =
      view.reorderingClient?.target(
        ofItemFrom: old.original, at: old.current, proposed: proposed) ?? proposed
    guard movement != nil else { return }
    requireTarget(target, forItemAt: old.current, in: view)
    let context = view.layoutInUse.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: position,
      previousIndexPaths: [old.current], previousPosition: oldPosition)
    movement?.position = position
    present(at: target, context, in: view)
  }

  /// Ends the movement, and has the data source move the item in the data.
  func end(in view: any RecyclingView) {
    guard let last = movement, last.position != nil else { return }
    guard last.current != last.original, let client = view.reorderingClient else {
      return commit(at: last.current, in: view)
    }
    let presented = view.itemCounts
    client.moveItem(at: last.original, to: last.current)
    // The data source may have ended the movement by another update.
    guard movement != nil else { return }
    movement = nil
    view.dataUpdates.forgetCounts()
    let counted = view.itemCounts
    require(
      counted == presented,
      "The item at \(last.original.sentenceName) was moved to \(last.current.sentenceName), but "
        + "after \(client.moveMethod) the data source counts \(counted) item(s) in its "
        + "sections where \(presented) are shown; take the item out of the data where it was and "
        + "insert it where it is.")
    movement = last
    commit(at: last.current, in: view)
  }

  /// Ends the movement, and moves the item back to its original index path.
  func cancel(in view: any RecyclingView) {
    guard let last = movement else { return }
    let context = view.layoutInUse.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [last.original], previousIndexPaths: [last.current],
      movementCancelled: true)
    present(at: last.original, context, in: view)
    movement = nil
    updateCell(ofItemAt: last.original, in: view)
  }

  /// Ends the movement without any call, because the data are reloaded.
  func reset(in view: any RecyclingView) { movement = nil }

  /// Ends the movement with the item where it is presented.
  private func commit(at indexPath: IndexPath, in view: any RecyclingView) {
    movement = nil
    view.dataUpdates.forgetCounts()
    updateCell(ofItemAt: indexPath, in: view)
    view.layoutInUse.invalidateLayout(
      with: view.layoutInUse.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [indexPath], previousIndexPaths: [indexPath],
        movementCancelled: false))
  }

  /// Presents the item at an index path.
  private func present(
    at target: IndexPath, _ context: UICollectionViewLayoutInvalidationContext,
    in view: any RecyclingView
  ) {
    guard let current = movement?.current, target != current else {
      return view.layoutInUse.invalidateLayout(with: context)
    }
    movement?.current = target
    context.markCounts()
    view.dataUpdates.apply(
      BatchChange(moving: current, to: target), invalidating: context, in: view)
  }

  private func updateCell(ofItemAt indexPath: IndexPath, in view: any RecyclingView) {
    if let cell = view.cell(ofItemAt: indexPath) {
      view.updateState(of: cell, forItemAt: indexPath)
    }
  }

  /// Traps unless the moving item can be presented at an index path.
  private func requireTarget(
    _ target: IndexPath, forItemAt current: IndexPath, in view: any RecyclingView
  ) {
    guard target != current else { return }
    let isTarget =
      target.count == 2 && (0..<view.sectionCount).contains(target.section) && target.item >= 0
      && target.item
        < view.itemCount(inSection: target.section) + (target.section == current.section ? 0 : 1)
    require(
      isTarget,
      "The item at \(current.sentenceName) was to be moved to \(target.sentenceName), where there is "
        + "no place for it: \(view.describeData(near: target)); return an index path within these "
        + "counts, or in another section right behind its last item, as its target.")
  }

  // MARK: - Gaps of drags

  /// Opens a gap for a dragged item, or moves it: the item is presented at a target.
  ///
  /// - Parameters:
  ///   - indexPath: The presented index path of the dragged item.
  ///   - target: The presented index path of the gap, after the item was removed.
  func openGap(
    forItemAt indexPath: IndexPath, at target: IndexPath, in view: any RecyclingView
  ) {
    view.prepareLayoutIfNeeded()
    if let movement {
      guard movement.position == nil, movement.current == indexPath else { return }
    } else {
      view.prefetcher.cancelAll(in: view)
      movement = ItemMovement(original: indexPath, current: indexPath, position: nil)
      let context = view.layoutInUse.makeInvalidationContext()
      context.invalidateItems(at: [indexPath])
      view.layoutInUse.invalidateLayout(with: context)
    }
    guard target != indexPath else { return }
    requireTarget(target, forItemAt: indexPath, in: view)
    let center = view.currentAttributes(of: ElementKey(.cell, at: indexPath))?.center ?? .zero
    let context = view.layoutInUse.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: center,
      previousIndexPaths: [indexPath], previousPosition: center)
    present(at: target, context, in: view)
    UIView.animate(withDuration: DragOverlayView.duration) { view.layoutIfNeeded() }
  }

  /// Closes the gap of a drag; its item goes back.
  func closeGap(in view: any RecyclingView) {
    guard gap != nil else { return }
    cancel(in: view)
    UIView.animate(withDuration: DragOverlayView.duration) { view.layoutIfNeeded() }
  }

  // MARK: - The standard gesture

  /// A Boolean value that indicates whether the standard gesture may begin.
  var allowsStandardGesture: Bool { !isUnsupported }

  /// A Boolean value that indicates whether the standard gesture is installed.
  var hasStandardGesture: Bool { standardGesture != nil }

  /// Installs or removes the standard gesture.
  func setStandardGesture(_ isInstalled: Bool, in view: any RecyclingView) {
    guard isInstalled != (standardGesture != nil) else { return }
    if let old = standardGesture {
      standardGesture = nil
      view.removeGestureRecognizer(old)
    } else {
      let gesture = MovementGestureRecognizer(target: nil, action: nil)
      standardGesture = gesture
      view.addGestureRecognizer(gesture)
    }
  }

  /// Ends the movement of the standard gesture.
  func endByStandardGesture(in view: any RecyclingView) {
    isEndingGesture = true
    defer { isEndingGesture = false }
    end(in: view)
  }

  /// Called by a data source that does not implement moving an item in the data. In UIKit the
  /// standard gesture moves no items of such a data source; here the item goes back, and later
  /// presses do not move it.
  ///
  /// - Returns: Whether the standard gesture has moved the item. If not, the program made a
  ///   mistake.
  func refuseStandardGesture(in view: any RecyclingView) -> Bool {
    guard isEndingGesture else { return false }
    isUnsupported = true
    cancel(in: view)
    return true
  }

  // MARK: - The layout pass

  /// Replaces the attributes of the moving item by those at the position at which it is held.
  func placeMovingItem(in elements: inout [WantedElement], of view: any RecyclingView) {
    guard let movement, let position = movement.position else { return }
    let key = ElementKey(.cell, at: movement.current)
    let attributes = view.layoutInUse.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: position)
    elements.removeAll { $0.key == key }
    elements.append(
      WantedElement(key: key, attributes: attributes, shownFrame: attributes.frame))
  }

  // MARK: - Index paths of the data source

  /// Returns the index path of a presented item in the data source.
  func dataSourceIndexPath(ofItemAt indexPath: IndexPath) -> IndexPath {
    movement?.inDataSource(indexPath) ?? indexPath
  }

  /// Returns the index path of a presented element in the data source. Supplementary views that
  /// belong to a section keep theirs.
  func dataSourceIndexPath(of key: ElementKey, in layout: any LayoutBackend) -> IndexPath {
    guard movement != nil else { return key.indexPath }
    if case .supplementary(let kind) = key.kind, layout.isSectionBound(kind, at: key.indexPath) {
      return key.indexPath
    }
    return dataSourceIndexPath(ofItemAt: key.indexPath)
  }

  /// Returns the index path at which an item of the data source is presented.
  func presentedIndexPath(ofItemAt indexPath: IndexPath) -> IndexPath {
    movement?.presented(indexPath) ?? indexPath
  }

  /// Returns the presented index path that the data source means by one of its own.
  ///
  /// - Parameter kind: The kind of the supplementary view that is dequeued for it; `nil` for an
  ///   item.
  func presentedIndexPath(
    ofNamed indexPath: IndexPath, kind: String? = nil, in layout: any LayoutBackend
  ) -> IndexPath {
    guard let movement, !usesPresentationValues else { return indexPath }
    if let kind, layout.isSectionBound(kind, at: indexPath) { return indexPath }
    return movement.presented(indexPath)
  }

  /// Returns the counts at which the counts of the data source are presented.
  func presentedCounts(_ counts: [Int]) -> [Int] { movement?.presented(counts) ?? counts }

  /// Returns the counts of the data source for presented ones.
  func dataSourceCounts(_ counts: [Int]) -> [Int] { movement?.inDataSource(counts) ?? counts }

  /// Runs a closure that dequeues views for index paths of the presentation.
  func performUsingPresentationValues(_ actions: () -> Void) {
    let outer = usesPresentationValues
    usesPresentationValues = true
    defer { usesPresentationValues = outer }
    actions()
  }
}
