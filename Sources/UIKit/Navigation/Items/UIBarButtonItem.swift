/// A button in a bar: a title, an image, or a view, with an action.
///
/// The action takes no parameters, the item, or the item and the event. The application sends it by
/// ``UIApplication/sendAction(_:to:from:for:)``. Without a target, the first responder that has the
/// method receives it.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The meaning of an item that the system describes; `nil` for others.
  private(set) var systemItem: SystemItem?

  /// Creates an item without contents, for an action to be set later.
  public override init() { super.init() }

  /// Creates an item of an interface file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    decodeBarButtonItem(from: coder)
    decodeBarItem(from: coder)
  }

  /// Creates an item with a title.
  public convenience init(
    title: String?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    setAction(action, of: target)
  }

  /// Creates an item with an image.
  public convenience init(
    image: UIImage?, style: Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
    setAction(action, of: target)
  }

  /// Creates an item that the system describes.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) {
    self.init()
    describe(systemItem)
    setAction(action, of: target)
  }

  /// Creates an item that displays a view, which handles its touches itself.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item that the system describes, with a menu.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    describe(systemItem)
    setPrimaryAction(primaryAction, keepsContents: true)
    self.menu = menu
  }

  /// Creates an item with the title and the image of an action.
  public convenience init(primaryAction: UIAction?) {
    self.init()
    self.primaryAction = primaryAction
  }

  /// Creates an item with a title, an image and a menu. The action provides what is `nil`.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.menu = menu
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Creates an item with a title and an image, and with a menu.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, target: AnyObject?, action: Selector?,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    setAction(action, of: target)
    self.menu = menu
  }

  /// Returns a space that takes an equal part of the free room.
  public class func flexibleSpace() -> Self {
    let item = make()
    item.describe(.flexibleSpace)
    return item
  }

  /// Returns a space of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> Self {
    let item = make()
    item.describe(.fixedSpace)
    item.width = width
    return item
  }

  private class func make() -> Self {
    guard let item = UIBarButtonItem() as? Self else {
      fatalError("\(self) cannot create spaces; call the method of UIBarButtonItem.")
    }
    return item
  }

  /// Gives the item the contents and the style that the system describes.
  func describe(_ item: SystemItem) {
    systemItem = item
    style = item == .done || item == .save ? .prominent : .plain
    title = item.title
    image = item.symbol.flatMap { UIImage(systemName: $0) }
  }

  func setAction(_ action: Selector?, of target: Any?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }

  // MARK: Contents

  /// The style. The default is `plain`.
  open var style = Style.plain { didSet { if style != oldValue { itemDidChange() } } }
  /// The width, in points, or 0 (the default) to use the width of the contents.
  open var width: CGFloat = 0 { didSet { if width != oldValue { itemDidChange() } } }
  /// The titles that the item displays at different times. The item is as wide as the widest one
  /// requires. The default is `nil`.
  open var possibleTitles: Set<String>? {
    didSet { if possibleTitles != oldValue { itemDidChange() } }
  }
  /// The view that the item displays in place of a button; `nil`, the default, for none.
  open var customView: UIView? {
    didSet {
      guard customView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      itemDidChange()
    }
  }
  /// The color of the contents, or of the background of a prominent item, or `nil` (the default) to
  /// use the color of the bar.
  open var tintColor: UIColor? {
    didSet {
      noteAssigned(.tintColor)
      itemDidChange()
    }
  }
  /// A Boolean value that indicates whether the item is selected. The default is `false`.
  open var isSelected = false { didSet { if isSelected != oldValue { itemDidChange() } } }
  /// A Boolean value that indicates whether the item is hidden, and takes no room in its bar. The
  /// default is `false`.
  open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange() } } }
  /// A Boolean value that indicates whether the item is displayed without a background of its own.
  /// The default is `false`.
  open var hidesSharedBackground = false {
    didSet { if hidesSharedBackground != oldValue { itemDidChange() } }
  }
  /// A Boolean value that indicates whether the item may share its background with neighbors. The
  /// default is `true`.
  open var sharesBackground = true {
    didSet { if sharesBackground != oldValue { itemDidChange() } }
  }

  override var standardAccessibilityLabel: String? {
    systemItem?.name ?? super.standardAccessibilityLabel
  }

  // MARK: Actions

  /// The object that receives ``action``. The item does not keep it alive.
  open weak var target: AnyObject?
  /// The method to call; `nil`, the default, for none.
  open var action: Selector? { didSet { itemDidChange() } }
  /// The action to perform in place of ``action``; `nil`, the default, for none. Setting one also
  /// sets the title and the image.
  open var primaryAction: UIAction? {
    get { storedPrimaryAction }
    set { setPrimaryAction(newValue, keepsContents: false) }
  }
  private var storedPrimaryAction: UIAction?
  /// A Boolean value that indicates whether the primary action toggles ``isSelected``. The default
  /// is `false`. An item with a menu and without an action displays the title and the image of the
  /// element that is on, and a choice turns another one on.
  open var changesSelectionAsPrimaryAction = false { didSet { selectionDidChange() } }

  // MARK: Menus

  /// The menu; `nil`, the default, for none. A touch opens it if the item has no action, and a long
  /// press otherwise.
  open var menu: UIMenu? {
    didSet {
      guard menu !== oldValue else { return }
      selectionDidChange()
      itemDidChange()
    }
  }
  /// The order of the elements of a menu above the item. The default is `automatic`.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic

  /// A Boolean value that indicates whether a touch opens the menu.
  var opensMenuAtTouch: Bool {
    menu != nil && primaryAction == nil && action == nil && customView == nil
  }

  /// Displays the element of the menu that is on, if the item displays a selection.
  ///
  /// - Parameter leaf: The element to turn on; `nil` for the selected element, or else the first
  ///   one.
  func selectionDidChange(to leaf: (any MenuLeafElement)? = nil) {
    guard changesSelectionAsPrimaryAction, opensMenuAtTouch, let menu,
      let chosen = leaf ?? menu.leaves.first(where: { $0.state == .on }) ?? menu.leaves.first
    else { return }
    menu.select(chosen)
    title = chosen.title.isEmpty ? nil : chosen.title
    image = chosen.image
  }

  private func setPrimaryAction(_ action: UIAction?, keepsContents: Bool) {
    storedPrimaryAction = action
    if let action, !keepsContents {
      title = action.title.isEmpty ? nil : action.title
      image = action.image
    }
    itemDidChange()
  }

  /// The view that displays the item; `nil` outside of bars.
  var responder: UIResponder? { presenter as? UIResponder }

  /// Performs the action of the item for a tap.
  func perform(with event: UIEvent?) {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    if let primaryAction {
      primaryAction.performWithSender(self, target: nil)
    } else if let action {
      UIApplication.shared.sendAction(action, to: target, from: self, for: event)
    }
  }

  // MARK: Appearance proxies

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + [
      .init(.tintColor, \UIBarButtonItem.tintColor)
    ]
  }
}
