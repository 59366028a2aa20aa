/// The views in a list content view. Each is made when it is displayed first, and then hidden while
/// it has nothing to display.
@MainActor
struct ListContentParts {
  private var textLabel: ListContentLabel?
  private var secondaryTextLabel: ListContentLabel?
  private var pictureView: UIImageView?

  /// The label of the text; `nil` without a text.
  var text: ListContentLabel? { textLabel.flatMap { $0.isHidden ? nil : $0 } }
  /// The label of the secondary text; `nil` without one.
  var secondaryText: ListContentLabel? {
    secondaryTextLabel.flatMap { $0.isHidden ? nil : $0 }
  }
  /// The view of the image; `nil` without an image.
  var image: UIImageView? { pictureView.flatMap { $0.isHidden ? nil : $0 } }

  /// Displays the text of a configuration.
  mutating func showText(of content: UIListContentConfiguration, in view: UIView) {
    Self.show(
      content.text, content.attributedText, content.values.text, alpha: content.alpha,
      by: &textLabel, in: view)
  }

  /// Displays the secondary text of a configuration.
  mutating func showSecondaryText(of content: UIListContentConfiguration, in view: UIView) {
    Self.show(
      content.secondaryText, content.secondaryAttributedText, content.values.secondaryText,
      alpha: content.alpha, by: &secondaryTextLabel, in: view)
  }

  private static func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, alpha: CGFloat,
    by label: inout ListContentLabel?, in view: UIView
  ) {
    let isEmpty = attributed.map { $0.length == 0 } ?? (text ?? "").isEmpty
    guard !isEmpty else {
      label?.isHidden = true
      return
    }
    let shown = label ?? ListContentLabel(frame: .zero)
    if label == nil {
      label = shown
      view.addSubview(shown)
    }
    shown.isHidden = false
    shown.show(text, attributed, properties)
    if shown.alpha != alpha { shown.alpha = alpha }
  }

  // MARK: The image

  /// Displays the image of a configuration. A symbol has the preferred configuration and the traits
  /// of the view.
  mutating func showImage(of content: UIListContentConfiguration, in view: UIView) {
    guard let image = content.image else {
      pictureView?.isHidden = true
      pictureView?.image = nil
      return
    }
    let shown = pictureView ?? UIImageView(frame: .zero)
    if pictureView == nil {
      pictureView = shown
      shown.contentMode = .scaleAspectFit
      view.addSubview(shown)
    }
    shown.isHidden = false
    let properties = content.values.image
    shown.image =
      image.isSymbolImage
      ? image.configured(like: properties.preferredSymbolConfiguration, for: view.traitCollection)
      : image
    shown.layer.cornerRadius = properties.cornerRadius
    shown.clipsToBounds = properties.cornerRadius > 0
    shown.layer.borderWidth = properties.strokeWidth
    if shown.alpha != content.alpha { shown.alpha = content.alpha }
    showColors(of: properties, in: view)
  }

  /// Gives the image its tint, and its stroke a color.
  func showColors(of properties: UIListContentConfiguration.ImageProperties, in view: UIView) {
    guard let image else { return }
    // Without a color of its own, the image inherits the tint of the view.
    let hasTint = properties.tintColor != nil || properties.tintColorTransformer != nil
    let tint = view.tintColor ?? .systemBlue
    image.tintColor = hasTint ? properties.resolvedTintColor(for: tint) : nil
    guard properties.strokeWidth > 0 else { return }
    view.traitCollection.performAsCurrent {
      image.layer.borderColor = properties.resolvedStrokeColor(for: tint).cgColor
    }
  }
}

extension UIImage {
  /// Returns the symbol with a preferred configuration, over which its own takes precedence.
  func configured(
    like preferred: SymbolConfiguration?, for traits: UITraitCollection
  ) -> UIImage {
    let base = Configuration(traitCollection: traits)
    let all = preferred.map { base.joined(with: $0) } ?? base
    return withConfiguration(configuration.map { all.joined(with: $0) } ?? all)
  }
}
