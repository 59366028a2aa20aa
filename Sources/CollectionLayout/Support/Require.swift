/// Stops the program with a message unless a condition holds. Use it for mistakes of the
/// programmer.
///
/// Unlike `precondition`, it prints the message to standard error in optimized builds as well. The
/// message is built only if the condition does not hold. Use `fatalError` if there is no condition.
@inline(__always) func require(
  _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition { fatalError(message(), file: file, line: line) }
}
