import Foundation

/// The path and the query of a request.
struct RequestTarget: Equatable {
  /// The components of the path, without percent encoding; an empty string for a component that is
  /// not UTF-8.
  let components: [String]
  /// The items of the query, in order.
  let query: [(name: String, value: String)]

  /// Parses the target of a request line. A target that is not a path has no components.
  init(_ text: String) {
    let parts = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let path = parts.first ?? ""
    components =
      path.hasPrefix("/")
      ? path.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(Self.decoded)
      : []
    query =
      parts.count < 2
      ? []
      : parts[1].split(separator: "&").map { item in
        let pair = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (Self.decoded(pair[0]), pair.count < 2 ? "" : Self.decoded(pair[1]))
      }
  }

  /// Returns the value of the first item with a name.
  func value(of name: String) -> String? { query.first { $0.name == name }?.value }

  static func == (left: RequestTarget, right: RequestTarget) -> Bool {
    left.components == right.components && left.query.elementsEqual(right.query, by: ==)
  }

  private static func decoded(_ text: Substring) -> String { text.removingPercentEncoding ?? "" }
}
