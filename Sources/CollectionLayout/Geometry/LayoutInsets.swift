/// Distances from the leading, trailing, top and bottom edges, in points.
public struct LayoutInsets: Hashable, Sendable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Creates insets. Distances are zero by default.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Returns the inset at the near end of an axis: leading or top.
  @inlinable
  public func start(_ axis: LayoutAxis) -> Double { axis == .horizontal ? leading : top }

  /// Returns the inset at the far end of an axis: trailing or bottom.
  @inlinable
  public func end(_ axis: LayoutAxis) -> Double { axis == .horizontal ? trailing : bottom }

  /// Returns the sum of both insets of an axis.
  @inlinable
  public func total(_ axis: LayoutAxis) -> Double { start(axis) + end(axis) }
}

extension LayoutInsets {
  /// Returns a rectangle inset by these distances. Insets that exceed the rectangle result in the
  /// magnitude of the difference, as in UIKit.
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
