import Foundation

/// The seeds of random tests.
extension RepeatableRandom {
  /// Returns the seeds from 1 to a number.
  ///
  /// `TESSERA_RANDOM_SEEDS=10` multiplies the number by ten, for a longer run.
  public static func seeds(_ count: Int) -> ClosedRange<UInt64> { 1...UInt64(count * factor) }

  /// Returns the seeds of one block of a test whose blocks run at the same time.
  ///
  /// `TESSERA_RANDOM_SEEDS=10` multiplies their number by ten, for a longer run.
  public static func seeds(_ count: Int, inBlock block: Int) -> Range<UInt64> {
    let count = UInt64(count * factor)
    return UInt64(block) * count..<UInt64(block + 1) * count
  }

  private static let factor =
    ProcessInfo.processInfo.environment["TESSERA_RANDOM_SEEDS"].flatMap(Int.init).map { max(1, $0) }
    ?? 1
}
