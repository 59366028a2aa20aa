import Dispatch
import Foundation

/// The end of long-running work by a signal.
package enum Interruption {
  /// Runs work until it is complete, and cancels it if the process receives SIGINT or SIGTERM.
  package static func end(_ work: @escaping @Sendable () async throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await work() }
      group.addTask { await first(of: [SIGINT, SIGTERM]) }
      defer { group.cancelAll() }
      // The task that ends first cancels the other.
      try await group.next()
    }
  }

  private static func first(of signals: [Int32]) async {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let sources = signals.map { number in
      // The default handler would end the process immediately.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { arrival.yield() }
      source.resume()
      return source
    }
    for await _ in arrivals { break }
    for source in sources { source.cancel() }
  }
}
