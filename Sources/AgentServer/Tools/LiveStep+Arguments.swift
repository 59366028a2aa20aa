import HeadlessHost

extension LiveStep {
  /// The names of the actions. A step has one of them.
  private static let actions = [
    "tap", "long_press", "type", "swipe", "scroll", "scroll_to", "rotate", "wait",
  ]
  /// The arguments that some actions have in addition.
  private static let additions: [String: Set<String>] = [
    "tap": ["count"], "type": ["into", "replace"], "swipe": ["on"], "scroll": ["on"],
  ]
  /// The time of a long press, in seconds.
  private static let pressTime = 0.6
  /// The longest text to type, in characters.
  private static let longestText = 10_000

  /// Reads the steps of an order to act.
  ///
  /// - Throws: `ToolFailure`.
  static func steps(in arguments: ToolArguments) throws -> [LiveStep] {
    guard case .array(let values)? = arguments.value("steps"), !values.isEmpty else {
      throw ToolFailure(
        description: "act requires steps; add an array such as [{\"tap\": \"e12\"}]")
    }
    guard values.count <= 100 else {
      throw ToolFailure(description: "act has \(values.count) steps; send at most 100 in one call")
    }
    return try values.enumerated().map { index, value in
      guard case .object(let members) = value else {
        throw ToolFailure(
          description: "step \(index + 1) is \(value.kind); it must be an object such as "
            + "{\"tap\": \"e12\"}")
      }
      return try LiveStep(
        ToolArguments(members, of: "step \(index + 1)", names: ToolDefinition.stepNames))
    }
  }

  /// Reads a step.
  private init(_ step: ToolArguments) throws {
    let named = Self.actions.filter(step.given.contains)
    guard named.count == 1, let action = named.first else {
      throw ToolFailure(
        description: "\(step.owner) has \(named.isEmpty ? "no action" : "several actions"); give "
          + "it one of \(Self.actions.joined(separator: ", "))")
    }
    let others = step.given.subtracting([action]).subtracting(Self.additions[action] ?? [])
    guard others.isEmpty else {
      throw ToolFailure(
        description: "\(step.owner) has '\(others.min()!)', which '\(action)' does not have; "
          + "remove it")
    }
    switch action {
    case "tap":
      self = .tap(
        try step.target("tap")!, count: try step.integer("count", in: 1...10) ?? 1)
    case "long_press":
      self = .press(try step.target("long_press")!, seconds: Self.pressTime)
    case "type":
      let text = try step.text("type") ?? ""
      guard text.count <= Self.longestText else {
        throw ToolFailure(
          description: "\(step.owner) types \(text.count) characters; type at most "
            + "\(Self.longestText) in a step")
      }
      self = .type(
        text, into: try step.target("into"), replaces: try step.bool("replace") ?? false)
    case "swipe":
      let words = Direction.allCases.map(\.rawValue)
      let word = try step.choice("swipe", words)!
      self = .swipe(Direction(rawValue: word)!, on: try step.target("on"))
    case "scroll": self = try Self.scroll(step)
    case "scroll_to":
      guard case .place(.item(let section, let item))? = try step.target("scroll_to") else {
        throw ToolFailure(
          description: "'scroll_to' of \(step.owner) must be an item, such as \"item:2,0\"")
      }
      self = .scripted(.scrollToItem(section: section, item: item))
    case "rotate":
      self = .rotate(
        toLandscape: try step.choice("rotate", ["landscape", "portrait"]) == "landscape")
    default: self = .wait(try step.number("wait", in: 0...60)!)
    }
  }

  /// Reads a scroll by a number, a number in a string, or two numbers.
  private static func scroll(_ step: ToolArguments) throws -> LiveStep {
    let value = step.value("scroll")
    let target = try step.target("on")
    let range = -PlaceArgument.largest...PlaceArgument.largest
    if let text = value?.text, let (x, y) = PlaceArgument.pair(text) {
      guard let target else { return .scripted(.scrollBoth(x: x, y: y)) }
      return .scroll(x: x, y: y, on: target)
    }
    guard let distance = value?.double ?? value?.text.flatMap({ Double($0) }),
      range.contains(distance)
    else {
      throw ToolFailure(
        description: "'scroll' of \(step.owner) must be a number of points, or \"x,y\"")
    }
    guard let target else { return .scripted(.scroll(distance)) }
    return .scroll(x: 0, y: distance, on: target)
  }
}
