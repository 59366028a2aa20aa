extension UICollectionView {
  // MARK: - What the layout answers

  /// What the layout says of everything that touches a rectangle, in the coordinates of the content.
  func layoutAttributes(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    let answers = layoutInUse.layoutAttributesForElements(in: mirrored(rect)) ?? []
    return isMirrored ? answers.map(mirrored) : answers
  }

  /// What the layout says of one element, in the coordinates of the content.
  func layoutAttributes(of key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let answer: UICollectionViewLayoutAttributes?
    if let kind = key.kind {
      answer =
        key.isDecoration
        ? layoutInUse.layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath)
        : layoutInUse.layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
    } else {
      answer = layoutInUse.layoutAttributesForItem(at: key.indexPath)
    }
    return answer.map(mirrored)
  }

  // MARK: - Layouts that are turned around

  /// Whether the layout speaks of the other direction than the view has, and wants to be turned.
  var isMirrored: Bool {
    layoutInUse.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != layoutInUse.developmentLayoutDirection
  }

  /// Whether the content begins at the right.
  var contentBeginsAtTheRight: Bool { layoutInUse.beginsAtTheRight || isMirrored }

  /// The width in which a layout is turned around. Content that is narrower than the view lies at its
  /// right then.
  private var mirroredWidth: CGFloat { max(contentSize.width, bounds.width) }

  /// A rectangle between the layout's coordinates and those of the content, in either direction.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: mirroredWidth - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// Attributes between the layout's coordinates and those of the content, in either direction: the
  /// same object where the layout is not turned around, a copy where it is.
  func mirrored(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard isMirrored else { return attributes }
    let copy = attributes.copy() as! UICollectionViewLayoutAttributes
    copy.center.x = mirroredWidth - copy.center.x
    return copy
  }
}
