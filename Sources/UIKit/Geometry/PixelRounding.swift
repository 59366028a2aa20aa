import CollectionLayout

/// Rounding of lengths and positions in points to whole pixels of a display, by the rules of the
/// layout engine.
package enum PixelRounding {
  /// The largest difference, in points, that is attributed to the rounding of binary fractions.
  static let tolerance = CGFloat(PixelGrid.roundingTolerance)

  /// Returns the smallest whole pixel that is not below a length.
  package static func up(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    guard scale > 0, length.isFinite else { return length }
    return CGFloat(PixelGrid(scale: Double(scale)).raised(Double(length)))
  }

  /// Returns the largest whole pixel that is not above a length.
  package static func down(_ length: CGFloat, scale: CGFloat) -> CGFloat {
    guard scale > 0, length.isFinite else { return length }
    return CGFloat(PixelGrid(scale: Double(scale)).floored(Double(length)))
  }

  /// Returns the whole pixel nearest to a position; halves are rounded away from zero.
  package static func snapped(_ position: CGFloat, scale: CGFloat) -> CGFloat {
    guard scale > 0, position.isFinite else { return position }
    return CGFloat(PixelGrid(scale: Double(scale)).snapped(Double(position)))
  }
}
