import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A child process in a session, and so a process group, of its own.
package struct SpawnedProcess: Sendable {
  /// The error of a start.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String

    package init(_ path: String, code: Int32) {
      description = "The program \(path) cannot be started: \(String(cString: strerror(code)))."
    }
  }

  /// The end of a process.
  package enum End: Sendable, Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  /// The program, its arguments and its environment.
  package struct Program: Sendable, Equatable {
    /// The path of the executable.
    package var path: String
    /// The arguments, beginning with the name of the program.
    package var arguments: [String]
    /// The environment in addition to the environment of this process.
    package var environment: [String: String]

    package init(path: String, arguments: [String], environment: [String: String] = [:]) {
      self.path = path
      self.arguments = arguments
      self.environment = environment
    }

    /// This program again.
    package static var current: Program {
      #if os(Linux)
        // The file of this process, even after it was replaced by a newer build.
        let path = "/proc/\(getpid())/exe"
      #else
        let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
      #endif
      return Program(path: path, arguments: CommandLine.arguments)
    }
  }

  /// The process ID, which is also the process group ID.
  package let identifier: pid_t

  /// Starts a program in a session of its own, without standard input.
  ///
  /// - Parameters:
  ///   - descriptors: The descriptors of this process that the program has, by its numbers. The
  ///     program shares standard output and standard error with this process, unless they are
  ///     among them.
  /// - Throws: An error if the program cannot be started.
  package init(
    _ program: Program, descriptors: KeyValuePairs<Int32, Int32>
  ) throws(Failure) {
    identifier = try Self.start(program, descriptors: descriptors)
    ProcessGuard.noteStart(of: identifier)
  }

  /// Starts a program as ``init(_:descriptors:)`` does.
  ///
  /// - Returns: The process ID.
  static func start(
    _ program: Program, descriptors: KeyValuePairs<Int32, Int32>
  ) throws(Failure) -> pid_t {
    #if os(Linux)
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #else
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    for (number, descriptor) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, descriptor, number)
    }
    // The program inherits no sockets and files of this process.
    let last = descriptors.map(\.key).reduce(STDERR_FILENO, max)
    for descriptor in openDescriptors where descriptor > last {
      posix_spawn_file_actions_addclose(&actions, descriptor)
    }
    // An interrupt of the terminal is for the server, which ends its children in order.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGTERM] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setflags(
      &attributes, beginsSession | Int16(POSIX_SPAWN_SETSIGDEF))

    let environment = ProcessInfo.processInfo.environment
      .merging(program.environment) { $1 }
      .map { "\($0)=\($1)" }
    var child = pid_t()
    let code = withStrings(program.arguments) { arguments in
      withStrings(environment) { environment in
        posix_spawn(&child, program.path, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else { throw Failure(program.path, code: code) }
    return child
  }

  /// Ends the process and those that it has started, at once.
  package func kill() {
    // The package manager gives compilers process groups of their own.
    let others = ProcessTree.descendants(of: identifier)
    _ = killpg(identifier, SIGKILL)
    for other in others { _ = Foundation.kill(other, SIGKILL) }
  }

  /// Waits until the process has ended. Call it once.
  package func wait() async -> End {
    let identifier = identifier
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        ProcessGuard.noteEnd(of: identifier)
        let signal = status & 0x7f
        continuation.resume(
          returning: signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal))
      }
    }
  }

  /// A Boolean value that indicates whether the process has ended. ``wait()`` still returns how.
  package var hasEnded: Bool {
    var state = siginfo_t()
    return waitid(P_PID, id_t(identifier), &state, WEXITED | WNOHANG | WNOWAIT) == 0
      && state.si_signo == SIGCHLD
  }

  /// The memory that the process uses, in bytes; `nil` if it is not known.
  package var residentMemory: Int? {
    #if os(Linux)
      guard let text = systemFile("statm") else { return nil }
      let fields = text.split(separator: " ")
      guard fields.count > 2, let pages = Int(fields[1]) else { return nil }
      return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    #else
      return nil
    #endif
  }

  /// A Boolean value that indicates whether a debugger has stopped or observes the process.
  package var isTraced: Bool {
    #if os(Linux)
      guard let text = systemFile("status") else { return false }
      let line = text.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
      return line.map { !$0.hasSuffix("\t0") } ?? false
    #else
      return false
    #endif
  }

  #if os(Linux)
    /// Returns the beginning of a file of the system about the process; `nil` if there is none.
    private func systemFile(_ name: String) -> String? {
      let descriptor = open("/proc/\(identifier)/\(name)", O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return nil }
      defer { close(descriptor) }
      return withUnsafeTemporaryAllocation(byteCount: 4096, alignment: 1) { buffer in
        // These files have no length.
        let count = read(descriptor, buffer.baseAddress, buffer.count)
        return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
      }
    }
  #endif

  /// The flag of a session of its own. The headers of Linux declare it for their extensions only.
  private static var beginsSession: Int16 {
    #if os(Linux)
      0x80
    #else
      Int16(POSIX_SPAWN_SETSID)
    #endif
  }

  /// The descriptors of this process that are open.
  private static var openDescriptors: [Int32] {
    #if os(Linux)
      let folder = "/proc/self/fd"
    #else
      let folder = "/dev/fd"
    #endif
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).compactMap {
      Int32($0)
    }
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { for pointer in pointers { free(pointer) } }
    return body(pointers + [nil])
  }
}
