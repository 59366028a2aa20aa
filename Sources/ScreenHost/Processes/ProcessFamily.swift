import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The processes that a program has started: the processes of its session, and processes with its
/// mark in their environment, which a process keeps in a session of its own.
///
/// The processes are found on Linux only.
package struct ProcessFamily: Sendable {
  /// The name of the environment variable with the mark.
  package static let variable = "TESSERA_PROCESS_FAMILY"

  private let session: pid_t
  private let mark: String

  /// Creates the family of a program.
  ///
  /// - Parameter session: The identifier of the session that the program has begun.
  package init(session: pid_t, mark: String) {
    self.session = session
    self.mark = mark
  }

  /// The family of this process if it was started by a server; `nil` otherwise.
  package static var own: ProcessFamily? {
    guard getsid(0) == getpid(), let mark = getenv(variable) else { return nil }
    return ProcessFamily(session: getpid(), mark: String(cString: mark))
  }

  /// Ends all processes of the family at once, except this one.
  package func end() {
    // A process may start another one before it ends.
    for _ in 0..<Self.roundLimit {
      let running = members
      guard !running.isEmpty else { return }
      for process in running { _ = kill(process, SIGKILL) }
    }
  }

  private static let roundLimit = 8

  /// The running processes of the family, except this one.
  private var members: [pid_t] {
    #if os(Linux)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }.filter { process in
        process != getpid() && !isOver(process) && (getsid(process) == session || hasMark(process))
      }
    #else
      return []
    #endif
  }

  /// Returns whether a process has ended, and its parent has not asked for its state yet.
  private func isOver(_ process: pid_t) -> Bool {
    guard let file = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return true
    }
    // The name, in parentheses, may contain any characters.
    let text = String(decoding: file, as: UTF8.self)
    guard let name = text.range(of: ") ", options: .backwards) else { return true }
    return ["Z", "X"].contains(text[name.upperBound...].prefix(1))
  }

  /// Returns whether the environment with which a process was started has the mark.
  private func hasMark(_ process: pid_t) -> Bool {
    guard let file = FileManager.default.contents(atPath: "/proc/\(process)/environ") else {
      return false
    }
    let entry = Data("\(Self.variable)=\(mark)".utf8)
    return file.split(separator: 0).contains { $0 == entry }
  }
}
