public import Foundation

extension ASWebAuthenticationSession {
  /// The addresses that end a session.
  public struct Callback: Hashable, Sendable {
    private enum Kind: Hashable {
      case scheme(String)
      case page(host: String, path: String)
    }

    private let kind: Kind

    /// Addresses with a scheme of the app.
    public static func customScheme(_ customScheme: String) -> Callback {
      Callback(kind: .scheme(customScheme.lowercased()))
    }

    /// Addresses with the scheme `https`, a host, and a path or the beginning of one.
    public static func https(host: String, path: String) -> Callback {
      Callback(kind: .page(host: host.lowercased(), path: path.hasPrefix("/") ? path : "/" + path))
    }

    /// Returns a Boolean value that indicates whether an address ends the session.
    public func matchesURL(_ url: URL) -> Bool {
      switch kind {
      case .scheme(let scheme): return url.scheme?.lowercased() == scheme
      case .page(let host, let path):
        let parts = path.split(separator: "/")
        return url.scheme?.lowercased() == "https" && url.host?.lowercased() == host
          && url.path.split(separator: "/").starts(with: parts)
      }
    }

    /// The address that the page proposes to return.
    var example: String {
      switch kind {
      case .scheme(let scheme): "\(scheme)://callback"
      case .page(let host, let path): "https://\(host)\(path)"
      }
    }
  }
}
