internal import Scenes

/// A view in whose place a host that permits it displays a page of the web. It draws nothing
/// itself, and takes no touches.
package final class WebFrameView: UIView {
  /// The address of the page; `nil` for none.
  package var address: URL? {
    didSet { if address != oldValue { noteDrawingChange() } }
  }

  /// Creates a view without a page.
  package init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) {
    fatalError("WebFrameView cannot be decoded; create it with init().")
  }

  override func drawing(at moment: DrawingMoment) -> SceneNode {
    var node = super.drawing(at: moment)
    guard let address else { return node }
    var effects = node.effects ?? SceneEffects()
    effects.webAddress = address.absoluteString
    node.effects = effects
    return node
  }
}
