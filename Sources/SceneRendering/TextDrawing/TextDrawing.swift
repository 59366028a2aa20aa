import Foundation

/// Draws a scene with box-drawing characters, for a terminal, a log, or a test failure.
///
/// A character counts as twice as high as it is wide, so that shapes keep their proportions. The
/// screen, elements of collection views, borders, and boxes that differ from their background are
/// outlined; crossing outlines are joined. Text is inside the box of its view. Of the shapes that
/// views draw themselves, rectangles are outlined, other filled areas are shaded (░), and other
/// lines dotted. Pictures are shaded darker (▒). A gradient is drawn as an area of its average
/// color, and a mask as the rectangle around it. Shadows are left out, and so are dashes.
public struct TextDrawing: Sendable {
  /// The width of the drawing, in characters.
  public let columns: Int

  /// Creates a drawing with a width; 80 suits a terminal, and the minimum is 2.
  public init(columns: Int = 80) {
    self.columns = max(2, columns)
  }

  /// Returns the drawing of a scene: lines without trailing blanks, each terminated by a line
  /// break.
  ///
  /// - Complexity: O(n) in the number of nodes plus the area of the boxes.
  public func draw(_ scene: Scene) -> String {
    guard scene.size.width > 0, scene.size.height > 0 else { return "" }
    var pass = TextDrawingPass(scene: scene, columns: columns)
    return pass.draw()
  }
}

/// A drawing in progress.
struct TextDrawingPass {
  private let scene: Scene
  let columnWidth: CGFloat
  var grid: CharacterGrid

  init(scene: Scene, columns: Int) {
    self.scene = scene
    self.columnWidth = scene.size.width / CGFloat(columns - 1)
    let rows = min(10_000, max(1, (scene.size.height / columnWidth / 2).rounded()))
    self.grid = CharacterGrid(columns: columns, rows: Int(rows) + 1)
  }

  mutating func draw() -> String {
    let whole = GridRect(left: 0, top: 0, right: grid.columns - 1, bottom: grid.rows - 1)
    let inner = inside(of: whole, clip: whole) ?? whole
    var backdrops: [Int: SceneColor] = [:]
    var boxes: [Int: GridRect] = [:]
    for (node, place) in zip(scene.nodes, scene.placements()) {
      let behind = node.parent.flatMap { backdrops[$0] }
      let fill = node.fill.flatMap { $0.alpha * Double(place.opacity) > 0.01 ? $0 : nil }
      backdrops[node.id] = fill ?? behind
      let outer = node.parent.flatMap { boxes[$0] } ?? inner
      boxes[node.id] = outer
      guard place.opacity > 0.01, let clip = places(of: place.clip)?.intersection(whole) else {
        continue
      }
      if node.parent == nil || isOutlined(node, fill: fill, behind: behind),
        let box = places(of: place.box), let visible = box.intersection(clip)
      {
        grid.drawBox(
          left: box.left, top: box.top, right: box.right, bottom: box.bottom,
          isOpaque: (fill?.alpha ?? 0) >= 0.5, within: visible)
        boxes[node.id] = inside(of: box, clip: clip)?.intersection(inner) ?? outer
      }
      if let backdrop = node.effects?.backdrop {
        draw(
          backdrop, of: node, at: place, behind: backdrops[node.id], within: boxes[node.id] ?? inner
        )
      }
      if let text = node.text {
        write(
          text, through: place.transform, width: node.frame.width, clip: place.clip,
          in: boxes[node.id] ?? inner)
      }
      if let drawing = node.drawing {
        draw(
          drawing, of: node, at: place, behind: backdrops[node.id], within: boxes[node.id] ?? inner)
      }
    }
    // The edge of the screen is in front of everything that reaches it.
    grid.drawBox(
      left: 0, top: 0, right: whole.right, bottom: whole.bottom, isOpaque: false, within: whole)
    return grid.text
  }

  private func isOutlined(_ node: SceneNode, fill: SceneColor?, behind: SceneColor?) -> Bool {
    if node.element != nil { return true }
    if let border = node.border, border.width > 0, border.color.alpha > 0.01 { return true }
    guard let fill else { return false }
    return fill != (behind ?? SceneColor(red: 1, green: 1, blue: 1))
  }

  private func inside(of box: GridRect, clip: GridRect) -> GridRect? {
    guard box.right - box.left > 1, box.bottom - box.top > 1 else { return nil }
    return GridRect(
      left: box.left + 1, top: box.top + 1, right: box.right - 1, bottom: box.bottom - 1
    ).intersection(clip)
  }

  /// Returns the positions of a rectangle's edges; `nil` if the rectangle is empty.
  func places(of rect: CGRect) -> GridRect? {
    guard !rect.isNull, rect.width > 0 || rect.height > 0 else { return nil }
    return GridRect(
      left: place(rect.minX / columnWidth), top: place(rect.minY / columnWidth / 2),
      right: place(rect.maxX / columnWidth), bottom: place(rect.maxY / columnWidth / 2))
  }

  func place(_ value: CGFloat) -> Int {
    Int(min(max(value.rounded(), -1_000_000), 1_000_000))
  }

  /// Returns a text without the white space at its ends.
  private static func trimmed(_ text: String) -> String {
    var rest = text[...]
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return String(rest)
  }

  /// Writes lines of text into a region, as close to their positions as possible.
  ///
  /// - Parameters:
  ///   - transform: The transform from the coordinates of the text to the window.
  ///   - width: The width of the box of the text, which determines the alignment of the lines.
  mutating func write(
    _ text: SceneText, through transform: SceneTransform, width: CGFloat, clip: CGRect,
    in region: GridRect
  ) {
    var nextRow = region.top
    for line in text.lines {
      let string = Self.trimmed(line.string)
      let middle = transform.applied(
        to: CGPoint(x: line.x + line.width / 2, y: line.baseline - text.font.size * 0.35))
      guard !string.isEmpty, clip.minY <= middle.y, middle.y <= clip.maxY else {
        continue
      }
      let row = max(nextRow, place(middle.y / columnWidth / 2))
      guard row <= region.bottom else { return }
      nextRow = row + 1
      let limit = region.right - region.left + 1
      let fitted = DisplayWidth.fitted(string, columns: limit)
      let free = limit - DisplayWidth.columns(of: fitted)
      let wanted = startColumn(
        of: line, columns: DisplayWidth.columns(of: fitted), width: width, through: transform)
      let column = min(max(wanted, region.left), region.left + max(0, free))
      grid.write(fitted, column: column, row: row, end: region.right + 1)
    }
  }

  /// Returns the column at which a line starts, so that text at the left, in the middle, or at the
  /// right of its label is at the same side in the drawing.
  private func startColumn(
    of line: SceneTextLine, columns: Int, width: CGFloat, through transform: SceneTransform
  ) -> Int {
    let before = line.x
    let after = width - line.x - line.width
    let left = transform.applied(to: CGPoint(x: line.x, y: 0)).x / columnWidth
    let right = transform.applied(to: CGPoint(x: line.x + line.width, y: 0)).x / columnWidth
    if abs(before - after) < 1 { return place((left + right - CGFloat(columns)) / 2) }
    return before < after ? place(left.rounded(.up)) : place(right) - columns
  }
}
