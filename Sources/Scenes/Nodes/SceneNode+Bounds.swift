import Foundation

extension SceneNode {
  /// A rectangle around the box and the shapes of the node, in the coordinates of its box.
  package var drawnBounds: CGRect {
    var result = CGRect(origin: .zero, size: frame.size)
    if let backdrop = effects?.backdrop, !backdrop.isClipped {
      for mark in backdrop.marks {
        guard let shape = mark.shape else { continue }
        let outline = shape.bounds
        if !outline.isNull {
          result = result.union(outline.insetBy(dx: -mark.reach, dy: -mark.reach))
        }
      }
    }
    return result
  }

  /// A rectangle around the box, the shapes and the texts of the node without its shadow, in the
  /// coordinates of its box; `nil` if the limits are not known.
  package var inkBounds: CGRect? {
    var result = drawnBounds
    for run in text?.lines.flatMap({ text?.runs(of: $0) ?? [] }) ?? [] {
      result = result.union(run.inkBounds)
    }
    guard let drawing else { return result }
    if drawing.isClipped {
      result = result.union(drawing.rect(in: frame.size))
    } else {
      for mark in drawing.marks {
        guard let shape = mark.shape else { return nil }
        result = result.union(shape.bounds.insetBy(dx: -mark.reach, dy: -mark.reach))
      }
    }
    return result
  }
}

extension SceneTextRun {
  /// A rectangle around the glyphs, their outline, their shadow and the bars. Glyphs of substitute
  /// fonts may be larger than those that were measured.
  package var inkBounds: CGRect {
    var result = CGRect(
      x: x - font.size, y: baseline - 2 * font.size, width: width + 2 * font.size,
      height: 3 * font.size)
    let lean = 2 * font.size * abs(slant) + (outline?.width ?? 0) / 2
    if lean > 0 { result = result.insetBy(dx: -lean, dy: -(outline?.width ?? 0) / 2) }
    if let shadow {
      let reach = SceneShadow(shadow).reach
      result = result.insetBy(dx: -reach, dy: -reach)
    }
    for bar in bars { result = result.union(bar.rect) }
    return result
  }
}

extension SceneDrawing.Mark {
  /// The shape that is drawn; `nil` for texts, pictures and groups.
  package var shape: SceneDrawing.Shape? {
    switch self {
    case .fill(let shape, _), .fillEvenOdd(let shape, _), .stroke(let shape, _),
      .gradient(let shape, _):
      shape
    case .text, .image, .picture, .cut, .begin, .end: nil
    }
  }

  /// The distance that a line may be drawn beyond its outline.
  package var reach: CGFloat {
    guard case .stroke(_, let stroke) = self else { return 0 }
    return stroke.width / 2 * max(stroke.join == .miter ? stroke.miterLimit : 1, 2)
  }
}

extension SceneShadow {
  /// Creates the shadow of characters. The radius of their blur is two standard deviations.
  package init(_ shadow: SceneTextRun.Shadow) {
    self.init(
      source: .content, color: shadow.color, offset: shadow.offset, radius: shadow.blur / 2)
  }

  /// The largest distance of the shadow's points from the source. A blur ends at three standard
  /// deviations.
  package var reach: CGFloat { max(abs(offset.width), abs(offset.height)) + 3 * radius }
}

extension Scene {
  /// The largest distance of a shadow's points from its source; 0 without shadows.
  package var shadowReach: CGFloat { Self.shadowReach(of: nodes) }

  private static func shadowReach(of nodes: [SceneNode]) -> CGFloat {
    nodes.reduce(0) { reach, node in
      var result = reach
      for run in node.text?.lines.flatMap(\.runs) ?? [] {
        if let shadow = run.shadow { result = max(result, SceneShadow(shadow).reach) }
      }
      if let drawing = node.drawing { result = max(result, shadowReach(of: drawing.marks)) }
      guard let effects = node.effects else { return result }
      if let shadow = effects.shadow { result = max(result, shadow.reach) }
      if let mask = effects.mask { result = max(result, shadowReach(of: mask.nodes)) }
      return result
    }
  }

  private static func shadowReach(of marks: [SceneDrawing.Mark]) -> CGFloat {
    marks.reduce(0) { reach, mark in
      switch mark {
      case .begin(let group): max(reach, group.shadow?.reach ?? 0)
      case .picture(let picture): max(reach, shadowReach(of: picture.marks))
      case .cut(let marks, _): max(reach, shadowReach(of: marks))
      case .text(let text):
        text.lines.flatMap(\.runs).compactMap(\.shadow)
          .reduce(reach) { max($0, SceneShadow($1).reach) }
      default: reach
      }
    }
  }
}
