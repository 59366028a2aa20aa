/// Room around an item, outside its slot. It is applied before the item's content insets.
///
/// An edge of which nothing is said has no room. Leading and trailing follow the direction of the
/// user interface.
@preconcurrency @MainActor
public final class NSCollectionLayoutEdgeSpacing: NSObject, @preconcurrency NSCopying {
  /// Room before the leading edge.
  public nonisolated let leading: NSCollectionLayoutSpacing?
  /// Room above the top edge.
  public nonisolated let top: NSCollectionLayoutSpacing?
  /// Room after the trailing edge.
  public nonisolated let trailing: NSCollectionLayoutSpacing?
  /// Room below the bottom edge.
  public nonisolated let bottom: NSCollectionLayoutSpacing?

  /// Edge spacing from a spacing for each edge.
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

  /// The edge spacing itself, which cannot change.
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
