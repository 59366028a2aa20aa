import Foundation

/// The main run loop of a program.
package enum MainLoop {
  /// Runs the loop, so that timers, the main queue and the main actor work as in an app.
  package static func run() -> Never {
    // A loop without a timer returns at once.
    RunLoop.main.add(
      Timer(timeInterval: .greatestFiniteMagnitude, repeats: false) { _ in }, forMode: .default)
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }
}
