/// Stops the program with a message if an invariant of a type does not hold.
///
/// Only builds with the condition `TESSERA_INVARIANTS`, which the manifest sets for debug builds,
/// evaluate the invariant. An invariant of more than 256 elements is evaluated at a fraction of the
/// steps, so that each step visits about 256 elements on average.
///
/// - Parameters:
///   - step: A number that differs from call to call, such as the index of the changed element.
///   - count: The number of elements that the evaluation visits.
///   - broken: The invariant that does not hold, in words; `nil` if all hold.
@inlinable @inline(__always)
package func checkInvariant(
  step: Int, visiting count: @autoclosure () -> Int, _ broken: @autoclosure () -> String?,
  file: StaticString = #fileID, line: UInt = #line
) {
  #if TESSERA_INVARIANTS
    guard step.isMultiple(of: 1 + count() / 256), let broken = broken() else { return }
    fatalError("An invariant of the library does not hold: \(broken).", file: file, line: line)
  #endif
}

extension Double {
  /// Returns a Boolean value that indicates whether a stored length is the computed one.
  ///
  /// Lengths without an end are not compared: their differences are not numbers, and a sum of them
  /// depends on the order of its terms.
  func agrees(with computed: Double) -> Bool {
    self == computed || !isFinite || !computed.isFinite
  }
}
