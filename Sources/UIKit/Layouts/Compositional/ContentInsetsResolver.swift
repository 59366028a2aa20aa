/// Resolves insets references in a collection view.
@MainActor
struct ContentInsetsResolver {
  private let collectionView: UICollectionView
  private let layoutReference: UIContentInsetsReference

  init(collectionView: UICollectionView, layoutReference: UIContentInsetsReference) {
    self.collectionView = collectionView
    self.layoutReference = layoutReference == .automatic ? .safeArea : layoutReference
  }

  /// Returns the insets of a section's reference, where `.automatic` follows the layout's.
  func insets(for reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    let direction = collectionView.effectiveUserInterfaceLayoutDirection
    switch reference == .automatic ? layoutReference : reference {
    case .automatic, .none:
      return .zero
    case .safeArea:
      return NSDirectionalEdgeInsets(collectionView.safeAreaInsets, in: direction)
    case .layoutMargins:
      return NSDirectionalEdgeInsets(collectionView.layoutMargins, in: direction)
    case .readableContent:
      return NSDirectionalEdgeInsets(collectionView.readableInsets, in: direction)
    }
  }

  /// Returns the insets of the container that a section provider receives: the safe area across the
  /// scroll axis, if that is the layout's reference. With layout margins as the reference, the
  /// whole bounds were recorded.
  func environmentInsets(
    along scrollDirection: UICollectionView.ScrollDirection
  ) -> NSDirectionalEdgeInsets {
    guard layoutReference == .safeArea else { return .zero }
    var insets = insets(for: .safeArea)
    if scrollDirection == .vertical {
      insets.top = 0
      insets.bottom = 0
    } else {
      insets.leading = 0
      insets.trailing = 0
    }
    return insets
  }
}
