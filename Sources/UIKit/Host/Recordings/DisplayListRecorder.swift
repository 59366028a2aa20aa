/// Records a display list for a view.
///
/// Colors are resolved, and texts are broken into lines, for the traits of the view.
@MainActor
package struct DisplayListRecorder {
  /// The bounds of the view.
  package let bounds: CGRect
  let traits: UITraitCollection
  let direction: UIUserInterfaceLayoutDirection
  /// The recorded shapes and texts.
  package private(set) var list = DisplayList()

  init(bounds: CGRect, traits: UITraitCollection, direction: UIUserInterfaceLayoutDirection) {
    self.bounds = bounds
    self.traits = traits
    self.direction = direction
  }

  /// Adds a step.
  mutating func add(_ command: DisplayList.Command) { list.commands.append(command) }

  /// Fills a shape. Areas with a winding number other than zero are inside.
  package mutating func fill(_ shape: DisplayList.Shape, with color: UIColor) {
    list.commands.append(.fill(shape, color.rgba(in: traits)))
  }

  /// Draws a line along the outline of a shape.
  ///
  /// - Parameter width: The width, in points. Half of it lies on each side of the outline.
  package mutating func stroke(
    _ shape: DisplayList.Shape, with color: UIColor, width: CGFloat,
    cap: CGLineCap = .butt, join: CGLineJoin = .miter
  ) {
    list.commands.append(
      .stroke(
        shape,
        DisplayList.Stroke(width: width, color: color.rgba(in: traits), cap: cap, join: join)))
  }

  /// Draws a text in a rectangle, centered along y, in as many lines as fit.
  package mutating func draw(
    _ text: String, in rect: CGRect, font: UIFont, color: UIColor,
    alignment: NSTextAlignment = .natural, lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) {
    let label = LabelText(
      text: text, font: font, mode: lineBreakMode, scale: traits.roundingScale,
      measurer: TextMeasuring.current)
    let side =
      alignment == .natural || alignment == .justified
      ? (direction == .rightToLeft ? NSTextAlignment.right : .left) : alignment
    list.commands.append(
      .text(
        label.place(
          label.fitted(to: rect.size, limit: 0, shrink: nil), in: rect, alignment: side,
          baseline: .alignBaselines,
          paint: TextPaint(
            color: color.rgba(in: traits), resolve: { [traits] in $0.rgba(in: traits) }))))
  }
}
