import CollectionLayout

extension UICollectionViewCompositionalLayout {
  /// The part of the content that pinned items stay in: the bounds less the adjusted content inset
  /// (conformance case `faber-ios17-testListSection.3`).
  var visibleRect: CGRect {
    collectionView.map { visibleRect(of: $0, in: $0.bounds) } ?? .zero
  }

  private func visibleRect(of collectionView: UICollectionView, in bounds: CGRect) -> CGRect {
    let inset = collectionView.adjustedContentInset
    return CGRect(
      x: bounds.minX + inset.left, y: bounds.minY + inset.top,
      width: max(0, bounds.width - inset.left - inset.right),
      height: max(0, bounds.height - inset.top - inset.bottom))
  }

  /// Names the pinned items that can be seen with new bounds in a context.
  func nameMovingItems(
    in bounds: CGRect, of solution: CompositionalSolution,
    _ context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let collectionView, solution.hasPinnedItems else { return }
    let visible = visibleRect(of: collectionView, in: bounds)
    solution.forEachElement(in: bounds, visible: visible) { section in
      collectionView.rowDistance(ofSection: section)
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
