import CollectionLayout

/// The values, other than the description itself, that lowering UIKit's description of a layout to
/// the engine's requires.
@MainActor
struct LoweringContext {
  /// The numbers of element kinds; new kinds are added.
  var kinds = ElementKindTable()

  /// The number of items of the section that is lowered.
  var itemCount = 0

  /// The size of the whole collection view, in points.
  let containerSize: CGSize

  /// Pixels per point.
  let scale: Double

  /// The traits of the collection view.
  let traitCollection: UITraitCollection

  /// Returns the environment for the provider of a custom group: the group resolved in the whole
  /// collection view, whatever its container, with the insets of the axes that are not estimated
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
