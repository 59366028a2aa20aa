/// The scrolling properties of the row of a section that scrolls orthogonally.
@preconcurrency @MainActor
public final class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject,
  @preconcurrency NSCopying
{
  /// The rate at which scrolling decelerates: the fraction of the velocity that remains after one
  /// millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The fraction of the velocity that remains after one millisecond; zero for ``automatic``.
    public let rawValue: CGFloat

    /// Creates a rate from the fraction of the velocity that remains after one millisecond.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The default rate of the section's behavior: fast for paging behaviors, the collection view's
    /// own rate for the others.
    public static let automatic = DecelerationRate(rawValue: 0)
    /// The default rate of a scroll view: 0.998.
    public static let normal = DecelerationRate(
      rawValue: UIScrollView.DecelerationRate.normal.rawValue)
    /// A fast deceleration: 0.99.
    public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
  }

  /// The bouncing behavior of the row at its ends.
  public enum Bounce: Int, Sendable {
    /// The row bounces if it is longer than its viewport.
    case automatic = 0
    /// The row bounces even if it fits its viewport.
    case always
    /// The row does not bounce.
    case never
  }

  /// The deceleration rate. The default is `.automatic`.
  public var decelerationRate = DecelerationRate.automatic

  /// The bouncing behavior. The default is `.automatic`.
  public var bounce = Bounce.automatic

  /// Creates the default properties.
  public override init() { super.init() }

  /// Returns a copy with the same values.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
    copy.decelerationRate = decelerationRate
    copy.bounce = bounce
    return copy
  }
}
