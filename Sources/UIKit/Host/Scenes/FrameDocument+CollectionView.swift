public import Scenes

extension FrameDocument {
  /// Creates the document of a collection view.
  public init(of collectionView: UICollectionView, extent: Extent = .content) {
    self.init(of: CollectionFrames(collectionView: collectionView), extent: extent)
  }
}

/// The frames of a collection view.
private struct CollectionFrames: FrameSource {
  let collectionView: UICollectionView

  var contentSize: CGSize {
    collectionView.layoutIfNeeded()
    return collectionView.collectionViewLayout.collectionViewContentSize
  }

  var visibleRect: CGRect { collectionView.bounds }

  var itemCounts: [Int] {
    (0..<collectionView.numberOfSections).map(collectionView.numberOfItems(inSection:))
  }

  func elements(in rect: CGRect, areDescribed: Bool) -> [FrameElement] {
    let found = collectionView.collectionViewLayout.layoutAttributesForElements(in: rect) ?? []
    return found.filter { !$0.isHidden }.map { attributes in
      let element = SceneElement(attributes)
      return FrameElement(
        kind: FrameElement.Kind(attributes), section: element.section, item: element.item,
        frame: attributes.frame, zIndex: attributes.zIndex,
        accessibility: areDescribed ? accessibility(of: attributes) : nil)
    }
  }

  /// The description of the view with the given attributes; `nil` if it has no label.
  private func accessibility(
    of attributes: UICollectionViewLayoutAttributes
  ) -> SceneAccessibility? {
    let path = attributes.indexPath
    let view: UIView? =
      switch attributes.representedElementCategory {
      case .cell: collectionView.cellForItem(at: path)
      case .supplementaryView:
        collectionView.supplementaryView(
          forElementKind: attributes.representedElementKind ?? "", at: path)
      case .decorationView: nil
      }
    let description = view?.drawing(at: .present).accessibility
    return description?.label == nil ? nil : description
  }
}
