/// The view that covers a window while an edit menu is displayed, with the bar of its titles.
///
/// Touches beside the bar pass through. Sizes and colors are chosen, in the manner of iOS 16 and
/// later.
@MainActor
final class EditMenuOverlay: UIView {
  /// A title in the bar.
  private enum Item {
    case leaf(any MenuLeafElement, target: Any?)
    case submenu(UIMenu)
    /// The arrows to the titles that have no room.
    case next, previous

    @MainActor var title: String {
      switch self {
      case .leaf(let leaf, _): leaf.title
      case .submenu(let menu): menu.title
      case .next: "›"
      case .previous: "‹"
      }
    }
  }

  private static let height: CGFloat = 44
  private static let gap: CGFloat = 8
  private static let font = UIFont.systemFont(ofSize: 15)

  private weak var responder: UIResponder?
  private weak var sender: AnyObject?
  private let direction: UIEditMenuArrowDirection
  private let target: () -> CGRect?
  /// Called before the menu disappears, with whether a touch beside it is the reason.
  var willClose: (Bool) -> Void = { _ in }
  let closingAnimator = MenuAnimator()
  private(set) var isOpen = false

  private let bar = UIView()
  private var buttons: [EditMenuButton] = []
  /// The displayed menus, from the whole one to the innermost submenu.
  private var menus: [UIMenu] = []
  private var items: [Item] = []
  /// The index of the first displayed title.
  private var first = 0
  private var shownWidth: CGFloat?

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - responder: The responder at which the search for the targets of commands begins, if the
  ///     window has no first responder.
  ///   - sender: The sender of actions.
  ///   - target: A closure that returns the rectangle that the menu does not cover, in the
  ///     coordinates of the window.
  init(
    _ menu: UIMenu, responder: UIResponder, sender: AnyObject, direction: UIEditMenuArrowDirection,
    target: @escaping () -> CGRect?
  ) {
    self.responder = responder
    self.sender = sender
    self.direction = direction
    self.target = target
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    bar.backgroundColor = .tertiarySystemBackground
    bar.layer.cornerRadius = Self.height / 2
    bar.layer.shadowOpacity = 0.2
    bar.layer.shadowRadius = 12
    bar.layer.shadowOffset = CGSize(width: 0, height: 4)
    bar.accessibilityIdentifier = "Edit Menu"
    addSubview(bar)
    show(menu)
  }

  required init?(coder: NSCoder) {
    fatalError("Edit menus cannot be decoded; create a UIEditMenuInteraction.")
  }

  /// A Boolean value that indicates whether there is anything to display.
  var hasItems: Bool { !items.isEmpty }

  /// The displayed titles.
  var titles: [String] { buttons.map(\.title) }

  /// The frame of the bar, in the coordinates of the window.
  var barFrame: CGRect { convert(bar.frame, to: nil) }

  // MARK: Appearance

  /// Displays another menu.
  func show(_ menu: UIMenu) {
    menus = [menu]
    readItems()
  }

  private func readItems() {
    items = menus.last.map { items(of: $0.children) } ?? []
    first = 0
    shownWidth = nil
    setNeedsLayout()
  }

  private func items(of elements: [UIMenuElement]) -> [Item] {
    elements.flatMap { element -> [Item] in
      switch element {
      case let menu as UIMenu:
        menu.options.contains(.displayInline)
          ? items(of: menu.children) : menu.children.isEmpty ? [] : [.submenu(menu)]
      case let deferred as UIDeferredMenuElement: items(of: deferred.provided ?? [])
      case let command as UICommand: item(of: command).map { [$0] } ?? []
      case let leaf as any MenuLeafElement:
        leaf.attributes.contains(.hidden) ? [] : [.leaf(leaf, target: nil)]
      default: []
      }
    }
  }

  /// Returns the title of a command; `nil` if no responder performs it.
  private func item(of command: UICommand) -> Item? {
    guard let action = command.action else { return nil }
    let start = responder?.responderWindow?.firstResponder ?? responder
    guard
      let target = start?.target(forAction: action, withSender: command)
        ?? responder?.target(forAction: action, withSender: command)
    else { return nil }
    (target as? UIResponder)?.validate(command)
    return command.attributes.contains(.hidden) ? nil : .leaf(command, target: target)
  }

