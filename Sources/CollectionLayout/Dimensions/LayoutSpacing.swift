/// Room between two neighbours, or between one and the edge of its group.
public enum LayoutSpacing: Hashable, Sendable {
  /// Exactly so many points.
  case fixed(Double)
  /// At least so many points, and an equal share of what the group has left over.
  case flexible(Double)

  /// The points of a fixed spacing, the minimum of a flexible one.
  @inlinable
  public var minimum: Double {
    switch self {
    case .fixed(let value), .flexible(let value): return value
    }
  }

  /// Whether the spacing takes a share of what is left over.
  @inlinable
  public var isFlexible: Bool {
    if case .flexible = self { return true }
    return false
  }
}

/// Room outside the four edges of an item. It is applied before content insets.
public struct LayoutEdgeSpacing: Hashable, Sendable {
  /// Room before the leading edge.
  public var leading: LayoutSpacing
  /// Room above the top edge.
  public var top: LayoutSpacing
  /// Room after the trailing edge.
  public var trailing: LayoutSpacing
  /// Room below the bottom edge.
  public var bottom: LayoutSpacing

  /// Edge spacing; a fixed zero on every edge of which nothing is said.
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

  /// The spacing at the near end of an axis: leading or top.
  @inlinable
  public func start(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? leading : top }

  /// The spacing at the far end of an axis: trailing or bottom.
  @inlinable
  public func end(_ axis: LayoutAxis) -> LayoutSpacing { axis == .horizontal ? trailing : bottom }
}
