import Foundation

extension TextDrawingPass {
  /// Draws the shapes, texts and pictures of a node.
  ///
  /// - Parameters:
  ///   - backdrop: The color behind the shapes; fills of the same color are left out.
  ///   - region: The region for texts.
  mutating func draw(
    _ drawing: SceneDrawing, of node: SceneNode, at placement: ScenePlacement,
    behind backdrop: SceneColor?, within region: GridRect
  ) {
    let box = node.frame.size
    let transform = drawing.transform(in: box).followed(by: placement.transform)
    let area = placement.transform.boundingBox(of: drawing.rect(in: box))
    guard
      let clip = places(of: drawing.isClipped ? placement.clip.intersection(area) : placement.clip)?
        .intersection(GridRect(left: 0, top: 0, right: grid.columns - 1, bottom: grid.rows - 1))
    else { return }
    draw(
      drawing.marks, through: transform, width: drawing.size.width, behind: backdrop,
      within: clip, textClip: placement.clip, in: region)
  }

  /// Draws marks.
  private mutating func draw(
    _ marks: [SceneDrawing.Mark], through transform: SceneTransform, width: CGFloat,
    behind backdrop: SceneColor?, within whole: GridRect, textClip: CGRect, in region: GridRect
  ) {
    var groups: [GridRect?] = []
    for mark in marks.flatMap(\.uncut) {
      let clip = groups.last ?? whole
      switch mark {
      case .begin(let group):
        groups.append(clipArea(of: group, through: transform, within: clip))
        continue
      case .end:
        _ = groups.popLast()
        continue
      default: break
      }
      guard let clip else { continue }
      switch mark {
      case .fill(let shape, let color), .fillEvenOdd(let shape, let color):
        let isVisible = color.alpha > 0.01 && color != backdrop
        var usesEvenOddRule = false
        if case .fillEvenOdd = mark { usesEvenOddRule = true }
        if isVisible {
          fill(
            shape, color, usesEvenOddRule: usesEvenOddRule, through: transform, within: clip)
        }
      case .gradient(let shape, let gradient):
        let color = gradient.averageColor
        if color.alpha > 0.01 { fill(shape, color, through: transform, within: clip) }
      case .stroke(let shape, let stroke):
        let isVisible = stroke.color.alpha > 0.01 && stroke.width > 0
        if isVisible {
          self.stroke(shape, through: stroke.transform.followed(by: transform), within: clip)
        }
      case .text(let text):
        write(text, through: transform, width: width, clip: textClip, in: region)
      case .image(let image): shade(image, through: transform, within: clip)
      case .picture(let picture):
        let inner = picture.transform.followed(by: transform)
        var room = clip
        if let area = picture.clip {
          guard
            let part = places(of: inner.boundingBox(of: area)).flatMap({ room.intersection($0) })
          else { continue }
          room = part
        }
        draw(
          picture.marks, through: inner, width: width, behind: backdrop, within: room,
          textClip: textClip, in: region)
      case .begin, .end, .cut: break
      }
    }
  }

  /// Returns the rectangle around the clips of a group; `nil` if it is empty.
  private func clipArea(
    of group: SceneGroup, through transform: SceneTransform, within outer: GridRect?
  ) -> GridRect? {
    guard group.opacity > 0.01 else { return nil }
    return group.clips.reduce(outer) { result, clip in
      let box = ShapeOutline(of: clip.shape, through: transform).boundingBox
      return places(of: box).flatMap { result?.intersection($0) }
    }
  }

  private mutating func fill(
    _ shape: SceneDrawing.Shape, _ color: SceneColor, usesEvenOddRule: Bool = false,
    through transform: SceneTransform, within clip: GridRect
  ) {
    let outline = ShapeOutline(of: shape, through: transform)
    if drawBox(shape, outline, isOpaque: color.alpha >= 0.5, through: transform, within: clip) {
      return
    }
    shade(outline, with: "░", usesEvenOddRule: usesEvenOddRule, within: clip)
  }

  /// Draws the pieces of a picture.
  private mutating func shade(
    _ image: SceneImage, through transform: SceneTransform, within clip: GridRect
  ) {
    let area = image.area
    guard !area.isEmpty else { return }
    shade(ShapeOutline(of: .rectangle(area), through: transform), with: "▒", within: clip)
  }

  /// Fills an outline with a character.
  private mutating func shade(
    _ outline: ShapeOutline, with glyph: String, usesEvenOddRule: Bool = false,
    within clip: GridRect
  ) {
    guard let box = places(of: outline.boundingBox)?.intersection(clip) else { return }
    var isEmpty = true
    for row in box.top...box.bottom {
      for column in box.left...box.right
      where outline.contains(point(column, row), usesEvenOddRule: usesEvenOddRule) {
        grid.write(glyph, column: column, row: row, end: clip.right + 1)
        isEmpty = false
      }
    }
    guard isEmpty else { return }
    // The shape is smaller than a character.
    grid.write(
      glyph, column: (box.left + box.right) / 2, row: (box.top + box.bottom) / 2,
      end: clip.right + 1)
  }

  private mutating func stroke(
    _ shape: SceneDrawing.Shape, through transform: SceneTransform, within clip: GridRect
  ) {
    let outline = ShapeOutline(of: shape, through: transform)
    if drawBox(shape, outline, isOpaque: false, through: transform, within: clip) { return }
    outline.forEachPoint(step: columnWidth / 2) { point in
      let column = place(point.x / columnWidth)
      let row = place(point.y / columnWidth / 2)
      guard clip.left <= column, column <= clip.right, clip.top <= row, row <= clip.bottom else {
        return
      }
      grid.write("·", column: column, row: row, end: clip.right + 1)
    }
  }

  /// Draws an upright rectangle as a box; returns `false` for other shapes.
  private mutating func drawBox(
    _ shape: SceneDrawing.Shape, _ outline: ShapeOutline, isOpaque: Bool,
    through transform: SceneTransform, within clip: GridRect
  ) -> Bool {
    switch shape {
    case .ellipse, .path: return false
    case .rectangle, .roundedRectangle: break
    }
    guard transform.b == 0 && transform.c == 0 || transform.a == 0 && transform.d == 0 else {
      return false
    }
    guard let box = places(of: outline.boundingBox), let visible = box.intersection(clip) else {
      return true
    }
    grid.drawBox(
      left: box.left, top: box.top, right: box.right, bottom: box.bottom, isOpaque: isOpaque,
      within: visible)
    return true
  }

  /// Returns the center of a position, in the coordinates of the window.
  private func point(_ column: Int, _ row: Int) -> CGPoint {
    CGPoint(x: CGFloat(column) * columnWidth, y: CGFloat(row) * columnWidth * 2)
  }
}
