internal import Foundation
internal import UIKit

/// A movement of a map by the time of its window, sixty steps in a second.
@MainActor
final class MapMovement {
  private let clock: AnimationClock
  private let start: TimeInterval
  private let step: (TimeInterval) -> Bool
  private let completion: () -> Void
  private var timer: ClockTimer?

  /// Begins a movement.
  ///
  /// - Parameters:
  ///   - step: Called with the time since the beginning, in seconds; returns `false` at the end.
  ///   - completion: Called after the end.
  init(
    _ clock: AnimationClock, step: @escaping (TimeInterval) -> Bool,
    completion: @escaping () -> Void
  ) {
    self.clock = clock
    start = clock.now
    self.step = step
    self.completion = completion
    wait()
  }

  private func wait() {
    timer = clock.schedule(after: 1.0 / 60) { [weak self] in
      guard let self else { return }
      timer = nil
      if step(clock.now - start) { wait() } else { completion() }
    }
  }

  /// Ends the movement without its completion.
  func stop() {
    if let timer { clock.cancel(timer) }
    timer = nil
  }
}
