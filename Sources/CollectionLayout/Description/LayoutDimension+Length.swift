extension LayoutDimension {
  /// The length in a container, in points: fractions rounded down to a pixel, an estimate as it is
  /// given, and nothing shorter than zero.
  ///
  /// - Parameter scale: pixels per point.
  public func length(in container: LayoutSize, scale: Double) -> Double {
    GroupSolver(grid: PixelGrid(scale: scale), leafLimit: 1).resolve(self, in: container)
  }
}
