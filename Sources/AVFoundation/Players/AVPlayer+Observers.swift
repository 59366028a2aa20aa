public import CoreMedia
public import Foundation
internal import UIKit

/// A closure that is called at positions of the current item.
@MainActor
final class TimeObserver {
  /// The positions.
  enum Positions {
    /// The multiples of a time, in seconds.
    case multiples(Double)
    /// Chosen ones, in seconds, in ascending order.
    case chosen([Double])
  }

  let positions: Positions
  let call: @MainActor (CMTime) -> Void

  init(_ positions: Positions, call: @escaping @MainActor (CMTime) -> Void) {
    self.positions = positions
    self.call = call
  }

  /// Returns the next position in a direction.
  func next(after position: Double, isForward: Bool) -> Double? {
    switch positions {
    case .multiples(let interval):
      // A position that was reached by a sum of steps is the multiple itself.
      let count = position / interval
      let next = isForward ? (count + 1e-6).rounded(.down) + 1 : (count - 1e-6).rounded(.up) - 1
      return next * interval
    case .chosen(let times):
      return isForward
        ? times.first { $0 > position + 1e-9 } : times.last { $0 < position - 1e-9 }
    }
  }

  /// Returns whether a position is one of the observer's.
  func contains(_ position: Double) -> Bool {
    switch positions {
    case .multiples(let interval):
      abs((position / interval).rounded() * interval - position) < 1e-6
    case .chosen(let times): times.contains { abs($0 - position) < 1e-6 }
    }
  }
}

extension AVPlayer {
  /// Calls a closure at each multiple of an interval, after jumps, and after playback has started
  /// or stopped.
  ///
  /// - Parameters:
  ///   - interval: The interval in the time of the item.
  ///   - queue: The queue of the calls; `nil` for the main queue.
  /// - Returns: An object for ``removeTimeObserver(_:)``.
  /// - Precondition: The interval is positive.
  @preconcurrency
  public func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?,
    using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    guard interval.isNumeric, interval.seconds > 0 else {
      fatalError(
        "AVPlayer cannot observe its time at intervals of \(interval); give a positive interval.")
    }
    return add(TimeObserver(.multiples(interval.seconds), call: calling(block, on: queue)))
  }

  /// Calls a closure when playback passes one of several positions.
  ///
  /// - Parameters:
  ///   - times: The positions, each an `NSValue` with a time.
  ///   - queue: The queue of the calls; `nil` for the main queue.
  /// - Returns: An object for ``removeTimeObserver(_:)``.
  @preconcurrency
  public func addBoundaryTimeObserver(
    forTimes times: [NSValue], queue: DispatchQueue?, using block: @escaping @Sendable () -> Void
  ) -> Any {
    let positions = times.map { $0.timeValue.seconds }.filter(\.isFinite).sorted()
    return add(
      TimeObserver(.chosen(positions), call: calling({ _ in block() }, on: queue)))
  }

  /// Ends the calls of an observer.
  ///
  /// - Precondition: The object is of this player; iOS raises an exception otherwise.
  public func removeTimeObserver(_ observer: Any) {
    guard let index = observers.firstIndex(where: { $0 === observer as AnyObject }) else {
      fatalError(
        "AVPlayer cannot remove the time observer \(observer), which it does not have; remove the "
          + "object that its addPeriodicTimeObserver returned, once.")
    }
    observers.remove(at: index)
    playback.follow()
  }

  private func add(_ observer: TimeObserver) -> Any {
    observers.append(observer)
    playback.follow()
    return observer
  }

  /// Calls on the main queue are made at once, in the time of the window.
  private func calling(
    _ block: @escaping @Sendable (CMTime) -> Void, on queue: DispatchQueue?
  ) -> @MainActor (CMTime) -> Void {
    // Each use of `DispatchQueue.main` has another object on Linux.
    guard let queue, queue.label != DispatchQueue.main.label else { return { block($0) } }
    return { time in queue.async { block(time) } }
  }

  func nextObservedPosition(after position: Double) -> Double? {
    let isForward = playback.rate > 0
    let next = observers.compactMap { $0.next(after: position, isForward: isForward) }
    return isForward ? next.min() : next.max()
  }

  /// Calls the observers of the current position.
  func callObservers() {
    let position = playback.position
    for observer in observers where observer.contains(position) {
      observer.call(CMTime(position: position))
    }
  }

  /// Calls the observers of intervals in the next turn, after a jump.
  func noteJump() {
    guard !observers.isEmpty else { return }
    NextTurn.run { [weak self] in
      guard let self else { return }
      let time = currentTime()
      for observer in observers {
        if case .multiples = observer.positions { observer.call(time) }
      }
    }
  }
}
