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

  /// Returns the frames of the collection view's elements, as JSON; `nil` if the screen displays
  /// none.
  ///
  /// - Parameter extent: The whole content, or only its visible part.
  public func frames(_ extent: FrameDocument.Extent = .content) -> String? {
    layOut()
    return collectionView.map { FrameDocument(of: $0, extent: extent).json }
  }
}