  /// Adds the menu to a window.
  func open(in window: UIWindow, _ animator: MenuAnimator) {
    isOpen = true
    UIView.performWithoutAnimation {
      frame = window.bounds
      window.addSubview(self)
      layoutIfNeeded()
      bar.alpha = 0
    }
    UIView.animate(
      withDuration: MenuMetrics.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]
    ) {
      self.bar.alpha = 1
      animator.runAnimations()
    } completion: { _ in
      animator.runCompletions()
    }
  }

  /// Removes the menu.
  ///
  /// - Parameter isByTouch: Whether a touch beside it is the reason.
  func close(isByTouch: Bool = false) {
    guard isOpen else { return }
    isOpen = false
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    willClose(isByTouch)
    UIView.animate(
      withDuration: MenuMetrics.duration, delay: 0, options: [.curveEaseIn, .allowUserInteraction]
    ) {
      self.bar.alpha = 0
      self.closingAnimator.runAnimations()
    } completion: { _ in
      self.removeFromSuperview()
      self.closingAnimator.runCompletions()
    }
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    guard isOpen, let window, let rect = target() else { return }
    var room = bounds.inset(by: window.safeAreaInsets).insetBy(
      dx: MenuMetrics.margin, dy: MenuMetrics.margin)
    let covered = window.keyboard.displayedHeight
    if covered > 0 {
      room.size.height = max(Self.height, min(room.maxY, bounds.maxY - covered) - room.minY)
    }
    if shownWidth != room.width {
      shownWidth = room.width
      makeButtons(in: room.width)
    }
    let width = buttons.reduce(0) { $0 + $1.bounds.width }
    let place = place(CGSize(width: width, height: Self.height), nextTo: rect, in: room)
    if bar.frame != place { bar.frame = place }
    bar.layer.shadowColor = UIColor.black.cgColor
  }

  private func place(_ size: CGSize, nextTo rect: CGRect, in room: CGRect) -> CGRect {
    var origin = CGPoint(x: rect.midX - size.width / 2, y: rect.minY - Self.gap - size.height)
    switch direction {
    case .automatic: if origin.y < room.minY { origin.y = rect.maxY + Self.gap }
    case .down: break
    case .up: origin.y = rect.maxY + Self.gap
    case .left: origin = CGPoint(x: rect.maxX + Self.gap, y: rect.midY - size.height / 2)
    case .right:
      origin = CGPoint(x: rect.minX - Self.gap - size.width, y: rect.midY - size.height / 2)
    }
    origin.x = min(max(origin.x, room.minX), max(room.minX, room.maxX - size.width))
    origin.y = min(max(origin.y, room.minY), max(room.minY, room.maxY - size.height))
    let scale = traitCollection.roundingScale
    return CGRect(
      x: PixelRounding.snapped(origin.x, scale: scale),
      y: PixelRounding.snapped(origin.y, scale: scale), width: size.width, height: size.height)
  }

  /// Makes the buttons that have room, from the first title on.
  private func makeButtons(in room: CGFloat) {
    for button in buttons { button.removeFromSuperview() }
    buttons = []
    let arrow: CGFloat = 36
    var x: CGFloat = 0
    func add(_ item: Item, width: CGFloat) {
      let button = EditMenuButton(
        title: item.title, isEnabled: isEnabled(item), isRed: isDestructive(item),
        hasLine: !buttons.isEmpty, font: Self.font
      ) { [weak self] in self?.choose(item) }
      button.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
      x += width
      bar.addSubview(button)
      buttons.append(button)
    }
    if first > 0 || menus.count > 1 { add(.previous, width: arrow) }
    for (index, item) in items.enumerated().dropFirst(first) {
      let width = min(EditMenuButton.width(of: item.title, font: Self.font), room - 2 * arrow)
      let rest = index == items.count - 1 ? 0 : arrow
      if index > first, x + width + rest > room {
        add(.next, width: arrow)
        break
      }
      add(item, width: width)
    }
  }

  private func isEnabled(_ item: Item) -> Bool {
    if case .leaf(let leaf, _) = item { !leaf.attributes.contains(.disabled) } else { true }
  }

  private func isDestructive(_ item: Item) -> Bool {
    if case .leaf(let leaf, _) = item { leaf.attributes.contains(.destructive) } else { false }
  }

  // MARK: Choices

  /// Performs what a tap of a title does.
  private func choose(_ item: Item) {
    guard isOpen else { return }
    switch item {
    case .leaf(let leaf, let target):
      let keepsOpen = leaf.attributes.contains(.keepsMenuPresented)
      let sender = sender
      if !keepsOpen { close() }
      leaf.performWithSender(sender, target: target)
      if isOpen { readItems() }
    case .submenu(let menu):
      menus.append(menu)
      readItems()
    case .next:
      let arrows = first > 0 || menus.count > 1 ? 2 : 1
      first += buttons.count - arrows
      shownWidth = nil
      setNeedsLayout()
    case .previous:
      if first > 0 {
        first = 0
      } else {
        menus.removeLast()
        items = menus.last.map { items(of: $0.children) } ?? []
      }
      shownWidth = nil
      setNeedsLayout()
    }
  }

  /// Chooses the element with a title, as a tap does.
  func choose(_ title: String) {
    layoutIfNeeded()
    buttons.first { $0.title == title }?.sendActions(for: .touchUpInside)
  }

  // MARK: Touches

  /// Touches beside the bar dismiss the menu, and pass through.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isOpen else { return nil }
    if bar.frame.contains(point) { return super.hitTest(point, with: event) }
    if event?.type == .touches { close(isByTouch: true) }
    return nil
  }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}
