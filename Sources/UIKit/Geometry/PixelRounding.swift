/// Rounding of lengths in points to whole pixels of a display.
///
/// Sums of fractional lengths carry an error in their last bits, so a length that is a whole pixel
/// but for such an error is taken as whole: otherwise 20.5 points could become 21 on a 2x display.
package enum PixelRounding {
  private static let slack: CGFloat = 1e-6

  /// The smallest whole pixel not below `value`.
  package static func up(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    guard scale > 0, value.isFinite else { return value }
    return (value * scale - slack).rounded(.up) / scale
  }

  /// The largest whole pixel not above `value`.
  package static func down(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    guard scale > 0, value.isFinite else { return value }
    return (value * scale + slack).rounded(.down) / scale
  }

  /// The whole pixel nearest to `value`; the higher one where two are as near.
  package static func nearest(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    guard scale > 0, value.isFinite else { return value }
    return (value * scale + 0.5 + slack).rounded(.down) / scale
  }
}
