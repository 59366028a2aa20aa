internal import Foundation
internal import UIKit

/// Work on the main queue for types that may be used on all queues.
package enum MainWork {
  /// Performs work on the main queue, waits for it, and returns its result.
  package static func value<Value: Sendable>(
    _ work: @MainActor @Sendable () -> Value
  ) -> Value {
    MainQueue.isCurrent
      ? MainActor.assumeIsolated(work)
      : DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
  }

  /// Performs work on the main queue: at once if the current code runs there, otherwise later.
  package static func run(_ work: @escaping @MainActor @Sendable () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated(work)
    } else {
      DispatchQueue.main.async(execute: work)
    }
  }

  /// Performs work in the next turn of the main queue.
  package static func runLater(_ work: @escaping @MainActor @Sendable () -> Void) {
    run { NextTurn.run(work) }
  }
}
