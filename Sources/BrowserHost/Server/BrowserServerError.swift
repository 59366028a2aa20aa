import Foundation

/// An error that prevents the server from starting or continuing.
public enum BrowserServerError: Error, Equatable, Sendable, LocalizedError, CustomStringConvertible
{
  /// The number is not a valid port.
  case invalidPort(Int)
  /// The port is in use by another program.
  case portInUse(Int)
  /// The system does not permit this program to listen on the port.
  case portNotPermitted(Int)
  /// Two examples have the same name, which makes their address ambiguous.
  case duplicateName(String)
  /// Listening failed for another reason, described by the system.
  case failed(port: Int, reason: String)

  /// The error as one sentence that includes the fix.
  public var description: String {
    switch self {
    case .invalidPort(let port):
      "\(port) is not a port; choose one from 1 to 65535, or 0 for any free port."
    case .portInUse(let port):
      "Port \(port) is in use by another program; choose another one, or 0 for any free port."
    case .portNotPermitted(let port):
      "The system does not permit listening on port \(port); choose one above 1023."
    case .duplicateName(let name):
      "Two examples have the name \(name.debugDescription); give each a unique name."
    case .failed(let port, let reason):
      "Listening on 127.0.0.1:\(port) failed: \(reason)."
    }
  }

  /// The same sentence as ``description``.
  public var errorDescription: String? { description }
}
