/// The contents of the views in a button.
extension UIButton {
  /// The title that the button displays, without attributes; `nil` for none.
  var shownTitle: String? {
    selectedElement?.title ?? configuration?.title ?? currentAttributedTitle?.string ?? currentTitle
  }

  /// The element that a pop-up button displays; `nil` for other buttons.
  private var selectedElement: UIMenuElement? { isPopUp ? menu?.selectedElements.first : nil }

  /// The image that the button displays; `nil` for none.
  var shownImage: UIImage? { selectedElement?.image ?? configuration?.image ?? currentImage }

  func resolvedTitleColor(for state: State) -> UIColor {
    if let color = contents.titleColors[state] { return color }
    guard buttonType.isSystem else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  // MARK: Parts

  func titlePart() -> ButtonLabel {
    if let label = parts.title { return label }
    let label = ButtonLabel()
    label.font = ownTitleFont
    label.lineBreakMode = .byTruncatingMiddle
    parts.title = label
    addSubview(label)
    return label
  }

  /// The font of a title without a configuration.
  var ownTitleFont: UIFont {
    .systemFont(ofSize: buttonType.isSystem ? 15 : UIFont.buttonFontSize)
  }

  private func subtitlePart() -> ButtonLabel {
    if let label = parts.subtitle { return label }
    let label = ButtonLabel()
    label.numberOfLines = 0
    parts.subtitle = label
    addSubview(label)
    return label
  }

  func imagePart() -> UIImageView {
    if let view = parts.image { return view }
    let view = UIImageView()
    view.isAccessibilityElement = false
    parts.image = view
    // The title is in front of the image.
    if let title = parts.title {
      insertSubview(view, belowSubview: title)
    } else {
      addSubview(view)
    }
    return view
  }

  private func backgroundImagePart() -> UIImageView {
    if let view = parts.backgroundImage { return view }
    let view = UIImageView()
    parts.backgroundImage = view
    insertSubview(view, at: 0)
    return view
  }

  /// Displays the background of a configuration for the current height.
  func showBackground(of configuration: Configuration) {
    let background = configuration.background(
      in: shownState, height: bounds.height, tint: configurationTint, traits: traitCollection)
    if let view = parts.background {
      view.configuration = background
      return
    }
    let view = BackgroundConfigurationView(background, frame: bounds)
    parts.background = view
    insertSubview(view, at: 0)
  }

  /// The state whose colors a configuration has.
  private var shownState: State { automaticallyUpdatesConfiguration ? state : .normal }

  /// Removes the views that only a configuration displays, and its values in others.
  func removeConfiguredParts() {
    parts.background?.removeFromSuperview()
    parts.background = nil
    parts.subtitle?.removeFromSuperview()
    parts.subtitle = nil
    parts.indicator?.removeFromSuperview()
    parts.indicator = nil
    parts.activityIndicator?.removeFromSuperview()
    parts.activityIndicator = nil
    parts.title?.font = ownTitleFont
    parts.title?.numberOfLines = 1
    parts.title?.lineBreakMode = .byTruncatingMiddle
    parts.title?.textAlignment = .natural
  }

  // MARK: Updates

  /// Gives the views the contents of the current state.
  func updateContents() {
    if let configuration {
      show(configuration)
    } else {
      showContentsOfState()
    }
    noteDrawingChange()
    contentSizeDidChange()
  }

  private func showContentsOfState() {
    let state = state
    if let title = selectedElement?.title {
      show(title, color: currentTitleColor)
    } else if let title = currentAttributedTitle {
      titlePart().attributedText = title
    } else if let title = currentTitle {
      show(title, color: currentTitleColor)
    } else {
      parts.title?.text = nil
    }
    parts.title?.shadowColor = currentTitleShadowColor
    show(
      selectedElement?.image ?? currentImage, tint: buttonType.isSystem ? currentTitleColor : nil,
      symbols: currentPreferredSymbolConfiguration, isTemplate: buttonType.isSystem)
    if let image = currentBackgroundImage {
      backgroundImagePart().image = image
    } else {
      parts.backgroundImage?.image = nil
    }
    setDimmed(state)
  }

  private func show(_ title: String, color: UIColor) {
    let label = titlePart()
    label.text = title
    label.textColor = color
  }

  private func show(
    _ image: UIImage?, tint: UIColor?, symbols: UIImage.SymbolConfiguration?, isTemplate: Bool
  ) {
    guard let image else {
      parts.image?.image = nil
      return
    }
    let view = imagePart()
    view.preferredSymbolConfiguration = symbols
    view.tintColor = tint
    view.image =
      isTemplate && image.renderingMode == .automatic
      ? image.withRenderingMode(.alwaysTemplate) : image
  }

  /// Dims the title and the image of a highlighted system button, and the image of a custom button
  /// in a state without an image of its own.
  private func setDimmed(_ state: State) {
    let isSystem = buttonType.isSystem
    let isDimmed =
      isSystem
      ? state.contains(.highlighted)
      : (state.contains(.highlighted) && adjustsImageWhenHighlighted
        || state.contains(.disabled) && adjustsImageWhenDisabled)
        && !contents.images.hasOwnValue(for: state)
    guard isDimmed != parts.areDimmed else { return }
    parts.areDimmed = isDimmed
    let opacity: CGFloat = isSystem ? 0.2 : 0.5
    if isSystem { parts.title?.alpha = isDimmed ? opacity : 1 }
    parts.image?.alpha = isDimmed ? opacity : 1
  }

  private func show(_ configuration: Configuration) {
    let color = configuration.foregroundColor(in: shownState, tint: configurationTint)
    let alignment = configuration.textAlignment
    let transformers = configuration.transformers
    let size = configuration.buttonSize
    let font = UIFont.preferredFont(
      forTextStyle: size.titleStyle, compatibleWith: traitCollection)

    func show(
      _ text: Configuration.Text, in label: ButtonLabel, _ font: UIFont, _ mode: NSLineBreakMode,
      by transformer: UIConfigurationTextAttributesTransformer?
    ) {
      label.font = font
      label.textColor = color
      label.textAlignment = alignment
      label.numberOfLines = mode.wrapsLines ? 0 : 1
      label.lineBreakMode = mode.wrapsLines ? .byTruncatingTail : mode
      if let styled = text.styled(font: font, color: color, by: transformer) {
        label.attributedText = styled
      } else {
        label.text = text.string
      }
    }

    if let title = configuredTitle(of: configuration) {
      show(
        title, in: titlePart(), configuration.titleFont ?? font, configuration.titleLineBreakMode,
        by: transformers.title)
    } else {
      parts.title?.text = nil
    }
    if let subtitle = configuration.texts.subtitle {
      let font = UIFont.preferredFont(
        forTextStyle: size.subtitleStyle, compatibleWith: traitCollection)
      show(
        subtitle, in: subtitlePart(), font, configuration.subtitleLineBreakMode,
        by: transformers.subtitle)
    } else {
      parts.subtitle?.text = nil
    }
    self.show(
      configuration.showsActivityIndicator ? nil : shownImage,
      tint: transformers.image?(color) ?? color,
      symbols: configuration.preferredSymbolConfigurationForImage
        ?? UIImage.SymbolConfiguration(font: font),
      isTemplate: true)
    parts.backgroundImage?.image = nil
    showActivityIndicator(of: configuration, color)
    showIndicator(of: configuration, transformers.indicator?(color) ?? color)
    showBackground(of: configuration)
  }

  /// Returns the title that a button with a configuration displays; `nil` for none.
  private func configuredTitle(of configuration: Configuration) -> Configuration.Text? {
    if let title = selectedElement?.title { return Configuration.Text(string: title) }
    if let title = configuration.texts.title { return title }
    if let title = currentTitle { return Configuration.Text(string: title) }
    return currentAttributedTitle.map { Configuration.Text(AttributedString($0)) }
  }

  /// Displays or removes the activity indicator in the place of the image.
  private func showActivityIndicator(of configuration: Configuration, _ color: UIColor) {
    guard configuration.showsActivityIndicator else {
      parts.activityIndicator?.removeFromSuperview()
      parts.activityIndicator = nil
      return
    }
    let view = parts.activityIndicator ?? UIActivityIndicatorView(style: .medium)
    if parts.activityIndicator == nil {
      parts.activityIndicator = view
      addSubview(view)
      view.startAnimating()
    }
    view.color = configuration.transformers.activityIndicator?(color) ?? color
  }

  /// Displays or removes the arrows of a pop-up button.
  private func showIndicator(of configuration: Configuration, _ color: UIColor) {
    guard configuration.indicator == .popup || configuration.indicator == .automatic && isPopUp
    else {
      parts.indicator?.removeFromSuperview()
      parts.indicator = nil
      return
    }
    let view = parts.indicator ?? UIImageView()
    if parts.indicator == nil {
      view.isAccessibilityElement = false
      view.contentMode = .center
      parts.indicator = view
      addSubview(view)
    }
    let font = UIFont.preferredFont(
      forTextStyle: configuration.buttonSize.titleStyle, compatibleWith: traitCollection)
    // The size and the weight are chosen.
    view.image = UIImage(
      systemName: "chevron.up.chevron.down",
      withConfiguration: UIImage.SymbolConfiguration(
        pointSize: font.pointSize * 0.75, weight: .semibold))
    view.tintColor = color
  }
}

extension UIButton.Configuration {
  /// The alignment of the lines of a title.
  fileprivate var textAlignment: NSTextAlignment {
    switch titleAlignment {
    case .automatic: imagePlacement.isVertical ? .center : .natural
    case .leading, .trailing: .natural
    case .center: .center
    }
  }
}

extension NSDirectionalRectEdge {
  /// A Boolean value that indicates whether the edge is the top or the bottom.
  var isVertical: Bool { self == .top || self == .bottom }
}
