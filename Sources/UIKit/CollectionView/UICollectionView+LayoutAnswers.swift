extension UICollectionView {
  // MARK: - What the layout answers

  /// What the layout says of everything that touches a rectangle, in the coordinates of the content.
  ///
  /// - Parameter layout: which one is asked; nil for the one in use.
  func layoutAttributes(
    in rect: CGRect, by layout: UICollectionViewLayout? = nil
  ) -> [UICollectionViewLayoutAttributes] {
    let asked = layout ?? layoutInUse
    let answers = asked.layoutAttributesForElements(in: mirrored(rect, by: asked)) ?? []
    return isMirrored(by: asked) ? answers.map { mirrored($0, by: asked) } : answers
  }

  /// What the layout says of one element, in the coordinates of the content.
  ///
  /// - Parameter layout: which one is asked; nil for the one in use.
  func layoutAttributes(
    of key: ElementKey, by layout: UICollectionViewLayout? = nil
  ) -> UICollectionViewLayoutAttributes? {
    let asked = layout ?? layoutInUse
    let answer: UICollectionViewLayoutAttributes?
    if let kind = key.kind {
      answer =
        key.isDecoration
        ? asked.layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath)
        : asked.layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
    } else {
      answer = asked.layoutAttributesForItem(at: key.indexPath)
    }
    return answer.map { mirrored($0, by: asked) }
  }

  // MARK: - Layouts that are turned around

  /// Whether a layout speaks of the other direction than the view has, and wants to be turned.
  func isMirrored(by layout: UICollectionViewLayout) -> Bool {
    layout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
  }

  /// Whether the content begins at the right.
  var contentBeginsAtTheRight: Bool {
    layoutInUse.beginsAtTheRight || isMirrored(by: layoutInUse)
  }

  /// The width in which a layout is turned around. Content that is narrower than the view lies at its
  /// right then.
  private func mirroredWidth(by layout: UICollectionViewLayout) -> CGFloat {
    let width =
      layout === layoutInUse ? contentSize.width : layout.collectionViewContentSize.width
    return max(width, bounds.width)
  }

  /// A rectangle between the coordinates of a layout, nil for the one in use, and those of the content,
  /// in either direction.
  func mirrored(_ rect: CGRect, by layout: UICollectionViewLayout? = nil) -> CGRect {
    let layout = layout ?? layoutInUse
    guard isMirrored(by: layout) else { return rect }
    return CGRect(
      x: mirroredWidth(by: layout) - rect.maxX, y: rect.minY, width: rect.width,
      height: rect.height)
  }

  /// Attributes between the coordinates of a layout, nil for the one in use, and those of the content,
  /// in either direction: the same object where the layout is not turned around, a copy where it is.
  func mirrored(
    _ attributes: UICollectionViewLayoutAttributes, by layout: UICollectionViewLayout? = nil
  ) -> UICollectionViewLayoutAttributes {
    let layout = layout ?? layoutInUse
    guard isMirrored(by: layout) else { return attributes }
    let copy = attributes.duplicate()
    copy.center.x = mirroredWidth(by: layout) - copy.center.x
    return copy
  }
}
