import Foundation
import SceneRendering

extension SceneInput {
  /// Returns the members of a message about an input. Usual values are omitted.
  ///
  /// - Parameter accessibility: The description of the node of the input.
  func json(_ accessibility: SceneAccessibility?) -> String {
    var members: [(name: String, value: String)] = [
      ("text", JSONText.string(text)), ("placeholder", JSONText.string(placeholder)),
    ]
    members += font.members
    members += [
      ("color", JSONText.string(color.hexadecimal)),
      ("faint", JSONText.string(placeholderColor.hexadecimal)),
      ("focused", String(isFocused)),
    ]
    if let area {
      members.append(
        ("area", JSONText.numbers(area.minX, area.minY, area.width, area.height)))
    }
    if let caretColor { members.append(("caret", JSONText.string(caretColor.hexadecimal))) }
    if alignment != "left" { members.append(("align", JSONText.string(alignment))) }
    if isRightToLeft { members.append(("rtl", "true")) }
    if let selection {
      members.append(("selection", "[\(selection.lowerBound),\(selection.upperBound)]"))
    }
    if revision > 0 { members.append(("revision", String(revision))) }
    if let lineDistance { members.append(("lines", NumberText.shortest(lineDistance))) }
    if access != .editing { members.append(("access", JSONText.string(access.rawValue))) }
    if isSecure { members.append(("secure", "true")) }
    if keyboard != SceneKeyboard() { members.append(("keyboard", keyboard.json)) }
    if let label = accessibility?.label { members.append(("label", JSONText.string(label))) }
    if let hint = accessibility?.hint { members.append(("description", JSONText.string(hint))) }
    return JSONText.object(members)
  }
}

extension SceneKeyboard {
  fileprivate var json: String {
    var members = [("layout", JSONText.string(layout))]
    if let returnKey { members.append(("returnKey", JSONText.string(returnKey))) }
    members.append(("capitals", JSONText.string(capitalization)))
    if let isCorrecting { members.append(("corrects", String(isCorrecting))) }
    if let isCheckingSpelling { members.append(("checks", String(isCheckingSpelling))) }
    if let isDark { members.append(("dark", String(isDark))) }
    if let contentType { members.append(("content", JSONText.string(contentType))) }
    return JSONText.object(members)
  }
}
