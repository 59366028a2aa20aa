/// The pixels of a display, as the lines that lengths and positions are rounded to.
///
/// Lengths from fractions are rounded down, and positions to the nearest pixel, halves away from
/// zero (conformance cases `charon-003`, `charon-024`, `faber-ios17-testSupplementaryItem.1`).
package struct PixelGrid: Sendable {
  /// The largest difference, in points or pixels, that is attributed to the rounding of binary
  /// fractions.
  package static let roundingTolerance = 1e-6
  /// The magnitude from which on a `Double` has no fraction to round.
  private static let largestRoundable = 4_503_599_627_370_496.0

  /// The number of pixels per point.
  package let scale: Double

  /// Creates a grid with a number of pixels per point.
  package init(scale: Double) { self.scale = scale }

  /// Returns a length rounded down to a pixel, in points.
  package func floored(_ length: Double) -> Double {
    let pixels = length * scale
    guard pixels.magnitude < Self.largestRoundable else { return length }
    // A conversion to an integer truncates towards zero. `rounded(.down)` calls the C library's
    // `floor` on processors without such an instruction, and the engine links against nothing.
    let raised = pixels + Self.roundingTolerance
    let truncated = Double(Int64(raised))
    return (truncated > raised ? truncated - 1 : truncated) / scale
  }

  /// Returns a length rounded up to a pixel, in points.
  package func raised(_ length: Double) -> Double { 0 - floored(-length) }

  /// Returns a position rounded to the nearest pixel, in points.
  @inline(__always)
  package func snapped(_ position: Double) -> Double {
    let pixels = position * scale
    guard pixels.magnitude < Self.largestRoundable else { return position }
    let half = 0.5 + Self.roundingTolerance
    let nearest = pixels >= 0 ? Double(Int64(pixels + half)) : Double(-Int64(half - pixels))
    return nearest / scale
  }

  /// Returns a point rounded to the nearest pixel along both axes.
  @inline(__always)
  func snapped(_ point: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: snapped(point.x), y: snapped(point.y))
  }
}
