/// What is to run when the main queue is free next.
@MainActor
package enum NextTurn {
  private static var waiting: [@MainActor () -> Void] = []

  /// Runs a closure in the next turn of the main queue.
  static func run(_ closure: @escaping @MainActor () -> Void) {
    waiting.append(closure)
    if waiting.count == 1 { Task { @MainActor in runWaiting() } }
  }

  /// Runs now what waits: a host's turn is a turn too. What is put off meanwhile waits for the next
  /// one.
  ///
  /// - Returns: whether anything waited.
  @discardableResult
  package static func runWaiting() -> Bool {
    let closures = waiting
    waiting = []
    for closure in closures { closure() }
    return !closures.isEmpty
  }
}
