extension UICollectionView {
  // MARK: - What the layout answers

  /// What the layout says of everything that touches a rectangle, in the coordinates of the content.
  ///
  /// - Parameter layout: which one is asked; nil for the one in use.
  func layoutAttributes(
    in rect: CGRect, by layout: UICollectionViewLayout? = nil
  ) -> [UICollectionViewLayoutAttributes] {
    let asked = layout ?? layoutInUse
    let answers = asked.layoutAttributesForElements(in: reflected(rect, by: asked)) ?? []
    return isReflected(asked) ? answers.map { reflected($0, by: asked) } : answers
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
    return answer.map { reflected($0, by: asked) }
  }
}
