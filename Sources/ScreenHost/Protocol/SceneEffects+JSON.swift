import Foundation
import SceneRendering

extension SceneShadow {
  var json: String {
    var members = [
      ("color", JSONText.string(color.hexadecimal)),
      ("offset", JSONText.numbers(offset.width, offset.height)),
      ("radius", NumberText.shortest(radius)),
    ]
    switch source {
    case .box: break
    case .content: members.append(("content", "true"))
    case .path(let elements):
      members.append(("path", JSONText.string(SVGShape.data(of: .path(elements)))))
    }
    return JSONText.object(members)
  }
}

extension SceneMask {
  /// The rectangle of the mask, and its picture as SVG.
  var json: String {
    JSONText.object([
      ("rect", JSONText.numbers(rect.minX, rect.minY, rect.width, rect.height)),
      ("image", JSONText.string(SVGRenderer().render(self))),
    ])
  }
}

extension SceneGroup {
  var json: String {
    var members = [
      (
        "clips",
        JSONText.list(
          clips.map { clip in
            JSONText.list([
              JSONText.string(SVGShape.data(of: clip.shape)), String(clip.usesEvenOddRule),
            ])
          })
      ), ("opacity", NumberText.shortest(opacity)),
    ]
    if let shadow { members.append(("shadow", shadow.json)) }
    if let blendMode { members.append(("blend", JSONText.string(blendMode))) }
    return JSONText.object(members)
  }
}

extension SceneGradient {
  var json: String {
    let attributes = SVGGradient.attributes(of: self).map { ($0.name, JSONText.string($0.value)) }
    let stops = stops.map { stop in
      JSONText.list([NumberText.shortest(stop.location), JSONText.string(stop.color.hexadecimal)])
    }
    return JSONText.object([
      ("tag", JSONText.string(SVGGradient.tag(of: self))),
      ("attributes", JSONText.object(attributes)), ("stops", JSONText.list(stops)),
    ])
  }
}
