/// A header, a footer, or a side view bound to the edges of a section.
///
///     let header = NSCollectionLayoutBoundarySupplementaryItem(
///       layoutSize: NSCollectionLayoutSize(
///         widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
///       elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
///     section.boundarySupplementaryItems = [header]
///
/// Two items at the same edge overlap; they do not stack. The larger one determines how far the
/// section grows (conformance case `charon-136`). To stack them, give one of them an offset.
@preconcurrency @MainActor
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem
{
  /// The alignment of the item in the section: the middle of an edge, or a corner.
  public let alignment: NSRectAlignment

  /// The offset from the aligned position, in points. The section grows only by the part of the
  /// item that remains outside it.
  public let offset: CGPoint

  /// A Boolean value that indicates whether the section grows along the scroll axis so that the
  /// item does not overlap its content. The default is `true`.
  public var extendsBoundary = true {
    didSet { DescriptionChanges.note() }
  }

  /// A Boolean value that indicates whether the item stays in the visible part of the collection
  /// view while any part of its section is visible. The default is `false`.
  ///
  /// The visible part is the bounds inset by the adjusted content inset. The end of its own
  /// section, or its footer, pushes a header out (conformance cases `charon-141` to `charon-143`).
  /// The z-position of a visible pinned item is `zIndex` plus 1,000,000,000.
  public var pinToVisibleBounds = false {
    didSet { DescriptionChanges.note() }
  }

  /// The distance between the edge of the section and an item outside its content, in points, by
  /// which the section grows as well.
  var outerPadding: CGFloat = 0 {
    didSet { DescriptionChanges.note() }
  }

  /// Creates an item at an edge or a corner of its section, with an offset in points.
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

  /// Creates an item at an edge or a corner of its section.
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
    outerPadding = other.outerPadding
    super.init(copying: other, layoutSize: layoutSize)
  }

  override func describeContent(
    into words: DescriptionWords, kinds: inout ElementKindTable
  ) {
    super.describeContent(into: words, kinds: &kinds)
    describeBinding(into: words)
  }

  override func resized(to layoutSize: NSCollectionLayoutSize) -> NSCollectionLayoutItem {
    NSCollectionLayoutBoundarySupplementaryItem(copying: self, layoutSize: layoutSize)
  }
}

extension NSRectAlignment {
  /// The edges that the alignment names.
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
