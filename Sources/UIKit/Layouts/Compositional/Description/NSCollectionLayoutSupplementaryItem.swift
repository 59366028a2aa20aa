/// A view that belongs to an item or a group of a compositional layout and shows data of its own,
/// such as a badge.
///
///     let badge = NSCollectionLayoutSupplementaryItem(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .absolute(20), heightDimension: .absolute(20)),
///       elementKind: "badge", containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
///     let item = NSCollectionLayoutItem(layoutSize: size, supplementaryItems: [badge])
///
/// Fractions of its size refer to its item's frame after insets. On a group they refer to what the
/// group itself is laid out in, not to the group (conformance case `charon-154`). The data source
/// is asked for the views with index paths that count those of the kind through the section.
///
/// Headers, footers and side views of a section are its subclass
/// ``NSCollectionLayoutBoundarySupplementaryItem``.
@preconcurrency @MainActor
public class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind that the data source is asked for. Within a section every kind occurs once.
  public let elementKind: String

  /// The point of the item or group that the supplementary item is put on.
  public let containerAnchor: NSCollectionLayoutAnchor

  /// The point of the supplementary item that is put there. Nil means the same edges as the
  /// container anchor's: the supplementary item lies inside of what it belongs to.
  public let itemAnchor: NSCollectionLayoutAnchor?

  /// The order in depth: of two views that overlap, the one with the higher number is in front.
  /// 1 by default, in front of cells (conformance cases `charon-063` to `charon-102`).
  public var zIndex = 1 {
    didSet { DescriptionChanges.note() }
  }

  /// Names the item that this one was copied from, through all copies.
  let origin: Origin

  /// What is the same for all copies of a supplementary item.
  final class Origin {}

  /// A supplementary item inside the edges of what it belongs to.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(
      size: layoutSize, kind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// A supplementary item with one of its points put on a point of what it belongs to.
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

  init(copying other: NSCollectionLayoutSupplementaryItem, layoutSize: NSCollectionLayoutSize) {
    elementKind = other.elementKind
    containerAnchor = other.containerAnchor
    itemAnchor = other.itemAnchor
    zIndex = other.zIndex
    origin = other.origin
    super.init(copying: other, layoutSize: layoutSize)
  }

  override func describeContent(
    into words: inout DescriptionWords, kinds: inout ElementKindTable
  ) { describePlace(into: &words, kinds: &kinds) }

  override func resized(to layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    NSCollectionLayoutSupplementaryItem(copying: self, layoutSize: layoutSize)
  }
}
