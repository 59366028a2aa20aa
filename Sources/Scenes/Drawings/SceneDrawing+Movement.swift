import Foundation

extension SceneDrawing {
  /// Creates a drawing of marks that were recorded in the coordinates of an area.
  ///
  /// - Parameters:
  ///   - marks: The marks, in coordinates with the origin of the area.
  ///   - area: The rectangle of the drawing.
  package init(recorded marks: [Mark], in area: CGRect, fit: Fit = .fill, isClipped: Bool = true) {
    self.init(
      size: area.size, fit: fit, isClipped: isClipped,
      marks: marks.map { $0.relative(to: area.origin) })
  }
}

extension SceneDrawing.Mark {
  /// Returns the mark in coordinates whose origin is at a point. Rectangles get positive sizes.
  fileprivate func relative(to origin: CGPoint) -> SceneDrawing.Mark {
    switch self {
    case .fill(let shape, let color): return .fill(shape.relative(to: origin), color)
    case .fillEvenOdd(let shape, let color):
      return .fillEvenOdd(shape.relative(to: origin), color)
    case .gradient(let shape, var gradient):
      gradient.transform = gradient.transform.relative(to: origin)
      return .gradient(shape.relative(to: origin), gradient)
    case .stroke(let shape, var stroke):
      guard stroke.transform != .identity else {
        return .stroke(shape.relative(to: origin), stroke)
      }
      stroke.transform = stroke.transform.relative(to: origin)
      return .stroke(shape.relative(to: .zero), stroke)
    case .text(let text): return .text(text.relative(to: origin))
    case .begin(var group):
      for index in group.clips.indices {
        group.clips[index].shape = group.clips[index].shape.relative(to: origin)
      }
      return .begin(group)
    case .end: return .end
    case .image(var image):
      for index in image.pieces.indices {
        image.pieces[index].target = image.pieces[index].target.relative(to: origin)
      }
      return .image(image)
    case .picture(var picture):
      picture.transform = picture.transform.relative(to: origin)
      return .picture(picture)
    case .cut(let marks, let removed):
      return .cut(
        marks.map { $0.relative(to: origin) }, removing: removed.map { $0.relative(to: origin) })
    }
  }
}

extension SceneDrawing.Shape {
  fileprivate func relative(to origin: CGPoint) -> SceneDrawing.Shape {
    switch self {
    case .rectangle(let rect): .rectangle(rect.relative(to: origin))
    case .roundedRectangle(let rect, let radius):
      .roundedRectangle(rect.relative(to: origin), radius: radius)
    case .ellipse(let rect): .ellipse(rect.relative(to: origin))
    case .path(let elements):
      origin == .zero ? self : .path(elements.map { $0.relative(to: origin) })
    }
  }
}

extension SceneDrawing.PathElement {
  /// Returns the step in coordinates whose origin is at a point.
  package func relative(to origin: CGPoint) -> SceneDrawing.PathElement {
    switch self {
    case .move(let point): .move(point.relative(to: origin))
    case .line(let point): .line(point.relative(to: origin))
    case .curve(let end, let control1, let control2):
      .curve(
        end.relative(to: origin), control1: control1.relative(to: origin),
        control2: control2.relative(to: origin))
    case .close: .close
    }
  }
}

extension SceneText {
  /// Returns the lines in coordinates whose origin is at a point.
  fileprivate func relative(to origin: CGPoint) -> SceneText {
    guard origin != .zero else { return self }
    var result = self
    for line in result.lines.indices {
      result.lines[line].x -= origin.x
      result.lines[line].baseline -= origin.y
      for run in result.lines[line].runs.indices {
        result.lines[line].runs[run].move(by: origin)
      }
    }
    return result
  }
}

extension SceneTextRun {
  fileprivate mutating func move(by origin: CGPoint) {
    x -= origin.x
    baseline -= origin.y
    for index in bars.indices { bars[index].rect = bars[index].rect.relative(to: origin) }
  }
}

extension SceneTransform {
  fileprivate func relative(to origin: CGPoint) -> SceneTransform {
    followed(by: SceneTransform(tx: -origin.x, ty: -origin.y))
  }
}

extension CGPoint {
  fileprivate func relative(to origin: CGPoint) -> CGPoint {
    CGPoint(x: x - origin.x, y: y - origin.y)
  }
}

extension CGRect {
  fileprivate func relative(to origin: CGPoint) -> CGRect {
    offsetBy(dx: -origin.x, dy: -origin.y)
  }
}
