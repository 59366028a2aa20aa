import Foundation

/// The threads of the process beside the current one, at the time of the creation of the value.
///
/// The current thread need not be the first one of the process: after `dispatchMain()`, another
/// thread performs the work of the main actor.
package struct OtherThreads {
  /// The state of each thread, and the ticks of the processor that it has used.
  private let states: [(isBusy: Bool, ticks: Int)]

  /// Reads the states of the threads.
  package init() {
    states = Self.identifiers.compactMap { thread in
      let line = try? String(contentsOfFile: "\(Self.folder)/\(thread)/stat", encoding: .utf8)
      return line.flatMap(Self.state)
    }
  }

  /// A Boolean value that indicates whether no thread computes or waits for a disk. On systems
  /// without `/proc`, the value is always `true`.
  package var areIdle: Bool { !states.contains { $0.isBusy } }

  /// The processor time that the threads have used.
  package var processorTime: Duration {
    .seconds(
      Double(states.reduce(0) { $0 + $1.ticks }) / Double(max(sysconf(Int32(_SC_CLK_TCK)), 1)))
  }

  /// The numbers of the threads, as texts; empty on systems without `/proc`.
  package static var identifiers: [String] {
    // The link names the current thread, as "PROCESS/task/THREAD".
    let current = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    let threads = try? FileManager.default.contentsOfDirectory(atPath: folder)
    return (threads ?? []).filter { current?.hasSuffix("/\($0)") != true }
  }

  /// The folder with a folder for each thread of the process.
  private static let folder = "/proc/self/task"

  /// Reads a line of a thread's file `stat`.
  package static func state(_ line: String) -> (isBusy: Bool, ticks: Int)? {
    // The fields follow the name of the thread, which is in parentheses.
    guard let end = line.lastIndex(of: ")") else { return nil }
    let fields = line[line.index(after: end)...].split(separator: " ")
    // The state is the third field of the line, the times in the app and in the system are the
    // 14th and the 15th.
    guard fields.count > 12, let user = Int(fields[11]), let system = Int(fields[12]) else {
      return nil
    }
    return (["R", "D"].contains(fields[0]), user + system)
  }
}
