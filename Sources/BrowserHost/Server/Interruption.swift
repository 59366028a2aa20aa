import Dispatch
import Foundation

/// The end of long-running work by a signal.
package enum Interruption {
  /// The error of work that a signal has ended.
  package struct Signal: Error {
    /// The number of the signal.
    package let number: Int32
  }

  /// Runs work until it is complete, or until the process receives SIGINT, SIGTERM or SIGHUP, which
  /// cancel it.
  package static func end(_ work: @escaping @Sendable () async throws -> Void) async throws {
    do {
      try await run(work)
    } catch is Signal {}
  }

  /// Runs work, and returns its result.
  ///
  /// - Throws: ``Signal`` if the process receives SIGINT, SIGTERM or SIGHUP, which cancel the work.
  package static func run<Result: Sendable>(
    _ work: @escaping @Sendable () async throws -> Result
  ) async throws -> Result {
    try await withThrowingTaskGroup(of: Result.self) { group in
      group.addTask { try await work() }
      group.addTask { throw Signal(number: await first(of: [SIGINT, SIGTERM, SIGHUP])) }
      // The task that ends first cancels the other.
      defer { group.cancelAll() }
      guard let result = try await group.next() else { throw CancellationError() }
      return result
    }
  }

  private static func first(of signals: [Int32]) async -> Int32 {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Int32.self)
    let sources = signals.map { number in
      // The default handler would end the process immediately.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { arrival.yield(number) }
      source.resume()
      return source
    }
    var received: Int32 = 0
    for await number in arrivals {
      received = number
      break
    }
    for source in sources { source.cancel() }
    for number in signals { signal(number, SIG_DFL) }
    return received
  }
}
