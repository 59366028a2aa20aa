import CollectionLayout

extension UICollectionViewCompositionalLayout {
  /// The part of the content that pinned items stay in.
  var visibleRect: CGRect { visibleRect(of: collectionView) }

  /// The part of the content in view, in the collection view that uses the layout.
  func visibleRect(of collectionView: UICollectionView?) -> CGRect {
    guard let collectionView else { return .zero }
    return collectionView.visiblePart(in: collectionView.bounds)
  }

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
