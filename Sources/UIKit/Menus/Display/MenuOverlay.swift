/// The object that a menu belongs to.
@MainActor
protocol MenuOverlayOwner: AnyObject {
  /// Returns the area next to which the menu is, in the coordinates of the window; `nil` after the
  /// owner has left it.
  func menuAnchor() -> CGRect?
  /// Called before an element is performed.
  func menuWillPerform(_ leaf: any MenuLeafElement, in menu: UIMenu)
  /// Called after a choice, or after a tap beside the menu, before the menu disappears.
  ///
  /// - Returns: The frame to which a preview returns, in the coordinates of the window; `nil` if it
  ///   fades.
  func menuWillClose(_ animator: MenuAnimator) -> CGRect?
  /// Called for a tap of the preview.
  func menuWillCommit(_ animator: MenuAnimator)
  /// Called after the menu has left the window.
  func menuDidClose()
}

/// The view that covers a window while a menu is open: the background, the preview, and the lists
/// of the menu and its open submenus.
@MainActor
final class MenuOverlay: UIView {
  /// The manner in which a menu appears.
  struct Manner {
    /// Whether the background is blurred, with a preview in front of it.
    var isRich = false
    /// Whether the first element is nearest to the control, also if the menu is above it.
    var ordersByPriority = false
    /// Whether the keyboard or assistive technology has opened the menu.
    var isByKeyboard = false
  }

  enum Stage {
    case waiting, open, closing, closed
  }

  let manner: Manner
  let preview: MenuPreviewView?
  private weak var owner: (any MenuOverlayOwner)?
  /// The object that elements receive as their sender.
  private weak var sender: AnyObject?
  /// The responder at which the search for the targets of commands begins.
  private weak var responder: UIResponder?
  /// The place of the preview at which it appeared, in the coordinates of the window.
  private let previewSource: CGRect
  private(set) var stage = Stage.waiting
  /// The displayed menu and its open submenus.
  private(set) var lists: [MenuListView] = []
  private var areRowsReversed = false
  private(set) weak var highlighted: MenuItemView?
  private let backdrop = UIVisualEffectView(effect: nil)
  /// The touch whose place is highlighted.
  private var trackedTouch: UITouch?

  init(
    _ menu: UIMenu?, _ manner: Manner, preview: MenuPreviewView?, previewSource: CGRect,
    sender: AnyObject?, responder: UIResponder?, owner: any MenuOverlayOwner
  ) {
    self.manner = manner
    self.preview = preview
    self.previewSource = previewSource
    self.sender = sender
    self.responder = responder
    self.owner = owner
    super.init(frame: .zero)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    accessibilityViewIsModal = true
    backdrop.isUserInteractionEnabled = false
    if manner.isRich {
      backdrop.effect = UIBlurEffect(style: .systemUltraThinMaterial)
      backdrop.contentView.backgroundColor = .black.withAlphaComponent(0.1)
    }
    addSubview(backdrop)
    if let preview { addSubview(preview) }
    if let menu { lists = [makeList(menu)] }
    for deferred in menu?.deferredElements ?? [] { deferred.prepareForDisplay() }
    let hover = UIHoverGestureRecognizer(
      target: self, action: Selector("followPointer(_:)", MenuOverlay.followPointer(_:)))
    addGestureRecognizer(hover)
  }

  required init?(coder: NSCoder) {
    fatalError("Menus cannot be decoded; create a UIMenu.")
  }

  /// The menu that is displayed on the lowest level; `nil` for a preview without a menu.
  var menu: UIMenu? { lists.first?.menu }

  private func makeList(_ menu: UIMenu) -> MenuListView {
    let list = MenuListView(menu)
    addSubview(list)
    return list
  }

  // MARK: Appearance

