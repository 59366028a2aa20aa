internal import Scenes

/// An element of a menu: a row with a mark, an image, texts and an arrow, or an image with a title
/// below it.
@MainActor
final class MenuItemView: UIView {
  /// The columns that the rows of a menu have in common.
  struct Columns: Equatable {
    var hasMarks = false
    var hasImages = false
  }

  /// The position of the element among the others.
  enum Form: Equatable {
    case row(Columns)
    /// Beside others, with the title below the image.
    case tile(showsTitle: Bool, isInPalette: Bool)
  }

  let item: MenuContents.Item
  let form: Form
  /// A Boolean value that indicates whether a finger, a pointer or the keyboard is at the element.
  var isHighlighted = false { didSet { if isHighlighted != oldValue { showHighlight() } } }
  /// Performs or opens the element.
  var activation: () -> Void = {}

  private let highlight = UIView()
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let imageView = UIImageView()
  private let markView = UIImageView()
  private let arrowView = UIImageView()
  private var spinner: SpinnerWheel?

  /// Creates the view of an element.
  ///
  /// - Parameters:
  ///   - lineLimit: The maximum number of lines of the title, or 0 to use the system's.
  ///   - isEnabled: Whether the element can be chosen.
  init(_ item: MenuContents.Item, _ form: Form, lineLimit: Int, isEnabled: Bool) {
    self.item = item
    self.form = form
    self.isEnabled = isEnabled
    ownLineLimit = lineLimit
    super.init(frame: .zero)
    highlight.isUserInteractionEnabled = false
    addSubview(highlight)
    for view in [titleLabel, subtitleLabel, imageView, markView, arrowView] {
      view.isAccessibilityElement = false
      addSubview(view)
    }
    for view in [imageView, markView, arrowView] { view.contentMode = .center }
    if case .waiting = item {
      let wheel = SpinnerWheel()
      wheel.turns = true
      addSubview(wheel)
      spinner = wheel
    }
    titleLabel.adjustsFontForContentSizeCategory = true
    subtitleLabel.adjustsFontForContentSizeCategory = true
    showContents()
  }

  required init?(coder: NSCoder) {
    fatalError("The elements of menus cannot be decoded; create a UIMenu.")
  }

  /// A Boolean value that indicates whether the element can be chosen.
  let isEnabled: Bool
  private let ownLineLimit: Int

  private var leaf: (any MenuLeafElement)? {
    if case .leaf(let leaf) = item { leaf } else { nil }
  }
  private var state: UIMenuElement.State { leaf?.state ?? .off }

  private var isDestructive: Bool {
    if case .submenu(let menu) = item { return menu.options.contains(.destructive) }
    return leaf?.attributes.contains(.destructive) ?? false
  }

  private var isTile: Bool { if case .tile = form { true } else { false } }

  private var shownImage: UIImage? {
    (state == .on ? leaf?.selectedImage : nil) ?? item.element.image
  }

  // MARK: Contents

