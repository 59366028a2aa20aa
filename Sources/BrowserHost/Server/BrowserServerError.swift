import Foundation

/// Why the server could not start or go on.
public enum BrowserServerError: Error, Equatable, Sendable, LocalizedError, CustomStringConvertible
{
  /// The number is no port.
  case invalidPort(Int)
  /// Another program listens on the port.
  case portInUse(Int)
  /// The system does not let this program listen on the port.
  case portNotPermitted(Int)
  /// Two examples have the same name, so an address would mean both.
  case duplicateName(String)
  /// Listening failed for another reason, in the system's words.
  case failed(port: Int, reason: String)

  /// The error as one sentence that says what to do.
  public var description: String {
    switch self {
    case .invalidPort(let port):
      "\(port) is no port; choose one from 1 to 65535, or 0 for any that is free."
    case .portInUse(let port):
      "Port \(port) is in use by another program; choose another one, or 0 for any that is free."
    case .portNotPermitted(let port):
      "The system does not permit listening on port \(port); choose one above 1023."
    case .duplicateName(let name):
      "Two examples are called \(name.debugDescription); give each a name of its own."
    case .failed(let port, let reason):
      "Listening on 127.0.0.1:\(port) failed: \(reason)."
    }
  }

  /// The same sentence as ``description``.
  public var errorDescription: String? { description }
}
