extension UICollectionViewLayout {
  /// The depth of an item that is being moved: in front of everything, pinned headers too.
  static let depthOfMovingItems = Int(Int32.max)

  /// The attributes of an item with its middle at a position, in front of everything.
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

  /// A context for items that have moved: it names the items only, where they have stayed at their
  /// places in the order, and nothing in particular where others have to make room.
  func contextForMovement(
    of targets: [IndexPath], at position: CGPoint, from previous: [IndexPath]
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.setMovement(from: previous, to: targets, at: position)
    if targets == previous { context.invalidateItems(at: targets) }
    return context
  }

  /// A context for items whose movement has ended.
  func contextForEndOfMovement(
    of targets: [IndexPath], from previous: [IndexPath]
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeInvalidationContext()
    context.setMovement(
      from: previous, to: targets, at: collectionView?.reordering.position ?? .zero)
    return context
  }
}
