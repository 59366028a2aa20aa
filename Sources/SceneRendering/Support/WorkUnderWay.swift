import Foundation

/// The wait for work that an app has begun on other threads, such as loading pictures, before its
/// screen is drawn:
///
///     var work = WorkUnderWay()
///     while await work.isUnderWay() {
///       // Lay out the screen.
///     }
///
/// Timers and requests to a server are not work. The wait for endless work ends after two seconds
/// of the processor time of that work, so that it lasts longer on a busy machine.
package struct WorkUnderWay {
  /// The maximum processor time of other threads.
  private static let maximumWork = Duration.seconds(2)
  /// The maximum duration, on a machine that is busy with other programs.
  private static let maximumDuration = Duration.seconds(30)
  /// The number of turns without work that end the wait. Work that ends on another thread continues
  /// on the main one in the next turn.
  private static let idleTurns = 3
  /// The duration of a turn while the threads rest, and the longest one while they work.
  private static let turns = (resting: Duration.milliseconds(2), longest: Duration.milliseconds(50))

  /// The pauses before the threads are read again while one is busy, in microseconds.
  ///
  /// The thread that ends a sleep of this actor is still busy when the actor continues, and stays
  /// so on a machine on which other programs wait for a processor.
  private static let pauses: [UInt32] = [500, 2000, 5000]

  private let beginning = ContinuousClock.now
  private let start = OtherThreads().processorTime
  private var restingTurns = Self.idleTurns

  /// Creates a wait that begins now.
  package init() {}

  /// Waits for a turn, which lets the current actor run, and returns whether the app may have had
  /// work under way before.
  ///
  /// A turn is longer the longer the work lasts, because the app is laid out after each.
  package mutating func isUnderWay(
    isolation: isolated (any Actor)? = #isolation
  ) async -> Bool {
    var threads = OtherThreads()
    for pause in Self.pauses where !threads.areIdle {
      usleep(pause)
      threads = OtherThreads()
    }
    let elapsed = ContinuousClock.now - beginning
    restingTurns = threads.areIdle ? restingTurns - 1 : Self.idleTurns
    guard restingTurns >= 0, elapsed < Self.maximumDuration,
      threads.processorTime - start < Self.maximumWork
    else { return false }
    let turn = threads.areIdle ? .zero : min(elapsed / 8, Self.turns.longest)
    try? await Task.sleep(for: max(turn, Self.turns.resting))
    return true
  }
}
