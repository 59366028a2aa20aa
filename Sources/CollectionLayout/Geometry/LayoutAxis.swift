/// One of the two directions that items, groups and sections are stacked in.
public enum LayoutAxis: UInt8, Hashable, Sendable {
  /// From the leading to the trailing edge.
  case horizontal
  /// From the top to the bottom edge.
  case vertical

  /// The other axis.
  @inlinable
  public var perpendicular: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

extension LayoutAxis {
  /// Both, in a fixed order.
  static var both: [LayoutAxis] { [.horizontal, .vertical] }
}
