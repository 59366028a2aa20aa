extension RecyclingView {
  // MARK: - Answers of the layout

  /// Returns the attributes of the elements in a rectangle, in the coordinates of the content.
  ///
  /// - Parameter layout: The queried layout; `nil` for the one in use.
  func layoutAttributes(
    in rect: CGRect, by layout: UICollectionViewLayout? = nil
  ) -> [UICollectionViewLayoutAttributes] {
    let asked = layout ?? layoutInUse
    let answers = asked.layoutAttributesForElements(in: reflected(rect, by: asked)) ?? []
    return isReflected(asked) ? answers.map { reflected($0, by: asked) } : answers
  }

  /// Returns the present attributes of an element of an earlier answer: the same object where the
  /// layout permits it; `nil` if the element does not exist any more.
  func renewed(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    if !isReflected(layoutInUse), backend.renew(attributes) { return attributes }
    return layoutAttributes(of: attributes.elementKey)
  }

  /// Returns the attributes of the elements of a section's row in a rectangle, in the coordinates
  /// of the content; `nil` if the layout in use can only be queried for all elements.
  func layoutAttributes(
    ofRowInSection section: Int, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let asked = layoutInUse
    let answers = backend.attributes(
      ofRowInSection: section, in: reflected(rect, by: asked),
      at: rows.distance(ofSection: section, in: self))
    return isReflected(asked) ? answers?.map { reflected($0, by: asked) } : answers
  }

  /// Returns the attributes of an element, in the coordinates of the content.
  ///
  /// - Parameter layout: The queried layout; `nil` for the one in use.
  func layoutAttributes(
    of key: ElementKey, by layout: UICollectionViewLayout? = nil
  ) -> UICollectionViewLayoutAttributes? {
    let asked = layout ?? layoutInUse
    let answer =
      switch key.kind {
      case .cell: asked.layoutAttributesForItem(at: key.indexPath)
      case .supplementary(let kind):
        asked.layoutAttributesForSupplementaryView(ofKind: kind, at: key.indexPath)
      case .decoration(let kind):
        asked.layoutAttributesForDecorationView(ofKind: kind, at: key.indexPath)
      }
    return answer.map { reflected($0, by: asked) }
  }
}
