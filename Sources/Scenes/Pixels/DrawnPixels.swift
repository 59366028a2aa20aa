import Foundation

/// The pixels of drawings.
///
/// Pictures and rectangles are drawn here. A module that draws everything else registers itself,
/// because it is above this one.
package enum DrawnPixels {
  /// Returns the pixels of a scene, one for each point; `nil` if they cannot be drawn.
  package typealias Renderer = @Sendable (Scene) -> PixelBuffer?

  private static let lock = NSLock()
  nonisolated(unsafe) private static var storedRenderer: Renderer?

  /// The registered renderer of scenes; `nil` for none.
  package static var renderer: Renderer? {
    get { lock.withLock { storedRenderer } }
    set { lock.withLock { storedRenderer = newValue } }
  }

  /// Returns the pixels of marks.
  ///
  /// - Parameters:
  ///   - area: The rectangle of the marks that fills the image.
  ///   - width: The width of the image, in pixels.
  ///   - height: The height of the image, in pixels.
  ///   - background: The pixels behind the marks, of the same size; `nil` for none.
  /// - Returns: `nil` for an empty or too large image, and for a drawing of shapes and text without
  ///   a renderer.
  package static func pixels(
    of marks: [SceneDrawing.Mark], in area: CGRect, width: Int, height: Int,
    over background: PixelBuffer? = nil
  ) -> PixelBuffer? {
    guard area.width > 0, area.height > 0,
      let canvas = background ?? PixelBuffer(width: width, height: height)
    else { return nil }
    let scaleX = CGFloat(width) / area.width
    let scaleY = CGFloat(height) / area.height
    let transform = SceneTransform(
      a: scaleX, d: scaleY, tx: -area.minX * scaleX, ty: -area.minY * scaleY)
    var plain = PlainDrawing(canvas)
    if plain.draw(marks, transform) { return plain.canvas }
    guard let renderer else { return nil }
    var behind: [SceneDrawing.Mark] = []
    let size = CGSize(width: width, height: height)
    if let background {
      let whole = CGRect(origin: .zero, size: size)
      behind.append(
        .image(
          SceneImage(
            file: SceneImageFile(bytes: ImageBytes(background)), size: size, turn: .identity,
            tint: nil, pieces: [.init(source: whole, target: whole)])))
    }
    let drawing = SceneDrawing(
      size: size, marks: behind + [.picture(ScenePicture(marks: marks, transform: transform))])
    return renderer(
      Scene(
        size: size,
        nodes: [SceneNode(id: 1, frame: CGRect(origin: .zero, size: size), drawing: drawing)]))
  }
}
