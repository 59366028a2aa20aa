/// An item that is being moved interactively.
struct ItemMovement {
  /// Where the data source has the item.
  let original: IndexPath
  /// Where the item is presented.
  var current: IndexPath
  /// Where the middle of the item is, in the coordinates of the content.
  var position: CGPoint

  /// Where an item of the data source is presented.
  func presented(_ indexPath: IndexPath) -> IndexPath {
    Self.moved(indexPath, from: original, to: current)
  }

  /// Where the data source has an item that is presented.
  func inDataSource(_ indexPath: IndexPath) -> IndexPath {
    Self.moved(indexPath, from: current, to: original)
  }

  /// Where an item is after another one was moved.
  static func moved(_ indexPath: IndexPath, from old: IndexPath, to new: IndexPath) -> IndexPath {
    guard indexPath.count == 2 else { return indexPath }
    guard indexPath != old else { return new }
    var item = indexPath.item
    if indexPath.section == old.section, item > old.item { item -= 1 }
    if indexPath.section == new.section, item >= new.item { item += 1 }
    return IndexPath(item: item, section: indexPath.section)
  }
}

extension DataChange {
  /// One item moves from an index path to another one.
  init(moving old: IndexPath, to new: IndexPath) {
    self.init(
      newItem: { ItemMovement.moved($0, from: old, to: new) }, newSection: { $0 },
      reloadsSection: { _ in false }, reloadsItem: { _ in false }, reconfiguredItems: [],
      oldItem: { ItemMovement.moved($0, from: new, to: old) }, oldSection: { $0 })
  }
}

extension UICollectionView {
  /// Begins to move an item.
  func beginMovement(of indexPath: IndexPath) -> Bool {
    requireItem(at: indexPath, for: "An item was to be moved that")
    guard movement == nil, let dataSource else { return false }
    prepareLayoutIfNeeded()
    guard dataSource.collectionView(self, canMoveItemAt: indexPath),
      let attributes = layoutAttributes(of: ElementKey(kind: nil, indexPath: indexPath))
    else { return false }
    let frame = shownFrame(of: attributes)
    let position = CGPoint(x: frame.midX, y: frame.midY)
    cancelPrefetching()
    movement = ItemMovement(original: indexPath, current: indexPath, position: position)
    tellMovement(ofItemAt: indexPath)
    layoutInUse.invalidateLayout(
      with: layoutInUse.invalidationContext(
        forInteractivelyMovingItems: [indexPath], withTargetPosition: position,
        previousIndexPaths: [indexPath], previousPosition: position))
    return true
  }

