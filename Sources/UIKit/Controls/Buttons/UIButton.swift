/// A control that displays a title and an image, and performs an action when the user taps it.
///
/// A button without a ``configuration`` displays the contents that were set for its state, or for
/// the normal state. A tap sends `touchUpInside` together with `primaryActionTriggered`.
@preconcurrency @MainActor
open class UIButton: UIControl {
  /// The kind of the button: `custom` unless it was created with another one.
  open private(set) var buttonType = ButtonType.custom

  /// The meaning of the button. The default is `normal`.
  ///
  /// A button of the role `destructive` has the system's red in place of the tint color, if it has
  /// a configuration (chosen); the other roles look as `normal`. See [UIButton.Role][1].
  ///
  /// [1]: https://developer.apple.com/documentation/uikit/uibutton/role-swift.enum
  open var role = Role.normal { didSet { if role != oldValue { updateContents() } } }

  var contents = ButtonContents()
  var parts = ButtonParts()

  /// Creates a custom button with a frame in the coordinates of its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a button of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeButton(from: coder)
  }

  /// Creates a button of size zero.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    become(buttonType)
  }

  /// Creates a button of size zero with an action for `primaryActionTriggered`, and with its title.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
    become(buttonType)
    updateContents()
  }

  /// Creates a custom button with an action for `primaryActionTriggered`, and with its title.
  ///
  /// - Parameter frame: The frame in the coordinates of the future superview, in points.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    addAction(primaryAction, for: .primaryActionTriggered)
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
  }

  /// Creates a system button of size zero with a configuration, and with an action for
  /// `primaryActionTriggered`. A configuration without a title displays the title of the action.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
    // An initializer does not call the observer.
    updateContents()
  }

  /// Sets the type, and the symbol of the type as the image.
  func become(_ type: ButtonType) {
    buttonType = type
    guard let symbol = type.symbol else { return }
    if type == .close { tintColor = .systemGray2 }
    accessibilityLabel = symbol.label
    let size = UIImage.SymbolConfiguration(pointSize: symbol.size)
    setImage(UIImage(systemName: symbol.name, withConfiguration: size), for: .normal)
  }

  // MARK: Contents by state

  /// Sets the title for a state, or `nil` to use the title of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    contents.titles[state] = title
    updateContents()
  }

  /// Sets the title with attributes for a state, or `nil` to use the title of the normal state. A
  /// title with attributes takes precedence over one without.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    contents.attributedTitles[state] = title.map(NSAttributedString.init(attributedString:))
    updateContents()
  }

  /// Sets the color of the title for a state, or `nil` to use the color of the normal state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    noteAssigned(.titleColor, for: state)
    contents.titleColors[state] = color
    updateContents()
  }

  /// Sets the color of the title's shadow for a state, or `nil` to use the color of the normal
  /// state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    noteAssigned(.titleShadowColor, for: state)
    contents.titleShadowColors[state] = color
    updateContents()
  }

  /// Sets the image for a state, or `nil` to use the image of the normal state.
  open func setImage(_ image: UIImage?, for state: State) {
    noteAssigned(.image, for: state)
    contents.images[state] = image
    updateContents()
  }

  /// Sets the image behind the contents for a state, or `nil` to use the image of the normal state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    noteAssigned(.backgroundImage, for: state)
    contents.backgroundImages[state] = image
    updateContents()
  }

  /// Sets the configuration of symbols for a state, or `nil` to use the configuration of the normal
  /// state.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {
    contents.symbolConfigurations[state] = configuration
    updateContents()
  }

  /// A Boolean value that indicates whether the image of a custom button is dimmed while the button
  /// is highlighted and has no image for this state. The default is `true`. A configuration takes
  /// its place.
  open var adjustsImageWhenHighlighted = true { didSet { updateContents() } }
  /// A Boolean value that indicates whether the image of a custom button is dimmed while the button
  /// is disabled and has no image for this state. The default is `true`. A configuration takes its
  /// place.
  open var adjustsImageWhenDisabled = true { didSet { updateContents() } }

  /// Returns the title for a state, or else for the normal state.
  open func title(for state: State) -> String? { contents.titles[state] }
  /// Returns the title with attributes for a state, or else for the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    contents.attributedTitles[state]
  }
  /// Returns the color of the title for a state, or else for the normal state. The default is white
  /// for a custom button, and the tint color for a system button, which is gray while it is
  /// disabled.
  open func titleColor(for state: State) -> UIColor? { resolvedTitleColor(for: state) }
  /// Returns the color of the title's shadow for a state, or else for the normal state.
  open func titleShadowColor(for state: State) -> UIColor? { contents.titleShadowColors[state] }
  /// Returns the image for a state, or else for the normal state.
  open func image(for state: State) -> UIImage? { contents.images[state] }
  /// Returns the image behind the contents for a state, or else for the normal state.
  open func backgroundImage(for state: State) -> UIImage? { contents.backgroundImages[state] }
  /// Returns the configuration of symbols for a state, or else for the normal state.
  open func preferredSymbolConfigurationForImage(
    in state: State
  ) -> UIImage.SymbolConfiguration? { contents.symbolConfigurations[state] }

  /// The title of the current state.
  open var currentTitle: String? { title(for: state) }
  /// The title with attributes of the current state.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The color of the title in the current state.
  open var currentTitleColor: UIColor { resolvedTitleColor(for: state) }
  /// The color of the title's shadow in the current state.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The image of the current state.
  open var currentImage: UIImage? { image(for: state) }
  /// The image behind the contents in the current state.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The configuration of symbols in the current state.
  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    preferredSymbolConfigurationForImage(in: state)
  }

  /// The label of the title. Set its font here; text and colors are set for states.
  ///
  /// The font is the system font: with 15 points in a system button, and 18 in a custom one.
  open var titleLabel: UILabel? { titlePart() }
  /// The label of a configuration's subtitle; `nil` before there was one.
  open var subtitleLabel: UILabel? { parts.subtitle }
  /// The view of the image. Images are set for states.
  open var imageView: UIImageView? { imagePart() }

  // MARK: Configuration

  /// The contents and the style; `nil`, the default, for the contents that were set for states.
  open var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      if configuration == nil { removeConfiguredParts() }
      updateContents()
    }
  }
  /// A closure that changes the configuration for the state of the button; `nil`, the default, for
  /// none. It is called before the layout after a change of the state.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// A Boolean value that indicates whether the colors of the configuration follow the state of the
  /// button, and its tint color. The default is `true`.
  open var automaticallyUpdatesConfiguration = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { updateContents() } }
  }
  private var needsUpdateConfiguration = false

  /// Schedules a call of `updateConfiguration()` before the next layout.
  open func setNeedsUpdateConfiguration() {
    needsUpdateConfiguration = true
    setNeedsLayout()
  }

  /// Changes the configuration for the state of the button: calls ``configurationUpdateHandler``.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  private func updateConfigurationIfNeeded() {
    guard needsUpdateConfiguration else { return }
    needsUpdateConfiguration = false
    updateConfiguration()
  }

  // MARK: State

  open override var isEnabled: Bool {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  open override var isSelected: Bool {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  open override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }

  private func stateDidChange() {
    setNeedsUpdateConfiguration()
    updateContents()
  }

  override func send(_ events: Event, with event: UIEvent?) {
    let isTap = events.contains(.touchUpInside)
    if isTap, changesSelectionAsPrimaryAction, !isPopUp { isSelected.toggle() }
    super.send(isTap ? events.union(.primaryActionTriggered) : events, with: event)
  }

  // MARK: Menus

  /// The menu; `nil`, the default, for none. A long press opens it, or a touch if
  /// ``UIControl/showsMenuAsPrimaryAction`` is `true`.
  ///
  /// Another menu takes the place of the open one (chosen). Setting a menu enables the context menu
  /// of the control.
  open var menu: UIMenu? {
    didSet {
      guard menu !== oldValue else { return }
      if menu != nil { isContextMenuInteractionEnabled = true }
      selectionDidChange()
      contextMenuInteraction?.replaceOpenMenu(by: menu)
    }
  }
  /// The order of the elements of a menu above the button. The default is `automatic`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic
  /// A Boolean value that indicates whether the button displays a selection. The default is
  /// `false`.
  ///
  /// With a menu that a touch opens, the button is a pop-up button: it displays the title and the
  /// image of the element that is on, one at any time, and a choice turns another one on. Other
  /// buttons toggle ``UIControl/isSelected`` for a tap.
  open var changesSelectionAsPrimaryAction = false {
    didSet { if changesSelectionAsPrimaryAction != oldValue { selectionDidChange() } }
  }

  open override var showsMenuAsPrimaryAction: Bool {
    didSet { if showsMenuAsPrimaryAction != oldValue { selectionDidChange() } }
  }

  /// A Boolean value that indicates whether the button displays the selection of its menu.
  var isPopUp: Bool {
    changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil
  }

  /// Selects the first element of a pop-up button's menu if none is selected, and displays the
  /// selected one.
  private func selectionDidChange() {
    if isPopUp, let menu, menu.selectedElements.count != 1,
      let chosen = menu.leaves.first(where: { $0.state == .on }) ?? menu.leaves.first
    {
      menu.select(chosen)
    }
    setNeedsUpdateConfiguration()
    updateContents()
  }

  /// Returns ``menu``.
  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let menu else { return nil }
    let configuration = UIContextMenuConfiguration(actionProvider: { _ in menu })
    configuration.preferredMenuElementOrder = preferredMenuElementOrder
    return configuration
  }

  /// Called after a choice of another element of a pop-up button's menu, before it is performed.
  var selectionHandler: ((UIMenu) -> Void)?

  override func menuWillPerform(_ leaf: any MenuLeafElement, in menu: UIMenu) {
    guard isPopUp else { return }
    let isOther = leaf.state != .on
    menu.select(leaf)
    selectionDidChange()
    if isOther { selectionHandler?(menu) }
  }

  // MARK: Layout

  /// The distances of the contents from the edges, in points, without a configuration. The default
  /// is zero: the title then has 6 points above and below.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet {
      noteAssigned(.contentEdgeInsets)
      contentSizeDidChange()
    }
  }
  /// The distances by which the rectangle is smaller in which the title is placed, in points,
  /// without a configuration. They do not change the size of the button. The default is zero.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The distances by which the rectangle is smaller in which the image is placed, in points,
  /// without a configuration. They do not change the size of the button. The default is zero.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  func contentSizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Returns the rectangle of the background for bounds. The default returns the bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the rectangle in which the contents are placed. The default subtracts the insets.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: placedInsets) }

  /// Returns the rectangle of the title in the rectangle of the contents.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    let room = configuration == nil ? contentRect.inset(by: titleEdgeInsets) : contentRect
    return arrangement(fitting: room.width).frames(in: room).title
  }

  /// Returns the rectangle of the image in the rectangle of the contents.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    let room = configuration == nil ? contentRect.inset(by: imageEdgeInsets) : contentRect
    return arrangement(fitting: room.width).frames(in: room).image
  }

  /// The size of the contents with their insets. A button without an image is at least 30 points
  /// wide.
  open dynamic override var intrinsicContentSize: CGSize {
    size(fitting: .greatestFiniteMagnitude)
  }

  /// Returns the size of the contents with their insets. The titles of a configuration are wrapped
  /// at the width of the offered size; the size of a button without a configuration does not depend
  /// on it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return wrapsContent ? contentSize(ofButtonWithWidth: size.width) : intrinsicContentSize
  }

  override var alwaysHasContentSize: Bool { true }

  /// A button with a configuration is as high as its titles at the width that it gets.
  override var wrapsContent: Bool {
    configuration != nil
      && (parts.title?.numberOfLines ?? 1 != 1 || parts.subtitle?.numberOfLines ?? 1 != 1)
  }

  override func contentSize(wrappedAt width: CGFloat?) -> CGSize {
    contentSize(ofButtonWithWidth: width)
  }

  override func baselinePosition(isFirst: Bool, wrappedAt width: CGFloat?) -> BaselinePosition? {
    baselineOfTitle(isFirst: isFirst)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateConfigurationIfNeeded()
    placeParts()
  }

  // MARK: Changes of the surroundings

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsUpdateConfiguration()
    updateContents()
  }

  override func traitsDidChange(from old: UITraitCollection) {
    super.traitsDidChange(from: old)
    if configuration != nil { updateContents() }
    contentSizeDidChange()
  }

  // MARK: Accessibility

  override var standardIsAccessibilityElement: Bool { true }

  override var standardAccessibilityLabel: String? {
    shownTitle ?? shownImage?.accessibilityLabel
  }

  override var standardAccessibilityTraits: UIAccessibilityTraits {
    super.standardAccessibilityTraits.union(.button)
  }

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.contentEdgeInsets, \UIButton.contentEdgeInsets),
      .init(.titleColor) { (proxy: UIButton, target, state) in
        target.setTitleColor(proxy.titleColor(for: state), for: state)
      },
      .init(.titleShadowColor) { (proxy: UIButton, target, state) in
        target.setTitleShadowColor(proxy.titleShadowColor(for: state), for: state)
      },
      .init(.image) { (proxy: UIButton, target, state) in
        target.setImage(proxy.image(for: state), for: state)
      },
      .init(.backgroundImage) { (proxy: UIButton, target, state) in
        target.setBackgroundImage(proxy.backgroundImage(for: state), for: state)
      },
    ]
  }

  // MARK: Members that apps override in extensions

  open dynamic override func awakeFromNib() { super.awakeFromNib() }
  open dynamic override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
