import CollectionLayout

extension UICollectionViewCompositionalLayout {
  /// The part of the content that pinned items stay in.
  var visibleRect: CGRect { collectionView.map { $0.visiblePart(in: $0.bounds) } ?? .zero }

  /// Names the pinned items that can be seen with new bounds in a context.
  func nameMovingItems(
    in bounds: CGRect, of solution: CompositionalSolution,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let collectionView, solution.hasPinnedItems else { return }
    let visible = collectionView.visiblePart(in: bounds)
    solution.forEachElement(in: bounds, visible: visible) { section in
      collectionView.rowDistance(ofSection: section, by: self)
    } _: { element in
      guard element.zIndex >= LayoutViewport.pinnedDepth else { return }
      let attributes = solution.attributes(of: element, UICollectionViewLayoutAttributes.self)
      guard let kind = attributes.representedElementKind,
        attributes.representedElementCategory == .supplementaryView
      else { return }
      context.invalidateSupplementaryElements(ofKind: kind, at: [attributes.indexPath])
    }
  }
}
