import CollectionLayout

extension UICollectionViewCompositionalLayout {
  /// The part of the content that contains pinned items.
  var visibleRect: CGRect { visibleRect(of: collectionView) }

  /// Returns the visible part of the content, in the collection view that uses the layout.
  func visibleRect(of collectionView: UICollectionView?) -> CGRect {
    guard let collectionView else { return .zero }
    return collectionView.visiblePart(in: collectionView.bounds)
  }

  /// Adds the pinned items that are visible with new bounds to a context.
  func nameMovingItems(
    in bounds: CGRect, of solution: CompositionalSolution,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let collectionView, solution.hasPinnedItems else { return }
    let visible = collectionView.visiblePart(in: bounds)
    solution.forEachElement(in: bounds, visible: visible) { section in
      collectionView.rows.distance(ofSection: section, by: self, in: collectionView)
    } _: { element in
      guard solution.solved.isPinned(element),
        CGRect(element.frame).sharesArea(with: visible)
      else { return }
      let attributes = solution.attributes(of: element, UICollectionViewLayoutAttributes.self)
      guard let kind = attributes.representedElementKind,
        attributes.representedElementCategory == .supplementaryView
      else { return }
      context.invalidateSupplementaryElements(ofKind: kind, at: [attributes.indexPath])
    }
  }
}
