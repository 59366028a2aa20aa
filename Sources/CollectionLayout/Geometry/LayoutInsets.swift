/// Distances from the four edges, in points, in leading and trailing terms.
public struct LayoutInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Insets; none where nothing is said.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The inset at the near end of an axis: leading or top.
  @inlinable
  public func start(_ axis: LayoutAxis) -> Double { axis == .horizontal ? leading : top }

  /// The inset at the far end of an axis: trailing or bottom.
  @inlinable
  public func end(_ axis: LayoutAxis) -> Double { axis == .horizontal ? trailing : bottom }

  /// What both insets of an axis take together.
  @inlinable
  public func total(_ axis: LayoutAxis) -> Double { start(axis) + end(axis) }
}

extension LayoutInsets {
  /// A rectangle less these insets. Insets larger than the rectangle leave the difference's magnitude,
  /// as UIKit does.
  func applied(to rect: LayoutRect) -> LayoutRect {
    LayoutRect(
      x: rect.origin.x + leading, y: rect.origin.y + top,
      width: (rect.size.width - total(.horizontal)).magnitude,
      height: (rect.size.height - total(.vertical)).magnitude)
  }

  /// A Boolean value that indicates whether all four insets are finite.
  var isFinite: Bool {
    top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite
  }
}
