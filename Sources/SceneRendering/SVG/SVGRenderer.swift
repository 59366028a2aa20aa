import Foundation

/// Draws a scene as SVG: the same text for the same scene, on every machine.
///
/// Numbers have at most three decimals. Content is clipped by its view if the view clips, as scroll
/// views do. Every line of text is at its baseline with its measured width (`textLength`), so that
/// the drawing looks alike with any font that the reader's system substitutes for the system font.
/// The bytes of each picture are in the drawing once, as a `data:` address.
/// Lines in the system font have the letter spacing of Inter, the substitute with the most similar
/// widths.
public struct SVGRenderer: Sendable {
  /// Creates a renderer.
  public init() {}

  /// Returns the drawing of a scene.
  ///
  /// - Complexity: O(n) in the number of nodes.
  public func render(_ scene: Scene) -> String { render(scene, under: nil) }

  /// Returns the drawing of a scene, with another one of the same size in front of it.
  package func render(_ scene: Scene, under front: Scene?) -> String {
    var writer = SVGWriter(scene: scene)
    return writer.write(under: front)
  }

  /// Returns the drawing of a scene for a renderer that ignores `textLength`.
  ///
  /// - Parameters:
  ///   - front: A scene of the same size in front of it; `nil` for none.
  ///   - margin: The width of a strip around the screen that the drawing includes, in points.
  ///   - fitting: A closure that returns the horizontal scale of a run of text; `nil` for its
  ///     natural width.
  func render(
    _ scene: Scene, under front: Scene?, margin: CGFloat,
    fitting: @escaping (SceneTextRun) -> CGFloat?
  ) -> String {
    var writer = SVGWriter(scene: scene, margin: margin)
    writer.fitting = fitting
    return writer.write(under: front)
  }

  /// Returns a mask as an image of its own.
  package func render(_ mask: SceneMask) -> String { render(mask.scene) }
}

/// A drawing in progress.
struct SVGWriter {
  let scene: Scene
  private let children: [Int?: [Int]]
  var lines: [String] = []
  var clipCount = 0
  /// The number of filters, masks and gradients that have a name.
  var effectCount = 0
  /// The pictures of the scene and of the masks in it.
  var images = SVGImages()
  /// The horizontal scale of runs of text, instead of the attribute `textLength`.
  var fitting: ((SceneTextRun) -> CGFloat?)?
  /// The rectangle that the picture displays, in the coordinates of the screen.
  let canvas: CGRect
  /// The transform from the coordinates of the elements that are being written to the screen.
  var space = SceneTransform.identity
  /// The number of elements that each group of marks in progress consists of.
  var groupDepths: [Int] = []

  init(scene: Scene, margin: CGFloat = 0) {
    self.init(
      scene: scene,
      canvas: CGRect(origin: .zero, size: scene.size).insetBy(dx: -margin, dy: -margin))
  }

  private init(scene: Scene, canvas: CGRect) {
    self.scene = scene
    self.canvas = canvas
    self.children = Dictionary(grouping: scene.nodes.indices) { scene.nodes[$0].parent }
  }

  /// Returns the drawing, with another scene in front.
  mutating func write(under front: Scene?) -> String {
    let x = NumberText.rounded(canvas.minX)
    let y = NumberText.rounded(canvas.minY)
    let width = NumberText.rounded(canvas.width)
    let height = NumberText.rounded(canvas.height)
    lines.append(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
        + " viewBox=\"\(x) \(y) \(width) \(height)\">")
    lines.append(
      "  <title>\(XMLText.escaped(scene.title.isEmpty ? "Screen" : scene.title))</title>")
    let start = lines.count
    writeNodes(indent: "  ")
    if let front { write(nodesOf: front, at: .zero, indent: "  ") }
    lines.insert(contentsOf: images.definitions, at: start)
    lines.append("</svg>")
    return lines.joined(separator: "\n") + "\n"
  }

  mutating func writeNodes(indent: String) {
    for index in children[nil] ?? [] { writeNode(index, parentOrigin: .zero, indent: indent) }
  }

  /// Writes the nodes of another scene. Their names continue the numbering of this scene's names.
  ///
  /// - Parameter origin: The origin of the other scene in the current coordinates.
  mutating func write(nodesOf other: Scene, at origin: CGPoint, indent: String) {
    var inner = SVGWriter(scene: other, canvas: canvas)
    inner.fitting = fitting
    inner.space = SceneTransform(tx: origin.x, ty: origin.y).followed(by: space)
    (inner.clipCount, inner.effectCount, inner.images) = (clipCount, effectCount, images)
    inner.writeNodes(indent: indent)
    (clipCount, effectCount, images) = (inner.clipCount, inner.effectCount, inner.images)
    lines += inner.lines
  }

