/// A header, a footer or a side view, bound to the edges of a section.
///
///     let header = NSCollectionLayoutBoundarySupplementaryItem(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
///       elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
///     section.boundarySupplementaryItems = [header]
///
/// Two items at the same edge do not stack: they overlap, and the larger one decides how far the
/// section grows (conformance case `charon-136`). Give one of them an offset to stack them.
@preconcurrency @MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem
{
  /// Where the item lies on the section: the middle of an edge, or a corner.
  public let alignment: NSRectAlignment

  /// Added to the aligned position, in points. A section grows only by what still sticks out.
  public let offset: CGPoint

  /// Whether the section grows along the scroll axis so that the item does not lie over its
  /// content. True by default.
  public var extendsBoundary = true {
    didSet { DescriptionChanges.note() }
  }

  /// Whether the item stays in the visible part of the collection view while any of its section is
  /// there. False by default.
  ///
  /// The visible part is the bounds less the adjusted content inset. A header is pushed out by its
  /// own section's end, or by its footer (conformance cases `charon-141` to `charon-143`). While it
  /// can be seen its depth is `zIndex` plus a thousand million.
  public var pinToVisibleBounds = false {
    didSet { DescriptionChanges.note() }
  }

  /// An item at an edge or a corner of its section, moved by an offset in points.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      size: layoutSize, kind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: alignment.edges, absoluteOffset: absoluteOffset),
      itemAnchor: nil)
  }

  /// An item at an edge or a corner of its section.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(
      layoutSize: layoutSize, elementKind: elementKind, alignment: alignment, absoluteOffset: .zero)
  }

  private init(
    copying other: NSCollectionLayoutBoundarySupplementaryItem, layoutSize: NSCollectionLayoutSize
  ) {
    alignment = other.alignment
    offset = other.offset
    extendsBoundary = other.extendsBoundary
    pinToVisibleBounds = other.pinToVisibleBounds
    super.init(copying: other, layoutSize: layoutSize)
  }

  override func describeContent(
    into words: inout DescriptionWords, kinds: inout ElementKindTable
  ) {
    super.describeContent(into: &words, kinds: &kinds)
    describeBinding(into: &words)
  }

  override func resized(to layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    NSCollectionLayoutBoundarySupplementaryItem(copying: self, layoutSize: layoutSize)
  }
}

extension NSRectAlignment {
  /// The edges that the place lies on.
  fileprivate var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
