extension LayoutDimension {
  /// Returns the length in a container, in points.
  ///
  /// Fractions are rounded down to a pixel as soon as they are resolved; points and estimates are
  /// kept. A negative length becomes zero.
  ///
  /// - Parameters:
  ///   - container: The size that fractions refer to.
  ///   - scale: The number of pixels per point.
  public func length(in container: LayoutSize, scale: Double) -> Double {
    resolved(in: container, on: PixelGrid(scale: scale))
  }

  /// Returns the length in points. Fractions are rounded down to a pixel of a grid.
  ///
  /// - Parameter base: The size that fractions refer to.
  func resolved(in base: LayoutSize, on grid: PixelGrid) -> Double {
    switch self {
    case .fractionalWidth(let fraction): return max(0, grid.floored(fraction * base.width))
    case .fractionalHeight(let fraction): return max(0, grid.floored(fraction * base.height))
    case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length):
      return max(0, length)
    }
  }
}
