/// One of the two layouts of a transition, in the coordinates of the content: reflected if the
/// layout's coordinates run in the opposite direction, and with the elements of orthogonal rows at
/// their scrolled positions.
@MainActor
struct TransitionSide {
  let layout: UICollectionViewLayout

  init(_ layout: UICollectionViewLayout) { self.layout = layout }

  /// Returns the visible elements in a rectangle. Supplementary and decoration views may be pinned
  /// to the current bounds, so those visible in the current bounds are included.
  func elements(in rect: CGRect, orPinnedIn present: CGRect) -> [ElementKey] {
    let keys = attributes(in: rect).map(\.elementKey)
    guard present != rect else { return keys }
    return keys
      + attributes(in: present).lazy.filter { $0.representedElementCategory != .cell }
      .map(\.elementKey)
  }

  private func attributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let view = layout.collectionView else { return [] }
    return view.layoutAttributes(in: rect, by: layout).filter {
      !$0.isHidden && shownFrame(of: $0, in: view).sharesArea(with: rect)
    }
  }

  /// Returns a copy of the layout's attributes of an element; `nil` if there are none.
  func attributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard let view = layout.collectionView,
      let attributes = view.layoutAttributes(of: key, by: layout)
    else { return nil }
    let copy = attributes.duplicate()
    if attributes.liesInRow {
      let movement = movement(of: attributes, in: view)
      copy.center = CGPoint(x: copy.center.x - movement.x, y: copy.center.y - movement.y)
      copy.liesInRow = false
    }
    return copy
  }

  /// Returns the distance by which an element moves with its row, in the coordinates of the
  /// content.
  private func movement(
    of attributes: UICollectionViewLayoutAttributes, in view: any RecyclingView
  ) -> CGPoint {
    let movement = view.rows.movement(of: attributes, by: layout, in: view)
    return view.isReflected(layout) ? CGPoint(x: -movement.x, y: movement.y) : movement
  }

  private func shownFrame(
    of attributes: UICollectionViewLayoutAttributes, in view: any RecyclingView
  ) -> CGRect {
    let movement = movement(of: attributes, in: view)
    return attributes.frame.offsetBy(dx: -movement.x, dy: -movement.y)
  }
}
