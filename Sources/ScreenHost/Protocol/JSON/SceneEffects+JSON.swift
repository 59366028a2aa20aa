import Foundation
import SceneRendering

extension SceneShadow {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.name("color")
      json.color(color)
      json.name("offset")
      json.numbers(offset.width, offset.height)
      json.name("radius")
      json.number(radius)
      switch source {
      case .box: break
      case .content: json.flag("content")
      case .path(let elements):
        json.name("path")
        json.string(SVGShape.data(of: .path(elements)))
      }
    }
  }
}

extension SceneMask {
  /// Writes the rectangle of the mask, and its picture as SVG.
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.name("rect")
      json.numbers(rect.minX, rect.minY, rect.width, rect.height)
      json.name("image")
      json.string(SVGRenderer().render(self))
    }
  }
}

extension SceneGroup {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.name("clips")
      json.list { json in
        for clip in clips {
          json.list { json in
            json.string(SVGShape.data(of: clip.shape))
            json.bool(clip.usesEvenOddRule)
          }
        }
      }
      json.name("opacity")
      json.number(opacity)
      if let shadow {
        json.name("shadow")
        shadow.write(to: &json)
      }
      if let blendMode {
        json.name("blend")
        json.string(blendMode)
      }
    }
  }
}

extension SceneGradient {
  func write(to json: inout JSONWriter) {
    json.object { json in
      json.name("tag")
      json.string(SVGGradient.tag(of: self))
      json.name("attributes")
      json.object { json in
        for attribute in SVGGradient.attributes(of: self) {
          json.name(text: attribute.name)
          json.string(attribute.value)
        }
      }
      json.name("stops")
      json.list { json in
        for stop in stops {
          json.list { json in
            json.number(stop.location)
            json.color(stop.color)
          }
        }
      }
    }
  }
}
