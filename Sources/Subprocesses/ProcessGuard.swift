import Foundation
import Synchronization

/// A process beside a program that ends what the program has started, also after the program was
/// killed and cannot do so itself.
///
/// The guard is the same program again. It reads the numbers of the processes from a pipe, whose
/// other end only the program has: the pipe ends with the program, however that ends.
package enum ProcessGuard {
  /// The environment variable of a program that is a guard.
  private static let variable = "TESSERA_PROCESS_GUARD"

  private enum State {
    /// The program has no guard, and processes that it starts are not named.
    case unused
    /// The guard is started before the first process.
    case wanted
    /// The descriptor to which the numbers are written.
    case running(Int32)
  }

  private static let state = Mutex(State.unused)

  /// Gives this program a guard, which is started with the first process.
  ///
  /// The program calls ``serveIfOrdered()`` at its beginning.
  package static func enable() {
    state.withLock { state in
      if case .unused = state { state = .wanted }
    }
  }

  /// Names a process that has started.
  static func noteStart(of process: pid_t) {
    state.withLock { state in
      if case .wanted = state { state = start().map(State.running) ?? .unused }
      write("+\(process)\n", to: state)
    }
  }

  /// Names a process that has ended. Its number may be given to another one.
  static func noteEnd(of process: pid_t) {
    state.withLock { write("-\(process)\n", to: $0) }
  }

  private static func write(_ line: String, to state: State) {
    guard case .running(let descriptor) = state else { return }
    var line = line
    // A guard that is gone leaves the processes to the program.
    line.withUTF8 { _ = Foundation.write(descriptor, $0.baseAddress, $0.count) }
  }

  /// Starts the guard.
  ///
  /// - Returns: The descriptor for the numbers; `nil` if the system refuses.
  private static func start() -> Int32? {
    guard let pipe = DescriptorPair.pipe() else { return nil }
    var program = SpawnedProcess.Program.current
    program.environment[variable] = "1"
    do {
      _ = try SpawnedProcess.start(program, descriptors: [STDIN_FILENO: pipe.near])
    } catch {
      pipe.closeBoth()
      return nil
    }
    close(pipe.near)
    return pipe.far
  }

  // MARK: Guard

  /// Waits for the end of the program that has started this one as its guard, and ends the
  /// processes that it has left behind. Returns in other programs.
  package static func serveIfOrdered() {
    guard getenv(variable) != nil else { return }
    var processes: Set<pid_t> = []
    while let line = readLine() {
      guard let number = pid_t(line.dropFirst()) else { continue }
      if line.hasPrefix("+") { processes.insert(number) } else { processes.remove(number) }
    }
    for process in ProcessTree.members(ofSessions: processes) { _ = kill(process, SIGKILL) }
    exit(EXIT_SUCCESS)
  }
}
