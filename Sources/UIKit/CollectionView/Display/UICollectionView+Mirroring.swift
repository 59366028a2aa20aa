extension UICollectionView {
  // MARK: - Mirrored content

  /// Mirrors the content if the layout in use and the direction of the view ask for it, and no longer if
  /// they do not. See UIView+Mirroring.swift for what that means.
  func refreshMirroring() {
    let new = layoutInUse.flipsContent
    guard new != isContentMirrored else { return }
    let bounds = bounds
    isContentMirrored = new
    noteMirroringChange()
    // What a change shows before and on the way keeps its place on the screen.
    updates.recorder?.reflect(in: bounds)
    for row in rows.views.values { row.keepPlace(reflectedIn: bounds) }
    anchor.places = nil
    refreshAdjustedInset()
    for child in children { child.refreshSafeArea() }
  }

  /// Whether the first item of the layout in use is at the greatest offset: the content is not mirrored,
  /// and the layout itself counts from the right.
  package var contentBeginsAtTheRight: Bool { layoutInUse.beginsAtTheRight }

  // MARK: - The other layout of a transition

  /// Whether a layout's numbers run against those of the content. Only one of the two layouts of an
  /// interactive transition can be such a layout: between a flow layout, which mirrors its numbers, and a
  /// compositional one, whose content is mirrored.
  func isReflected(_ layout: UICollectionViewLayout) -> Bool {
    layout !== layoutInUse && layout.flipsContent != isContentMirrored
  }

  /// The width in which the numbers of such a layout are reflected.
  private func reflectedWidth(of layout: UICollectionViewLayout) -> CGFloat {
    max(layout.collectionViewContentSize.width, bounds.width)
  }

  /// A rectangle between the coordinates of a layout and those of the content, in either direction.
  func reflected(_ rect: CGRect, by layout: UICollectionViewLayout) -> CGRect {
    guard isReflected(layout) else { return rect }
    return CGRect(
      x: reflectedWidth(of: layout) - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  /// A content offset between the coordinates of a layout and those of the content, in either direction.
  func reflected(_ offset: CGPoint, by layout: UICollectionViewLayout) -> CGPoint {
    reflected(CGRect(origin: offset, size: bounds.size), by: layout).origin
  }

  /// Attributes between the coordinates of a layout and those of the content, in either direction: the
  /// same object where the two are the same, a copy where they are not.
  func reflected(
    _ attributes: UICollectionViewLayoutAttributes, by layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes {
    guard isReflected(layout) else { return attributes }
    let copy = attributes.duplicate()
    copy.center.x = reflectedWidth(of: layout) - copy.center.x
    copy.transform = copy.transform.reflected()
    return copy
  }
}
