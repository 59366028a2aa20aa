/// Stops the program with a message unless a condition holds: for programming errors.
///
/// Unlike `precondition`, it writes its message to standard error in optimized builds as well. The
/// message is evaluated only if the condition does not hold. Without a condition, use `fatalError`.
@inlinable @inline(__always)
package func require(
  _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition { fatalError(message(), file: file, line: line) }
}