  /// Moves the item on, and lets the others make room for it.
  func moveItem(toPosition position: CGPoint) {
    guard let old = movement else { return }
    prepareLayoutIfNeeded()
    let proposed = layoutInUse.targetIndexPath(
      forInteractivelyMovingItem: old.current, withPosition: position)
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: old.original,
        atCurrentIndexPath: old.current, toProposedIndexPath: proposed) ?? proposed
    guard movement != nil else { return }
    requirePlace(target, forItemAt: old.current)
    let context = layoutInUse.invalidationContext(
      forInteractivelyMovingItems: [target], withTargetPosition: position,
      previousIndexPaths: [old.current], previousPosition: old.position)
    movement?.position = position
    present(at: target, context)
  }

  /// Ends the movement: the data source moves the item in the data.
  func endMovement() {
    guard let last = movement else { return }
    guard last.current != last.original, let dataSource else {
      return settleMovement(at: last.current)
    }
    let presented = (0..<sectionCount).map(itemCount(inSection:))
    dataSource.collectionView(self, moveItemAt: last.original, to: last.current)
    // The data source may have shown other data at once.
    guard movement != nil else { return }
    movement = nil
    counts.itemsBySection = nil
    let counted = (0..<sectionCount).map(itemCount(inSection:))
    require(
      counted == presented,
      "The item at \(last.original.sentenceName) was moved to \(last.current.sentenceName), but "
        + "after collectionView(_:moveItemAt:to:) the data source counts \(counted) item(s) in its "
        + "sections where \(presented) are shown; take the item out of the data where it was and "
        + "insert it where it is.")
    movement = last
    settleMovement(at: last.current)
  }

  /// Ends the movement; the item and the others go back.
  func cancelMovement() {
    guard let last = movement else { return }
    let context = layoutInUse.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: [last.original], previousIndexPaths: [last.current],
      movementCancelled: true)
    present(at: last.original, context)
    movement = nil
    tellMovement(ofItemAt: last.original)
  }

  /// Lets the item be where it is presented.
  private func settleMovement(at indexPath: IndexPath) {
    movement = nil
    counts.itemsBySection = nil
    tellMovement(ofItemAt: indexPath)
    layoutInUse.invalidateLayout(
      with: layoutInUse.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: [indexPath], previousIndexPaths: [indexPath],
        movementCancelled: false))
  }

  /// Presents the item at an index path.
  private func present(
    at target: IndexPath, _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let current = movement?.current, target != current else {
      return layoutInUse.invalidateLayout(with: context)
    }
    movement?.current = target
    context.markCounts()
    follow(DataChange(moving: current, to: target), ofPresentation: context)
  }

  /// Tells the cell of an item whether it is being moved.
  private func tellMovement(ofItemAt indexPath: IndexPath) {
    if let cell = cellForItem(at: indexPath) { tellState(cell, of: indexPath) }
  }

  /// Traps unless the item that is being moved can be presented at an index path.
  private func requirePlace(_ target: IndexPath, forItemAt current: IndexPath) {
    guard target != current else { return }
    let isPlace =
      target.count == 2 && (0..<sectionCount).contains(target.section) && target.item >= 0
      && target.item
        < itemCount(inSection: target.section) + (target.section == current.section ? 0 : 1)
    require(
      isPlace,
      "The item at \(current.sentenceName) was to be moved to \(target.sentenceName), where there is "
        + "no place for it: \(describeData(near: target)); return an index path within these counts, "
        + "or in another section right behind its last item, as its target.")
  }

  /// Does what a long press at a point and a drag to another one do, in the coordinates of the content:
  /// the item there is moved, where the standard gesture for that is installed.
  ///
  /// - Returns: whether an item was moved.
  package func dragByUser(from start: CGPoint, to end: CGPoint) -> Bool {
    guard hasStandardMovementGesture, let indexPath = indexPathForItem(at: start),
      beginInteractiveMovementForItem(at: indexPath), let held = movement?.position
    else { return false }
    layoutIfNeeded()
    // The item is held where it was touched, and not by its middle.
    updateInteractiveMovementTargetPosition(
      CGPoint(x: held.x + end.x - start.x, y: held.y + end.y - start.y))
    layoutIfNeeded()
    endInteractiveMovement()
    layoutIfNeeded()
    return true
  }

  // MARK: - In the layout pass

  /// Puts the item that is being moved where it is held, in place of where the layout has it.
  func holdMovingItem(in elements: inout [WantedElement]) {
    guard let movement else { return }
    let key = ElementKey(kind: nil, indexPath: movement.current)
    let attributes = layoutInUse.layoutAttributesForInteractivelyMovingItem(
      at: movement.current, withTargetPosition: movement.position)
    elements.removeAll { $0.key == key }
    elements.append(
      WantedElement(key: key, attributes: attributes, shownFrame: attributes.frame))
  }

  // MARK: - Index paths of the data source

  /// Where the data source has an item that is presented.
  func dataSourceIndexPath(ofItemAt indexPath: IndexPath) -> IndexPath {
    movement?.inDataSource(indexPath) ?? indexPath
  }

  /// Where the data source has what a view belongs to that is presented. Headers and the like belong
  /// to a section and stay where they are.
  func dataSourceIndexPath(of key: ElementKey) -> IndexPath {
    if let kind = key.kind, layoutInUse.staysInPlace(kind, at: key.indexPath) {
      return key.indexPath
    }
    return dataSourceIndexPath(ofItemAt: key.indexPath)
  }

  /// What an index path means, as it is presented, that the data source names for a cell, or for a
  /// supplementary view of a kind.
  func presentedIndexPath(ofNamed indexPath: IndexPath, kind: String? = nil) -> IndexPath {
    guard let movement, !namesPresentedItems else { return indexPath }
    if let kind, layoutInUse.staysInPlace(kind, at: indexPath) { return indexPath }
    return movement.presented(indexPath)
  }

  /// The counts of the data source as they are presented.
  func presentedCounts(_ counts: [Int]) -> [Int] {
    guard let movement, counts.indices.contains(movement.original.section),
      counts.indices.contains(movement.current.section)
    else { return counts }
    var presented = counts
    presented[movement.original.section] -= 1
    presented[movement.current.section] += 1
    return presented
  }
}
