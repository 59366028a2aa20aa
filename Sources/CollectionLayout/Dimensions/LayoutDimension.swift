/// A width or a height as it is written down, before there is a container to resolve it in.
///
/// Any finite value is accepted, as UIKit accepts it: negative, zero, and fractions above one.
public enum LayoutDimension: Hashable, Sendable {
  /// A share of the container's width; usable for a width and for a height.
  case fractionalWidth(Double)
  /// A share of the container's height; usable for a width and for a height.
  case fractionalHeight(Double)
  /// Points.
  case absolute(Double)
  /// Points until a measured length replaces them.
  case estimated(Double)
  /// Points until measured lengths replace them, and then the largest of those of its siblings: the boxes
  /// of one group that have this dimension along one axis, or where the outermost group has it, all groups of
  /// the section. In a group that grows so, the boxes of this dimension grow with it.
  case uniformAcrossSiblings(estimate: Double)

  /// Whether a measured length replaces the number.
  @inlinable
  public var isEstimated: Bool {
    switch self {
    case .estimated, .uniformAcrossSiblings: return true
    case .fractionalWidth, .fractionalHeight, .absolute: return false
    }
  }

  /// Whether siblings share the largest length.
  @inlinable
  public var isUniform: Bool {
    if case .uniformAcrossSiblings = self { return true }
    return false
  }

  /// The number as it was given: a fraction or points.
  @inlinable
  public var value: Double {
    switch self {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value),
      .estimated(let value), .uniformAcrossSiblings(let value):
      return value
    }
  }

  /// The axis whose length this is a share of; nil where it is points.
  @inlinable
  var fractionAxis: LayoutAxis? {
    switch self {
    case .fractionalWidth: return .horizontal
    case .fractionalHeight: return .vertical
    case .absolute, .estimated, .uniformAcrossSiblings: return nil
    }
  }
}
