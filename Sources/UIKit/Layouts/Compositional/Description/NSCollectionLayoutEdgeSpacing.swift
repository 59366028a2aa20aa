/// Spacing around an item, outside its slot. It applies before the item's content insets.
///
/// An edge without a spacing has no space. Leading and trailing follow the user interface layout
/// direction.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// The spacing before the leading edge.
  public nonisolated let leading: NSCollectionLayoutSpacing?
  /// The spacing above the top edge.
  public nonisolated let top: NSCollectionLayoutSpacing?
  /// The spacing after the trailing edge.
  public nonisolated let trailing: NSCollectionLayoutSpacing?
  /// The spacing below the bottom edge.
  public nonisolated let bottom: NSCollectionLayoutSpacing?

  /// Creates an edge spacing from a spacing for each edge.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  /// Returns the edge spacing itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutEdgeSpacing else { return false }
    return leading == other.leading && top == other.top && trailing == other.trailing
      && bottom == other.bottom
  }

  public override var hash: Int {
    var hasher = Hasher()
    for edge in [leading, top, trailing, bottom] { hasher.combine(edge?.hash) }
    return hasher.finalize()
  }
}
