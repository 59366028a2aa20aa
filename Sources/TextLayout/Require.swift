/// Stops the program with a message if a condition is false. Use it for programming errors.
///
/// Unlike `precondition`, this function also writes the message to standard error in optimized
/// builds. The message is evaluated only if the condition is false.
@inline(__always) func require(
  _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition { fatalError(message(), file: file, line: line) }
}
