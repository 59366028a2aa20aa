package import Scenes

/// A layer in whose place a host plays a video or a sound.
///
/// Other hosts display a poster of a video: a dark rectangle with a triangle and a title. The layer
/// of a sound draws nothing.
package final class MediaLayer: CALayer {
  /// The video or sound; `nil` for none.
  package var content: SceneMedia? {
    didSet { if content != oldValue { noteDrawingChange() } }
  }
  /// The title of the poster; `nil` for no poster.
  package var title: String? {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }

  /// Creates an empty layer.
  package override init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a copy of a layer.
  package override init(layer: Any) {
    super.init(layer: layer)
    if let other = layer as? MediaLayer {
      content = other.content
      title = other.title
    }
  }

  package required init?(coder: NSCoder) {
    fatalError("MediaLayer cannot be decoded; create it with init().")
  }

  @MainActor
  override var media: SceneMedia? { content }

  package override func draw(in ctx: CGContext) {
    guard let title else { return }
    ctx.setFillColor(CGColor(gray: 0.11, alpha: 1))
    ctx.fill(bounds)
    let side = min(44, min(bounds.width, bounds.height) / 3)
    guard side >= 8 else { return }
    let (x, y) = (bounds.midX, bounds.midY)
    ctx.setFillColor(CGColor(gray: 1, alpha: 0.8))
    ctx.beginPath()
    ctx.move(to: CGPoint(x: x - side * 0.35, y: y - side / 2))
    ctx.addLine(to: CGPoint(x: x + side * 0.55, y: y))
    ctx.addLine(to: CGPoint(x: x - side * 0.35, y: y + side / 2))
    ctx.closePath()
    ctx.fillPath()
    write(title, below: y + side / 2 + 8, in: ctx)
  }

  /// Writes the title under the triangle, if there is room.
  private func write(_ title: String, below top: CGFloat, in ctx: CGContext) {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingMiddle
    let font = UIFont.systemFont(ofSize: 13)
    let line = CGRect(
      x: bounds.minX + 8, y: top, width: bounds.width - 16, height: font.lineHeight.rounded(.up))
    guard line.width > 20, line.maxY <= bounds.maxY else { return }
    let string = NSAttributedString(
      string: title,
      attributes: [
        .font: font, .foregroundColor: UIColor(white: 1, alpha: 0.8), .paragraphStyle: style,
      ])
    // Layers in views are drawn on the main actor.
    nonisolated(unsafe) let (text, ctx) = (string, ctx)
    MainActor.assumeIsolated {
      UIGraphicsPushContext(ctx)
      text.draw(in: line)
      UIGraphicsPopContext()
    }
  }
}
