import Foundation
import SceneRendering

extension SceneAccessibility {
  /// The member of a message that describes a node; `nil` for the default.
  func json(of member: SceneMember) -> String? {
    switch member {
    case .label: label.map(JSONText.string)
    case .identifier: identifier.map(JSONText.string)
    case .role: role.map(JSONText.string)
    case .aria: ariaJSON
    case .atomic: isElement ? "true" : nil
    case .speech: speechJSON
    default: nil
    }
  }

  /// The states and descriptions by the names of ARIA, without `aria-`; `nil` for none.
  private var ariaJSON: String? {
    var members: [(name: String, value: String)] = []
    func add(_ name: String, _ value: String) { members.append((name, JSONText.string(value))) }
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
    return members.isEmpty ? nil : JSONText.object(members)
  }

  /// The number of a value in percent; `nil` for other values.
  private var percentage: CGFloat? {
    guard let value, let sign = value.firstIndex(of: "%") else { return nil }
    return Double(value[..<sign].filter { !$0.isWhitespace }).map { CGFloat($0) }
  }

  /// The properties that ARIA has no attributes for, or that concern several nodes; `nil` for none.
  private var speechJSON: String? {
    var members: [(name: String, value: String)] = []
    if isOperable { members.append(("operable", "true")) }
    if takesArrows { members.append(("arrows", "true")) }
    if isHidden { members.append(("hidden", "true")) }
    if isModal { members.append(("modal", "true")) }
    if isVirtual { members.append(("virtual", "true")) }
    if let language { members.append(("language", JSONText.string(language))) }
    if !actions.isEmpty { members.append(("actions", JSONText.list(actions.map(JSONText.string)))) }
    if let itemCount { members.append(("count", String(itemCount))) }
    if let order { members.append(("order", JSONText.list(order.map(String.init)))) }
    return members.isEmpty ? nil : JSONText.object(members)
  }
}
