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
  weak var owner: (any MenuOverlayOwner)?
  /// The object that elements receive as their sender.
  weak var sender: AnyObject?
  /// The responder at which the search for the targets of commands begins.
  weak var responder: UIResponder?
  /// The frame of the preview at which it appeared, in the coordinates of the window.
  let previewSource: CGRect
  private(set) var stage = Stage.waiting
  /// The displayed menu and its open submenus.
  var lists: [MenuListView] = []
  /// A Boolean value that indicates whether the first element is at the bottom.
  var areRowsReversed = false
  weak var highlighted: MenuItemView?
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
    placeContents(nextTo: anchor)
  }

  // MARK: Touches

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
