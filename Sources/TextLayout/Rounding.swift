extension Double {
  /// The largest difference, in points, that is attributed to rounding errors in sums of widths.
  static let roundingTolerance = 1e-6
}
