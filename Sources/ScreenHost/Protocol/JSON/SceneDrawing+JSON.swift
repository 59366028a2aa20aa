import Foundation
import SceneRendering

extension SceneDrawing {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.name("size")
      json.numbers(size.width, size.height)
      json.name("fit")
      json.string(fit.rawValue)
      json.name("marks")
      marks.write(to: &json)
      if !isClipped { json.flag("unclipped") }
    }
  }
}

extension [SceneDrawing.Mark] {
  fileprivate func write(to json: inout JSONWriter) {
    json.list { json in
      for mark in self { mark.write(to: &json) }
    }
  }
}

extension SceneDrawing.Shape {
  fileprivate func write(to json: inout JSONWriter) { json.string(SVGShape.data(of: self)) }
}

extension SceneDrawing.Mark {
  fileprivate func write(to json: inout JSONWriter) {
    json.list { json in
      switch self {
      case .fill(let shape, let color):
        json.string("fill")
        shape.write(to: &json)
        json.color(color)
      case .stroke(let shape, let stroke):
        json.string("stroke")
        shape.write(to: &json)
        stroke.writeValues(to: &json)
      case .fillEvenOdd(let shape, let color):
        json.string("fillEvenOdd")
        shape.write(to: &json)
        json.color(color)
      case .gradient(let shape, let gradient):
        json.string("gradient")
        shape.write(to: &json)
        gradient.write(to: &json)
      case .text(let text):
        json.string("text")
        text.write(to: &json)
      case .begin(let group):
        json.string("begin")
        group.write(to: &json)
      case .end: json.string("end")
      case .image(let image):
        json.string("image")
        image.write(to: &json)
      case .picture(let picture):
        json.string("picture")
        picture.write(to: &json)
      case .cut(let marks, let removed):
        json.string("cut")
        marks.write(to: &json)
        removed.write(to: &json)
      }
    }
  }
}

extension ScenePicture {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.name("transform")
      transform.write(to: &json)
      json.name("marks")
      marks.write(to: &json)
      if let clip {
        json.name("clip")
        json.numbers(clip.minX, clip.minY, clip.width, clip.height)
      }
      if let tint {
        json.name("tint")
        json.color(tint)
      }
    }
  }
}

extension SceneDrawing.Stroke {
  /// Writes the color, the width, the cap and the join; then the miter limit, the dashes, their
  /// phase and the transform, unless they are the same as for most lines.
  fileprivate func writeValues(to json: inout JSONWriter) {
    json.color(color)
    json.number(width)
    json.string(cap.rawValue)
    json.string(join.rawValue)
    guard miterLimit != 4 || !dashes.isEmpty || transform != .identity else { return }
    json.number(max(miterLimit, 1))
    json.numbers(dashes)
    json.number(dashPhase)
    if transform != .identity { transform.write(to: &json) }
  }
}

extension SceneImage {
  fileprivate func write(to json: inout JSONWriter) {
    json.object { json in
      json.name("source")
      json.string(ImageStore.path(of: file))
      json.name("size")
      json.numbers(storedSize.width, storedSize.height)
      if let tint {
        json.name("tint")
        json.color(tint)
      }
      if let whole = wholeTransform {
        json.name("whole")
        whole.write(to: &json)
      } else {
        json.name("turn")
        transform.write(to: &json)
        json.name("pieces")
        json.list { json in
          for piece in pieces { piece.write(to: &json) }
        }
      }
    }
  }
}

extension SceneImage.Piece {
  fileprivate func write(to json: inout JSONWriter) {
    json.list { json in
      for rect in [source, target] {
        json.numbers(rect.minX, rect.minY, rect.width, rect.height)
      }
      if let tile { json.numbers(tile.width, tile.height) }
    }
  }
}
