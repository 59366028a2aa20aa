/// A direction in which items, groups and sections follow each other.
public enum LayoutAxis: UInt8, Hashable, Sendable {
  /// The axis from the leading to the trailing edge.
  case horizontal
  /// The axis from the top to the bottom edge.
  case vertical

  /// The other axis.
  @inlinable
  public var perpendicular: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension LayoutAxis {
  /// Both axes, in a fixed order.
  static var both: [LayoutAxis] { [.horizontal, .vertical] }
}
