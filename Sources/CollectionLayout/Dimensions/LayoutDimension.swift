/// The description of a width or a height.
///
/// Any finite value is valid, as in UIKit: negative values, zero, and fractions above one.
public enum LayoutDimension: Hashable, Sendable {
  /// A fraction of the container's width, for a width or a height.
  case fractionalWidth(Double)
  /// A fraction of the container's height, for a width or a height.
  case fractionalHeight(Double)
  /// A length in points.
  case absolute(Double)
  /// An estimate in points, which a measured length replaces.
  case estimated(Double)
  /// An estimate in points, which the largest measured length of its siblings replaces. Siblings
  /// are the subitems of one group with this dimension along the same axis, or all groups of the
  /// section if the outermost group has it. In a group that shares its length, its subitems with
  /// this dimension fill the group.
  case uniformAcrossSiblings(estimate: Double)

  /// A Boolean value that indicates whether a measured length replaces the value.
  @inlinable
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: return true
    case .fractionalWidth, .fractionalHeight, .absolute: return false
    }
  }

  /// A Boolean value that indicates whether siblings share the largest length.
  @inlinable
  public var isUniform: Bool {
    if case .uniformAcrossSiblings = self { return true }
    return false
  }

  /// The described value: a fraction or points.
  @inlinable
  public var value: Double {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(let value):
      return value
    }
  }

  /// The axis whose length the value is a fraction of, or `nil` for points.
  @inlinable
  var fractionAxis: LayoutAxis? {
    switch self {
    case .fractionalWidth: return .horizontal
    case .fractionalHeight: return .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: return nil
    }
  }
}
