import Foundation

extension SVGWriter {
  /// Returns the attribute that names the mask of a node, whose definition
  /// ``writeDefinitions(of:_:indent:)`` writes next.
  func effectAttributes(of effects: SceneEffects) -> String {
    effects.mask == nil ? "" : " mask=\"url(#effect\(effectCount + 1))\""
  }

  /// Writes the mask of a node, and the shadow of its box or of a path.
  mutating func writeDefinitions(of effects: SceneEffects, _ node: SceneNode, indent: String) {
    let box = CGRect(origin: .zero, size: node.frame.size)
    let shadow = effects.shadow
    if let mask = effects.mask {
      effectCount += 1
      lines.append(
        "\(indent)<mask id=\"effect\(effectCount)\" maskUnits=\"userSpaceOnUse\""
          + "\(attributes(of: mask.rect)) style=\"mask-type:alpha\">")
      let place = "\(NumberText.rounded(mask.rect.minX)) \(NumberText.rounded(mask.rect.minY))"
      lines.append("\(indent)  <g transform=\"translate(\(place))\">")
      write(nodesOf: mask.scene, at: mask.rect.origin, indent: indent + "    ")
      lines.append("\(indent)  </g>")
      lines.append("\(indent)</mask>")
    }
    guard let shadow else { return }
    switch shadow.source {
    case .content: break
    case .box:
      if !box.isEmpty { write(shadow, outline(of: node, box), around: box, indent: indent) }
    case .path(let elements):
      let shape = SceneDrawing.Shape.path(elements)
      write(
        shadow, "path d=\"\(SVGShape.data(of: shape))\"",
        around: shape.bounds, indent: indent)
    }
  }

  /// Writes the beginning of a group of marks, which the next end of a group ends.
  ///
  /// Each clip has an element of its own: librsvg 2.54 ignores a clip of a clip.
  mutating func begin(_ group: SceneGroup, in size: CGSize, indent: String) {
    var style = ""
    if group.opacity < 1 { style += " opacity=\"\(NumberText.rounded(group.opacity))\"" }
    if let blendMode = group.blendMode { style += " style=\"mix-blend-mode:\(blendMode)\"" }
    var depth = 0
    for clip in group.clips {
      clipCount += 1
      let rule = clip.usesEvenOddRule ? " clip-rule=\"evenodd\"" : ""
      lines.append(
        "\(indent)<clipPath id=\"clip\(clipCount)\">"
          + "<path d=\"\(SVGShape.data(of: clip.shape))\"\(rule)/></clipPath>")
      lines.append("\(indent)<g clip-path=\"url(#clip\(clipCount))\"\(style)>")
      // A color mixes with those behind the outermost element only.
      style = ""
      depth += 1
    }
    if depth == 0 {
      lines.append("\(indent)<g\(style)>")
      depth += 1
    }
    if let shadow = group.shadow { depth += beginShadow(shadow, around: nil, indent: indent) }
    groupDepths.append(depth)
  }

  /// Writes marks with coordinates of their own.
  mutating func write(_ picture: ScenePicture, size: CGSize, indent: String) {
    let t = picture.transform
    var style = ""
    if t != .identity {
      let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(NumberText.precise)
      style += " transform=\"matrix(\(numbers.joined(separator: " ")))\""
    }
    if let tint = picture.tint { style += " filter=\"url(#\(images.define(tint)))\"" }
    lines.append("\(indent)<g\(style)>")
    if let clip = picture.clip {
      clipCount += 1
      lines.append(
        "\(indent)  <clipPath id=\"clip\(clipCount)\"><rect\(attributes(of: clip))/></clipPath>")
      lines.append("\(indent)  <g clip-path=\"url(#clip\(clipCount))\">")
    }
    let outerSpace = space
    space = t.followed(by: space)
    write(picture.marks, size: picture.clip?.size ?? size, indent: indent + "    ")
    space = outerSpace
    if picture.clip != nil { lines.append("\(indent)  </g>") }
    lines.append("\(indent)</g>")
  }

  func attributes(of rect: CGRect) -> String {
    zip(["x", "y", "width", "height"], [rect.minX, rect.minY, rect.width, rect.height])
      .map { " \($0)=\"\(NumberText.rounded($1))\"" }.joined()
  }
}
