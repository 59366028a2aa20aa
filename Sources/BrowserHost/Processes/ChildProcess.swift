import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A child process with a connection, whose standard error is read by this process.
struct ChildProcess: Sendable {
  /// The error of a start.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The end of a process.
  enum End: Sendable, Equatable {
    case exit(Int32)
    case signal(Int32)
  }

  let identifier: pid_t
  /// The descriptor of this process's end of the connection.
  let connection: Int32
  /// The descriptor from which the child's standard error is read.
  let standardError: Int32

  /// The number of the child's descriptor of the connection.
  static let childDescriptor: Int32 = 3

  /// Starts a program in a process group of its own, without standard input.
  ///
  /// - Parameter variable: The name of the environment variable with the number of the connection's
  ///   descriptor.
  init(_ program: ScreenProgram, variable: String) throws(Failure) {
    var ends: [Int32] = [0, 0]
    var pipes: [Int32] = [0, 0]
    guard Self.makePair(&ends) else { throw Self.failure(program, errno) }
    guard Self.makePipe(&pipes) else {
      let code = errno
      ends.forEach { _ = close($0) }
      throw Self.failure(program, code)
    }
    defer {
      close(ends[1])
      close(pipes[1])
    }

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
    posix_spawn_file_actions_adddup2(&actions, pipes[1], STDERR_FILENO)
    posix_spawn_file_actions_adddup2(&actions, ends[1], Self.childDescriptor)
    // An interrupt of the terminal is for the server, which ends its children in order.
    var defaults = sigset_t()
    sigemptyset(&defaults)
    for signal in [SIGINT, SIGTERM] { sigaddset(&defaults, signal) }
    posix_spawnattr_setsigdefault(&attributes, &defaults)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGDEF))

    var environment = ProcessInfo.processInfo.environment
    environment[variable] = String(Self.childDescriptor)
    if environment["SWIFT_BACKTRACE"] == nil {
      environment["SWIFT_BACKTRACE"] =
        "enable=yes,color=no,interactive=no,threads=crashed,limit=32,images=none,registers=none"
    }
    environment.merge(program.environment) { $1 }
    var child = pid_t()
    let code = Self.withStrings(program.arguments) { arguments in
      Self.withStrings(environment.map { "\($0)=\($1)" }) { environment in
        posix_spawn(&child, program.path, &actions, &attributes, arguments, environment)
      }
    }
    guard code == 0 else {
      close(ends[0])
      close(pipes[0])
      throw Self.failure(program, code)
    }
    identifier = child
    connection = ends[0]
    standardError = pipes[0]
  }

  /// Ends the process and those that it has started, at once.
  func kill() {
    _ = killpg(identifier, SIGKILL)
    #if canImport(Glibc)
      _ = Glibc.kill(identifier, SIGKILL)
    #elseif canImport(Darwin)
      _ = Darwin.kill(identifier, SIGKILL)
    #endif
  }

  /// Waits until the process has ended. Call it once.
  func wait() async -> End {
    let identifier = identifier
    return await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        var status: Int32 = 0
        while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        continuation.resume(
          returning: signal == 0 ? .exit((status >> 8) & 0xff) : .signal(signal))
      }
    }
  }

  /// The memory that the process uses, in bytes; `nil` if it is not known.
  var residentMemory: Int? {
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
  var isTraced: Bool {
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

  private static func failure(_ program: ScreenProgram, _ code: Int32) -> Failure {
    Failure(
      description: "The program \(program.path) cannot be started: "
        + "\(String(cString: strerror(code))).")
  }

  /// Creates a pair of connected sockets that children do not inherit.
  private static func makePair(_ ends: inout [Int32]) -> Bool {
    #if os(Linux)
      return socketpair(
        AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0
    #else
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { return false }
      ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
      return true
    #endif
  }

  private static func makePipe(_ ends: inout [Int32]) -> Bool {
    guard pipe(&ends) == 0 else { return false }
    ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
    return true
  }

  private static func withStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
  ) -> Result {
    let pointers = strings.map { strdup($0) }
    defer { pointers.forEach { free($0) } }
    return body(pointers + [nil])
  }
}
