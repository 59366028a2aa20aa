internal import Scenes

extension NSAttributedString {
  // MARK: Drawing

  /// Draws the text in the current context, with its upper left corner at a point. Lines end only
  /// where the text does.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    TextRecording(self, options: .usesLineFragmentOrigin)
      .draw(in: CGRect(origin: point, size: .zero), context: nil)
  }

  /// Draws the text in the current context, in lines of the width of a rectangle. Lines below the
  /// rectangle are left out.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context.
  ///
  /// - Parameters:
  ///   - rect: The rectangle of the lines; a width and a height of zero have no limit. Without
  ///     `usesLineFragmentOrigin`, the origin is at the baseline of a single line.
  ///   - options: The options of the lines.
  ///   - context: The minimum scale of the fonts, and an object that receives the applied scale.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    TextRecording(self, options: options).draw(in: rect, context: context)
  }
}

extension String {
  /// Draws the text with attributes in the current context, with its upper left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text with attributes in the current context, in lines of the width of a rectangle.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text with attributes in the current context; see
  /// `NSAttributedString.draw(with:options:context:)`.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}

extension NSString {
  /// Draws the text with attributes in the current context, with its upper left corner at a point.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(at: point, withAttributes: attrs)
  }

  /// Draws the text with attributes in the current context, in lines of the width of a rectangle.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    String(describing: self).draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text with attributes in the current context; see
  /// `NSAttributedString.draw(with:options:context:)`.
  @preconcurrency @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    String(describing: self).draw(
      with: rect, options: options, attributes: attributes, context: context)
  }
}

/// The drawing of an attributed text in the current context.
@MainActor
private struct TextRecording {
  let text: NSAttributedString
  let options: NSStringDrawingOptions

  init(_ text: NSAttributedString, options: NSStringDrawingOptions) {
    self.text = text
    self.options = options
  }

  func draw(in rect: CGRect, context: NSStringDrawingContext?) {
    guard let graphics = GraphicsStack.current, text.length > 0 else { return }
    let bounds = text.boundingRect(with: rect.size, options: options, context: context)
    let font = StringMeasurement.usualFont
    let traits = UITraitCollection.current
    var label = LabelText(
      text: text.string, font: font,
      mode: options.contains(.truncatesLastVisibleLine) ? .byTruncatingTail : .byWordWrapping,
      scale: traits.roundingScale)
    label.attributed = AttributedRuns(text, font: font)
    let breaks = options.contains(.usesLineFragmentOrigin)
    let width = breaks && rect.width > 0 ? rect.width : bounds.width
    // Half a point of room keeps the lines that the measurement found.
    var fitted = label.fitted(
      to: CGSize(width: width + 0.01, height: bounds.height + 0.01), limit: breaks ? 0 : 1,
      shrink: nil)
    if let scale = context?.actualScaleFactor, scale < 1 {
      fitted = label.fitted(scaledBy: scale, to: CGSize(width: width + 0.01, height: bounds.height))
    }
    let origin = CGPoint(x: rect.minX, y: breaks ? rect.minY : rect.minY - bounds.maxY)
    let isRightToLeft = traits.layoutDirection == .rightToLeft
    let placed = label.place(
      fitted, in: CGRect(origin: origin, size: CGSize(width: width, height: bounds.height)),
      alignment: isRightToLeft ? .right : .left, baseline: .none,
      paint: TextPaint(
        color: RGBA(red: 0, green: 0, blue: 0, alpha: 1), resolve: { $0.rgba(in: traits) }))
    graphics.draw(placed.marks(in: traits))
  }
}

extension PlacedText {
  /// The marks that draw the text and the images of its attachments.
  @MainActor
  func marks(in traits: UITraitCollection) -> [SceneDrawing.Mark] {
    var recorder = MarkRecorder(bounds: .zero, traits: traits, direction: .leftToRight)
    recorder.add(self)
    for picture in pictures {
      recorder.draw(
        picture.image, in: picture.rect, tint: UIColor(picture.color))
    }
    return recorder.marks
  }
}
