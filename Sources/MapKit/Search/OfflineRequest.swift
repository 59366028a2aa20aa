internal import Foundation
internal import UIKit

/// A request that fails in the next turn, as there is no network.
final class OfflineRequest: @unchecked Sendable {
  private let lock = NSLock()
  private var count = 0
  private var running = false

  var isRunning: Bool { lock.withLock { running } }

  /// Begins a request.
  func start(_ completion: @escaping @Sendable (MKError) -> Void) {
    let number = lock.withLock {
      running = true
      count += 1
      return count
    }
    let finish: @MainActor @Sendable () -> Void = { [self] in
      let isCurrent = lock.withLock {
        guard number == count else { return false }
        running = false
        return true
      }
      if isCurrent { completion(MKError(.serverFailure)) }
    }
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { NextTurn.run(finish) }
    } else {
      DispatchQueue.main.async(execute: finish)
    }
  }

  /// Ends the request, whose closure is not called.
  func cancel() {
    lock.withLock {
      running = false
      count += 1
    }
  }
}
