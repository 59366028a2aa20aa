import Foundation

extension SVGWriter {
  /// Returns the attributes that name the mask and the filter of a node, whose definitions
  /// ``writeDefinitions(of:_:indent:)`` writes next.
  func effectAttributes(of effects: SceneEffects) -> String {
    var result = ""
    var next = effectCount
    if effects.shadow?.source == .content {
      next += 1
      result += " filter=\"url(#effect\(next))\""
    }
    if effects.mask != nil { result += " mask=\"url(#effect\(next + 1))\"" }
    return result
  }

  /// Writes the filter and the mask of a node, and the shadow of its box or of a path.
  mutating func writeDefinitions(of effects: SceneEffects, _ node: SceneNode, indent: String) {
    let box = CGRect(origin: .zero, size: node.frame.size)
    let shadow = effects.shadow
    if let shadow, shadow.source == .content {
      effectCount += 1
      writeDropShadow(shadow, around: box, indent: indent)
    }
    if let mask = effects.mask {
      effectCount += 1
      lines.append(
        "\(indent)<mask id=\"effect\(effectCount)\" maskUnits=\"userSpaceOnUse\""
          + "\(attributes(of: mask.rect)) style=\"mask-type:alpha\">")
      let place = "\(NumberText.rounded(mask.rect.minX)) \(NumberText.rounded(mask.rect.minY))"
      lines.append("\(indent)  <g transform=\"translate(\(place))\">")
      write(nodesOf: mask.scene, indent: indent + "    ")
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

  /// Writes the beginning of a group of marks. Each clip after the first one clips the one before
  /// it.
  mutating func begin(_ group: SceneGroup, in size: CGSize, indent: String) {
    var style = ""
    for clip in group.clips {
      clipCount += 1
      let rule = clip.usesEvenOddRule ? " clip-rule=\"evenodd\"" : ""
      let outer = style
      style = " clip-path=\"url(#clip\(clipCount))\""
      lines.append(
        "\(indent)<clipPath id=\"clip\(clipCount)\"\(outer)>"
          + "<path d=\"\(SVGShape.data(of: clip.shape))\"\(rule)/></clipPath>")
    }
    if group.opacity < 1 { style += " opacity=\"\(NumberText.rounded(group.opacity))\"" }
    if let blendMode = group.blendMode { style += " style=\"mix-blend-mode:\(blendMode)\"" }
    if let shadow = group.shadow {
      effectCount += 1
      writeDropShadow(shadow, around: CGRect(origin: .zero, size: size), indent: indent)
      style += " filter=\"url(#effect\(effectCount))\""
    }
    lines.append("\(indent)<g\(style)>")
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
    write(picture.marks, size: picture.clip?.size ?? size, indent: indent + "    ")
    if picture.clip != nil { lines.append("\(indent)  </g>") }
    lines.append("\(indent)</g>")
  }

  /// Writes a filter that draws the shadow of an element.
  private mutating func writeDropShadow(
    _ shadow: SceneShadow, around box: CGRect, indent: String
  ) {
    // The node may draw outside of its box.
    let region = box.insetBy(dx: -scene.size.width, dy: -scene.size.height)
    lines.append(
      "\(indent)<filter id=\"effect\(effectCount)\" filterUnits=\"userSpaceOnUse\""
        + "\(attributes(of: region)) color-interpolation-filters=\"sRGB\">")
    let (dx, dy) = (
      NumberText.rounded(shadow.offset.width), NumberText.rounded(shadow.offset.height)
    )
    lines.append(
      "\(indent)  <feDropShadow dx=\"\(dx)\" dy=\"\(dy)\""
        + " stdDeviation=\"\(NumberText.rounded(shadow.radius))\""
        + "\(paint("flood", shadow.color, "-color"))/>")
    lines.append("\(indent)</filter>")
  }

  /// Writes a blurred shape.
  private mutating func write(
    _ shadow: SceneShadow, _ outline: String, around rect: CGRect, indent: String
  ) {
    guard !rect.isNull else { return }
    var style = paint("fill", shadow.color)
    if shadow.offset != .zero {
      style +=
        " transform=\"translate(\(NumberText.rounded(shadow.offset.width))"
        + " \(NumberText.rounded(shadow.offset.height)))\""
    }
    if shadow.radius > 0 {
      effectCount += 1
      let reach = 3 * shadow.radius
      lines.append(
        "\(indent)<filter id=\"effect\(effectCount)\" filterUnits=\"userSpaceOnUse\""
          + "\(attributes(of: rect.insetBy(dx: -reach, dy: -reach)))"
          + " color-interpolation-filters=\"sRGB\"><feGaussianBlur"
          + " stdDeviation=\"\(NumberText.rounded(shadow.radius))\"/></filter>")
      style += " filter=\"url(#effect\(effectCount))\""
    }
    lines.append("\(indent)<\(outline)\(style)/>")
  }

  private func attributes(of rect: CGRect) -> String {
    zip(["x", "y", "width", "height"], [rect.minX, rect.minY, rect.width, rect.height])
      .map { " \($0)=\"\(NumberText.rounded($1))\"" }.joined()
  }
}
