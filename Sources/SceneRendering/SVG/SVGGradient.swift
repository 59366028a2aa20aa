import Foundation

/// The elements that define gradients.
package enum SVGGradient {
  /// Returns the lines of the element that defines a gradient.
  static func definition(of gradient: SceneGradient, named name: String) -> [String] {
    let attributes = attributes(of: gradient).map { " \($0.name)=\"\($0.value)\"" }.joined()
    let tag = tag(of: gradient)
    return ["<\(tag) id=\"\(name)\"\(attributes)>"]
      + gradient.stops.map { stop in
        var style = " stop-color=\"\(stop.color.opaqueHexadecimal)\""
        if stop.color.alpha < 1 {
          style += " stop-opacity=\"\(NumberText.rounded(CGFloat(stop.color.alpha)))\""
        }
        return "  <stop offset=\"\(NumberText.rounded(stop.location))\"\(style)/>"
      } + ["</\(tag)>"]
  }

  /// Returns the name of the element of a gradient.
  package static func tag(of gradient: SceneGradient) -> String {
    switch gradient.course {
    case .linear: "linearGradient"
    case .radial: "radialGradient"
    }
  }

  /// Returns the attributes of the geometry of a gradient.
  package static func attributes(of gradient: SceneGradient) -> [(name: String, value: String)] {
    var result: [(name: String, value: String)] = [("gradientUnits", "userSpaceOnUse")]
    switch gradient.course {
    case .linear(let from, let to):
      result += [
        ("x1", text(from.x)), ("y1", text(from.y)), ("x2", text(to.x)), ("y2", text(to.y)),
      ]
    case .radial(let from, let startRadius, let to, let endRadius):
      result += [
        ("cx", text(to.x)), ("cy", text(to.y)), ("r", text(endRadius)), ("fx", text(from.x)),
        ("fy", text(from.y)), ("fr", text(startRadius)),
      ]
    }
    if gradient.transform != .identity {
      result.append(("gradientTransform", gradient.transform.svgMatrix(text)))
    }
    return result
  }

  /// Fractions need more digits than points.
  private static func text(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    return NumberText.shortest((value * 1e6).rounded() / 1e6)
  }
}
