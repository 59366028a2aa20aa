extension UICollectionViewLayout {
  /// The `zIndex` of an item that is being moved: in front of everything, including pinned headers.
  static let depthOfMovingItems = Int(Int32.max)

  /// Returns the attributes of an item centered at a position, in front of everything.
  func attributes(ofMovingItemAt indexPath: IndexPath, _ position: CGPoint)
    -> UICollectionViewLayoutAttributes
  {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
      ?? attributesClass.make()
    attributes.indexPath = indexPath
    attributes.center = position
    attributes.zIndex = Self.depthOfMovingItems
    attributes.liesInRow = false
    return attributes
  }

  /// Returns a context for moved items: it names only the items if their order is unchanged, and
  /// invalidates everything if other items have to make room.
  func contextForMovement(
    of targets: [IndexPath], at position: CGPoint, from previous: [IndexPath]
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.setMovement(from: previous, to: targets, at: position)
    if targets == previous { context.invalidateItems(at: targets) }
    return context
  }

  /// Returns a context for items whose movement has ended.
  func contextForEndOfMovement(
    of targets: [IndexPath], from previous: [IndexPath]
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.setMovement(
      from: previous, to: targets, at: owner?.reordering.position ?? .zero)
    return context
  }
}
