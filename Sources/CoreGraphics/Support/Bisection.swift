/// Returns the bounds of an interval around a change, after a number of halvings.
///
/// - Parameters:
///   - low: A number before the change.
///   - high: A number after the change.
///   - isBefore: A condition that holds below the change only.
/// - Returns: The largest number found before the change, and the smallest after it.
@inlinable @inline(__always)
package func bisect<Number: BinaryFloatingPoint>(
  from low: Number, to high: Number, steps: Int = 40, while isBefore: (Number) -> Bool
) -> (low: Number, high: Number) {
  var (low, high) = (low, high)
  for _ in 0..<steps {
    let middle = (low + high) / 2
    if isBefore(middle) { low = middle } else { high = middle }
  }
  return (low, high)
}