  private mutating func writeNode(_ index: Int, parentOrigin: CGPoint, indent: String) {
    let node = scene.nodes[index]
    let inside = children[node.id] ?? []
    let box = CGRect(origin: .zero, size: node.frame.size)
    guard !node.isTurnedAway, drawsAnything(node, inside: inside) else { return }

    let outerSpace = space
    space = node.placeInParent(contentOrigin: parentOrigin).followed(by: space)
    defer { space = outerSpace }
    let effects = node.effects
    let names = effects.map { effectAttributes(of: $0) } ?? ""
    lines.append("\(indent)<g\(attributes(of: node, parentOrigin: parentOrigin))\(names)>")
    let deeper = indent + "  "
    if let effects { writeDefinitions(of: effects, node, indent: deeper) }
    var shadeDepth = 0
    if let shadow = effects?.shadow, shadow.source == .content {
      shadeDepth = beginShadow(shadow, around: inkBounds(ofNodeAt: index), indent: deeper)
    }
    if let fill = node.fill, fill.alpha > 0, !box.isEmpty {
      lines.append("\(deeper)<\(outline(of: node, box))\(paint("fill", fill))/>")
    }
    let clips =
      node.clipsChildren
      && !(inside.isEmpty && node.text == nil && node.drawing == nil && effects?.backdrop == nil)
    if clips {
      clipCount += 1
      lines.append(
        "\(deeper)<clipPath id=\"clip\(clipCount)\"><\(outline(of: node, box))/></clipPath>")
      lines.append("\(deeper)<g clip-path=\"url(#clip\(clipCount))\">")
    }
    let innermost = clips ? deeper + "  " : deeper
    if let backdrop = effects?.backdrop {
      writeBackdrop(backdrop, of: node, isInClip: clips, indent: innermost)
    }
    if let text = node.text { writeText(text, indent: innermost) }
    if let drawing = node.drawing { write(drawing, in: box.size, indent: innermost) }
    for child in inside {
      writeNode(child, parentOrigin: node.contentOrigin, indent: innermost)
    }
    if clips { lines.append("\(deeper)</g>") }
    writeBorder(of: node, box: box, indent: deeper)
    endGroups(shadeDepth, indent: deeper)
    lines.append("\(indent)</g>")
  }

  /// Writes the ends of nested groups.
  mutating func endGroups(_ count: Int, indent: String) {
    guard count > 0 else { return }
    lines.append(indent + String(repeating: "</g>", count: count))
  }

  /// Returns the indices of the nodes inside another one.
  func children(of node: SceneNode) -> [Int] { children[node.id] ?? [] }

  private func drawsAnything(_ node: SceneNode, inside: [Int]) -> Bool {
    !inside.isEmpty || (node.fill?.alpha ?? 0) > 0 || node.border != nil
      || !(node.text?.lines.isEmpty ?? true) || !(node.drawing?.marks.isEmpty ?? true)
      || node.effects?.backdrop != nil || node.effects?.shadow != nil
  }

  /// Writes shapes of a layer, clipped to the rounded corners of the node if they fill its box.
  private mutating func writeBackdrop(
    _ backdrop: SceneDrawing, of node: SceneNode, isInClip: Bool, indent: String
  ) {
    let box = CGRect(origin: .zero, size: node.frame.size)
    guard backdrop.isClipped, !isInClip, node.drawnCornerRadius > 0 else {
      return write(backdrop, in: box.size, indent: indent)
    }
    clipCount += 1
    lines.append(
      "\(indent)<clipPath id=\"clip\(clipCount)\"><\(outline(of: node, box))/></clipPath>")
    lines.append("\(indent)<g clip-path=\"url(#clip\(clipCount))\">")
    write(backdrop, in: box.size, indent: indent + "  ")
    lines.append("\(indent)</g>")
  }

  func outline(of node: SceneNode, _ rect: CGRect, inset: CGFloat = 0) -> String {
    SVGShape.box(
      rect.insetBy(dx: inset, dy: inset), radius: max(0, node.drawnCornerRadius - inset),
      corners: node.roundedCorners, isContinuous: node.hasContinuousCorners)
  }

