import CollectionLayout

/// What turning UIKit's description of a layout into the engine's needs besides the description.
@MainActor
struct LoweringContext {
  /// Numbers for element kinds; new kinds are added.
  var kinds = ElementKindTable()

  /// The size of the whole collection view, in points.
  let containerSize: CGSize

  /// Pixels per point.
  let scale: Double

  /// The traits of the collection view.
  let traitCollection: UITraitCollection

  /// The environment that the provider of a custom group is given: the group resolved in the whole
  /// collection view, whatever it lies in, with the insets of the axes that are not estimated
  /// (conformance case `charon-060`).
  func environment(of group: NSCollectionLayoutGroup) -> NSCollectionLayoutEnvironment {
    let container = LayoutSize(containerSize)
    let width = group.layoutSize.widthDimension.lowered
    let height = group.layoutSize.heightDimension.lowered
    let insets = group.contentInsets.lowered.effective(width: width, height: height)
    return LayoutEnvironment(
      size: CGSize(
        width: width.length(in: container, scale: scale),
        height: height.length(in: container, scale: scale)),
      insets: NSDirectionalEdgeInsets(
        top: insets.top, leading: insets.leading, bottom: insets.bottom,
        trailing: insets.trailing),
      traitCollection: traitCollection)
  }
}
