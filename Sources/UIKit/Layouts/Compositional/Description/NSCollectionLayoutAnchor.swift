/// A point of a rectangle: a corner, the middle of an edge or the centre, and an offset from it.
///
/// A badge half outside of its item's top trailing corner:
///
///     NSCollectionLayoutSupplementaryItem(
///       layoutSize: size, elementKind: "badge",
///       containerAnchor: NSCollectionLayoutAnchor(
///         edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
@preconcurrency @MainActor
public final class NSCollectionLayoutAnchor: NSObject, @preconcurrency NSCopying {
  /// The edges that the point lies on: one for its middle, two for a corner, none for the centre.
  /// Opposite edges cancel each other out. Leading and trailing follow the direction of the user
  /// interface.
  public nonisolated let edges: NSDirectionalRectEdge

  /// Added to the point: in points, or in widths and heights of the supplementary item (see
  /// ``isFractionalOffset``). Positive is towards the trailing and the bottom edge.
  public nonisolated let offset: CGPoint

  /// Whether the offset is in widths and heights of the supplementary item that the anchor places.
  public nonisolated let isFractionalOffset: Bool

  /// Whether the offset is in points.
  public nonisolated var isAbsoluteOffset: Bool { !isFractionalOffset }

  /// An anchor on edges, without an offset.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges: edges, offset: .zero, isFractional: false)
  }

  /// An anchor on edges with an offset in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges: edges, offset: absoluteOffset, isFractional: false)
  }

  /// An anchor on edges with an offset in widths and heights of the supplementary item that the
  /// anchor places: 0.5 is half its width (conformance case `charon-153`).
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges: edges, offset: fractionalOffset, isFractional: true)
  }

  private init(edges: NSDirectionalRectEdge, offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// The anchor itself, which cannot change.
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
