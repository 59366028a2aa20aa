extension UICollectionView {
  // MARK: - Views on screen

  /// The cells that can be seen, in order of their index paths.
  public var visibleCells: [UICollectionViewCell] {
    displayed(.cell, kind: nil).map { $0.view as! UICollectionViewCell }
  }

  /// The index paths of the cells that can be seen, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    displayed(.cell, kind: nil).map(\.attributes.indexPath)
  }

  /// The supplementary views of a kind that can be seen, in order of their index paths.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    displayed(.supplementaryView, kind: elementKind).map(\.view)
  }

  /// The index paths of the supplementary views of a kind that can be seen, in order.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    displayed(.supplementaryView, kind: elementKind).map(\.attributes.indexPath)
  }

  /// The cell of an item, if it can be seen or was made ahead; nil otherwise, and where there is no
  /// such item.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    live[ElementKey(kind: nil, indexPath: indexPath)]?.view as? UICollectionViewCell
  }

  /// The supplementary view of a kind at an index path, if it can be seen or was made ahead.
  public func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    live[ElementKey(kind: elementKind, indexPath: indexPath)]?.view
  }

  /// The index path of the item that a cell shows; nil if it shows none at present.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    indexPath(ofLiveView: cell)
  }

  /// The index path of what a supplementary or decoration view shows; nil if it shows nothing at present.
  public func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    indexPath(ofLiveView: supplementaryView)
  }

  // MARK: - The layout

  /// The attributes of an item, visible or not. The layout is prepared if it is out of date.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return layoutAttributes(of: ElementKey(kind: nil, indexPath: indexPath))
  }

  /// The attributes of a supplementary view, visible or not. The layout is prepared if it is out of
  /// date.
  public func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return layoutAttributes(of: ElementKey(kind: kind, indexPath: indexPath))
  }

  /// The index path of the item at a point, in the coordinates of the content; the one in front
  /// where several lie over each other. The layout is prepared if it is out of date.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayoutIfNeeded()
    if let moved = indexPathOfVisibleItem(at: point) { return moved }
    let spot = CGRect(x: point.x, y: point.y, width: 0.25, height: 0.25)
    var front: UICollectionViewLayoutAttributes?
    for attributes in layoutAttributes(in: spot) {
      guard attributes.representedElementCategory == .cell, !attributes.isHidden,
        shownFrame(of: attributes).contains(point), !isVisibleItem(attributes.elementKey),
        attributes.zIndex >= front?.zIndex ?? .min
      else { continue }
      front = attributes
    }
    return front?.indexPath
  }

  // MARK: - Within the module

  private func displayed(_ category: ElementCategory, kind: String?) -> [LiveViews.Entry] {
    live.all
      .filter {
        $0.isDisplayed && $0.attributes.representedElementCategory == category
          && $0.attributes.representedElementKind == kind
      }
      .sorted { $0.attributes.indexPath < $1.attributes.indexPath }
  }

  private func indexPath(ofLiveView view: UICollectionReusableView) -> IndexPath? {
    guard let key = view.shownElement, live[key]?.view === view else { return nil }
    return key.indexPath
  }
}
