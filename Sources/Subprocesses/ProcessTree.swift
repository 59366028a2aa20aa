import Foundation

/// The processes that a process has started, with those that they have started.
enum ProcessTree {
  /// Returns the numbers of the processes; none on a system without a list of processes.
  static func descendants(of process: pid_t) -> [pid_t] {
    #if os(Linux)
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      var children: [pid_t: [pid_t]] = [:]
      for child in names.compactMap({ pid_t($0) }) {
        guard let parent = parent(of: child) else { continue }
        children[parent, default: []].append(child)
      }
      var found: [pid_t] = []
      var waiting = children[process] ?? []
      while let next = waiting.popLast() {
        found.append(next)
        waiting += children[next] ?? []
      }
      return found
    #else
      return []
    #endif
  }

  /// Returns the numbers of the processes in sessions; the leaders alone on a system without a list
  /// of processes.
  static func members(ofSessions leaders: Set<pid_t>) -> [pid_t] {
    #if os(Linux)
      guard !leaders.isEmpty else { return [] }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
      return names.compactMap { pid_t($0) }.filter { process in
        session(of: process).map(leaders.contains) ?? false
      }
    #else
      return Array(leaders)
    #endif
  }

  #if os(Linux)
    /// Returns the number of the process that has started a process; `nil` for one that is gone.
    private static func parent(of process: pid_t) -> pid_t? { number(1, of: process) }

    /// Returns the number of the process that leads the session of a process; `nil` for one that is
    /// gone.
    private static func session(of process: pid_t) -> pid_t? { number(3, of: process) }

    /// Returns a number in the system's line about a process; `nil` for one that is gone.
    ///
    /// - Parameter index: The position after the name, from 0.
    private static func number(_ index: Int, of process: pid_t) -> pid_t? {
      guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
        return nil
      }
      // The name stands in parentheses, and may have any characters.
      let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?
        .split(separator: " ")
      return fields.flatMap { $0.count > index ? pid_t($0[index]) : nil }
    }
  #endif
}