  private func showContents() {
    let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    let image = shownImage
    titleLabel.text = spinner == nil ? item.element.title : nil
    titleLabel.textColor = color
    titleLabel.font = .preferredFont(
      forTextStyle: isTile ? .caption1 : .body, compatibleWith: traitCollection)
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    titleLabel.numberOfLines = isTile ? 1 : ownLineLimit > 0 ? ownLineLimit : isLarge ? 0 : 2
    titleLabel.textAlignment = isTile ? .center : .natural
    subtitleLabel.text = isTile ? nil : item.element.subtitle
    subtitleLabel.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    subtitleLabel.font = .preferredFont(
      forTextStyle: .subheadline, compatibleWith: traitCollection)
    subtitleLabel.numberOfLines = 0
    imageView.image =
      image?.renderingMode == .automatic ? image?.withRenderingMode(.alwaysTemplate) : image
    imageView.tintColor = color
    let scale = isTile ? MenuMetrics.scale : MenuMetrics.columnScale
    let points = 17 * scale(traitCollection)
    for view in [imageView, markView, arrowView] {
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: points)
    }
    switch state {
    case .off: markView.image = nil
    case .on:
      markView.image = UIImage(
        systemName: "checkmark",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: points * 0.85, weight: .semibold))
    case .mixed:
      markView.image = UIImage(
        systemName: "minus",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: points * 0.85, weight: .semibold))
    }
    markView.tintColor = color
    if case .submenu = item, !isTile {
      arrowView.image = UIImage(
        systemName: "chevron.forward",
        withConfiguration: UIImage.SymbolConfiguration(pointSize: points * 0.76, weight: .semibold))
      arrowView.tintColor = .secondaryLabel
    }
    if case .tile(let showsTitle, _) = form {
      titleLabel.isHidden = !showsTitle && image != nil
      markView.isHidden = true
    }
    showHighlight()
    setNeedsLayout()
  }

  private func showHighlight() {
    let isMarkedTile =
      if case .tile = form { state != .off } else { false }
    highlight.backgroundColor =
      isHighlighted ? .secondarySystemFill : isMarkedTile ? .tertiarySystemFill : nil
    if case .tile(_, true) = form, state == .on {
      highlight.layer.borderWidth = 2
      traitCollection.performAsCurrent { highlight.layer.borderColor = UIColor.label.cgColor }
    }
    noteDrawingChange()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    showContents()
  }

  // MARK: Layout

  /// Returns the height in a width.
  func height(in width: CGFloat) -> CGFloat {
    switch form {
    case .row(let columns):
      let room = textRoom(in: width, columns)
      let texts = size(of: titleLabel, room).height + size(of: subtitleLabel, room).height
      return PixelRounding.up(
        max(MenuMetrics.rowHeight, texts + 2 * MenuMetrics.textPadding),
        scale: traitCollection.roundingScale)
    case .tile(let showsTitle, _):
      let extra = 17 * (MenuMetrics.scale(in: traitCollection) - 1)
      guard showsTitle else { return MenuMetrics.smallTileHeight + max(0, extra) }
      return MenuMetrics.mediumTileHeight + max(0, 2 * extra)
    }
  }

  private func size(of label: UILabel, _ width: CGFloat) -> CGSize {
    guard !(label.text ?? "").isEmpty else { return .zero }
    return label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
  }

  private func textRoom(in width: CGFloat, _ columns: Columns) -> CGFloat {
    let (before, after) = sides(columns)
    return max(0, width - before - after)
  }

  /// The widths before and behind the texts.
  private func sides(_ columns: Columns) -> (before: CGFloat, after: CGFloat) {
    let scale = MenuMetrics.columnScale(in: traitCollection)
    var before = MenuMetrics.inset
    if columns.hasMarks { before += MenuMetrics.markWidth * scale }
    if columns.hasImages { before += MenuMetrics.imageWidth * scale }
    let after = MenuMetrics.inset + (arrowView.image == nil ? 0 : MenuMetrics.arrowWidth * scale)
    return (before, after)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = bounds
    switch form {
    case .row(let columns): placeRow(columns, in: bounds)
    case .tile(let showsTitle, let isInPalette):
      placeTile(showsTitle: showsTitle, isInPalette: isInPalette, in: bounds)
    }
    spinner?.frame = CGRect(x: bounds.midX - 10, y: bounds.midY - 10, width: 20, height: 20)
  }

  private func placeRow(_ columns: Columns, in bounds: CGRect) {
    let pixels = traitCollection.roundingScale
    let scale = MenuMetrics.columnScale(in: traitCollection)
    func put(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
      let frame = placed(CGRect(x: x, y: y, width: width, height: height))
      view.frame = CGRect(
        x: PixelRounding.snapped(frame.minX, scale: pixels),
        y: PixelRounding.snapped(frame.minY, scale: pixels), width: width, height: height)
    }
    let (before, after) = sides(columns)
    let room = max(0, bounds.width - before - after)
    var x = MenuMetrics.inset
    if columns.hasMarks {
      put(markView, x - 4, 0, MenuMetrics.markWidth * scale, bounds.height)
      x += MenuMetrics.markWidth * scale
    }
    if columns.hasImages {
      put(imageView, x - 4, 0, MenuMetrics.imageWidth * scale, bounds.height)
    }
    let title = size(of: titleLabel, room)
    let subtitle = size(of: subtitleLabel, room)
    let y = max(0, (bounds.height - title.height - subtitle.height) / 2)
    put(titleLabel, before, y, room, title.height)
    put(subtitleLabel, before, y + title.height, room, subtitle.height)
    let arrow = MenuMetrics.arrowWidth * scale
    put(arrowView, bounds.width - MenuMetrics.inset - arrow + 4, 0, arrow, bounds.height)
    highlight.frame = bounds.insetBy(dx: MenuMetrics.highlightInset, dy: 0)
    highlight.layer.cornerRadius = min(MenuMetrics.highlightRadius, bounds.height / 2)
  }

  private func placeTile(showsTitle: Bool, isInPalette: Bool, in bounds: CGRect) {
    let caption = showsTitle ? size(of: titleLabel, bounds.width).height : 0
    imageView.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - caption))
    if imageView.image == nil || !titleLabel.isHidden {
      let height = size(of: titleLabel, bounds.width).height
      titleLabel.frame = CGRect(
        x: 4,
        y: imageView.image == nil ? (bounds.height - height) / 2 : bounds.height - caption - 8,
        width: max(0, bounds.width - 8), height: height)
    }
    if isInPalette {
      let side = min(bounds.width, bounds.height) - 4
      highlight.frame = CGRect(
        x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
      highlight.layer.cornerRadius = side / 2
    } else {
      highlight.frame = bounds.insetBy(dx: 3, dy: 0)
      highlight.layer.cornerRadius = min(16, bounds.height / 2)
    }
  }

  // MARK: Accessibility

  override var standardIsAccessibilityElement: Bool { true }

  override var standardAccessibilityLabel: String? {
    spinner == nil ? item.element.title : "Loading"
  }

  override var standardAccessibilityValue: String? { item.element.subtitle }

  override var standardAccessibilityTraits: UIAccessibilityTraits {
    var traits: UIAccessibilityTraits = .button
    if state == .on { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  override func accessibilityActivate() -> Bool {
    activation()
    return true
  }

  override func describe(_ accessibility: inout SceneAccessibility) {
    super.describe(&accessibility)
    accessibility.role =
      state == .off ? AccessibilityRole.menuItem : AccessibilityRole.menuItemCheckbox
    accessibility.isSelected = false
    accessibility.isOperable = isEnabled
    accessibility.takesArrows = true
    accessibility.hint = leaf?.discoverabilityTitle ?? accessibility.hint
    if let subtitle = item.element.subtitle {
      accessibility.label = "\(item.element.title), \(subtitle)"
    }
    switch state {
    case .off: accessibility.value = nil
    case .on: accessibility.value = "1"
    case .mixed: accessibility.value = "mixed"
    }
    if case .submenu = item { accessibility.opensMenu = true }
  }
}
