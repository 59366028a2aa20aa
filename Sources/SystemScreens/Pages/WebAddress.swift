package import Foundation

/// Texts about addresses of pages.
package enum WebAddress {
  /// Returns the host without `www.`, as bars of browsers display it, or the whole address of a URL
  /// without a host.
  package static func title(_ url: URL) -> String {
    guard let host = url.host, !host.isEmpty else { return url.absoluteString }
    return host.lowercased().hasPrefix("www.") ? String(host.dropFirst(4)) : host
  }

  /// Returns a Boolean value that indicates whether a URL is an address of the web.
  package static func isWeb(_ url: URL) -> Bool {
    ["http", "https"].contains(url.scheme?.lowercased())
  }
}
