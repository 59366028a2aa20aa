/// The revisions of the Model Context Protocol.
enum ProtocolRevision {
  /// The revisions whose requests name the revision themselves, the newest last.
  static let stateless = ["2026-07-28"]
  /// The revisions that begin with `initialize`, the newest last.
  static let withHandshake = ["2024-11-05", "2025-03-26", "2025-06-18", "2025-11-25"]

  /// All revisions, the newest first.
  static let all: JSONValue = .array((withHandshake + stateless).reversed().map { .string($0) })

  /// The name of the member of a request's `_meta` with the revision.
  static let member = "io.modelcontextprotocol/protocolVersion"

  /// Returns the revision that a request names; `nil` if it names none.
  ///
  /// - Throws: `MessageFailure` for a revision that this server does not have.
  static func named(in parameters: JSONValue?) throws(MessageFailure) -> String? {
    guard let value = parameters?["_meta"]?[member] else { return nil }
    if let name = value.text, stateless.contains(name) { return name }
    let requested = value.text ?? value.kind
    throw MessageFailure(
      .unsupportedRevision,
      "the revision \(requested) is not supported by requests without a handshake; use "
        + "\(stateless.last!), or send initialize",
      data: ["supported": all, "requested": .string(requested)])
  }
}
