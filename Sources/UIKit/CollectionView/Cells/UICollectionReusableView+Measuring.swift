extension UICollectionReusableView {
  /// Invalidates the measured size of the view after a change of its content's size.
  ///
  /// - Parameter isOwn: Whether the view itself or a cell's content view has changed.
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