  private func attributes(of node: SceneNode, parentOrigin: CGPoint) -> String {
    var result = ""
    let place = node.placeInParent(contentOrigin: parentOrigin)
    if node.transform != .identity {
      result += " transform=\"\(place.svgMatrix())\""
    } else if place != .identity {
      let (x, y) = (NumberText.rounded(place.tx), NumberText.rounded(place.ty))
      result += " transform=\"translate(\(x) \(y))\""
    }
    if node.opacity < 1 { result += " opacity=\"\(NumberText.rounded(node.opacity))\"" }
    if let accessibility = node.accessibility, let label = accessibility.label {
      let words = [label, accessibility.value].compactMap(\.self).joined(separator: ", ")
      result += " role=\"img\" aria-label=\"\(XMLText.escaped(words))\""
    }
    return result
  }

  private mutating func writeBorder(of node: SceneNode, box: CGRect, indent: String) {
    guard let border = node.border, border.width > 0, border.color.alpha > 0, !box.isEmpty else {
      return
    }
    let half = min(border.width, min(box.width, box.height)) / 2
    lines.append(
      "\(indent)<\(outline(of: node, box, inset: half)) fill=\"none\"\(paint("stroke", border.color))"
        + " stroke-width=\"\(NumberText.rounded(half * 2))\"/>")
  }

  /// Writes a drawing as a nested image, which clips to its rectangle, or as a group.
  private mutating func write(_ drawing: SceneDrawing, in box: CGSize, indent: String) {
    let rect = drawing.rect(in: box)
    guard drawing.isClipped else {
      if !drawing.marks.isEmpty {
        lines.append("\(indent)<g>")
        write(drawing.marks, size: drawing.size, indent: indent + "  ")
        lines.append("\(indent)</g>")
      }
      return
    }
    guard rect.width > 0, rect.height > 0, !drawing.marks.isEmpty else { return }
    let place = [rect.minX, rect.minY, rect.width, rect.height].map(NumberText.rounded)
    let size = [drawing.size.width, drawing.size.height].map(NumberText.rounded)
    lines.append(
      "\(indent)<svg x=\"\(place[0])\" y=\"\(place[1])\" width=\"\(place[2])\""
        + " height=\"\(place[3])\" viewBox=\"0 0 \(size[0]) \(size[1])\""
        + " preserveAspectRatio=\"none\">")
    let outerSpace = space
    space = drawing.transform(in: box).followed(by: space)
    write(drawing.marks, size: drawing.size, indent: indent + "  ")
    space = outerSpace
    lines.append("\(indent)</svg>")
  }

  mutating func write(_ marks: [SceneDrawing.Mark], size: CGSize, indent: String) {
    for mark in marks {
      switch mark {
      case .fill(let shape, let color):
        lines.append("\(indent)<path d=\"\(SVGShape.data(of: shape))\"\(paint("fill", color))/>")
      case .fillEvenOdd(let shape, let color):
        lines.append(
          "\(indent)<path d=\"\(SVGShape.data(of: shape))\"\(paint("fill", color))"
            + " fill-rule=\"evenodd\"/>")
      case .gradient(let shape, let gradient):
        if let color = gradient.solidColor {
          lines.append("\(indent)<path d=\"\(SVGShape.data(of: shape))\"\(paint("fill", color))/>")
          continue
        }
        effectCount += 1
        lines += SVGGradient.definition(of: gradient, named: "effect\(effectCount)").map {
          indent + $0
        }
        lines.append(
          "\(indent)<path d=\"\(SVGShape.data(of: shape))\" fill=\"url(#effect\(effectCount))\"/>")
      case .stroke(let shape, let stroke):
        let style = paint("stroke", stroke.color) + style(of: stroke)
        lines.append("\(indent)<path d=\"\(SVGShape.data(of: shape))\" fill=\"none\"\(style)/>")
      case .text(let text): writeText(text, indent: indent)
      case .begin(let group): begin(group, in: size, indent: indent)
      case .end: endGroups(groupDepths.popLast() ?? 1, indent: indent)
      case .image(let image): lines += images.elements(for: image, indent: indent)
      case .picture(let picture): write(picture, size: size, indent: indent)
      case .cut(let marks, let removed):
        effectCount += 1
        let id = "effect\(effectCount)"
        let area =
          "width=\"\(NumberText.rounded(size.width))\""
          + " height=\"\(NumberText.rounded(size.height))\""
        lines.append(
          "\(indent)<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" x=\"0\" y=\"0\" \(area)>")
        lines.append("\(indent)  <rect \(area) fill=\"#ffffff\"/>")
        write(removed, size: size, indent: indent + "  ")
        lines.append("\(indent)</mask>")
        lines.append("\(indent)<g mask=\"url(#\(id))\">")
        write(marks, size: size, indent: indent + "  ")
        lines.append("\(indent)</g>")
      }
    }
  }

