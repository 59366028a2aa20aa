import Foundation

/// Why a command could not do what it was asked; its description is the one line that is shown.
enum CommandFailure: Error, CustomStringConvertible {
  /// A first word that names no command.
  case unknownCommand(String, suggestion: String?)
  /// A name that is not in the catalogue.
  case unknownExample(String, suggestion: String?)
  /// A name that is not in the table of devices.
  case unknownDevice(String, suggestion: String?)
  /// The screen has no collection view to ask.
  case noCollectionView(example: String, purpose: String)
  /// A file that could not be written.
  case unwritableFile(path: String, reason: String)
  /// A port that another process listens on.
  case portInUse(Int)
  /// A port that the system does not give to this user.
  case portRefused(Int)
  /// Any other trouble with the server.
  case server(String)

  var description: String {
    switch self {
    case .unknownCommand(let name, let suggestion):
      return "there is no command named '\(name)'\(Self.hint(suggestion)); "
        + "'tessera --help' names them all"
    case .unknownExample(let name, let suggestion):
      return "there is no example named '\(name)'\(Self.hint(suggestion)); "
        + "'tessera list' names them all"
    case .unknownDevice(let name, let suggestion):
      return "there is no device named '\(name)'\(Self.hint(suggestion)); "
        + "'tessera devices' names them all"
    case .noCollectionView(let example, let purpose):
      return "'\(example)' shows no collection view, which \(purpose) needs"
    case .unwritableFile(let path, let reason):
      return "cannot write '\(path)': \(reason)"
    case .portInUse(let port):
      return "port \(port) is in use; choose another one with --port, or any free one with --port 0"
    case .portRefused(let port):
      return "port \(port) may not be used by this user; choose one above 1023 with --port"
    case .server(let reason):
      return "the gallery cannot be served: \(reason)"
    }
  }

  /// The exit code: 64 where the arguments are at fault, 1 otherwise.
  var exitCode: Int32 {
    switch self {
    case .unknownCommand, .unknownExample, .unknownDevice: return EX_USAGE
    case .noCollectionView, .unwritableFile, .portInUse, .portRefused, .server:
      return EXIT_FAILURE
    }
  }

  private static func hint(_ suggestion: String?) -> String {
    suggestion.map { ", did you mean '\($0)'?" } ?? ""
  }
}
