extension UICollectionViewCompositionalLayout {
  /// What the handler of a section is to be called with, if it has one.
  ///
  /// Of a section that scrolls by itself, the offset is how far it is scrolled, to the right and down
  /// from its own origin, and the environment is as large as its scroll view (measured). Of any other
  /// section, they are those of the collection view.
  func call(ofSection section: Int, in solution: CompositionalSolution) -> VisibleItemsCall? {
    guard let collectionView, let handler = solution.handler(ofSection: section) else { return nil }
    guard let row = solution.row(ofSection: section) else {
      let configuration = self.configuration
      let resolver = ContentInsetsResolver(
        collectionView: collectionView, layoutReference: configuration.contentInsetsReference)
      return VisibleItemsCall(
        handler: handler, offset: collectionView.contentOffset,
        environment: LayoutEnvironment(
          size: collectionView.bounds.size,
          insets: resolver.environmentInsets(along: configuration.scrollDirection),
          traitCollection: collectionView.traitCollection))
    }
    let origin = solution.frame(ofSection: section).origin
    let moved = row.movement(atDistance: collectionView.rowDistance(ofSection: section))
    return VisibleItemsCall(
      handler: handler,
      offset: row.isHorizontal
        ? CGPoint(x: moved.x, y: origin.y) : CGPoint(x: origin.x, y: moved.y),
      environment: LayoutEnvironment(
        size: row.viewport.size, insets: .zero, traitCollection: collectionView.traitCollection))
  }
}
