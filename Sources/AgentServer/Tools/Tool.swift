/// The tools, by the words with which agents call them.
enum Tool: String, CaseIterable {
  case open, snapshot, find, screenshot, act, wait, explain, set, reload, logs
}

/// The description of a tool for clients.
struct ToolDefinition {
  let tool: Tool
  let summary: String
  /// The arguments with their schemas, in order.
  let properties: KeyValuePairs<String, JSONValue>
  var required: [String] = []
  var isReadOnly = false

  /// The names of the arguments.
  var names: [String] { properties.map(\.key) }

  /// The value in the list of tools.
  var value: JSONValue {
    var schema: [String: JSONValue] = [
      "type": "object",
      "properties": .object(Dictionary(properties.map { ($0.key, $0.value) }) { $1 }),
    ]
    if !required.isEmpty { schema["required"] = .array(required.map { .string($0) }) }
    var members: [String: JSONValue] = [
      "name": .string(tool.rawValue), "description": .string(summary),
      "inputSchema": .object(schema),
    ]
    if isReadOnly { members["annotations"] = ["readOnlyHint": true] }
    return .object(members)
  }
}
