extension UICollectionReusableView {
  /// Has the collection view measure the view again, because its content has another size.
  ///
  /// - Parameter isOwn: Whether the change is that of the view itself or of a cell's content view.
  func contentSizeDidChange(isOwn: Bool) {
    var ancestor = superview
    while let view = ancestor {
      if let collectionView = view as? UICollectionView {
        collectionView.layoutPass.measurer.contentSizeDidChange(
          of: self, isOwn: isOwn, in: collectionView)
        return
      }
      ancestor = view.superview
    }
  }
}
