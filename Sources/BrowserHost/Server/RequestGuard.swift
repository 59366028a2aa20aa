/// Rejects requests that do not come from this machine's own pages.
///
/// The server listens on the loopback address only, yet any page in the user's browser can send
/// requests there. Two headers that a page cannot forge distinguish them: `Host` must name the
/// loopback (another name that resolves to it is DNS rebinding), and `Origin`, which browsers send
/// with every WebSocket request, must be the address that served the page.
struct RequestGuard {
  /// Returns the reason to reject a request; `nil` to accept it.
  ///
  /// - Parameters:
  ///   - hosts: The values of all `Host` header fields.
  ///   - origins: The values of all `Origin` header fields.
  static func refusal(hosts: [String], origins: [String]) -> String? {
    guard hosts.count == 1, let host = hosts.first?.lowercased(), isLoopback(host) else {
      return "This server accepts only requests to 127.0.0.1 and localhost."
    }
    guard origins.allSatisfy({ $0.lowercased() == "http://\(host)" }) else {
      return "This server accepts only connections from its own pages."
    }
    return nil
  }

  /// Returns whether the value of a `Host` header names the loopback, with or without a port.
  static func isLoopback(_ host: String) -> Bool {
    for name in ["127.0.0.1", "localhost", "[::1]"] {
      if host == name { return true }
      guard host.hasPrefix(name + ":") else { continue }
      let port = host.dropFirst(name.count + 1)
      return !port.isEmpty && port.count <= 5 && port.allSatisfy { $0.isASCII && $0.isNumber }
    }
    return false
  }
}
