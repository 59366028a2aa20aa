extension UICollectionView {
  /// A Boolean value that indicates whether visible cells keep their position on the screen while
  /// the layout changes around them: when sizes above them become known, when items are inserted or
  /// deleted above them, and when the width changes.
  ///
  /// `false` by default, as in UIKit, where the content offset stays and the content jumps. This
  /// property is Tessera's own; UIKit has no equivalent.
  ///
  ///     collectionView.anchorsVisibleContent = true
  ///
  /// The anchor is the first of the cells visible before the change whose beginning is visible. It
  /// keeps its distance from the visible edge: the top, or the side where a horizontal layout
  /// begins. If its item is deleted, the next visible cell is the anchor. The content does not
  /// scroll beyond its ends for the anchor, and ``UICollectionView/reloadData()`` drops it, because
  /// items have no identity then.
  ///
  /// - Complexity: O(visible cells) for each pass that changes the layout.
  public var anchorsVisibleContent: Bool {
    get { layoutPass.anchor.isEnabled }
    set { layoutPass.anchor.setEnabled(newValue) }
  }
}
