/// The shade over the rows below a pinned header, which eases out downward.
@MainActor
final class PinnedShadeView: UIView {
  override class var layerClass: AnyClass { CAGradientLayer.self }

  init(opacity: CGFloat) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    // The square of the distance from the end.
    let steps = (0...6).map { CGFloat($0) / 6 }
    (layer as? CAGradientLayer)?.colors = steps.map { step in
      UIColor(white: 0, alpha: opacity * (1 - step) * (1 - step)).cgColor
    }
  }

  required init?(coder: NSCoder) { nil }
}
