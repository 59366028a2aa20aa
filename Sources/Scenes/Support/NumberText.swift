import Foundation

/// The formatting of numbers in drawings and documents.
package enum NumberText {
  /// Returns the shortest digits that read back as the same number, without `.0`; `null` for NaN
  /// and infinity.
  package static func shortest(_ value: CGFloat) -> String {
    guard value.isFinite else { return "null" }
    if value == value.rounded(), abs(value) < 9_007_199_254_740_992 { return String(Int64(value)) }
    return String(describing: Double(value))
  }

  /// Returns a number with at most three decimals, without trailing zeros; `0` for NaN.
  package static func rounded(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    return shortest((value * 1000).rounded() / 1000)
  }

  /// Returns a number with at most seven decimals, without trailing zeros, for factors; `0` for
  /// NaN.
  package static func precise(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let rounded = (value * 1e7).rounded() / 1e7
    // Numbers below 10⁻⁴ would have an exponent, which SVG permits.
    return shortest(rounded)
  }
}
