/// The device's pixels, as the lines that sizes and positions are put on.
///
/// UIKit rounds fractional sizes down and positions to the nearest pixel, halves away from zero
/// (conformance cases `charon-003`, `charon-024`, `faber-ios17-testSupplementaryItem.1`).
struct PixelGrid: Sendable {
  /// A value this little under a pixel counts as on it; it absorbs the noise of binary fractions.
  static let hair = 1e-6
  /// Past this, a `Double` has no fraction left to round.
  static let exact = 4_503_599_627_370_496.0

  /// Pixels per point.
  let scale: Double

  /// The pixel at or below a length, in points.
  func floored(_ value: Double) -> Double {
    let pixels = value * scale
    guard pixels.magnitude < Self.exact else { return value }
    // A conversion to an integer cuts towards zero. `rounded(.down)` would call the C library's `floor`
    // on processors without such an instruction, and the engine links against nothing.
    let raised = pixels + Self.hair
    let cut = Double(Int64(raised))
    return (cut > raised ? cut - 1 : cut) / scale
  }

  /// The pixel nearest to a position, in points.
  @inline(__always)
  func rounded(_ value: Double) -> Double {
    let pixels = value * scale
    guard pixels.magnitude < Self.exact else { return value }
    let nearest =
      pixels >= 0
      ? Double(Int64(pixels + (0.5 + Self.hair))) : Double(-Int64((0.5 + Self.hair) - pixels))
    return nearest / scale
  }
}
