/// The spacing between consecutive subitems, or between a subitem and the edge of its group.
public enum LayoutSpacing: Hashable, Sendable {
  /// A number of points.
  case fixed(Double)
  /// A minimum number of points, and an equal share of the group's remaining length.
  case flexible(Double)

  /// The points of fixed spacing, or the minimum of flexible spacing.
  @inlinable
  public var minimum: Double {
    switch self {
    case .fixed(let value), .flexible(let value): return value
    }
  }

  /// A Boolean value that indicates whether the spacing grows into the remaining length.
  @inlinable
  public var isFlexible: Bool {
    if case .flexible = self { return true }
    return false
  }
}

/// The spacing outside the four edges of an item or a group. Content insets are inside of it.
public struct LayoutEdgeSpacing: Hashable, Sendable {
  /// The spacing before the leading edge.
  public var leading: LayoutSpacing
  /// The spacing above the top edge.
  public var top: LayoutSpacing
  /// The spacing after the trailing edge.
  public var trailing: LayoutSpacing
  /// The spacing below the bottom edge.
  public var bottom: LayoutSpacing

  /// Creates edge spacing. Each edge has a fixed spacing of zero by default.
  @inlinable
  public init(
    leading: LayoutSpacing = .fixed(0), top: LayoutSpacing = .fixed(0),
    trailing: LayoutSpacing = .fixed(0), bottom: LayoutSpacing = .fixed(0)
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// Returns the spacing at the near end of an axis: leading or top.
  @inlinable
  public func start(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? leading : top }

  /// Returns the spacing at the far end of an axis: trailing or bottom.
  @inlinable
  public func end(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }
}
