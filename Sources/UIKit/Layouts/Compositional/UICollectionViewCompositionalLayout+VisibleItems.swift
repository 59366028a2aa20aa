extension UICollectionViewCompositionalLayout {
  /// Returns the arguments of the call of a section's handler; `nil` if it has none.
  ///
  /// In a section that scrolls orthogonally, the offset is the scrolled distance, to the right and
  /// down from its own origin, and the environment has the size of its scroll view (measured). In
  /// any other section, they are the collection view's.
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
    let origin = solution.frame(ofSection: section)?.origin ?? .zero
    let moved = row.movement(
      atDistance: collectionView.rows.distance(
        ofSection: section, in: collectionView))
    return VisibleItemsCall(
      handler: handler,
      offset: row.isHorizontal
        ? CGPoint(x: moved.x, y: origin.y) : CGPoint(x: origin.x, y: moved.y),
      environment: LayoutEnvironment(
        size: row.viewport.size, insets: .zero, traitCollection: collectionView.traitCollection))
  }
}
