/// A view that belongs to an item or a group of a compositional layout and displays its own data,
/// such as a badge.
///
///     let badge = NSCollectionLayoutSupplementaryItem(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .absolute(20), heightDimension: .absolute(20)),
///       elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
///     let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
///
/// Fractional dimensions refer to its item's frame after insets. For a group, they refer to the
/// group's container, not to the group (conformance case `charon-154`). The index paths of the
/// views, as passed to the data source, count the views of the kind through the section.
///
/// Its subclass ``NSCollectionLayoutBoundarySupplementaryItem`` represents the headers, footers,
/// and side views of a section.
@preconcurrency @MainActor
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The element kind, as passed to the data source. Every kind occurs once in a section.
  public let elementKind: String

  /// The point of the item or group at which the supplementary item is placed.
  public let containerAnchor: NSCollectionLayoutAnchor

  /// The point of the supplementary item that is placed at the container anchor. `nil` stands for
  /// the edges of the container anchor: the supplementary item is inside its container.
  public let itemAnchor: NSCollectionLayoutAnchor?

  /// The stacking order of the view: a view with a higher value is in front. The default is 1, in
  /// front of cells (conformance cases `charon-063` to `charon-102`).
  public var zIndex = 1 {
    didSet { DescriptionChanges.note() }
  }

  /// The identity of the original item, shared by all copies of it.
  let origin: Origin

  /// The identity that all copies of a supplementary item share.
  final class Origin {}

  /// Creates a supplementary item inside the edges of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      size: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// Creates a supplementary item with one of its points at a point of its container.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      size: layoutSize, kind: elementKind, containerAnchor: containerAnchor,
      itemAnchor: itemAnchor)
  }

  init(
    size: NSCollectionLayoutSize, kind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    elementKind = kind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    origin = Origin()
    super.init(layoutSize: size, supplementaryItems: [])
  }

  init(
    copying other: borrowing NSCollectionLayoutSupplementaryItem,
    layoutSize: NSCollectionLayoutSize
  ) {
    elementKind = other.elementKind
    containerAnchor = other.containerAnchor
    itemAnchor = other.itemAnchor
    zIndex = other.zIndex
    origin = other.origin
    super.init(copying: other, layoutSize: layoutSize)
  }

  override func describeContent(
    into words: DescriptionWords, kinds: inout ElementKindTable
  ) { describePlace(into: words, kinds: &kinds) }

  override func resized(to layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    NSCollectionLayoutSupplementaryItem(copying: self, layoutSize: layoutSize)
  }
}