  /// Adds the menu to a window.
  ///
  /// - Parameters:
  ///   - animator: The animations and completions of the appearance.
  func open(in window: UIWindow, _ animator: MenuAnimator) {
    guard stage == .waiting else { return }
    stage = .open
    frame = window.bounds
    reload()
    guard stage == .open else { return }
    UIView.performWithoutAnimation {
      if let controller = preview?.controller {
        controller.beginAppearance(animated: true) { window.addSubview(self) }
        layoutIfNeeded()
        controller.endAppearance()
      } else {
        window.addSubview(self)
        layoutIfNeeded()
      }
      backdrop.alpha = 0
      preview?.alpha = preview?.controller == nil ? 1 : 0
      lists.first?.alpha = 0
      lists.first?.transform = closedTransform
    }
    window.keyReceiver = self
    UIView.animate(
      withDuration: MenuMetrics.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]
    ) {
      self.backdrop.alpha = 1
      self.preview?.alpha = 1
      self.lists.first?.alpha = 1
      self.lists.first?.transform = .identity
      animator.runAnimations()
    } completion: { _ in
      animator.runCompletions()
    }
    focus(manner.isByKeyboard ? lists.first?.items.first { $0.isEnabled } : nil)
  }

  private var closedTransform: CGAffineTransform { CGAffineTransform(scaleX: 0.85, y: 0.85) }

  /// Removes the menu.
  ///
  /// - Parameter commits: Whether the preview was tapped.
  func close(commits: Bool = false) {
    guard stage == .open else { return }
    stage = .closing
    isUserInteractionEnabled = false
    accessibilityViewIsModal = false
    accessibilityElementsHidden = true
    let window = window
    if window?.keyReceiver === self { window?.keyReceiver = nil }
    highlight(nil)
    let animator = MenuAnimator(preview?.controller)
    if commits { owner?.menuWillCommit(animator) }
    let destination = owner?.menuWillClose(animator)
    let keepsPreview = destination != nil && preview?.controller == nil && !commits
    preview?.controller?.beginDisappearance(animated: true)
    if manner.isByKeyboard, let view = responder as? UIView, view.window === window {
      window?.add(.focus(view))
    }
    UIView.animate(
      withDuration: MenuMetrics.duration, delay: 0, options: [.curveEaseIn, .allowUserInteraction]
    ) {
      self.backdrop.alpha = 0
      if keepsPreview, let preview = self.preview, let destination {
        self.place(preview, in: destination)
      } else {
        self.preview?.alpha = 0
      }
      for list in self.lists { list.alpha = 0 }
      animator.runAnimations()
    } completion: { _ in
      self.finishClosing()
    }
    closingAnimator = animator
  }

  private var closingAnimator: MenuAnimator?

  /// Ends the disappearance at once; does nothing outside of it.
  func finishClosing() {
    guard stage == .closing else { return }
    stage = .closed
    removeFromSuperview()
    owner?.menuDidClose()
    closingAnimator?.runCompletions()
  }

  // MARK: Contents

  /// Displays the present state of the elements.
  func reload() {
    let element = highlighted?.item.element
    let isAtKeyboard = highlighted.map { window?.accessibilityFocus === $0 } ?? false
    var isEmpty = false
    for (level, list) in lists.enumerated() {
      let contents = MenuContents(list.menu)
      show(list.menu, contents, in: list)
      if contents.isEmpty {
        if level == 0 {
          isEmpty = true
        } else {
          removeLists(from: level)
          break
        }
      }
    }
    if isEmpty, preview == nil, stage == .open { return close() }
    highlighted = nil
    if let element, let item = lists.last?.items.first(where: { $0.item.element === element }) {
      highlight(item)
      if isAtKeyboard { focus(item) }
    }
    setNeedsLayout()
  }

  private func show(_ menu: UIMenu, _ contents: MenuContents, in list: MenuListView) {
    list.show(menu, contents, isReversed: areRowsReversed) { item, form, limit in
      let view = MenuItemView(item, form, lineLimit: limit, isEnabled: isEnabled(item))
      view.activation = { [weak self, weak view] in
        if let view, view.isEnabled { self?.choose(view) }
      }
      return view
    }
    for deferred in contents.deferred {
      deferred.provide { [weak self] in
        if self?.stage == .open { self?.reload() }
      }
    }
    // A closure that provides its elements at once.
    if contents.deferred.contains(where: { $0.provided != nil }), contents.hasWaiting {
      show(menu, MenuContents(menu), in: list)
    }
  }

  private func isEnabled(_ item: MenuContents.Item) -> Bool {
    switch item {
    case .waiting: return false
    case .submenu: return true
    case .leaf(let leaf):
      if let command = leaf as? UICommand {
        guard let target = target(of: command) else { return false }
        (target as? UIResponder)?.validate(command)
      }
      return !leaf.attributes.contains(.disabled)
    }
  }

  /// Displays another menu in place of the one on a level. Open submenus that it contains, by their
  /// identifiers, stay open.
  func replaceMenu(at level: Int, by menu: UIMenu) {
    guard stage == .open, lists.indices.contains(level) else { return }
    for deferred in menu.deferredElements { deferred.prepareForDisplay() }
    var shown = menu
    for index in level..<lists.count {
      if index > level {
        let identifier = lists[index].menu.identifier
        guard let found = shown.firstMenu(where: { $0.identifier == identifier }) else {
          removeLists(from: index)
          break
        }
        shown = found
      }
      lists[index].menu = shown
    }
    reload()
  }

  // MARK: Choices

  /// Performs an element, or opens a submenu.
  func choose(_ view: MenuItemView) {
    guard stage == .open, view.isEnabled else { return }
    switch view.item {
    case .waiting: return
    case .submenu(let menu): openSubmenu(menu, at: view)
    case .leaf(let leaf):
      guard let root = menu else { return }
      let target = (leaf as? UICommand).flatMap { self.target(of: $0) }
      let keepsOpen = leaf.attributes.contains(.keepsMenuPresented)
      let sender: AnyObject? = self.sender ?? owner
      if !keepsOpen { close() }
      owner?.menuWillPerform(leaf, in: root)
      leaf.performWithSender(sender, target: target)
      if stage == .open { reload() }
    }
  }

  private func target(of command: UICommand) -> Any? {
    guard let action = command.action else { return nil }
    let first = window?.firstResponder ?? responder
    return first?.target(forAction: action, withSender: command)
      ?? responder?.target(forAction: action, withSender: command)
  }

  // MARK: Submenus

  private func openSubmenu(_ menu: UIMenu, at item: MenuItemView) {
    guard let parent = lists.last else { return }
    let list = makeList(menu)
    list.layer.zPosition = 0
    lists.append(list)
    show(menu, MenuContents(menu), in: list)
    parent.accessibilityElementsHidden = true
    highlight(nil)
    setNeedsLayout()
    UIView.performWithoutAnimation {
      layoutIfNeeded()
      list.alpha = 0
    }
    UIView.animate(
      withDuration: MenuMetrics.duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]
    ) {
      list.alpha = 1
      parent.alpha = 0.5
    }
    if window?.accessibilityFocus === item { focus(list.items.first { $0.isEnabled }) }
  }

  /// Closes the innermost submenu.
  ///
  /// - Returns: `false` if none is open.
  @discardableResult
  func closeSubmenu() -> Bool {
    guard lists.count > 1 else { return false }
    let menu = lists[lists.count - 1].menu
    let isAtKeyboard = window?.accessibilityFocus is MenuItemView
    removeLists(from: lists.count - 1)
    let item = lists.last?.items.first {
      ($0.item.element as? UIMenu)?.identifier == menu.identifier
    }
    if isAtKeyboard { focus(item) }
    return true
  }

  private func removeLists(from level: Int) {
    for list in lists[level...] { list.removeFromSuperview() }
    lists.removeSubrange(level...)
    highlight(nil)
    lists.last?.accessibilityElementsHidden = false
    lists.last?.alpha = 1
    setNeedsLayout()
  }

  // MARK: Keys

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    for press in presses {
      if let key = press.key { _ = respond(to: key.keyCode) }
    }
  }

  override func moveFocus(_ move: FocusMove) -> Bool {
    switch move {
    case .left: respond(to: .keyboardLeftArrow)
    case .right: respond(to: .keyboardRightArrow)
    case .up: respond(to: .keyboardUpArrow)
    case .down: respond(to: .keyboardDownArrow)
    case .first: respond(to: .keyboardHome)
    case .last: respond(to: .keyboardEnd)
    case .previousPage: respond(to: .keyboardPageUp)
    case .nextPage: respond(to: .keyboardPageDown)
    }
  }

  override func accessibilityPerformEscape() -> Bool { respond(to: .keyboardEscape) }

  // MARK: Highlight

  /// Highlights an element, and no other.
  func highlight(_ item: MenuItemView?) {
    guard item !== highlighted else { return }
    highlighted?.isHighlighted = false
    highlighted = item
    item?.isHighlighted = true
  }

  /// Moves the keyboard to an element, or else to the menu.
  func focus(_ item: MenuItemView?) {
    highlight(item)
    if let item { lists.last?.reveal(item) }
    guard let window, let target: UIView = item ?? lists.last else { return }
    window.moveAccessibilityFocus(to: target)
    window.add(.focus(target))
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    backdrop.frame = bounds
    guard stage == .open, let anchor = owner?.menuAnchor() else { return }
    let room = bounds.inset(by: safeAreaInsets).insetBy(
      dx: MenuMetrics.margin, dy: MenuMetrics.margin)
    let scale = traitCollection.roundingScale
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width = MenuMetrics.width(in: room.width, traitCollection)
    var size = CGSize.zero
    if let list = lists.first { size = CGSize(width: width, height: list.height(in: width)) }
    let placement: MenuPlacement
    if let preview {
      var source = previewSource
      source.origin = CGPoint(
        x: source.midX - preview.size.width / 2, y: source.midY - preview.size.height / 2)
      source.size = preview.size
      placement = MenuPlacement(
        size, previewing: source, in: room, isRightToLeft: isRightToLeft, scale: scale)
    } else {
      placement = MenuPlacement(
        size, at: anchor, in: room, isRightToLeft: isRightToLeft, scale: scale)
    }
    if let preview, let frame = placement.preview { place(preview, in: frame) }
    let isReversed = manner.ordersByPriority && placement.isAbove
    if isReversed != areRowsReversed {
      areRowsReversed = isReversed
      reload()
    }
    guard let list = lists.first else { return }
    set(list, placement.menu)
    for (level, list) in lists.enumerated().dropFirst() { placeSubmenu(list, level, width, room) }
  }

  private func place(_ preview: MenuPreviewView, in frame: CGRect) {
    let factor = preview.size.width > 0 ? frame.width / preview.size.width : 1
    preview.bounds = CGRect(origin: .zero, size: preview.size)
    preview.center = CGPoint(x: frame.midX, y: frame.midY)
    preview.transform = factor == 1 ? .identity : CGAffineTransform(scaleX: factor, y: factor)
    preview.layoutIfNeeded()
  }

  /// Places a submenu over the row that it belongs to, a little beside the menu behind it.
  private func placeSubmenu(
    _ list: MenuListView, _ level: Int, _ width: CGFloat, _ room: CGRect
  ) {
    let parent = lists[level - 1]
    parent.layoutIfNeeded()
    let row = parent.items.first {
      ($0.item.element as? UIMenu)?.identifier == list.menu.identifier
    }
    let height = min(list.height(in: width), room.height)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start = row.map { $0.convert($0.bounds, to: self).minY } ?? parent.frame.minY
    let shift: CGFloat = isMirrored ? -12 : 12
    set(
      list,
      CGRect(
        x: max(room.minX, min(parent.center.x - width / 2 + shift, room.maxX - width)),
        y: max(room.minY, min(start - MenuMetrics.padding, room.maxY - height)), width: width,
        height: height))
  }

  /// Places a list that an animation may be scaling.
  private func set(_ list: MenuListView, _ frame: CGRect) {
    list.bounds = CGRect(origin: .zero, size: frame.size)
    list.center = CGPoint(x: frame.midX, y: frame.midY)
  }

  // MARK: Touches

  /// Highlights the element under a finger.
  ///
  /// - Parameter point: A point in the coordinates of the window.
  func track(to point: CGPoint) {
    guard stage == .open else { return }
    highlight(item(at: point))
  }

  /// Performs the element at which a finger is lifted.
  ///
  /// - Returns: `false` if there is none.
  @discardableResult
  func release(at point: CGPoint) -> Bool {
    guard stage == .open else { return false }
    layoutIfNeeded()
    let item = item(at: point)
    highlight(nil)
    guard let item else { return false }
    choose(item)
    return true
  }

  /// Returns the element of the front list at a point of the window.
  private func item(at point: CGPoint) -> MenuItemView? {
    lists.last.flatMap { $0.item(at: $0.convert(point, from: nil)) }
  }

  private func followPointer(_ recognizer: UIHoverGestureRecognizer) {
    guard stage == .open else { return }
    switch recognizer.state {
    case .began, .changed: highlight(item(at: recognizer.location(in: nil)))
    default: highlight(nil)
    }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard trackedTouch == nil, let touch = touches.first else { return }
    trackedTouch = touch
    track(to: touch.location(in: nil))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let trackedTouch, touches.contains(trackedTouch) else { return }
    track(to: trackedTouch.location(in: nil))
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let trackedTouch, touches.contains(trackedTouch) else { return }
    self.trackedTouch = nil
    highlight(nil)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let trackedTouch, touches.contains(trackedTouch) else { return }
    self.trackedTouch = nil
    let point = trackedTouch.location(in: nil)
    guard !release(at: point), stage == .open else { return }
    let place = convert(point, from: nil)
    if lists.last?.frame.contains(place) ?? false { return }
    if lists.dropLast().contains(where: { $0.frame.contains(place) }) {
      closeSubmenu()
    } else {
      close(commits: preview?.frame.contains(place) ?? false)
    }
  }
}
