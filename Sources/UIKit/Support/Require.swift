/// Stops the program with a sentence unless a condition holds: for a programmer's mistakes.
///
/// Unlike `precondition`, writes its sentence to standard error in optimized builds, too. The sentence
/// is made only where the condition does not hold. Use `fatalError` where there is no condition.
@inline(__always)
package func require(
  _ condition: Bool, _ message: @autoclosure () -> String, file: StaticString = #fileID,
  line: UInt = #line
) {
  if !condition { fatalError(message(), file: file, line: line) }
}
