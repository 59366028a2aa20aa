import SceneRendering
import UIKit

extension HostedScreen {
  /// The current scene of the screen.
  public var scene: Scene {
    layOut()
    return Scene(of: window)
  }

  /// Returns the screen, drawn with characters.
  ///
  /// - Parameter columns: The maximum width of the drawing, in characters.
  public func textDrawing(columns: Int = 80) -> String {
    TextDrawing(columns: columns).draw(scene)
  }

  /// Returns the screen as an SVG document.
  public func svg() -> String {
    SVGRenderer().render(scene)
  }

  /// Returns the screen as a PNG: its SVG document, drawn by librsvg.
  ///
  /// librsvg is loaded at the first call; builds do not need it. The characters have the fonts of
  /// the system, and the widths of the SVG document.
  ///
  /// - Parameter scale: The number of pixels per point; `nil` for that of the screen.
  /// - Throws: `PNGFailure` if librsvg is not installed, whose description names the package of
  ///   Debian, or if the picture is too large.
  /// - Precondition: The scale is positive and finite.
  public func png(scale: CGFloat? = nil) throws(PNGFailure) -> Data {
    try PNGRenderer(scale: scale ?? model.scale).render(scene)
  }

  /// Returns the frames of the collection view's elements, as JSON; `nil` if the screen displays
  /// none.
  ///
  /// - Parameter extent: The whole content, or only its visible part.
  public func frames(_ extent: FrameDocument.Extent = .content) -> String? {
    layOut()
    return collectionView.map { FrameDocument(of: $0, extent: extent).json }
  }
}
