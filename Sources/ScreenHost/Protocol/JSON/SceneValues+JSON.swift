import Foundation
import SceneRendering

extension SceneFont {
  /// Writes the members of a message that describe the font.
  func writeMembers(to json: inout JSONWriter) {
    json.name("style")
    json.string("\(isItalic ? "italic " : "")\(weight)")
    json.name("size")
    json.number(size)
    json.name("family")
    json.string(familyList)
  }

  /// Writes the letter spacing for Inter, unless it is zero.
  fileprivate func writeSpacing(to json: inout JSONWriter) {
    guard letterSpacing != 0 else { return }
    json.name("spacing")
    json.number(letterSpacing * size / 1000)
  }
}

extension SceneText {
  func write(to json: inout JSONWriter) {
    json.object { json in
      font.writeMembers(to: &json)
      font.writeSpacing(to: &json)
      json.name("color")
      json.color(color)
      json.name("lines")
      json.list { json in
        for line in lines { line.write(to: &json) }
      }
    }
  }
}

extension SceneTextLine {
  fileprivate func write(to json: inout JSONWriter) {
    json.list { json in
      json.string(string)
      json.number(x)
      json.number(baseline)
      json.number(width)
      guard !runs.isEmpty else { return }
      json.list { json in
        for run in runs { run.write(to: &json) }
      }
    }
  }
}

extension SceneTextRun {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      font.writeMembers(to: &json)
      font.writeSpacing(to: &json)
      json.name("text")
      json.string(string)
      json.name("x")
      json.number(x)
      json.name("y")
      json.number(baseline)
      json.name("width")
      json.number(width)
      json.name("color")
      json.color(color)
      if bars.contains(where: \.isBehind) {
        json.name("behind")
        json.list { json in
          for bar in bars where bar.isBehind { bar.write(to: &json) }
        }
      }
      if bars.contains(where: { !$0.isBehind }) {
        json.name("front")
        json.list { json in
          for bar in bars where !bar.isBehind { bar.write(to: &json) }
        }
      }
      if let shadow {
        json.name("shadow")
        json.string(shadow.css)
      }
      writeRareMembers(to: &json)
    }
  }

  /// Writes the members that have the same values for most runs, and are omitted then.
  private func writeRareMembers(to json: inout JSONWriter) {
    if let outline {
      json.name("outline")
      json.list { json in
        json.number(outline.width)
        json.color(outline.color)
        json.bool(outline.isFilled)
      }
    }
    if slant != 0 {
      json.name("slant")
      json.number(slant)
    }
    if !hasLigatures { json.flag("separate") }
  }
}

extension SceneTextRun.Bar {
  fileprivate func write(to json: inout JSONWriter) {
    json.list { json in
      for number in [rect.minX, rect.minY, rect.width, rect.height] { json.number(number) }
      json.color(color)
    }
  }
}

extension SceneTextRun.Shadow {
  /// The shadow as a value of the property `text-shadow` of CSS.
  fileprivate var css: String {
    let lengths = [offset.width, offset.height, blur].map { NumberText.shortest($0) + "px" }
    return lengths.joined(separator: " ") + " " + color.hexadecimal
  }
}

extension SceneInsets {
  fileprivate func write(to json: inout JSONWriter) { json.numbers(top, left, bottom, right) }
}

extension SceneScroll {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.name("size")
      json.numbers(contentSize.width, contentSize.height)
      json.name("inset")
      inset.write(to: &json)
      json.name("overflow")
      overflow.write(to: &json)
      json.name("bounces")
      json.bool(bounces)
      json.name("indicators")
      json.list { json in
        json.bool(indicators.showsHorizontal)
        json.bool(indicators.showsVertical)
      }
      json.name("indicatorInsets")
      json.list { json in
        indicators.horizontalInset.write(to: &json)
        indicators.verticalInset.write(to: &json)
      }
      json.name("enabled")
      json.bool(isEnabled)
      writeRareMembers(to: &json)
    }
  }

  /// Writes the members that have the same values for most scroll views, and are omitted then.
  private func writeRareMembers(to json: inout JSONWriter) {
    if isContentAtRight { json.flag("atRight") }
    if indicators.style != .automatic {
      json.name("indicatorStyle")
      json.string(indicators.style.rawValue)
    }
    if locksDirection { json.flag("locksDirection") }
    if pullsDown { json.flag("pulls") }
    guard missingEdges.contains(true) else { return }
    json.name("missing")
    json.value("\(missingEdges)")
  }
}

extension SceneCorners {
  /// Writes which corners are rounded, clockwise from the upper left.
  func write(to json: inout JSONWriter) {
    json.list { json in
      for corner in [SceneCorners.topLeft, .topRight, .bottomRight, .bottomLeft] {
        json.bool(contains(corner))
      }
    }
  }
}

extension SceneNode {
  /// The corners as a superellipse in the sense of CSS; `nil` for quarter circles.
  ///
  /// The curve begins ``SceneNode/continuousReach`` radii from the corner, or less where a side is
  /// too short, and passes the middle of the quarter circle.
  var cornerCurve: (radius: CGFloat, exponent: CGFloat)? {
    let radius = drawnCornerRadius
    guard hasContinuousCorners, radius > 0 else { return nil }
    let reach = min(radius * Self.continuousReach, frame.width / 2, frame.height / 2)
    let middle = 1 - (1 - 0.5.squareRoot()) * radius / reach
    let exponent = log2(-log(2) / log(middle))
    return (reach, (exponent * 1e4).rounded() / 1e4)
  }
}

extension SceneTransform {
  func write(to json: inout JSONWriter) { json.numbers([a, b, c, d, tx, ty]) }
}

extension SceneElement {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.name("kind")
      json.string(kind)
      json.name("section")
      json.integer(section)
      json.name("item")
      json.integer(item)
      json.name("selected")
      json.bool(isSelected)
      if let position {
        json.name("position")
        json.integer(position)
      }
      if isFocused { json.flag("focused") }
    }
  }
}

extension JSONWriter {
  /// Writes a member of an object whose value is `true`.
  mutating func flag(_ name: StaticString) {
    self.name(name)
    bool(true)
  }
}
