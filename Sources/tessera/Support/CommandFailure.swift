import Foundation
import Subprocesses

/// An error of a command, whose description is displayed as one line.
enum CommandFailure: Error, CustomStringConvertible {
  /// An unknown command.
  case unknownCommand(String, suggestion: String?)
  /// An unknown example.
  case unknownExample(String, suggestion: String?)
  /// An unknown device.
  case unknownDevice(String, suggestion: String?, reason: String?)
  /// A step that cannot be performed on a screen, or an element that is not on it.
  case screen(String)
  /// A picture that cannot be drawn.
  case picture(String)
  /// A file with settings or earlier results that cannot be read, as `file:line: reason`.
  case unreadableFile(String)
  /// An unwritable file.
  case unwritableFile(path: String, reason: String)
  /// A port in use by another process.
  case portInUse(Int)
  /// A port that this user may not use.
  case portRefused(Int)
  /// Sources that cannot be built, for a reason in one sentence.
  case unbuildable(String)
  /// Sources without a view controller or view that can be created, with the names of those that
  /// need arguments.
  case noScreens(path: String, needingArguments: [String])
  /// A type that the sources do not have.
  case unknownType(String, suggestion: String?)
  /// A type all of whose initializers need arguments.
  case typeNeedsArguments(String)
  /// Sources with several screens, and no name of one.
  case severalScreens(path: String, [String])
  /// A screen whose process has ended with an error, which it has written itself.
  case brokenScreen(String, SpawnedProcess.End)
  /// Another error of the server.
  case server(String)

  var description: String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      return "there is no command named '\(name)'\(Self.hint(suggestion)); "
        + "'tessera --help' lists all commands"
    case .unknownExample(let name, let suggestion):
      return "there is no example named '\(name)'\(Self.hint(suggestion)); "
        + "'tessera list' lists all examples"
    case .unknownDevice(let name, let suggestion, let reason):
      let reason = reason.map { ": \($0)" } ?? ""
      return "there is no device named '\(name)'\(Self.hint(suggestion))\(reason); "
        + "'tessera devices' lists all devices"
    case .screen(let reason), .picture(let reason), .unreadableFile(let reason):
      return reason
    case .unwritableFile(let path, let reason):
      return "cannot write '\(path)': \(reason)"
    case .portInUse(let port):
      return
        "port \(port) is in use; choose another port with --port, or any free port with --port 0"
    case .portRefused(let port):
      return "port \(port) may not be used by this user; choose one above 1023 with --port"
    case .unbuildable(let reason): return reason
    case .noScreens(let path, let names):
      let others =
        names.isEmpty ? "" : "; \(names.joined(separator: ", ")) can be created only with arguments"
      return "'\(path)' has no view controller or view that can be created without arguments"
        + others
    case .unknownType(let name, let suggestion):
      return "there is no view controller or view named '\(name)'\(Self.hint(suggestion))"
    case .typeNeedsArguments(let name):
      return "'\(name)' can be created only with arguments; add an initializer without, or a "
        + "subclass that has one"
    case .severalScreens(let path, let names):
      return
        "'\(path)' has several screens; add the name of one of \(names.joined(separator: ", "))"
    case .brokenScreen(let name, .exit): return "'\(name)' has not been drawn"
    case .brokenScreen(let name, .signal(let number)):
      return "'\(name)' has ended by signal \(number) (\(String(cString: strsignal(number))))"
    case .server(let reason):
      return "the gallery cannot be served: \(reason)"
    }
  }

  /// The exit code: 64 for invalid arguments, otherwise 1.
  var exitCode: Int32 {
    switch self {
    case .unknownCommand, .unknownExample, .unknownDevice, .unknownType, .severalScreens:
      return EX_USAGE
    case .screen, .picture, .unreadableFile, .unwritableFile, .portInUse, .portRefused, .server,
      .unbuildable, .noScreens, .typeNeedsArguments, .brokenScreen:
      return EXIT_FAILURE
    }
  }

  private static func hint(_ suggestion: String?) -> String {
    suggestion.map { ", did you mean '\($0)'?" } ?? ""
  }
}
