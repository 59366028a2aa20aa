/// Spacing between adjacent items of a group, or between an item and the edge of its group, in
/// points.
@preconcurrency @MainActor
public final class NSCollectionLayoutSpacing: NSObject, @preconcurrency NSCopying {
  /// The number of points of a fixed spacing, or the minimum number of points of a flexible one.
  public nonisolated let spacing: CGFloat
  /// A Boolean value that indicates whether the spacing grows into its group's remaining space.
  public nonisolated let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// Returns a spacing of at least a number of points, which also receives an equal share of the
  /// group's remaining space.
  public class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    Self(flexibleSpacing, isFlexible: true)
  }

  /// Returns a spacing of an exact number of points.
  public class func fixed(_ fixedSpacing: CGFloat) -> Self {
    Self(fixedSpacing, isFlexible: false)
  }

  /// A Boolean value that indicates whether the spacing is exact.
  public var isFixed: Bool { !isFlexible }

  /// Returns the spacing itself, which is immutable.
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