  private func style(of stroke: SceneDrawing.Stroke) -> String {
    var style = " stroke-width=\"\(NumberText.rounded(stroke.width))\""
    if stroke.cap != .butt { style += " stroke-linecap=\"\(stroke.cap.rawValue)\"" }
    if stroke.join != .miter { style += " stroke-linejoin=\"\(stroke.join.rawValue)\"" }
    if stroke.join == .miter, stroke.miterLimit != 4 {
      style += " stroke-miterlimit=\"\(NumberText.rounded(max(stroke.miterLimit, 1)))\""
    }
    if stroke.transform != .identity {
      style += " transform=\"\(stroke.transform.svgMatrix())\""
    }
    if !stroke.dashes.isEmpty {
      let dashes = stroke.dashes.map(NumberText.rounded).joined(separator: " ")
      style += " stroke-dasharray=\"\(dashes)\""
      if stroke.dashPhase != 0 {
        style += " stroke-dashoffset=\"\(NumberText.rounded(stroke.dashPhase))\""
      }
    }
    return style
  }

  private mutating func writeText(_ text: SceneText, indent: String) {
    for line in text.lines {
      let runs = text.runs(of: line)
      for run in runs {
        for bar in run.bars where bar.isBehind { write(bar, indent: indent) }
      }
      for run in runs where !run.string.isEmpty { write(run, indent: indent) }
      for run in runs {
        for bar in run.bars where !bar.isBehind { write(bar, indent: indent) }
      }
    }
  }

  private mutating func write(_ bar: SceneTextRun.Bar, indent: String) {
    let numbers = [bar.rect.minX, bar.rect.minY, bar.rect.width, bar.rect.height]
      .map(NumberText.rounded)
    lines.append(
      "\(indent)<rect x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\""
        + " height=\"\(numbers[3])\"\(paint("fill", bar.color))/>")
  }

  private mutating func write(_ run: SceneTextRun, indent: String) {
    let font = run.font
    var style = " font-family=\"\(XMLText.escaped(font.familyList))\""
    style += " font-size=\"\(NumberText.rounded(font.size))\""
    if font.weight != 400 { style += " font-weight=\"\(font.weight)\"" }
    if font.isItalic { style += " font-style=\"italic\"" }
    if font.letterSpacing != 0 {
      let spacing = NumberText.rounded(font.letterSpacing * font.size / 1000)
      style += " letter-spacing=\"\(spacing)\""
    }
    style += glyphPaint(of: run)
    var shadeDepth = 0
    if let shadow = run.shadow {
      shadeDepth = beginShadow(SceneShadow(shadow), around: run.inkBounds, indent: indent)
    }
    let length =
      run.width > 0
      ? " textLength=\"\(NumberText.rounded(run.width))\" lengthAdjust=\"spacingAndGlyphs\"" : ""
    let (x, y) = (NumberText.rounded(run.x), NumberText.rounded(run.baseline))
    var place = " x=\"\(x)\" y=\"\(y)\"\(length)"
    if fitting != nil || run.slant != 0 {
      place = " transform=\"translate(\(x) \(y))"
      // The slant applies to the drawn heights, at every horizontal scale.
      if run.slant != 0 { place += " matrix(1 0 \(NumberText.rounded(-run.slant)) 1 0 0)" }
      if let scale = fitting?(run) { place += " scale(\(Double(scale)) 1)" }
      place += "\"" + (fitting == nil ? length : "")
    }
    lines.append(
      "\(indent)<text\(place)\(style) xml:space=\"preserve\">\(XMLText.escaped(run.string))</text>")
    endGroups(shadeDepth, indent: indent)
  }

  /// Returns the attributes for the filling, the outline and the ligatures of glyphs.
  private func glyphPaint(of run: SceneTextRun) -> String {
    var style = run.outline?.isFilled == false ? " fill=\"none\"" : paint("fill", run.color)
    if let outline = run.outline {
      style += paint("stroke", outline.color)
      style += " stroke-width=\"\(NumberText.rounded(outline.width))\""
    }
    if !run.hasLigatures { style += " style=\"font-variant-ligatures: none\"" }
    return style
  }

  /// - Parameter suffix: The rest of the name of the property without opacity.
  func paint(_ property: String, _ color: SceneColor, _ suffix: String = "") -> String {
    var result = " \(property)\(suffix)=\"\(color.opaqueHexadecimal)\""
    if color.alpha < 1 {
      result += " \(property)-opacity=\"\(NumberText.rounded(CGFloat(color.alpha)))\""
    }
    return result
  }
}
