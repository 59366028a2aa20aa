import SceneRendering
import UIKit

extension HostedScreen {
  /// What is on screen, as a scene.
  public var scene: Scene {
    layOut()
    return Scene(of: window)
  }

  /// What is on screen, drawn with characters.
  ///
  /// - Parameter columns: how many characters wide the drawing is at most.
  public func textDrawing(columns: Int = 80) -> String {
    TextDrawing(columns: columns).draw(scene)
  }

  /// What is on screen, as an SVG document.
  public func svg() -> String {
    SVGRenderer().render(scene)
  }

  /// The frames of the collection view's elements, as JSON; nil where the screen shows none.
  ///
  /// - Parameter extent: the whole content, or only what is on screen.
  public func frames(_ extent: FrameDocument.Extent = .content) -> String? {
    layOut()
    return collectionView.map { FrameDocument(of: $0, extent: extent).json }
  }
}
