import Foundation
import SceneRendering

extension SceneInput {
  /// Writes the members of a message about an input. Usual values are omitted.
  ///
  /// - Parameter accessibility: The description of the node of the input.
  func write(_ accessibility: SceneAccessibility?, to json: inout JSONWriter) {
    json.object { json in
      json.name("text")
      json.string(text)
      json.name("placeholder")
      json.string(placeholder)
      font.writeMembers(to: &json)
      json.name("color")
      json.color(color)
      json.name("faint")
      json.color(placeholderColor)
      json.name("focused")
      json.bool(isFocused)
      writeRareMembers(to: &json)
      if let label = accessibility?.label {
        json.name("label")
        json.string(label)
      }
      if let hint = accessibility?.hint {
        json.name("description")
        json.string(hint)
      }
    }
  }

  private func writeRareMembers(to json: inout JSONWriter) {
    if let area {
      json.name("area")
      json.numbers(area.minX, area.minY, area.width, area.height)
    }
    if let caretColor {
      json.name("caret")
      json.color(caretColor)
    }
    if alignment != "left" {
      json.name("align")
      json.string(alignment)
    }
    if isRightToLeft { json.flag("rtl") }
    if let selection {
      json.name("selection")
      json.list { json in
        json.integer(selection.lowerBound)
        json.integer(selection.upperBound)
      }
    }
    if revision > 0 {
      json.name("revision")
      json.integer(revision)
    }
    if let lineDistance {
      json.name("lines")
      json.number(lineDistance)
    }
    if access != .editing {
      json.name("access")
      json.string(access.rawValue)
    }
    if isSecure { json.flag("secure") }
    if keyboard != SceneKeyboard() {
      json.name("keyboard")
      keyboard.write(to: &json)
    }
  }
}

extension SceneKeyboard {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.name("layout")
      json.string(layout)
      if let returnKey {
        json.name("returnKey")
        json.string(returnKey)
      }
      json.name("capitals")
      json.string(capitalization)
      if let isCorrecting {
        json.name("corrects")
        json.bool(isCorrecting)
      }
      if let isCheckingSpelling {
        json.name("checks")
        json.bool(isCheckingSpelling)
      }
      if let isDark {
        json.name("dark")
        json.bool(isDark)
      }
      if let contentType {
        json.name("content")
        json.string(contentType)
      }
    }
  }
}
