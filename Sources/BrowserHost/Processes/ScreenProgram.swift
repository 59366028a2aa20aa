import Foundation

/// The program that displays screens in processes of their own.
struct ScreenProgram: Sendable, Equatable {
  /// The path of the executable.
  var path: String
  /// The arguments, the first of which is the name of the program.
  var arguments: [String]
  /// The environment in addition to that of this process.
  var environment: [String: String] = [:]

  /// This program again.
  static var current: ScreenProgram {
    #if os(Linux)
      // The file of this process, even after it was replaced by a newer build.
      let path = "/proc/\(getpid())/exe"
    #else
      let path = Bundle.main.executablePath ?? CommandLine.arguments[0]
    #endif
    return ScreenProgram(path: path, arguments: CommandLine.arguments)
  }
}
