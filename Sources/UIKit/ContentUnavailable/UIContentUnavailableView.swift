/// A view that displays a ``UIContentUnavailableConfiguration``.
///
/// Its parts are below each other, in the center of the view without its margins and safe area.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let background: BackgroundConfigurationView
  private let picture = UIImageView()
  private let wheel = UIActivityIndicatorView(style: .medium)
  private let textLabel = ListContentLabel(frame: .zero)
  private let secondaryTextLabel = ListContentLabel(frame: .zero)
  private let button = UIButton(type: .system)
  private let secondaryButton = UIButton(type: .system)

  /// Creates a view of size zero that displays a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    background = BackgroundConfigurationView(configuration.background, frame: .zero)
    super.init(frame: .zero)
    picture.contentMode = .scaleAspectFit
    addSubview(background)
    for view in parts { addSubview(view) }
    for button in [button, secondaryButton] {
      button.addAction(
        UIAction { [weak self, weak button] _ in
          guard let button else { return }
          self?.perform(button)
        }, for: .primaryActionTriggered)
    }
    show()
  }

  /// Creates a view of size zero without content; this library reads no archives of views.
  public required convenience init?(coder: NSCoder) { self.init(configuration: .empty()) }

  private var parts: [UIView] {
    [picture, wheel, textLabel, secondaryTextLabel, button, secondaryButton]
  }

  // MARK: Configuration

  /// The displayed configuration.
  ///
  /// - Precondition: It is a ``UIContentUnavailableConfiguration``.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else {
        fatalError(
          "A content-unavailable view cannot display a \(type(of: newValue)); set a "
            + "UIContentUnavailableConfiguration, or ask supports(_:) first.")
      }
      guard new != content else { return }
      content = new
      show()
    }
  }

  /// Returns whether a configuration is a ``UIContentUnavailableConfiguration``.
  open func supports(_ configuration: any UIContentConfiguration) -> Bool {
    configuration is UIContentUnavailableConfiguration
  }

  private func show() {
    background.configuration = content.background
    showImage()
    show(content.text, content.attributedText, content.textProperties, in: textLabel)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondaryTextLabel)
    show(content.button, content.buttonProperties, in: button)
    show(content.secondaryButton, content.secondaryButtonProperties, in: secondaryButton)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showImage() {
    let properties = content.imageProperties
    picture.isHidden = content.image == nil
    picture.image = content.image.map {
      $0.isSymbolImage
        ? $0.configured(like: properties.preferredSymbolConfiguration, for: traitCollection) : $0
    }
    picture.tintColor = properties.resolvedTintColor(for: tintColor)
    picture.layer.cornerRadius = properties.cornerRadius
    picture.clipsToBounds = properties.cornerRadius > 0
    wheel.isHidden = !content.showsActivity
    if content.showsActivity { wheel.startAnimating() } else { wheel.stopAnimating() }
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIContentUnavailableConfiguration.TextProperties, in label: ListContentLabel
  ) {
    label.isHidden = attributed.map { $0.length == 0 } ?? (text ?? "").isEmpty
    label.show(text, attributed, properties)
    label.textAlignment = content.alignment == .center ? .center : .natural
  }

  private func show(
    _ configuration: UIButton.Configuration,
    _ properties: UIContentUnavailableConfiguration.ButtonProperties, in button: UIButton
  ) {
    button.isHidden = (configuration.title ?? "").isEmpty && configuration.image == nil
    button.configuration = configuration
    button.isEnabled = properties.isEnabled
    button.menu = properties.primaryAction == nil ? properties.menu : nil
    button.showsMenuAsPrimaryAction = button.menu != nil
  }

  private func perform(_ button: UIButton) {
    let properties =
      button === self.button ? content.buttonProperties : content.secondaryButtonProperties
    guard let action = properties.primaryAction else { return }
    button.sendAction(action)
  }

  // MARK: Layout

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    picture.tintColor = content.imageProperties.resolvedTintColor(for: tintColor)
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    show()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Returns the size of the parts with their margins in a width; 0 for no limit of the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = insets
    let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let arranged = arrangement(inWidth: max(0, width - insets.left - insets.right))
    return CGSize(
      width: arranged.size.width + insets.left + insets.right,
      height: arranged.size.height + insets.top + insets.bottom)
  }

  /// The size of the parts with their margins, without a limit of the width.
  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  override var alwaysHasContentSize: Bool { true }

  override var wrapsContent: Bool { true }

  override func contentSize(wrappedAt width: CGFloat?) -> CGSize {
    sizeThatFits(CGSize(width: width ?? 0, height: 0))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    background.frame = bounds
    let room = bounds.inset(by: insets)
    let arranged = arrangement(inWidth: max(0, room.width))
    let scale = traitCollection.roundingScale
    let top = room.minY + max(0, (room.height - arranged.size.height) / 2)
    for (view, y, size) in arranged.parts {
      let x: CGFloat =
        content.alignment == .center ? room.midX - size.width / 2 : room.minX
      let frame = CGRect(
        x: PixelRounding.snapped(x, scale: scale), y: PixelRounding.snapped(top + y, scale: scale),
        width: size.width, height: size.height)
      view.frame = content.alignment == .center ? frame : placed(frame)
    }
  }

  /// The margins, and the safe area.
  private var insets: UIEdgeInsets {
    var insets = UIEdgeInsets(
      content.directionalLayoutMargins, in: effectiveUserInterfaceLayoutDirection)
    let outer = superview?.layoutMargins ?? .zero
    let axes = content.axesPreservingSuperviewLayoutMargins
    if axes.contains(.horizontal) {
      insets.left = max(insets.left, outer.left)
      insets.right = max(insets.right, outer.right)
    }
    if axes.contains(.vertical) {
      insets.top = max(insets.top, outer.top)
      insets.bottom = max(insets.bottom, outer.bottom)
    }
    let safe = safeAreaInsets
    return UIEdgeInsets(
      top: max(insets.top, safe.top), left: max(insets.left, safe.left),
      bottom: max(insets.bottom, safe.bottom), right: max(insets.right, safe.right))
  }

  /// The displayed parts with the distances from the top of the first one, and the size of all.
  private typealias Arrangement = (parts: [(UIView, CGFloat, CGSize)], size: CGSize)

  private func arrangement(inWidth width: CGFloat) -> Arrangement {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    let distances: [(view: UIView, below: CGFloat)] = [
      (picture, content.imageToTextPadding), (wheel, content.imageToTextPadding),
      (
        textLabel,
        secondaryTextLabel.isHidden
          ? content.textToButtonPadding : content.textToSecondaryTextPadding
      ),
      (secondaryTextLabel, content.textToButtonPadding),
      (button, content.buttonToSecondaryButtonPadding), (secondaryButton, 0),
    ]
    var result: Arrangement = ([], .zero)
    var gap: CGFloat = 0
    for (view, below) in distances where !view.isHidden {
      var size = view === picture ? imageSize : view.sizeThatFits(room)
      size.width = min(size.width, width)
      result.size.height += gap
      result.parts.append((view, result.size.height, size))
      result.size.height += size.height
      result.size.width = max(result.size.width, size.width)
      gap = below
    }
    return result
  }

  /// The size of the image, reduced to the maximum size in its proportions.
  private var imageSize: CGSize {
    let size = picture.image?.size ?? .zero
    let limit = content.imageProperties.maximumSize
    var factor: CGFloat = 1
    if limit.width > 0, size.width > 0 { factor = min(factor, limit.width / size.width) }
    if limit.height > 0, size.height > 0 { factor = min(factor, limit.height / size.height) }
    return CGSize(width: size.width * factor, height: size.height * factor)
  }
}
