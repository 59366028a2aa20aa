/// The wait for work that an app has begun on other threads, such as loading pictures, before its
/// screen is drawn:
///
///     var work = WorkUnderWay()
///     while work.isUnderWay() {
///       // Lay out the screen, and let the main thread run.
///     }
///
/// What waits for a time or for a server is not work. Work without an end is waited for until it
/// has used two seconds of processor time, so that the wait is as long on a busy machine as it has
/// to be.
package struct WorkUnderWay {
  /// The processor time of other threads after which work is not waited for any more.
  private static let mostWork = Duration.seconds(2)
  /// The time after which it is not waited for on a machine that is busy with other programs.
  private static let longestWait = Duration.seconds(30)
  /// The number of turns without work before it is over. Work that ends on another thread continues
  /// on the main one in the next turn.
  private static let idleTurns = 3

  private let end = ContinuousClock.now.advanced(by: Self.longestWait)
  private let start = OtherThreads.processorTime
  private var restingTurns = Self.idleTurns

  /// Creates a wait that begins now.
  package init() {}

  /// Returns whether the app may have work under way. Call it once in each turn.
  package mutating func isUnderWay() -> Bool {
    restingTurns = OtherThreads.areIdle ? restingTurns - 1 : Self.idleTurns
    return restingTurns >= 0 && ContinuousClock.now < end
      && OtherThreads.processorTime - start < Self.mostWork
  }
}
