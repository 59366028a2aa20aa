import Foundation
import Scenes

/// The words for the kinds of elements.
enum ReadRole {
  static let text = "text"
  static let picture = "picture"
  static let cell = "cell"

  /// The words for ARIA roles that have another word here.
  private static let words = [
    "img": picture, "listitem": cell, "searchbox": "search", "tablist": "tabs",
    "navigation": "bar", "menuitem": "item", "menuitemcheckbox": "item",
  ]
  /// The ARIA roles of containers, which do not stand for the texts in them.
  private static let containers: Set = [
    "list", "table", "dialog", "tablist", "menu", "region", "group", "listitem",
  ]
  /// The words for elements that are only read, not operated.
  private static let readWords: Set = [text, picture, "group", "heading", "element", "status"]

  /// Returns the word for a node; `nil` for one that is neither operated nor read.
  static func of(_ node: SceneNode, list: ScreenFacts.List?) -> String? {
    let description = node.accessibility
    if let element = node.element { return word(ofElement: element.kind) }
    if let list { return list.word }
    if node.isInput {
      let role = description?.role.map { words[$0] ?? $0 }
      return role == "search" ? "search" : node.input?.lineDistance == nil ? "field" : "textview"
    }
    if let role = description?.role { return words[role] ?? role }
    if description?.isElement ?? false { return "element" }
    if node.readText != nil { return text }
    if node.isPicture { return picture }
    if let scroll = node.scroll, scroll.isEnabled, node.overflowsContent { return "scroll" }
    if description?.identifier?.isEmpty == false { return "view" }
    return nil
  }

  /// Returns the word for an element of a list; `nil` for a decoration.
  private static func word(ofElement kind: String) -> String? {
    if kind == "cell" { return cell }
    guard kind.hasPrefix("supplementary:") else { return nil }
    let name = kind.dropFirst("supplementary:".count)
    if name.hasSuffix("Header") { return "header" }
    if name.hasSuffix("Footer") { return "footer" }
    return String(name)
  }

  /// Returns whether the name of an element around an element can replace it.
  static func isOnlyRead(_ role: String) -> Bool { readWords.contains(role) }

  /// Returns whether an element stands for the texts and pictures in it.
  static func includesTexts(_ node: SceneNode, role: String) -> Bool {
    if node.element != nil { return true }
    if node.accessibility?.isElement ?? false { return true }
    guard let role = node.accessibility?.role else { return false }
    return !containers.contains(role)
  }
}

extension SceneNode {
  /// The text that the node displays, in one line; `nil` for none.
  var readText: String? {
    if let text, !text.lines.isEmpty { return Self.joined(text.lines) }
    let parts = drawing?.marks.compactMap { mark -> String? in
      guard case .text(let text) = mark else { return nil }
      return Self.joined(text.lines)
    }
    guard let parts, !parts.isEmpty else { return nil }
    return parts.joined(separator: " ")
  }

  private static func joined(_ lines: [SceneTextLine]) -> String? {
    let text = lines.map { $0.string.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }.joined(separator: " ")
    return text.isEmpty ? nil : text
  }

  /// A Boolean value that indicates whether the node displays a picture.
  var isPicture: Bool {
    drawing?.marks.contains {
      switch $0 {
      case .image, .picture: true
      default: false
      }
    } ?? false
  }

  /// A Boolean value that indicates whether the content of a scroll area is larger than its box.
  var overflowsContent: Bool {
    guard let scroll else { return false }
    return scroll.contentSize.width > frame.width + 0.5
      || scroll.contentSize.height > frame.height + 0.5
  }
}
