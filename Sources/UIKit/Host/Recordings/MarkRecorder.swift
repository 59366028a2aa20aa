package import Scenes

/// Records shapes, texts and pictures for a view, from back to front.
///
/// Colors are resolved, and texts are broken into lines, for the traits of the view.
@MainActor
package struct MarkRecorder {
  /// The bounds of the view.
  package let bounds: CGRect
  let traits: UITraitCollection
  let direction: UIUserInterfaceLayoutDirection
  /// The recorded marks, in the coordinates of the view.
  package private(set) var marks: [SceneDrawing.Mark] = []

  nonisolated init(
    bounds: CGRect, traits: UITraitCollection, direction: UIUserInterfaceLayoutDirection
  ) {
    self.bounds = bounds
    self.traits = traits
    self.direction = direction
  }

  /// Adds a mark.
  nonisolated mutating func add(_ mark: SceneDrawing.Mark) { marks.append(mark) }

  /// Fills a shape. Areas with a winding number other than zero are inside.
  package mutating func fill(_ shape: SceneDrawing.Shape, with color: UIColor) {
    add(.fill(shape, color.sceneColor(in: traits)))
  }

  /// Draws a line along the outline of a shape.
  ///
  /// - Parameter width: The width, in points. Half of it lies on each side of the outline.
  package mutating func stroke(
    _ shape: SceneDrawing.Shape, with color: UIColor, width: CGFloat,
    cap: SceneDrawing.Stroke.Cap = .butt, join: SceneDrawing.Stroke.Join = .miter
  ) {
    add(
      .stroke(
        shape,
        SceneDrawing.Stroke(
          width: width, color: color.sceneColor(in: traits), cap: cap, join: join)))
  }

  /// Draws a text in a rectangle, centered along y, in as many lines as fit.
  package mutating func draw(
    _ text: String, in rect: CGRect, font: UIFont, color: UIColor,
    alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) {
    let label = LabelText(
      text: text, font: font, mode: lineBreakMode, scale: traits.roundingScale)
    let side =
      alignment == .natural || alignment == .justified
      ? (direction == .rightToLeft ? NSTextAlignment.right : .left) : alignment
    add(
      label.place(
        label.fitted(to: rect.size, limit: 0, shrink: nil), in: rect, alignment: side,
        baseline: .alignBaselines,
        paint: TextPaint(
          color: color.rgba(in: traits), resolve: { [traits] in $0.rgba(in: traits) })))
  }
  /// Adds the lines of a text.
  mutating func add(_ text: PlacedText) { add(.text(SceneText(text, origin: .zero))) }
}
