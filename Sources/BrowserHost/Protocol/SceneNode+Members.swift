import Foundation
import SceneRendering

extension SceneNode {
  /// The members that a message about a node may have, in the order in which they are written.
  static let memberNames = [
    "frame", "transform", "fill", "border", "radius", "opacity", "clip", "text", "input", "scroll",
    "offset", "element", "label", "identifier", "role", "fixed", "touch",
  ]

  /// What a message says about this node, as JSON by member name. What is usual is left out.
  ///
  /// The frame is relative to the parent's box, in a scrolling parent to the parent's content, unless the
  /// node stays in its place.
  func members(in parent: SceneNode?) -> [String: String] {
    var result: [String: String] = [:]
    var origin = frame.origin
    if let parent, parent.scroll == nil || staysInPlace {
      origin = CGPoint(x: origin.x - parent.contentOrigin.x, y: origin.y - parent.contentOrigin.y)
    }
    if staysInPlace {
      // Without what a large offset leaves of itself in the last digits.
      origin = CGPoint(x: (origin.x * 1e4).rounded() / 1e4, y: (origin.y * 1e4).rounded() / 1e4)
    }
    result["frame"] = JSONText.numbers(origin.x, origin.y, frame.width, frame.height)
    if transform != .identity {
      result["transform"] = JSONText.numbers(
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty)
    }
    if let fill, fill.alpha > 0 { result["fill"] = JSONText.string(fill.hexadecimal) }
    if let border, border.width > 0 {
      let width = NumberText.shortest(border.width)
      result["border"] = JSONText.list([width, JSONText.string(border.color.hexadecimal)])
    }
    if cornerRadius > 0 { result["radius"] = NumberText.shortest(drawnCornerRadius) }
    if opacity < 1 { result["opacity"] = NumberText.shortest(opacity) }
    if clipsChildren { result["clip"] = "true" }
    if let input {
      // The page's input shows the text.
      result["input"] = input.json
    } else if let text {
      result["text"] = text.json
    }
    if let scroll {
      result["scroll"] = scroll.json
      result["offset"] = JSONText.numbers(scroll.offset.x, scroll.offset.y)
    }
    if let element { result["element"] = element.json }
    if let label = accessibility?.label { result["label"] = JSONText.string(label) }
    if let name = accessibility?.identifier { result["identifier"] = JSONText.string(name) }
    if let role = accessibility?.role { result["role"] = JSONText.string(role) }
    if staysInPlace { result["fixed"] = "true" }
    if tracksTouches { result["touch"] = "true" }
    return result
  }
}

extension SceneFont {
  /// The members of a message that say what text is set in.
  fileprivate var members: [(name: String, value: String)] {
    [
      ("style", JSONText.string("\(isItalic ? "italic " : "")\(weight)")),
      ("size", NumberText.shortest(size)),
      ("family", JSONText.string(familyList)),
    ]
  }
}

extension SceneInput {
  fileprivate var json: String {
    JSONText.object(
      [("text", JSONText.string(text)), ("placeholder", JSONText.string(placeholder))]
        + font.members + [
          ("color", JSONText.string(color.hexadecimal)),
          ("faint", JSONText.string(placeholderColor.hexadecimal)),
          ("focused", String(isFocused)),
        ])
  }
}

extension SceneText {
  fileprivate var json: String {
    let written = lines.map { line in
      let place = [line.x, line.baseline, line.width].map(NumberText.shortest)
      return JSONText.list([JSONText.string(line.string)] + place)
    }
    return JSONText.object(
      font.members + [
        ("color", JSONText.string(color.hexadecimal)), ("lines", JSONText.list(written)),
      ])
  }
}

extension SceneScroll {
  fileprivate var json: String {
    JSONText.object([
      ("size", JSONText.numbers(contentSize.width, contentSize.height)),
      ("inset", JSONText.numbers(inset.top, inset.left, inset.bottom, inset.right)),
      (
        "overflow",
        JSONText.numbers(overflow.top, overflow.left, overflow.bottom, overflow.right)
      ),
      ("bounces", String(bounces)),
      (
        "indicators",
        JSONText.list([
          String(showsHorizontalIndicator), String(showsVerticalIndicator),
        ])
      ),
      ("enabled", String(isEnabled)),
    ])
  }
}

extension SceneElement {
  fileprivate var json: String {
    JSONText.object([
      ("kind", JSONText.string(kind)), ("section", String(section)), ("item", String(item)),
      ("selected", String(isSelected)),
    ])
  }
}
