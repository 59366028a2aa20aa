extension UILabel {
  /// Reads the properties of a label in an interface file.
  func decodeLabel(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    // Interface Builder writes the values where they are the defaults of the class.
    isUserInteractionEnabled = values.flag("userInteractionEnabled") ?? true
    adjustsFontSizeToFitWidth = values.flag("adjustsFontSizeToFit") ?? true
    applyLabelValues(values)
  }

  func applyLabelValues(_ values: InterfaceValues) {
    if let value = values.font("fontDescription") { font = value }
    if let value = values.color("textColor") { textColor = value }
    if let value = values.color("highlightedColor") { highlightedTextColor = value }
    if let value = values.color("shadowColor") { shadowColor = value }
    if let value = values.size("shadowOffset") { shadowOffset = value }
    if let value = values.text("text") { text = value }
    if let value = values.word("textAlignment") {
      textAlignment = EnumerationWords.alignments[value] ?? .natural
    }
    if let value = values.word("lineBreakMode") {
      lineBreakMode = EnumerationWords.lineBreaks[value] ?? .byTruncatingTail
    }
    if let value = values.integer("numberOfLines") { numberOfLines = value }
    if let value = values.flag("adjustsFontSizeToFit") { adjustsFontSizeToFitWidth = value }
    if let value = values.number("minimumScaleFactor") { minimumScaleFactor = value }
    if let value = values.number("minimumFontSize"), value > 0, let size = font?.pointSize {
      minimumScaleFactor = min(value / size, 1)
    }
    if let value = values.flag("adjustsFontForContentSizeCategory") {
      adjustsFontForContentSizeCategory = value
    }
    if let value = values.number("preferredMaxLayoutWidth") { preferredMaxLayoutWidth = value }
    if let value = values.flag("enabled") { isEnabled = value }
    if let value = values.flag("highlighted") { isHighlighted = value }
    switch values.word("baselineAdjustment") {
    case "alignBaselines": baselineAdjustment = .alignBaselines
    case "alignCenters": baselineAdjustment = .alignCenters
    case "none": baselineAdjustment = .none
    default: break
    }
  }
}

extension UIImageView {
  /// Reads the properties of an image view in an interface file.
  func decodeImageView(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    isUserInteractionEnabled = values.flag("userInteractionEnabled") ?? true
    applyImageValues(values)
  }

  func applyImageValues(_ values: InterfaceValues) {
    if let value = values.image("image") { image = value }
    if let value = values.image("highlightedImage") { highlightedImage = value }
    if let value = values.flag("highlighted") { isHighlighted = value }
  }
}

extension UIStackView {
  /// Reads the properties of a stack view in an interface file, and arranges its subviews.
  func decodeStack(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    applyStackValues(coder.loader.values(of: coder.node))
    for node in coder.node.list("subviews") {
      if let view = coder.loader.view(for: node) { addArrangedSubview(view) }
    }
  }

  func applyStackValues(_ values: InterfaceValues) {
    if let value = values.word("axis") { axis = value == "vertical" ? .vertical : .horizontal }
    switch values.word("distribution") {
    case "fill": distribution = .fill
    case "fillEqually": distribution = .fillEqually
    case "fillProportionally": distribution = .fillProportionally
    case "equalSpacing": distribution = .equalSpacing
    case "equalCentering": distribution = .equalCentering
    default: break
    }
    switch values.word("alignment") {
    case "fill": alignment = .fill
    case "leading", "top": alignment = .leading
    case "firstBaseline": alignment = .firstBaseline
    case "center": alignment = .center
    case "trailing", "bottom": alignment = .trailing
    case "lastBaseline": alignment = .lastBaseline
    default: break
    }
    if let value = values.number("spacing") { spacing = value }
    if values.word("spacingType") == "standard" { spacing = UIStackView.spacingUseSystem }
    if let value = values.flag("baselineRelativeArrangement") {
      isBaselineRelativeArrangement = value
    }
    if let value = values.flag("layoutMarginsRelativeArrangement") {
      isLayoutMarginsRelativeArrangement = value
    } else if ["layoutMargins", "directionalLayoutMargins"].contains(where: {
      values.insets($0) != nil
    }) {
      // Interface Builder writes no attribute beside margins of the stack's own.
      isLayoutMarginsRelativeArrangement = true
    }
  }
}

extension UIVisualEffectView {
  /// Reads the effect and the content of an effect view in an interface file.
  func decodeEffects(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    contentView.decodePart(coder.node.child("contentView"), in: coder.loader)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let node = coder.node.children.first(where: { $0.name == "blurEffect" }) {
      effect = Self.blur(coder.loader.values(of: node).word("style"))
    } else if let node = coder.node.children.first(where: { $0.name == "vibrancyEffect" }) {
      let style = node.child("blurEffect").flatMap { coder.loader.values(of: $0).word("style") }
      effect = UIVibrancyEffect(blurEffect: Self.blur(style))
    }
  }

  private static func blur(_ word: String?) -> UIBlurEffect {
    UIBlurEffect(style: word.flatMap { EnumerationWords.blurs[$0] } ?? .regular)
  }
}

extension UIScrollView {
  /// Reads the properties of a scroll view in an interface file.
  func decodeScroll(from coder: NSCoder) {
    guard let coder = coder as? InterfaceCoder else { return }
    let values = coder.loader.values(of: coder.node)
    clipsToBounds = values.flag("clipsSubviews") ?? false
    applyScrollValues(values)
    if let node = coder.node.child("refreshControl") {
      refreshControl = coder.loader.object(for: node) as? UIRefreshControl
    }
  }

  func applyScrollValues(_ values: InterfaceValues) {
    if let value = values.flag("bounces") { bounces = value }
    if let value = values.flag("alwaysBounceVertical") { alwaysBounceVertical = value }
    if let value = values.flag("alwaysBounceHorizontal") { alwaysBounceHorizontal = value }
    if let value = values.flag("pagingEnabled") { isPagingEnabled = value }
    if let value = values.flag("scrollEnabled") { isScrollEnabled = value }
    if let value = values.flag("showsHorizontalScrollIndicator") {
      showsHorizontalScrollIndicator = value
    }
    if let value = values.flag("showsVerticalScrollIndicator") {
      showsVerticalScrollIndicator = value
    }
    if let value = values.number("minimumZoomScale") { minimumZoomScale = value }
    if let value = values.number("maximumZoomScale") { maximumZoomScale = value }
    if let value = values.flag("bouncesZoom") { bouncesZoom = value }
    if let value = values.flag("delaysContentTouches") { delaysContentTouches = value }
    if let value = values.flag("canCancelContentTouches") { canCancelContentTouches = value }
    if let value = values.flag("directionalLockEnabled") { isDirectionalLockEnabled = value }
    if let value = values.flag("scrollsToTop") { scrollsToTop = value }
    if let value = values.insets("contentInset") { contentInset = value }
    if let value = values.insets("scrollIndicatorInsets") { scrollIndicatorInsets = value }
    if let value = values.size("contentSize") { contentSize = value }
    switch values.word("contentInsetAdjustmentBehavior") {
    case "automatic": contentInsetAdjustmentBehavior = .automatic
    case "scrollableAxes": contentInsetAdjustmentBehavior = .scrollableAxes
    case "never": contentInsetAdjustmentBehavior = .never
    case "always": contentInsetAdjustmentBehavior = .always
    default: break
    }
    switch values.word("indicatorStyle") {
    case "black": indicatorStyle = .black
    case "white": indicatorStyle = .white
    default: break
    }
  }
}
