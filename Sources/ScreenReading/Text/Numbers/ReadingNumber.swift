import Foundation

/// Numbers in the texts of readings.
enum ReadingNumber {
  /// Returns a number rounded to a whole one.
  static func whole(_ number: CGFloat) -> String { text(number, decimals: 0) }

  /// Returns a number with at most two decimals.
  static func exact(_ number: CGFloat) -> String { text(number, decimals: 2) }

  private static func text(_ number: CGFloat, decimals: Int) -> String {
    guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
    let scale = decimals == 0 ? 1.0 : 100.0
    let rounded = (Double(number) * scale).rounded() / scale
    // Neither a negative zero nor the decimals of a whole number.
    if rounded == rounded.rounded() { return "\(Int(rounded))" }
    return "\(rounded)"
  }
}
