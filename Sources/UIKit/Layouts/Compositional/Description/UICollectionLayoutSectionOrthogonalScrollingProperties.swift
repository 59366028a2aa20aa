/// How the row of a section that scrolls across its layout behaves under a finger.
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
  @preconcurrency NSCopying
{
  /// How fast a scroll slows down: the share of speed kept after a millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The share of speed kept after a millisecond; zero for ``automatic``.
    public let rawValue: CGFloat

    /// A rate from the share of speed kept after a millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The usual rate of the section's behavior: a quick stop for those that turn pages, the collection
    /// view's own rate for the others.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// That of a scroll view: 0.998.
    public static let normal = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// A quick stop: 0.99.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// Whether the row springs back at its ends.
  public enum Bounce: Int, Sendable {
    /// Where it is longer than what is seen of it at once.
    case automatic = 0
    /// Also where it fits.
    case always
    /// Not at all.
    case never
  }

  /// How fast a scroll slows down; `.automatic` by default.
  public var decelerationRate = DecelerationRate.automatic

  /// Whether the row springs back at its ends; `.automatic` by default.
  public var bounce = Bounce.automatic

  /// The usual properties.
  public override init() { super.init() }

  /// A copy with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}
