import Foundation

/// The threads of the process besides the main one.
enum OtherThreads {
  /// A Boolean value that indicates whether no other thread computes or waits for a disk. On
  /// systems without `/proc`, the answer is always `true`.
  static var areIdle: Bool {
    let folder = "/proc/self/task"
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return true
    }
    let main = String(ProcessInfo.processInfo.processIdentifier)
    return threads.allSatisfy { thread in
      guard thread != main,
        let line = try? String(contentsOfFile: "\(folder)/\(thread)/stat", encoding: .utf8),
        let end = line.lastIndex(of: ")")
      else { return true }
      // The state follows the name of the thread, which is in parentheses.
      return !["R", "D"].contains(line[line.index(after: end)...].drop { $0 == " " }.first)
    }
  }
}
