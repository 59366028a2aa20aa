/// Room between two neighbours in a group, or between an item and the edge of its group, in points.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// The points of a fixed spacing, the least points of a flexible one.
  public nonisolated let spacing: CGFloat
  /// Whether the spacing takes a share of what its group has left over.
  public nonisolated let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// At least so many points, and an equal share of what is left over in the group.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(flexibleSpacing, isFlexible: true)
  }

  /// Exactly so many points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(fixedSpacing, isFlexible: false)
  }

  /// Whether the spacing is exact.
  public var isFixed: Bool { !isFlexible }

  /// The spacing itself, which cannot change.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSCollectionLayoutSpacing else { return false }
    return spacing == other.spacing && isFlexible == other.isFlexible
  }

  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(spacing)
    hasher.combine(isFlexible)
    return hasher.finalize()
  }
}
