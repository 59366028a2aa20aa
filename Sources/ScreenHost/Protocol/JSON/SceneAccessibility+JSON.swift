import Foundation
import SceneRendering

extension SceneAccessibility {
  /// Writes the value of a member of a message that describes a node; returns `false`, and writes
  /// nothing, for the default.
  func write(_ member: SceneMember, to json: inout JSONWriter) -> Bool {
    switch member {
    case .label: return json.string(ifPresent: label)
    case .identifier: return json.string(ifPresent: identifier)
    case .role: return json.string(ifPresent: role)
    case .aria: return json.objectUnlessEmpty(writeARIA)
    case .atomic:
      if isElement { json.bool(true) }
      return isElement
    case .speech: return json.objectUnlessEmpty(writeSpeech)
    default: return false
    }
  }

  /// Writes the states and descriptions by the names of ARIA, without `aria-`.
  private func writeARIA(to json: inout JSONWriter) {
    func add(_ name: StaticString, _ value: String) {
      json.name(name)
      json.string(value)
    }
    var spoken = value
    switch role {
    case "slider":
      if let value { add("valuetext", value) }
      if let number = percentage {
        add("valuenow", NumberText.shortest(number))
        add("valuemin", "0")
        add("valuemax", "100")
      }
      spoken = nil
    case "switch":
      add("checked", value == "1" ? "true" : "false")
      spoken = nil
    case "menuitemcheckbox":
      add("checked", value == "mixed" ? "mixed" : value == "1" ? "true" : "false")
      spoken = nil
    default: break
    }
    let description = [spoken, hint].compactMap(\.self)
    if !description.isEmpty { add("description", description.joined(separator: ", ")) }
    if role == "tab" { add("selected", isSelected ? "true" : "false") }
    if isSelected {
      switch role {
      case "button": add("pressed", "true")
      case "tab", "menuitem", "menuitemcheckbox": break
      case "option", "row", "gridcell": add("selected", "true")
      default: add("current", "true")
      }
    }
    if isDisabled { add("disabled", "true") }
    if isLive { add("live", "polite") }
    if isModal { add("modal", "true") }
    if opensMenu { add("haspopup", "menu") }
  }

  /// The number of a value in percent; `nil` for other values.
  private var percentage: CGFloat? {
    guard let value, let sign = value.firstIndex(of: "%") else { return nil }
    return Double(value[..<sign].filter { !$0.isWhitespace }).map { CGFloat($0) }
  }

  /// Writes the properties that ARIA has no attributes for, or that concern several nodes.
  private func writeSpeech(to json: inout JSONWriter) {
    if isOperable { json.flag("operable") }
    if takesArrows { json.flag("arrows") }
    if isHidden { json.flag("hidden") }
    if isModal { json.flag("modal") }
    if isVirtual { json.flag("virtual") }
    if let language {
      json.name("language")
      json.string(language)
    }
    if !actions.isEmpty {
      json.name("actions")
      json.list { json in
        for action in actions { json.string(action) }
      }
    }
    if let itemCount {
      json.name("count")
      json.integer(itemCount)
    }
    if let order {
      json.name("order")
      json.list { json in
        for id in order { json.integer(id) }
      }
    }
  }
}

extension JSONWriter {
  /// Writes a text; returns `false`, and writes nothing, for `nil`.
  fileprivate mutating func string(ifPresent text: String?) -> Bool {
    guard let text else { return false }
    string(text)
    return true
  }

  /// Writes an object with the members that a function writes; returns `false`, and writes nothing,
  /// if the function writes none.
  fileprivate mutating func objectUnlessEmpty(_ write: (inout JSONWriter) -> Void) -> Bool {
    let start = position
    var isEmpty = true
    object { json in
      let empty = json.position
      write(&json)
      isEmpty = json.position == empty
    }
    if isEmpty { cut(at: start) }
    return !isEmpty
  }
}
