import Foundation

/// A message of a client.
enum Message {
  case request(id: JSONValue, method: String, parameters: JSONValue?)
  case notification(method: String, parameters: JSONValue?)
  /// A response. This server sends no requests.
  case response

  /// The error for a message that cannot be read, with the identifier that it may have.
  struct Unreadable: Error {
    let failure: MessageFailure
    let id: JSONValue
  }

  /// Reads a line.
  ///
  /// - Throws: `Unreadable`.
  init(_ line: Data) throws(Unreadable) {
    let value: JSONValue
    do {
      value = try JSONDecoder().decode(JSONValue.self, from: line)
    } catch {
      throw Self.unreadable(
        .parseError, "the line is not JSON in UTF-8; send one message of JSON-RPC 2.0 a line")
    }
    guard case .object(let members) = value else {
      if case .array = value {
        throw Self.unreadable(
          .invalidRequest, "batches are not part of the protocol; send one message a line")
      }
      throw Self.unreadable(
        .invalidRequest, "the message is \(value.kind); send an object of JSON-RPC 2.0")
    }
    let id = try Self.identifier(members["id"])
    guard members["jsonrpc"] == "2.0" else {
      throw Self.unreadable(
        .invalidRequest, "the member \"jsonrpc\" must be \"2.0\"", id: id ?? .null)
    }
    guard let member = members["method"] else {
      guard id != nil, members["result"] != nil || members["error"] != nil else {
        throw Self.unreadable(
          .invalidRequest, "the message has no method; name one, such as \"tools/list\"",
          id: id ?? .null)
      }
      self = .response
      return
    }
    guard case .string(let method) = member else {
      throw Self.unreadable(
        .invalidRequest, "the method is \(member.kind); it must be a string", id: id ?? .null)
    }
    if let id {
      self = .request(id: id, method: method, parameters: members["params"])
    } else {
      self = .notification(method: method, parameters: members["params"])
    }
  }

  private static func identifier(_ value: JSONValue?) throws(Unreadable) -> JSONValue? {
    switch value {
    case nil: return nil
    case .string, .integer: return value
    default:
      throw unreadable(.invalidRequest, "the identifier must be a string or an integer")
    }
  }

  private static func unreadable(
    _ code: MessageFailure.Code, _ message: String, id: JSONValue = .null
  ) -> Unreadable {
    Unreadable(failure: MessageFailure(code, message), id: id)
  }
}
