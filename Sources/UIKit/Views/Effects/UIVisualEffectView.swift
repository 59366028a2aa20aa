internal import Scenes

/// A view that shows a visual effect, with content in front of it.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uivisualeffectview
///
/// Add subviews to `contentView`. The effect has the corners of the view. A change of the effect is
/// visible at once, also within an animation.
@preconcurrency @MainActor
open class UIVisualEffectView: UIView {
  /// The view for subviews, which fills the view.
  public let contentView = UIView()
  /// The effect; `nil` for none.
  open var effect: UIVisualEffect? { didSet { noteDrawingChange() } }

  /// Creates a view with an effect.
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    addContentView()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }

  /// Creates a view of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
    decodeEffects(from: coder)
  }

  private func addContentView() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// - Precondition: The subview is `contentView`, as in UIKit.
  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    require(
      subview === contentView,
      "\(type(of: subview)) cannot be a subview of a visual effect view; add it to contentView.")
  }

  override func drawing(at moment: DrawingMoment) -> SceneNode {
    var node = super.drawing(at: moment)
    guard let material = effect?.material else { return node }
    node.fill = SceneColor(material.tint(in: traitCollection))
    var effects = node.effects ?? SceneEffects()
    effects.blur = material.radius
    node.effects = effects
    return node
  }
}
