import Foundation

/// Draws a scene as a PNG: the scene's SVG, drawn by librsvg.
///
/// librsvg is loaded when the first PNG is drawn. Nothing depends on it before, and builds do not
/// need it. The system provides the fonts, and every run of text has its measured width. So two
/// systems with the same fonts and the same version of librsvg draw the same pixels. Characters
/// that no font has are drawn as boxes, and reported once on the standard error stream with the
/// package of Debian that has them.
public struct PNGRenderer: Sendable {
  /// The number of pixels per point.
  public var scale: CGFloat

  /// Creates a renderer.
  ///
  /// - Parameter scale: The number of pixels per point.
  /// - Precondition: The scale is positive and finite.
  public init(scale: CGFloat) {
    guard scale > 0, scale.isFinite else {
      fatalError("A PNG cannot have \(scale) pixels per point; give it a positive, finite scale.")
    }
    self.scale = scale
  }

  /// Returns the drawing of a scene.
  ///
  /// - Throws: ``PNGFailure``.
  public func render(_ scene: Scene) throws(PNGFailure) -> Data { try render(scene, under: nil) }

  /// Returns the drawing of a scene, with another one of the same size in front of it.
  ///
  /// - Throws: ``PNGFailure``.
  package func render(_ scene: Scene, under front: Scene?) throws(PNGFailure) -> Data {
    try draw(scene, under: front) { (surface, cairo) throws(PNGFailure) in
      try PixelImage.png(of: surface, cairo)
    }
  }

  /// Returns the pixels of a scene.
  ///
  /// - Throws: ``PNGFailure``.
  package func pixels(of scene: Scene) throws(PNGFailure) -> PixelImage {
    try draw(scene, under: nil) { (surface, cairo) throws(PNGFailure) in
      guard let image = PixelImage(surface, cairo) else {
        throw .library("it reported no reason")
      }
      return image
    }
  }

  /// Draws a scene and calls a closure with the image of cairo.
  private func draw<Result>(
    _ scene: Scene, under front: Scene?,
    _ read: (CairoFunctions.Object?, CairoFunctions) throws(PNGFailure) -> Result
  ) throws(PNGFailure) -> Result {
    let rsvg = try RSVGFunctions.load()
    let cairo = try CairoFunctions.load()
    let width = Int((max(scene.size.width, 0) * scale).rounded(.up))
    let height = Int((max(scene.size.height, 0) * scale).rounded(.up))
    try PixelImage.checkSize(width: width, height: height)
    let fitting = try TextFitting(rsvg, cairo)
    defer { fitting.end() }
    // librsvg draws no shadows of what is outside of the drawing.
    let margin = min(scene.shadowReach, Self.largestMargin).rounded(.up)
    let drawing = SVGRenderer().render(scene, under: front, margin: margin) {
      fitting.scale(of: $0)
    }
    MissingFonts.warn(about: fitting.missing)

    let surface = cairo.createImage(CairoFunctions.argb32, Int32(width), Int32(height))
    defer { cairo.destroyImage(surface) }
    guard cairo.status(surface) == CairoFunctions.success else {
      throw .library("there is no memory for \(width) x \(height) pixels")
    }
    let context = cairo.createContext(surface)
    defer { cairo.destroyContext(context) }
    let area = CGRect(origin: .zero, size: scene.size).insetBy(dx: -margin, dy: -margin)
    let rectangle = [area.minX, area.minY, area.width, area.height].map { Double($0 * scale) }
    try draw(drawing, in: rectangle, context, rsvg)
    cairo.flush(surface)
    return try read(surface, cairo)
  }

  /// The largest width of the strip around the screen that is drawn for the shadows in it, in
  /// points.
  private static let largestMargin: CGFloat = 128

  /// Draws SVG in a rectangle of a context: x, y, width, and height.
  private func draw(
    _ drawing: String, in rectangle: [Double], _ context: CairoFunctions.Object?,
    _ rsvg: RSVGFunctions
  ) throws(PNGFailure) {
    var failure: RSVGFunctions.Object?
    var bytes = Array(drawing.utf8)
    let handle = rsvg.createHandle(RSVGFunctions.unlimited)
    defer { rsvg.release(handle) }
    guard rsvg.write(handle, &bytes, bytes.count, &failure) != 0,
      rsvg.close(handle, &failure) != 0,
      rsvg.render(handle, context, rectangle, &failure) != 0
    else {
      throw Self.failure(failure, rsvg)
    }
  }

  /// Returns an error with a library's message, and frees the library's value.
  private static func failure(
    _ failure: RSVGFunctions.Object?, _ rsvg: RSVGFunctions
  ) -> PNGFailure {
    guard let failure else { return .library("it reported no reason") }
    defer { rsvg.freeFailure(failure) }
    let message = failure.load(
      fromByteOffset: RSVGFunctions.messageOffset, as: UnsafePointer<CChar>?.self)
    return .library(message.map { String(cString: $0) } ?? "it reported no reason")
  }
}

/// Registers this module as the renderer of drawings whose pixels an app reads. The function
/// replaces a weak one, so that it suffices to link the module.
@_cdecl("uikit_register_linked_renderer")
func registerLinkedRenderer() {
  DrawnPixels.renderer = { scene in
    do throws(PNGFailure) {
      return try PNGRenderer(scale: 1).pixels(of: scene).redFirst
    } catch {
      let message = "The pixels of a drawing are missing, because \(error).\n"
      try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
      return nil
    }
  }
}

extension PixelImage {
  /// The image with red as the first byte of each pixel.
  fileprivate var redFirst: PixelBuffer? {
    var bytes = bytes
    for start in stride(from: 0, to: bytes.count, by: 4) { bytes.swapAt(start, start + 2) }
    return PixelBuffer(width: width, height: height, bytes: bytes)
  }
}
