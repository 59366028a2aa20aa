/// Closures for the next turn of the main queue.
@MainActor
package enum NextTurn {
  private static var waiting: [@MainActor () -> Void] = []

  /// Runs a closure in the next turn of the main queue.
  package static func run(_ closure: @escaping @MainActor () -> Void) {
    waiting.append(closure)
    if waiting.count == 1 { Task { @MainActor in runWaiting() } }
  }

  /// Runs the waiting closures now: a host's turn counts as a turn. Closures added meanwhile wait
  /// for the next one.
  ///
  /// - Returns: A Boolean value that indicates whether any closure was waiting.
  @discardableResult
  package static func runWaiting() -> Bool {
    let closures = waiting
    waiting = []
    for closure in closures { closure() }
    return !closures.isEmpty
  }
}
