import Foundation

/// A command-line tool of the package as a process: its processor time, including the system's, and
/// its maximum memory, from start to end.
struct ToolProcess {
  /// The location of the tool.
  let path: String

  /// Finds a tool.
  ///
  /// - Parameters:
  ///   - product: The name of the tool in the release build of the package in the parent folder.
  ///   - variable: The environment variable that names another tool.
  ///   - workload: The workload that needs the tool, for the message if there is none.
  init(product: String, variable: String, workload: String) {
    path =
      ProcessInfo.processInfo.environment[variable]
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../.build/release/\(product)").standardizedFileURL.path
    guard FileManager.default.isExecutableFile(atPath: path) else {
      FileHandle.standardError.write(
        Data(
          "The workload \(workload) needs the tool at \(path): run 'swift build -c release --product \(product)', or name another in \(variable).\n"
            .utf8))
      exit(EX_UNAVAILABLE)
    }
  }

  /// Runs the tool to its end, discarding its output.
  func run(_ arguments: [String]) -> (time: Double, memory: Double) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process = pid_t()
    guard posix_spawn(&process, path, &actions, nil, words, environ) == 0 else {
      fatalError("The tool at \(path) cannot be started.")
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else {
      fatalError("'\(path) \(arguments.joined(separator: " "))' failed with status \(status).")
    }
    func nanoseconds(_ time: timeval) -> Double {
      Double(time.tv_sec) * 1e9 + Double(time.tv_usec) * 1e3
    }
    // Linux counts memory in kibibytes, macOS in bytes.
    #if os(Linux)
      let unit = 1024.0
    #else
      let unit = 1.0
    #endif
    return (
      nanoseconds(usage.ru_utime) + nanoseconds(usage.ru_stime), Double(usage.ru_maxrss) * unit
    )
  }
}
