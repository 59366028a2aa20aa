/// The tracking of the system font: the space after each character, by size.
enum Tracking {
  /// The tracking at 6 to 36 points, in thousandths of an em (Human Interface Guidelines,
  /// Typography).
  private static let table: [Double] = [
    41, 34, 26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14,
    14, 14, 13, 13, 12, 12, 11, 10,
  ]

  /// The space after an ideograph or another wide character, in points, in place of the tracking.
  ///
  /// Two ideographs at 17 points are 34.667 points wide at scale 3, and 35 at scale 2
  /// (`ip14-title-chinese`); the same space at other sizes is chosen.
  static let ofWideCharacters = 0.29

  static func at(_ size: Double) -> Double {
    if size <= 6 { return table[0] }
    if size >= 36 { return max(0, 10 * (1 - (size - 36) / 44)) }
    let position = size - 6
    let below = Int(position)
    let part = position - Double(below)
    return table[below] * (1 - part) + table[below + 1] * part
  }
}

extension TextFont {
  /// Returns the tracking of the system font at a size, in thousandths of the size.
  public static func tracking(at size: Double) -> Double { Tracking.at(size) }
}
