extension UICollectionView {
  /// The attributes of an element by an up-to-date layout.
  func currentAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    if key.kind == nil, let known = queriedAttributes(ofItemAt: key.indexPath) { return known }
    return layoutAttributes(of: key)
  }

  /// The index path of the frontmost item at a point, in content coordinates.
  func indexPathOfItem(at point: CGPoint) -> IndexPath? {
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

  func displayed(_ category: ElementCategory, kind: String?) -> [LiveViews.Entry] {
    live.all
      .filter {
        $0.isDisplayed && $0.attributes.representedElementCategory == category
          && $0.attributes.representedElementKind == kind
      }
      .sorted { $0.attributes.indexPath < $1.attributes.indexPath }
  }

  func indexPath(ofLiveView view: UICollectionReusableView) -> IndexPath? {
    guard let key = view.shownElement, live[key]?.view === view else { return nil }
    return key.indexPath
  }
}
