/// A point of a rectangle: a corner, the middle of an edge, or the center, with an offset.
///
/// A badge half outside its item's top trailing corner:
///
///     NSCollectionLayoutSupplementaryItem(
///       layoutSize: size, elementKind: "badge",
///       containerAnchor: NSCollectionLayoutAnchor(
///         edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The edges that contain the point: one for its middle, two for a corner, none for the center.
  /// Opposite edges cancel each other out. Leading and trailing follow the user interface layout
  /// direction.
  public nonisolated let edges: NSDirectionalRectEdge

  /// The offset of the point: in points, or in multiples of the supplementary item's width and
  /// height (see ``isFractionalOffset``). Positive values move toward the trailing and the bottom
  /// edge.
  public nonisolated let offset: CGPoint

  /// A Boolean value that indicates whether the offset is in multiples of the width and height of
  /// the anchored supplementary item.
  public nonisolated let isFractionalOffset: Bool

  /// A Boolean value that indicates whether the offset is in points.
  public nonisolated var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// Creates an anchor on edges, without an offset.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, offset: .zero, isFractional: false)
  }

  /// Creates an anchor on edges with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges, offset: absoluteOffset, isFractional: false)
  }

  /// Creates an anchor on edges with an offset in multiples of the width and height of the anchored
  /// supplementary item: 0.5 is half its width (conformance case `charon-153`).
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges, offset: fractionalOffset, isFractional: true)
  }

  private init(edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// Returns the anchor itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutAnchor else { return false }
    return edges == other.edges && offset == other.offset
      && isFractionalOffset == other.isFractionalOffset
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(edges.rawValue)
    hasher.combine(offset.x)
    hasher.combine(offset.y)
    hasher.combine(isFractionalOffset)
    return hasher.finalize()
  }
}
