import Foundation
import HeadlessHost
import ScreenReading

/// A call of a tool, with its arguments read.
enum ToolCall {
  case open(ScreenRequest, LiveSettings)
  case order(LiveOrder)
  case screenshot(scale: Double, file: String?)
  case reload
  case logs(since: Int)

  /// Reads the arguments of a call.
  ///
  /// - Throws: `ToolFailure`.
  init(_ tool: Tool, _ members: [String: JSONValue]) throws {
    let definition = ToolDefinition.of(tool)
    let arguments = try ToolArguments(members, of: tool.rawValue, names: definition.names)
    switch tool {
    case .open:
      let request = ScreenRequest(
        path: try arguments.requiredText("path"), screen: try arguments.text("screen"),
        target: try arguments.text("target"))
      self = .open(request, try LiveSettings(arguments))
    case .snapshot:
      let detail = try arguments.choice("detail", ReadingDetail.allCases.map(\.rawValue))
      self = .order(
        .snapshot(
          LiveReading(
            detail: detail.flatMap(ReadingDetail.init) ?? .short,
            reference: try arguments.reference("ref"),
            depth: try arguments.integer("depth", in: 0...1000),
            knownHash: try arguments.text("since"))))
    case .find: self = .order(.find(try arguments.requiredText("text")))
    case .screenshot:
      self = .screenshot(
        scale: try arguments.number("scale", in: 0.25...4) ?? 1,
        file: try arguments.text("file"))
    case .act: self = .order(.act(try LiveStep.steps(in: arguments)))
    case .wait: self = .order(try Self.wait(arguments))
    case .explain: self = .order(.explain(try arguments.target("target")))
    case .set:
      let settings = try LiveSettings(arguments)
      guard !arguments.given.isEmpty else {
        throw ToolFailure(
          description: "set requires a setting; give one of "
            + definition.names.joined(separator: ", "))
      }
      self = .order(.set(settings))
    case .reload: self = .reload
    case .logs:
      let text = try arguments.text("since") ?? "0"
      guard let number = Int(text), number >= 0 else {
        throw ToolFailure(
          description: "'since' of logs is \"\(text)\"; give the number of a line, such as \"12\"")
      }
      self = .logs(since: number)
    }
  }

  private static func wait(_ arguments: ToolArguments) throws -> LiveOrder {
    let seconds = try arguments.number("seconds", in: 0...60) ?? 5
    let conditions = arguments.given.subtracting(["seconds"])
    guard conditions.count == 1 else {
      throw ToolFailure(
        description: "wait requires one condition; give text, gone, or \"settled\": true")
    }
    if let text = try arguments.text("text") { return .wait(.appearance(text), seconds: seconds) }
    if let text = try arguments.text("gone") {
      return .wait(.disappearance(text), seconds: seconds)
    }
    guard try arguments.bool("settled") == true else {
      throw ToolFailure(description: "'settled' of wait must be true; leave it out otherwise")
    }
    return .wait(.rest, seconds: seconds)
  }
}

extension LiveSettings {
  /// Reads the settings of a call.
  ///
  /// - Throws: `ToolFailure`.
  init(_ arguments: ToolArguments) throws {
    self.init()
    device = try arguments.text("device")
    system = try arguments.integer("system", in: 14...26)
    isLandscape = try arguments.bool("landscape")
    isDark = try arguments.choice("appearance", ["light", "dark"]).map { $0 == "dark" }
    do {
      textSize = try arguments.text("text_size").map { try TextSize(argument: $0) }
    } catch let failure as ScriptFailure {
      throw ToolFailure(description: failure.description)
    }
    isRightToLeft = try arguments.choice("direction", ["ltr", "rtl"]).map { $0 == "rtl" }
    showsKeyboard = try arguments.bool("keyboard")
  }
}
