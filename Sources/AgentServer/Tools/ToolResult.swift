import Foundation
import HeadlessHost

/// The result of a call of a tool.
struct ToolResult {
  var text: String
  var isError = false
  /// The members of the structured content.
  var content: [String: JSONValue] = [:]
  /// A PNG.
  var picture: Data?
  /// The tools that a caller may use next.
  var nextSteps: [String] = []

  /// Creates a result of an answer.
  init(_ answer: LiveAnswer) {
    text = answer.text
    isError = answer.isFailure
    picture = answer.picture
    content["hash"] = answer.hash.map { .string($0) }
    content["elements"] = answer.elements.flatMap { try? JSONValue(encoding: $0) }
    content["changes"] = answer.changes.flatMap { try? JSONValue(encoding: $0) }
  }

  init(_ text: String, isError: Bool = false, nextSteps: [String] = []) {
    self.text = text
    self.isError = isError
    self.nextSteps = nextSteps
  }

  /// The value of the protocol.
  var value: JSONValue {
    var structured = content
    structured["schema"] = "tessera.screen/1"
    structured["didError"] = .bool(isError)
    if isError {
      structured["error"] = .string(text)
    } else if content["elements"] == nil {
      structured["text"] = .string(text)
    }
    if !nextSteps.isEmpty { structured["nextSteps"] = .array(nextSteps.map { .string($0) }) }
    var shown = text
    if !nextSteps.isEmpty {
      shown += "\nnext: " + nextSteps.joined(separator: "; ")
    }
    var parts: [JSONValue] = [["type": "text", "text": .string(shown)]]
    if let picture {
      parts.append([
        "type": "image", "mimeType": "image/png", "data": .string(picture.base64EncodedString()),
      ])
    }
    return [
      "content": .array(parts), "structuredContent": .object(structured),
      "isError": .bool(isError),
    ]
  }
}
