/// A view that displays a list content configuration: the content view of a row, a header or a
/// footer, or a view on its own.
///
/// Its parts are placed without constraints. The height is the height of the content with its
/// margins. A row is at least as high as a line of body text with the margins; see
/// ``UIListContentConfiguration`` for the sources.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  private var parts = ListContentParts()
  /// The margins at the last measurement.
  private var measuredMargins: UIEdgeInsets?

  /// Creates a view of size zero that displays a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    showAll()
  }

  /// Creates a view of size zero with an empty row; this library reads no archives of views.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    showAll()
  }

  // MARK: Configuration

  /// The displayed configuration.
  ///
  /// - Precondition: It is a ``UIListContentConfiguration``.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration else {
        fatalError(
          "A list content view cannot display a \(type(of: newValue)); set a "
            + "UIListContentConfiguration, or ask supports(_:) first.")
      }
      show(new)
    }
  }

  /// Returns whether a configuration is a ``UIListContentConfiguration``.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIListContentConfiguration
  }

  private func show(_ new: UIListContentConfiguration) {
    let old = content
    content = new
    if !new.hasEqualStyle(to: old) { return showAll() }
    var isResized = false
    if new.text != old.text || new.attributedText != old.attributedText {
      parts.showText(of: new, in: self)
      isResized = true
    }
    if new.secondaryText != old.secondaryText
      || new.secondaryAttributedText != old.secondaryAttributedText
    {
      parts.showSecondaryText(of: new, in: self)
      isResized = true
    }
    if !new.hasEqualImage(to: old) {
      parts.showImage(of: new, in: self)
      isResized = true
    }
    if isResized { contentDidChange() }
  }

  private func showAll() {
    let layout = content.values.layout
    changeMargins {
      $0.base = .directional(layout.margins)
      $0.preservedAxes = layout.preservedAxes
    }
    parts.showImage(of: content, in: self)
    parts.showText(of: content, in: self)
    parts.showSecondaryText(of: content, in: self)
    contentDidChange()
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The frame of the text after the last layout; `nil` without a text.
  var textFrame: CGRect? { parts.text?.frame }

  // MARK: Layout guides

  /// A guide for the frame of the text; `nil` without a text.
  open var textLayoutGuide: UILayoutGuide? { parts.text.map { _ in guide(for: .text) } }

  /// A guide for the frame of the secondary text; `nil` without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? {
    parts.secondaryText.map { _ in guide(for: .secondaryText) }
  }

  /// A guide for the frame of the image; `nil` without an image.
  open var imageLayoutGuide: UILayoutGuide? { parts.image.map { _ in guide(for: .image) } }

  private func guide(for part: ListContentPart) -> UILayoutGuide {
    systemGuide(.part(part.rawValue), part.guideIdentifier)
  }

  override func insetsOfPart(_ number: Int) -> UIEdgeInsets {
    let frames = arrangement.frames(in: bounds.size)
    guard let part = ListContentPart(rawValue: number), let frame = frames[part] else {
      return .zero
    }
    return UIEdgeInsets(
      top: frame.minY, left: frame.minX, bottom: bounds.height - frame.maxY,
      right: bounds.width - frame.maxX)
  }

  // MARK: Sizes

  /// The size of the content with its margins, without a limit of its width.
  open override var intrinsicContentSize: CGSize {
    arrangement.size(fitting: .greatestFiniteMagnitude)
  }

  /// Returns the size of the content with its margins in a width; 0 for no limit of the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let arrangement = arrangement
    measuredMargins = arrangement.insets
    return arrangement.size(fitting: size.width > 0 ? size.width : .greatestFiniteMagnitude)
  }

  override var alwaysHasContentSize: Bool { true }

  override var wrapsContent: Bool { true }

  override func contentSize(wrappedAt width: CGFloat?) -> CGSize {
    sizeThatFits(CGSize(width: width ?? 0, height: 0))
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = arrangement.frames(in: bounds.size)
    if let frame = frames.image { parts.image?.frame = frame }
    if let frame = frames.text { parts.text?.frame = frame }
    if let frame = frames.secondaryText { parts.secondaryText?.frame = frame }
    systemGuidesDidChange()
  }

  private var arrangement: ListContentLayout {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var insets = marginsInSuperview
    if isRightToLeft { swap(&insets.left, &insets.right) }
    let traits = traitCollection
    let category = traits.textSize
    let line = content.values.kind.lineOfMinimumHeight.map {
      TextStyleSizes.lineSpacing(of: $0, at: category)
    }
    return ListContentLayout(
      values: content.values.layout, insets: insets, isRightToLeft: isRightToLeft,
      scale: traits.roundingScale, image: parts.image?.image.map(imageLengths), text: parts.text,
      secondaryText: parts.secondaryText,
      minimumHeight: line.map { insets.top + $0 + insets.bottom } ?? 0)
  }

  /// The margins, without those that preserve the margins of the superview outside of its bounds:
  /// a view that still has the frame of another width is measured as it is laid out afterward.
  private var marginsInSuperview: UIEdgeInsets {
    guard let superview else { return layoutMargins }
    let own =
      UIEdgeInsets(content.values.layout.margins, in: effectiveUserInterfaceLayoutDirection)
      + safeAreaInsets
    let (margins, limits) = (layoutMargins, superview.layoutMargins)
    return UIEdgeInsets(
      top: min(margins.top, max(own.top, limits.top)),
      left: min(margins.left, max(own.left, limits.left)),
      bottom: min(margins.bottom, max(own.bottom, limits.bottom)),
      right: min(margins.right, max(own.right, limits.right)))
  }

  private func imageLengths(_ image: UIImage) -> ListContentLayout.Image {
    let properties = content.values.image
    let size = image.size.limited(to: properties.maximumSize)
    let asked = properties.reservedLayoutSize
    let standard = standardImageSize
    let dimension = UIListContentConfiguration.ImageProperties.standardDimension
    var lengths = ListContentLayout.Image(size: size, reservedHeight: max(asked.height, 0))
    if asked.width == dimension || asked.width <= 0 && image.isSymbolImage {
      lengths.reservedWidth = standard.width
    } else if asked.width > 0 {
      lengths.reservedWidth = asked.width
    }
    if asked.height == dimension { lengths.reservedHeight = standard.height }
    return lengths
  }

  /// The size that is reserved for symbols: 28 points wide, in proportion to body text, and as high
  /// as a line of it (chosen; the icons of Apple's Settings are 28 points wide).
  private var standardImageSize: CGSize {
    let traits = traitCollection
    return CGSize(
      width: UIFontMetrics.default.scaledValue(for: 28, compatibleWith: traits),
      height: TextStyleSizes.lineSpacing(of: .body, at: traits.textSize))
  }

  // MARK: Changes of the surroundings

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    guard let measuredMargins, arrangement.insets != measuredMargins else { return }
    self.measuredMargins = nil
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    parts.showColors(of: content.values.image, in: self)
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if content.image?.isSymbolImage == true { parts.showImage(of: content, in: self) }
    parts.showColors(of: content.values.image, in: self)
    if !old.hasOnlyColorDifferences(from: traitCollection) { contentDidChange() }
  }

  override func layoutDirectionDidChange() {
    super.layoutDirectionDidChange()
    setNeedsLayout()
  }

  // MARK: Accessibility

  override var standardIsAccessibilityElement: Bool { true }

  override var standardAccessibilityLabel: String? {
    let texts = [parts.text?.text, parts.secondaryText?.text].compactMap { $0 }
    return texts.isEmpty ? content.image?.accessibilityLabel : texts.joined(separator: ", ")
  }

  override var standardAccessibilityTraits: UIAccessibilityTraits {
    content.values.kind.role == .header ? .header : .staticText
  }
}
