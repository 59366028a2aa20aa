import Foundation

/// Shadows, with filters that librsvg 2.54 draws as browsers do: it has no `feDropShadow`, and it
/// blurs along the axes of the picture. So a filter in rotated coordinates is in a group that
/// rotates back.
extension SVGWriter {
  /// Writes the beginning of groups whose content casts a shadow.
  ///
  /// - Parameter bounds: A rectangle around the content; `nil` for any content.
  /// - Returns: The number of groups.
  mutating func beginShadow(
    _ shadow: SceneShadow, around bounds: CGRect?, indent: String
  ) -> Int {
    let turn = space.turn
    let back = turn.map(SceneTransform.init(rotatedBy:)) ?? .identity
    let forth = turn.map { SceneTransform(rotatedBy: -$0) } ?? .identity
    let offset = forth.applied(
      to: CGPoint(x: shadow.offset.width, y: shadow.offset.height))
    let reach = shadow.reach
    var region = back.followed(by: space).inverse?.boundingBox(of: canvas) ?? .zero
    region = region.insetBy(dx: -reach, dy: -reach)
    if let bounds {
      let drawn = forth.boundingBox(of: bounds).insetBy(dx: -reach, dy: -reach)
      region = region.intersection(drawn)
    }
    beginFilter(in: region, indent: indent)
    var source = " in=\"SourceAlpha\""
    if shadow.radius > 0 {
      lines.append(
        "\(indent)  <feGaussianBlur\(source) stdDeviation=\"\(NumberText.rounded(shadow.radius))\"/>"
      )
      source = ""
    }
    lines.append(
      "\(indent)  <feOffset\(source) dx=\"\(NumberText.rounded(offset.x))\""
        + " dy=\"\(NumberText.rounded(offset.y))\" result=\"shadow\"/>")
    lines.append("\(indent)  <feFlood\(paint("flood", shadow.color, "-color"))/>")
    lines.append("\(indent)  <feComposite in2=\"shadow\" operator=\"in\"/>")
    lines.append(
      "\(indent)  <feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>")
    lines.append("\(indent)</filter>")
    let filter = " filter=\"url(#effect\(effectCount))\""
    guard turn != nil else {
      lines.append("\(indent)<g\(filter)>")
      return 1
    }
    lines.append("\(indent)<g\(attribute(back))\(filter)><g\(attribute(forth))>")
    return 2
  }

  /// Writes a blurred shape, which is the shadow of a box or a path.
  mutating func write(
    _ shadow: SceneShadow, _ outline: String, around rect: CGRect, indent: String
  ) {
    guard !rect.isNull else { return }
    let paint = paint("fill", shadow.color)
    let moved = SceneTransform(tx: shadow.offset.width, ty: shadow.offset.height)
    var place = ""
    if moved != .identity {
      place =
        " transform=\"translate(\(NumberText.rounded(moved.tx))"
        + " \(NumberText.rounded(moved.ty)))\""
    }
    guard shadow.radius > 0 else {
      lines.append("\(indent)<\(outline)\(paint)\(place)/>")
      return
    }
    let reach = 3 * shadow.radius
    guard let turn = space.turn else {
      beginFilter(in: rect.insetBy(dx: -reach, dy: -reach), indent: indent)
      lines.append(
        "\(indent)  <feGaussianBlur stdDeviation=\"\(NumberText.rounded(shadow.radius))\"/>")
      lines.append("\(indent)</filter>")
      lines.append("\(indent)<\(outline)\(paint)\(place) filter=\"url(#effect\(effectCount))\"/>")
      return
    }
    let (back, forth) = (SceneTransform(rotatedBy: turn), SceneTransform(rotatedBy: -turn))
    let turned = moved.followed(by: forth)
    beginFilter(
      in: turned.boundingBox(of: rect).insetBy(dx: -reach, dy: -reach), indent: indent)
    lines.append(
      "\(indent)  <feGaussianBlur stdDeviation=\"\(NumberText.rounded(shadow.radius))\"/>")
    lines.append("\(indent)</filter>")
    lines.append(
      "\(indent)<g\(attribute(back)) filter=\"url(#effect\(effectCount))\">"
        + "<\(outline)\(paint)\(attribute(turned))/></g>")
  }

  /// Writes the beginning of a filter for a rectangle.
  private mutating func beginFilter(in rect: CGRect, indent: String) {
    effectCount += 1
    let region = rect.isNull || rect.isInfinite ? .zero : rect.integral
    lines.append(
      "\(indent)<filter id=\"effect\(effectCount)\" filterUnits=\"userSpaceOnUse\""
        + "\(attributes(of: region)) color-interpolation-filters=\"sRGB\">")
  }

  private func attribute(_ transform: SceneTransform) -> String {
    " transform=\"\(transform.svgMatrix(NumberText.precise))\""
  }

  /// Returns a rectangle around everything that a node draws without its own shadow, in the
  /// coordinates of its box; `nil` if the limits are not known.
  ///
  /// - Complexity: O(n) in the number of nodes inside.
  func inkBounds(ofNodeAt index: Int) -> CGRect? {
    let node = scene.nodes[index]
    guard var result = node.inkBounds else { return nil }
    let box = CGRect(origin: .zero, size: node.frame.size)
    for child in children(of: node) {
      guard let inner = shadedBounds(ofNodeAt: child) else {
        if node.clipsChildren { continue }
        return nil
      }
      let place = scene.nodes[child].placeInParent(contentOrigin: node.contentOrigin)
      let drawn = place.boundingBox(of: inner)
      result = result.union(node.clipsChildren ? drawn.intersection(box) : drawn)
    }
    return result
  }

  /// Returns a rectangle around everything that a node draws, with its shadow.
  private func shadedBounds(ofNodeAt index: Int) -> CGRect? {
    let drawn = inkBounds(ofNodeAt: index)
    guard var result = drawn, let shadow = scene.nodes[index].effects?.shadow else { return drawn }
    if case .path(let elements) = shadow.source {
      result = result.union(SceneDrawing.Shape.path(elements).bounds)
    }
    return result.insetBy(dx: -shadow.reach, dy: -shadow.reach)
  }
}
