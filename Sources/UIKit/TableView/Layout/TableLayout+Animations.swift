extension TableLayout {
  /// Returns the attributes at the start of the entrance of an inserted element; `nil` if the
  /// change does not insert it.
  func entranceAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard !rowAnimations.isEmpty, let animatedChange,
      let animation = rowAnimations.entrance(of: key, in: animatedChange), let solution,
      let attributes = attributes(of: key)
    else { return nil }
    return animation.start(attributes, inWidth: solution.environment.width)
  }

  /// Returns the attributes at the end of the exit of a deleted element; `nil` if the change does
  /// not delete it.
  func exitAttributes(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard !rowAnimations.isEmpty, let animatedChange,
      let animation = rowAnimations.exit(of: key, in: animatedChange), let before = solutionBefore,
      let element = before.element(named: key, visible: visiblePart)
    else { return nil }
    return animation.end(
      before.attributes(of: element, attributesClass), inWidth: before.environment.width)
  }
}
