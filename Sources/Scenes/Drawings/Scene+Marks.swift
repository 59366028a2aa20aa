import Foundation

extension Scene {
  /// The marks of one drawing that looks like the scene, from back to front, in points from the
  /// upper left corner of the screen.
  ///
  /// Blurred backgrounds and turns in space have no marks, as in SVG: the blurred content is drawn
  /// as it is.
  ///
  /// - Complexity: O(n) in the number of nodes.
  package var marks: [SceneDrawing.Mark] {
    let children = Dictionary(grouping: nodes.indices) { nodes[$0].parent }
    return (children[nil] ?? []).flatMap { marks(ofNodeAt: $0, parentOrigin: .zero, children) }
  }

  /// Returns the marks of a node and its descendants, in the coordinates of its parent's box.
  private func marks(
    ofNodeAt index: Int, parentOrigin: CGPoint, _ children: [Int?: [Int]]
  ) -> [SceneDrawing.Mark] {
    let node = nodes[index]
    let effects = node.effects
    let box = CGRect(origin: .zero, size: node.frame.size)
    let outline = node.outline(box)
    var content: [SceneDrawing.Mark] = []
    if let fill = node.fill, fill.alpha > 0, !box.isEmpty { content.append(.fill(outline, fill)) }
    var inside: [SceneDrawing.Mark] = []
    if let backdrop = effects?.backdrop {
      let marks = backdrop.placed(in: box.size)
      let isRounded = backdrop.isClipped && node.drawnCornerRadius > 0
      inside += isRounded ? marks.clipped(to: outline) : marks
    }
    if let text = node.text { inside.append(.text(text)) }
    if let drawing = node.drawing { inside += drawing.placed(in: box.size) }
    for child in children[node.id] ?? [] {
      inside += marks(ofNodeAt: child, parentOrigin: node.contentOrigin, children)
    }
    content += node.clipsChildren ? inside.clipped(to: outline) : inside
    if let border = node.border, border.width > 0, border.color.alpha > 0, !box.isEmpty {
      let half = min(border.width, min(box.width, box.height)) / 2
      content.append(
        .stroke(node.outline(box, inset: half), .init(width: half * 2, color: border.color)))
    }
    if let shadow = effects?.shadow { content = content.shaded(by: shadow, box: outline) }
    if let mask = effects?.mask { content = content.masked(by: mask) }
    if node.opacity < 1 { content = content.grouped(SceneGroup(opacity: node.opacity)) }
    let place = node.placeInParent(contentOrigin: parentOrigin)
    guard place != .identity, !content.isEmpty else { return content }
    return [.picture(ScenePicture(marks: content, transform: place))]
  }
}

extension SceneNode {
  /// Returns the outline of the box, or of a smaller one in it.
  fileprivate func outline(_ box: CGRect, inset: CGFloat = 0) -> SceneDrawing.Shape {
    .box(
      box.insetBy(dx: inset, dy: inset), radius: max(0, drawnCornerRadius - inset),
      corners: roundedCorners, isContinuous: hasContinuousCorners)
  }
}

extension SceneDrawing {
  /// Returns the marks in the coordinates of a box with its corner at zero.
  fileprivate func placed(in box: CGSize) -> [Mark] {
    guard !marks.isEmpty else { return [] }
    guard isClipped else { return marks }
    let rect = rect(in: box)
    guard rect.width > 0, rect.height > 0 else { return [] }
    return [
      .picture(
        ScenePicture(
          marks: marks, transform: transform(in: box), clip: CGRect(origin: .zero, size: size)))
    ]
  }
}

extension [SceneDrawing.Mark] {
  fileprivate func grouped(_ group: SceneGroup) -> Self {
    isEmpty ? [] : [.begin(group)] + self + [.end]
  }

  fileprivate func clipped(to shape: SceneDrawing.Shape) -> Self {
    grouped(SceneGroup(clips: [SceneGroup.Clip(shape: shape)]))
  }

  /// Returns the marks with the shadow of a node.
  ///
  /// The shadow of a box or a path is not drawn behind the shape itself.
  fileprivate func shaded(by shadow: SceneShadow, box: SceneDrawing.Shape) -> Self {
    let shape: SceneDrawing.Shape
    switch shadow.source {
    case .content: return grouped(SceneGroup(shadow: shadow))
    case .box: shape = box
    case .path(let elements): shape = .path(elements)
    }
    let black = SceneDrawing.Mark.fill(shape, SceneColor(red: 0, green: 0, blue: 0))
    var content = shadow
    content.source = .content
    let area = shape.bounds.insetBy(dx: -shadow.reach, dy: -shadow.reach)
    guard !area.isNull, !area.isInfinite else { return self }
    let move = SceneTransform(tx: -area.minX, ty: -area.minY)
    let shade = SceneDrawing.Mark.cut(
      [
        .picture(
          ScenePicture(marks: [black].grouped(SceneGroup(shadow: content)), transform: move))
      ], removing: [.picture(ScenePicture(marks: [black], transform: move))])
    let picture = ScenePicture(
      marks: [shade], transform: SceneTransform(tx: area.minX, ty: area.minY),
      clip: CGRect(origin: .zero, size: area.size))
    return [.picture(picture)] + self
  }

  /// Returns the marks where a mask draws: except where it does not.
  fileprivate func masked(by mask: SceneMask) -> Self {
    guard !isEmpty, !mask.rect.isEmpty else { return [] }
    let area = CGRect(origin: .zero, size: mask.rect.size)
    let black = SceneColor(red: 0, green: 0, blue: 0)
    let shown = SceneDrawing.Mark.picture(ScenePicture(marks: mask.scene.marks, tint: black))
    let hidden = SceneDrawing.Mark.cut([.fill(.rectangle(area), black)], removing: [shown])
    let move = SceneTransform(tx: -mask.rect.minX, ty: -mask.rect.minY)
    let content = SceneDrawing.Mark.picture(ScenePicture(marks: self, transform: move))
    return [
      .picture(
        ScenePicture(
          marks: [.cut([content], removing: [hidden])],
          transform: SceneTransform(tx: mask.rect.minX, ty: mask.rect.minY), clip: area))
    ]
  }
}
