/// A width and a height in points.
public struct LayoutSize: Hashable, Sendable {
  /// The length along the horizontal axis.
  public var width: Double
  /// The length along the vertical axis.
  public var height: Double

  /// Creates a size. Lengths are zero by default.
  @inlinable
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// The length along an axis.
  @inlinable
  public subscript(axis: LayoutAxis) -> Double {
    get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}

extension LayoutSize {
  /// A Boolean value that indicates whether both lengths are finite.
  var isFinite: Bool { width.isFinite && height.isFinite }
}
