import Foundation

extension SceneColor {
  /// Returns the color with its components multiplied by another color's.
  package func multiplied(by other: SceneColor) -> SceneColor {
    SceneColor(
      red: red * other.red, green: green * other.green, blue: blue * other.blue,
      alpha: alpha * other.alpha)
  }
}

extension [SceneDrawing.Mark] {
  /// Returns the marks with their colors multiplied by a color.
  ///
  /// The colors of picture files stay as they are, unless a color fills them. The opacity of the
  /// color has an effect on the colors that are multiplied.
  ///
  /// - Complexity: O(n) in the number of marks.
  package func multiplied(by color: SceneColor) -> Self { map { $0.multiplied(by: color) } }
}

extension SceneDrawing {
  /// Returns the drawing with its colors multiplied by a color.
  package func multiplied(by color: SceneColor) -> SceneDrawing {
    var result = self
    result.marks = marks.multiplied(by: color)
    return result
  }
}

extension SceneDrawing.Mark {
  fileprivate func multiplied(by color: SceneColor) -> SceneDrawing.Mark {
    switch self {
    case .fill(let shape, let own): return .fill(shape, own.multiplied(by: color))
    case .fillEvenOdd(let shape, let own): return .fillEvenOdd(shape, own.multiplied(by: color))
    case .gradient(let shape, var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.multiplied(by: color)
      }
      return .gradient(shape, gradient)
    case .stroke(let shape, var stroke):
      stroke.color = stroke.color.multiplied(by: color)
      return .stroke(shape, stroke)
    case .text(let text): return .text(text.multiplied(by: color))
    case .begin(var group):
      group.shadow = group.shadow?.multiplied(by: color)
      return .begin(group)
    case .end: return .end
    case .image(var image):
      image.tint = image.tint?.multiplied(by: color)
      return .image(image)
    case .picture(var picture):
      if let tint = picture.tint {
        picture.tint = tint.multiplied(by: color)
      } else {
        picture.marks = picture.marks.multiplied(by: color)
      }
      return .picture(picture)
    case .cut(let marks, let removed):
      return .cut(marks.multiplied(by: color), removing: removed)
    }
  }
}

extension SceneShadow {
  fileprivate func multiplied(by other: SceneColor) -> SceneShadow {
    var result = self
    result.color = color.multiplied(by: other)
    return result
  }
}

extension SceneText {
  fileprivate func multiplied(by other: SceneColor) -> SceneText {
    var result = self
    result.color = color.multiplied(by: other)
    for line in lines.indices {
      for index in lines[line].runs.indices {
        result.lines[line].runs[index] = lines[line].runs[index].multiplied(by: other)
      }
    }
    return result
  }
}

extension SceneTextRun {
  fileprivate func multiplied(by other: SceneColor) -> SceneTextRun {
    var result = self
    result.color = color.multiplied(by: other)
    for index in bars.indices { result.bars[index].color = bars[index].color.multiplied(by: other) }
    result.shadow?.color.multiply(by: other)
    return result
  }
}

extension SceneColor {
  fileprivate mutating func multiply(by other: SceneColor) { self = multiplied(by: other) }
}

extension SceneNode {
  /// Returns the node with all colors that it draws multiplied by a color.
  ///
  /// The mask stays as it is, and so do the colors of picture files.
  package func multiplied(by color: SceneColor) -> SceneNode {
    var result = self
    result.fill = fill?.multiplied(by: color)
    if let border {
      result.border = SceneBorder(width: border.width, color: border.color.multiplied(by: color))
    }
    if let text { result.text = text.multiplied(by: color) }
    if let drawing { result.drawing = drawing.multiplied(by: color) }
    if var effects {
      effects.shadow = effects.shadow?.multiplied(by: color)
      effects.backdrop = effects.backdrop?.multiplied(by: color)
      result.effects = effects
    }
    for index in animations.indices {
      result.animations[index].change.multiply(by: color)
      for stop in animations[index].later.indices {
        result.animations[index].later[stop].change.multiply(by: color)
      }
    }
    return result
  }
}

extension SceneAnimation.Change {
  fileprivate mutating func multiply(by color: SceneColor) {
    if case .fill(let own) = self { self = .fill(own?.multiplied(by: color)) }
  }
}
