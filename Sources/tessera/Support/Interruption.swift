import Dispatch
import Foundation

/// Ends long work when somebody asks the process to end.
enum Interruption {
  /// Runs work until it is done, or until Ctrl-C is typed or the process is asked to terminate;
  /// the work is cancelled then.
  static func end(_ work: @escaping @Sendable () async throws -> Void) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { try await work() }
      group.addTask { await first(of: [SIGINT, SIGTERM]) }
      defer { group.cancelAll() }
      // Whichever comes first ends the other.
      try await group.next()
    }
  }

  private static func first(of signals: [Int32]) async {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    let sources = signals.map { number in
      // Without this the signal would end the process before anybody is told.
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
