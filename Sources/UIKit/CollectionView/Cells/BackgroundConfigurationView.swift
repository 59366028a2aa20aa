/// The corners of a card at which a row lies.
struct CardCorners: Equatable {
  let radius: CGFloat
  let mask: CACornerMask
}

/// The view of a cell's background configuration, as large as the cell and behind its other
/// subviews.
@MainActor
final class BackgroundConfigurationView: UIView {
  private let fill = UIView(frame: .zero)
  private let stroke = UIView(frame: .zero)
  /// The views of the configuration's image and effect; each is created when it is displayed.
  private var imageView: UIImageView?
  private var effectView: UIVisualEffectView?

  var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { show(replacing: oldValue.customView) } }
  }

  /// The corners of a card at which the background lies, or `nil` to use the corners of the
  /// configuration.
  var cardCorners: CardCorners? {
    didSet { if cardCorners != oldValue { showCorners() } }
  }

  init(_ configuration: UIBackgroundConfiguration, frame: CGRect) {
    self.configuration = configuration
    super.init(frame: frame)
    isUserInteractionEnabled = false
    preservesSuperviewLayoutMargins = true
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fill.clipsToBounds = true
    addSubview(fill)
    addSubview(stroke)
    show(replacing: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    showColors()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    showColors()
  }

  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  private func show(replacing old: UIView?) {
    if let old, old !== configuration.customView, old.superview === fill {
      old.removeFromSuperview()
    }
    showImageAndEffect()
    if let view = configuration.customView, view.superview !== fill { fill.addSubview(view) }
    showCorners()
    stroke.layer.borderWidth = configuration.strokeWidth
    stroke.isHidden = configuration.strokeWidth <= 0
    showColors()
    setNeedsLayout()
  }

  /// Displays the image and the effect, in this order, behind a custom view.
  private func showImageAndEffect() {
    if configuration.image == nil {
      imageView?.removeFromSuperview()
      imageView = nil
    } else if imageView == nil {
      let view = UIImageView(frame: fill.bounds)
      view.isAccessibilityElement = false
      imageView = view
      fill.insertSubview(view, at: 0)
    }
    imageView?.image = configuration.image
    imageView?.contentMode = configuration.imageContentMode
    if configuration.visualEffect == nil {
      effectView?.removeFromSuperview()
      effectView = nil
    } else if effectView == nil {
      let view = UIVisualEffectView(frame: fill.bounds)
      effectView = view
      fill.insertSubview(view, at: imageView == nil ? 0 : 1)
    }
    effectView?.effect = configuration.visualEffect
  }

  private func showCorners() {
    // A configuration with corners of its own keeps them in a card (chosen).
    let card = configuration.cornerRadius == 0 ? cardCorners : nil
    let radius = card?.radius ?? configuration.cornerRadius
    fill.layer.cornerRadius = radius
    stroke.layer.cornerRadius = max(0, radius + configuration.strokeOutset)
    for view in [fill, stroke] { view.layer.maskedCorners = card?.mask ?? .all }
  }

  private func showColors() {
    fill.backgroundColor = configuration.resolvedBackgroundColor(for: tintColor)
    traitCollection.performAsCurrent {
      stroke.layer.borderColor = configuration.resolvedStrokeColor(for: tintColor).cgColor
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    let margins = (superview ?? self).directionalLayoutMargins
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { insets.top += margins.top }
    if edges.contains(.leading) { insets.leading += margins.leading }
    if edges.contains(.bottom) { insets.bottom += margins.bottom }
    if edges.contains(.trailing) { insets.trailing += margins.trailing }
    let inner = bounds.inset(
      by: UIEdgeInsets(insets, in: effectiveUserInterfaceLayoutDirection))
    let shown = CGRect(
      x: inner.minX, y: inner.minY, width: max(0, inner.size.width),
      height: max(0, inner.size.height))
    fill.frame = shown
    imageView?.frame = fill.bounds
    effectView?.frame = fill.bounds
    configuration.customView?.frame = fill.bounds
    stroke.frame = shown.shrunk(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
  }
}
