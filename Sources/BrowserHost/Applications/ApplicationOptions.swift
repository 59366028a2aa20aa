import Foundation
import UIKit

/// The options of an app's command line. Other arguments belong to the app.
struct ApplicationOptions: Equatable {
  /// The port to listen on; 0 for any free port.
  var port = BrowserServer.standardPort
  /// The short name of the device of pages that do not choose one; `nil` for the one that the user
  /// chose last.
  var device: String?
  /// A Boolean value that indicates whether to describe the options and to end.
  var describesOptions = false

  /// An invalid value of an option.
  struct Failure: Error, Equatable, CustomStringConvertible {
    let description: String
  }

  /// The description of the options.
  static let help = """
    OPTIONS:
      --port <number>   The port to listen on; 0 for any free port. (default: \
    \(BrowserServer.standardPort))
      --device <name>   The device of the first display, such as iphone-15. 'tessera devices' lists \
    all devices.
      -h, --help        Displays this description.

    """

  /// Reads the arguments after the name of the program. The last value of an option counts.
  init(_ arguments: [String]) throws(Failure) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "-h" || argument == "--help" { describesOptions = true }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard name == "--port" || name == "--device" else { continue }
      guard let value = parts.count > 1 ? String(parts[1]) : rest.popFirst() else {
        throw Failure(description: "the option '\(name)' requires a value")
      }
      if name == "--port" { try setPort(value) } else { try setDevice(value) }
    }
  }

  private mutating func setPort(_ value: String) throws(Failure) {
    guard let port = Int(value), (0...65_535).contains(port) else {
      throw Failure(description: "the port must be an integer from 0 to 65535")
    }
    self.port = port
  }

  private mutating func setDevice(_ value: String) throws(Failure) {
    guard Device.named(value) != nil else {
      throw Failure(
        description: "there is no device named '\(value)'"
          + (Device.reasonAgainst(value).map { ": \($0)" } ?? "")
          + "; 'tessera devices' lists all devices")
    }
    device = value
  }
}
