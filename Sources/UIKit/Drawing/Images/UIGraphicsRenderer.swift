internal import Scenes

/// The settings of a renderer.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uigraphicsrendererformat
open class UIGraphicsRendererFormat: NSObject {
  /// The bounds of the drawing, in points.
  open internal(set) var bounds = CGRect.zero

  /// Creates settings with the default values.
  public required override init() { super.init() }

  /// Returns the default settings.
  open class func `default`() -> Self { Self() }
  /// Returns the settings for the main screen.
  open class func preferred() -> Self { Self() }
}

/// A drawing in progress of a renderer.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uigraphicsrenderercontext
open class UIGraphicsRendererContext: NSObject {
  /// The context that is drawn in.
  public let cgContext: CGContext
  /// The settings of the renderer.
  public let format: UIGraphicsRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsRendererFormat) {
    cgContext = context
    self.format = format
  }

  /// Fills a rectangle with the fill color.
  open func fill(_ rect: CGRect) { fill(rect, blendMode: .normal) }
  /// Fills a rectangle with the fill color.
  ///
  /// - Parameter blendMode: The way in which the color is mixed with those behind it.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.drawing {
      $0.setBlendMode(blendMode)
      $0.fill(rect)
    }
  }
  /// Draws a line of one point inside the edges of a rectangle, with the stroke color.
  open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
  /// Draws a line of one point inside the edges of a rectangle, with the stroke color.
  ///
  /// - Parameter blendMode: The way in which the color is mixed with those behind it.
  open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.drawing {
      $0.setBlendMode(blendMode)
      $0.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
    }
  }
  /// Clips what is drawn next to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A renderer of drawings.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uigraphicsrenderer
open class UIGraphicsRenderer: NSObject {
  /// The settings, with the bounds of the drawing.
  public let format: UIGraphicsRendererFormat
  /// A Boolean value that indicates whether the renderer makes images.
  open var allowsImageOutput: Bool { false }

  init(bounds: CGRect, _ format: UIGraphicsRendererFormat) {
    self.format = format
    format.bounds = bounds
  }

  /// Returns what a closure draws, within the bounds.
  func record<Context: UIGraphicsRendererContext>(
    in context: Context, _ actions: (Context) -> Void
  ) -> [SceneDrawing.Mark] {
    GraphicsStack.push(context.cgContext)
    actions(context)
    GraphicsStack.pop()
    return context.cgContext.finishedMarks
  }
}

/// The settings of a renderer of images.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uigraphicsimagerendererformat
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The number of pixels per point of the image. The default is the main screen's scale.
  ///
  /// Images are shapes, which hosts draw in full resolution: it is the `scale` of the image only.
  open var scale: CGFloat
  /// A Boolean value that indicates whether what is not drawn is black. The default is `false`.
  open var opaque = false

  /// Creates settings with the default values.
  public required init() {
    let scale = UITraitCollection.current.displayScale
    self.scale = scale > 0 ? scale : 1
    super.init()
  }

  /// Creates the settings for an environment.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// A drawing in progress of an image.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uigraphicsimagerenderercontext
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  /// The image of what is drawn so far.
  open var currentImage: UIImage {
    UIImage(
      cgContext.finishedMarks, in: format.bounds,
      scale: (format as? UIGraphicsImageRendererFormat)?.scale ?? 1)
  }
}

/// A renderer that makes images of what the app draws.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uigraphicsimagerenderer
///
///     let renderer = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40))
///     let dot = renderer.image { context in
///       UIColor.red.setFill()
///       context.cgContext.fillEllipse(in: context.format.bounds)
///     }
///
/// The image consists of shapes, texts and pictures instead of pixels. Dynamic colors are resolved
/// when it is drawn.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  private let imageFormat: UIGraphicsImageRendererFormat

  /// Creates a renderer of images of a size, in points.
  public convenience init(size: CGSize) {
    self.init(size: size, format: .default())
  }
  /// Creates a renderer of images of a size, in points.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  /// Creates a renderer of images of a rectangle of drawing coordinates.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: .default())
  }
  /// Creates a renderer of images of a rectangle of drawing coordinates.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    // Later changes of the settings are without effect.
    let copy = UIGraphicsImageRendererFormat()
    copy.scale = format.scale
    copy.opaque = format.opaque
    imageFormat = copy
    super.init(bounds: bounds, copy)
  }

  open override var allowsImageOutput: Bool { true }

  /// Returns the image that a closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = UIGraphicsImageRendererContext(
      .image(
        in: imageFormat.bounds, isOpaque: imageFormat.opaque, scale: imageFormat.scale),
      imageFormat)
    return UIImage(
      record(in: context, actions), in: imageFormat.bounds, scale: imageFormat.scale)
  }

  /// Returns the PNG of what a closure draws; empty data without librsvg, which draws the pixels of
  /// shapes and text.
  open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }

  /// Returns the JPEG of what a closure draws; empty data without librsvg, which draws the pixels
  /// of shapes and text.
  ///
  /// - Parameter compressionQuality: The quality, from 0 for the smallest file to 1 for the best
  ///   one.
  open func jpegData(
    withCompressionQuality compressionQuality: CGFloat,
    actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

extension CGContext {
  /// Returns a context for an image.
  static func image(in bounds: CGRect, isOpaque: Bool, scale: CGFloat) -> CGContext {
    let context = CGContext(area: bounds)
    context.scale = scale > 0 ? scale : 1
    if isOpaque { context.fill(bounds) }
    return context
  }
}

extension UIImage {
  convenience init(_ marks: [SceneDrawing.Mark], in area: CGRect, scale: CGFloat) {
    var content = ImageContent()
    if area.width > 0, area.height > 0 {
      content.picture = .drawing(marks, area: area)
      content.size = area.size
    }
    content.scale = scale > 0 ? scale : 1
    self.init(content)
  }
}
