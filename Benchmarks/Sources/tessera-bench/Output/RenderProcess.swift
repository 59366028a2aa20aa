import Foundation

/// The command-line tool as a process: its processor time, including the system's, and its maximum
/// memory, from start to end.
///
/// Measures the tool at `TESSERA_BIN`. Without it, measures the release build of the package in the
/// parent folder, which `swift build -c release --product tessera` makes.
@MainActor
enum RenderProcess {
  static let name = "render"

  private static var tool: String {
    ProcessInfo.processInfo.environment["TESSERA_BIN"]
      ?? URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../../.build/release/tessera").standardizedFileURL.path
  }

  static func measure() {
    guard FileManager.default.isExecutableFile(atPath: tool) else {
      FileHandle.standardError.write(
        Data(
          "The workload \(name) needs the tool at \(tool): run 'swift build -c release --product tessera', or name another in TESSERA_BIN.\n"
            .utf8))
      exit(EX_UNAVAILABLE)
    }
    report("hello-list", example: "hello-list", count: 32, runs: 31)
    report("million", example: "instagram-panels-million", count: 1_000_000, runs: 5)
  }

  private static func report(_ metric: String, example: String, count: Int, runs: Int) {
    _ = run(["render", example])
    let uses = (0..<runs).map { _ in run(["render", example]) }
    Measurement(
      workload: name, count: count, metric: metric, value: Spread(uses.map(\.time))
    ).report()
    Measurement(
      workload: name, count: count, metric: "\(metric)-memory",
      value: Spread(uses.map(\.memory)), unit: .bytes
    ).report()
  }

  /// Runs the tool to its end, discarding its output.
  private static func run(_ arguments: [String]) -> (time: Double, memory: Double) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    var words: [UnsafeMutablePointer<CChar>?] = ([tool] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process = pid_t()
    guard posix_spawn(&process, tool, &actions, nil, words, environ) == 0 else {
      fatalError("The tool at \(tool) cannot be started.")
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process, status == 0 else {
      fatalError("'\(tool) \(arguments.joined(separator: " "))' failed with status \(status).")
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
