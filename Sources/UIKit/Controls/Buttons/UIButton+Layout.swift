/// The frames of the views in a button.
extension UIButton {
  /// The distance of a title from the top and the bottom of a button without insets of its own.
  private static let titleMargin: CGFloat = 6
  /// The minimum width of a button without an image.
  private static let leastWidth: CGFloat = 30

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The insets in which the contents are placed.
  var placedInsets: UIEdgeInsets {
    guard let configuration else { return contentEdgeInsets }
    var insets = configuration.contentInsets
    insets.trailing += indicatorRoom
    return UIEdgeInsets(insets, in: effectiveUserInterfaceLayoutDirection)
  }

  /// The width of the indicator with its distance from the titles, which is 6 points (chosen).
  private var indicatorRoom: CGFloat {
    guard let size = parts.indicator?.sizeThatFits(.zero) else { return 0 }
    return size.width.rounded(.up) + 6
  }

  /// Places the indicator at the trailing edge.
  private func placeIndicator(in configuration: Configuration) {
    guard let view = parts.indicator else { return }
    let width = indicatorRoom - 6
    let inset = configuration.contentInsets.trailing
    view.frame = placed(
      CGRect(x: bounds.width - inset - width, y: 0, width: width, height: bounds.height))
  }

  /// Returns the size of the contents with their insets.
  ///
  /// - Parameter width: The width to which titles are wrapped that have several lines.
  func size(fitting width: CGFloat) -> CGSize {
    let contents = arrangement(fitting: width)
    var size = contents.size
    var insets = placedInsets
    if configuration == nil {
      let hasImage = contents.image.width > 0
      if !hasImage, contents.title.height == 0 {
        size.height = PixelRounding.up(ownTitleFont.lineHeight, scale: contents.scale)
      }
      if insets == .zero, !hasImage || contents.title.height > 0 {
        insets = UIEdgeInsets(top: Self.titleMargin, left: 0, bottom: Self.titleMargin, right: 0)
        // The margins belong to the title: a higher image needs none.
        if hasImage, contents.image.height >= contents.title.height + 2 * Self.titleMargin {
          insets = .zero
        } else if hasImage {
          size.height = contents.title.height
        }
      }
      if !hasImage { size.width = max(size.width, Self.leastWidth - insets.left - insets.right) }
    }
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom)
  }

  /// Returns the arrangement of the contents.
  ///
  /// - Parameter width: The width to which titles are wrapped that have several lines.
  func arrangement(fitting width: CGFloat) -> ButtonArrangement {
    let scale = traitCollection.roundingScale
    var result = ButtonArrangement()
    result.scale = scale
    result.horizontal = effectiveContentHorizontalAlignment
    result.vertical = contentVerticalAlignment
    if let view = parts.image, view.image != nil { result.image = view.sizeThatFits(.zero) }
    var room = CGFloat.greatestFiniteMagnitude
    if let configuration {
      result.imageSide = configuration.imagePlacement.side(isRightToLeft: isRightToLeft)
      result.imagePadding = configuration.imagePadding
      result.titlePadding = configuration.titlePadding
      result.titleAlignment = configuration.lineAlignment(isRightToLeft: isRightToLeft)
      let isBeside = !configuration.imagePlacement.isVertical
      let taken = isBeside && result.image.width > 0 ? result.image.width + result.imagePadding : 0
      room = max(0, width - taken)
    } else {
      result.imageSide = isRightToLeft ? .right : .left
      // A title of several lines wraps in the button, whose own size fits one line.
      if let title = parts.title, title.numberOfLines != 1 {
        room = max(0, width - result.image.width)
      }
    }
    result.title = size(of: parts.title, fitting: room)
    result.subtitle = size(of: parts.subtitle, fitting: room)
    return result
  }

  /// Returns the size of a label, whose width is rounded up to a whole point; zero for no text.
  private func size(of label: UILabel?, fitting width: CGFloat) -> CGSize {
    guard let label, !(label.text ?? "").isEmpty else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGSize(width: size.width.rounded(.up), height: size.height)
  }

  /// Gives the views in the button their frames.
  func placeParts() {
    let bounds = bounds
    let content = contentRect(forBounds: bounds)
    if let view = parts.title { view.frame = titleRect(forContentRect: content) }
    if let view = parts.image { view.frame = imageRect(forContentRect: content) }
    if let view = parts.subtitle, !(view.text ?? "").isEmpty {
      view.frame = arrangement(fitting: content.width).frames(in: content).subtitle
    }
    if let view = parts.backgroundImage { view.frame = backgroundRect(forBounds: bounds) }
    guard let configuration else { return }
    placeIndicator(in: configuration)
    showBackground(of: configuration)
    parts.background?.frame = backgroundRect(forBounds: bounds)
  }

  /// Returns the baseline of a title in the middle of the button; `nil` for one at another
  /// position.
  func baselineOfTitle(isFirst: Bool) -> BaselinePosition? {
    guard let label = parts.title, contentVerticalAlignment == .center,
      parts.subtitle?.text == nil,
      !(configuration?.imagePlacement.isVertical ?? false),
      let own = label.baselinePosition(isFirst: isFirst, wrappedAt: nil)
    else { return nil }
    let insets = placedInsets
    let shift = (insets.top - insets.bottom) / 2
    return BaselinePosition(share: own.share, offset: own.offset + Double(shift))
  }
}

extension UIButton.Configuration {
  fileprivate func lineAlignment(isRightToLeft: Bool) -> ButtonArrangement.Alignment {
    switch titleAlignment {
    case .automatic where imagePlacement.isVertical, .center: .center
    case .automatic, .leading: isRightToLeft ? .right : .left
    case .trailing: isRightToLeft ? .left : .right
    }
  }
}

extension NSDirectionalRectEdge {
  /// Returns the side of the titles for an image at the edge.
  fileprivate func side(isRightToLeft: Bool) -> ButtonArrangement.ImageSide {
    switch self {
    case .top: return .top
    case .bottom: return .bottom
    case .leading: return isRightToLeft ? .right : .left
    case .trailing: return isRightToLeft ? .left : .right
    default:
      fatalError(
        "An image is placed at one edge of a button's titles; set imagePlacement to top, leading, "
          + "bottom or trailing.")
    }
  }
}
