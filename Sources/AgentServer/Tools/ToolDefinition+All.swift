extension ToolDefinition {
  /// The definitions of all tools.
  static let all = [
    ToolDefinition(
      tool: .open,
      summary: "Builds sources and displays one screen, which stays open for the other tools. "
        + "Answers with a snapshot, or with the compiler's errors.",
      properties: [
        "path": text("A Swift file, folder, package or Xcode project, or an example's name"),
        "screen": text("The view controller or view, if there are several"),
        "target": text("The target of a package or project"),
        "device": device, "system": system, "landscape": boolean, "appearance": appearance,
        "text_size": textSize, "direction": direction, "keyboard": keyboard,
      ], required: ["path"]),
    ToolDefinition(
      tool: .snapshot,
      summary: "The elements on screen as text: reference, role, [section,item], name, value, "
        + "frame [x,y widthxheight] in points, states.",
      properties: [
        "detail": choice("short", "all"), "ref": text("Only this element and those in it"),
        "depth": integer, "since": text("A hash; answers shortly if nothing changed"),
      ], isReadOnly: true),
    ToolDefinition(
      tool: .find,
      summary: "Elements whose text, class or identifier contains a text, also off screen.",
      properties: ["text": text()], required: ["text"], isReadOnly: true),
    ToolDefinition(
      tool: .screenshot, summary: "The screen as a PNG.",
      properties: [
        "scale": number("Pixels per point, 1 by default"),
        "file": text("Write the PNG to this path instead"),
      ]),
    ToolDefinition(
      tool: .act,
      summary: "Performs steps in order; answers with the difference (- gone, + new, ~ changed, "
        + "> moved) and the app's output. Each step has one action. Targets are a reference "
        + "(\"e12\"), a text, \"item:0,4\" or \"x,y\".",
      properties: [
        "steps": [
          "type": "array",
          "items": ["type": "object", "properties": .object(stepProperties)],
        ]
      ], required: ["steps"]),
    ToolDefinition(
      tool: .wait, summary: "Waits for a text, for its disappearance, or until nothing moves.",
      properties: [
        "text": text(), "gone": text(), "settled": boolean,
        "seconds": number("At most, 5 by default"),
      ]),
    ToolDefinition(
      tool: .explain,
      summary: "Why a view has its frame: layout rules, values, constraints, source lines. "
        + "Without a target, an overview of the screen.",
      properties: ["target": text()], isReadOnly: true),
    ToolDefinition(
      tool: .set, summary: "Changes the device and the user's settings of the open screen.",
      properties: [
        "device": device, "system": system, "landscape": boolean, "appearance": appearance,
        "text_size": textSize, "direction": direction, "keyboard": keyboard,
      ]),
    ToolDefinition(
      tool: .reload,
      summary: "Builds changed sources again and displays a new screen. Says what changed on "
        + "it, or that nothing did.",
      properties: [:]),
    ToolDefinition(
      tool: .logs, summary: "The app's output: prints, warnings of layout, traps.",
      properties: ["since": text("The number of a line; later ones are listed")],
      isReadOnly: true),
  ]

  /// The properties of a step of `act`.
  private static let stepProperties: [String: JSONValue] = [
    "tap": text(), "count": integer, "long_press": text(),
    "type": text("Text; \\n presses Return"), "into": text("The field"),
    "replace": boolean,
    "swipe": choice("left", "right", "up", "down"),
    "scroll": text("Points along the content, or \"x,y\""),
    "scroll_to": text("\"item:2,0\""),
    "on": text("The target of swipe or scroll"),
    "rotate": choice("landscape", "portrait"), "wait": number("Seconds"),
  ]

  private static let boolean: JSONValue = ["type": "boolean"]
  private static let integer: JSONValue = ["type": "integer"]
  private static let device = text("Such as iphone-15, iphone-se-3, ipad-pro-11")
  private static let system: JSONValue = [
    "type": "integer", "description": "iOS version: 14 to 18, or 26",
  ]
  private static let appearance = choice("light", "dark")
  private static let textSize = text("xs to xxxl, ax1 to ax5")
  private static let direction = choice("ltr", "rtl")
  private static let keyboard: JSONValue = [
    "type": "boolean", "description": "Draw the device's keyboard while a text is edited",
  ]

  private static func text(_ description: String? = nil) -> JSONValue {
    described("string", description)
  }

  private static func number(_ description: String? = nil) -> JSONValue {
    described("number", description)
  }

  private static func described(_ type: String, _ description: String?) -> JSONValue {
    var members: [String: JSONValue] = ["type": .string(type)]
    members["description"] = description.map { .string($0) }
    return .object(members)
  }

  private static func choice(_ words: String...) -> JSONValue {
    ["type": "string", "enum": .array(words.map { .string($0) })]
  }

  /// Returns the definition of a tool.
  static func of(_ tool: Tool) -> ToolDefinition { all.first { $0.tool == tool }! }
  /// The names of the arguments of a step.
  static let stepNames = stepProperties.keys.sorted()
}
