/// An error of the protocol, for the sender of a message.
package struct MessageFailure: Error, Hashable, Sendable {
  /// The codes of JSON-RPC and of the Model Context Protocol.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParameters = -32602
    case unsupportedRevision = -32022
  }

  package let code: Code
  /// The reason and the correction, as one sentence.
  package let message: String
  package let data: JSONValue?

  init(_ code: Code, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// Returns the response with the error.
  ///
  /// - Parameter id: The identifier of the request; `null` if it is not known.
  func response(to id: JSONValue) -> JSONValue {
    var error: [String: JSONValue] = [
      "code": .integer(code.rawValue), "message": .string(message),
    ]
    error["data"] = data
    return ["jsonrpc": "2.0", "id": id, "error": .object(error)]
  }
}
