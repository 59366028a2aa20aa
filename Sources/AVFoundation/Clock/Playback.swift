import Foundation
internal import UIKit

/// A position that advances with the time of the key window, and stops at an end.
///
/// A host advances that time: tests choose it, and a page displays it at the rate of its controls.
/// Without a key window, the position waits for one.
@MainActor
final class Playback {
  /// The seconds of the position in a second; 0 for a pause.
  private(set) var rate: Double = 0
  /// The position at ``time``, in seconds.
  private(set) var anchor: Double = 0
  /// The time of the clock at which ``anchor`` was the position, in seconds.
  private(set) var time: TimeInterval = 0
  /// The last position; `nil` if there is none.
  var end: Double?
  /// Called at the end, and at the times that ``nextStop`` returns.
  var didStop: () -> Void = {}
  /// Returns the next position to stop at after a position; `nil` for none.
  var nextStop: (Double) -> Double? = { _ in nil }

  private weak var clock: AnimationClock?
  private var timer: ClockTimer?
  private var waiting: (any NSObjectProtocol)?

  nonisolated init() {}

  isolated deinit {
    if let waiting { NotificationCenter.default.removeObserver(waiting) }
  }

  /// The current position, in seconds, at most ``end``.
  var position: Double {
    guard rate != 0, let clock else { return anchor }
    let moved = anchor + rate * (clock.now - time)
    return max(0, min(moved, rate > 0 ? max(end ?? .infinity, anchor) : .infinity))
  }

  /// Whether the position is at the end in the direction of the rate.
  var isAtEnd: Bool {
    rate < 0 ? position <= 0 : end.map { position >= $0 - 1e-9 } ?? false
  }

  /// Changes the rate and the position from now on.
  func set(rate: Double? = nil, position: Double? = nil) {
    anchor = position ?? self.position
    time = clock?.now ?? time
    self.rate = rate ?? self.rate
    follow()
  }

  /// Continues with the key window's clock, and waits for its next stop.
  func follow() {
    let place = position
    if let timer { clock?.cancel(timer) }
    timer = nil
    clock = UIApplication.shared.keyWindow?.animationClock
    anchor = place
    time = clock?.now ?? 0
    guard rate != 0 else { return stopWaiting() }
    waitForWindow()
    guard let clock, !isAtEnd else { return }
    let limit = rate > 0 ? end ?? .infinity : 0
    let next = nextStop(place) ?? limit
    let stop = rate > 0 ? min(next, limit) : max(next, limit)
    guard stop.isFinite else { return }
    timer = clock.schedule(after: max(0, (stop - place) / rate)) { [weak self] in
      guard let self else { return }
      timer = nil
      // The sum of the steps may miss the stop by the last digits.
      set(position: stop)
      didStop()
    }
  }

  /// Observes the windows, to continue with the clock of one that becomes key.
  private func waitForWindow() {
    guard waiting == nil else { return }
    waiting = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeKeyNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { self?.follow() }
    }
  }

  private func stopWaiting() {
    if let waiting { NotificationCenter.default.removeObserver(waiting) }
    waiting = nil
  }
}

/// Performs work on the main actor: at once on the main queue, and otherwise while the caller
/// waits.
func onMain<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
  if MainQueue.isCurrent { return MainActor.assumeIsolated(work) }
  return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
}

/// Performs work on the main actor: at once on the main queue, and otherwise later.
func onMainLater(_ work: @escaping @MainActor @Sendable () -> Void) {
  if MainQueue.isCurrent { return MainActor.assumeIsolated(work) }
  DispatchQueue.main.async { work() }
}
