/// The context menu of a view: a long press, or a click with the secondary button, displays it.
///
///     view.addInteraction(UIContextMenuInteraction(delegate: self))
///
/// A long press shows a preview of the view in front of a blurred background, with the menu beside
/// it; the finger may then move to an element without being lifted. A click shows the menu alone at
/// the pointer, and so do controls.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uicontextmenuinteraction
///
/// The delegate is called in this order: for the configuration, for the preview, `willDisplay`; at
/// the end `willEnd`, and then the chosen element is performed, before the menu has disappeared
/// (chosen). The preview returns to the position of the preview for the dismissal, or else of the
/// view.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The appearances of a menu.
  public enum Appearance: Int, Sendable {
    /// No menu is displayed.
    case unknown = 0
    /// A menu with a preview.
    case rich = 1
    /// A menu without a preview.
    case compact = 2
  }

  /// The object that provides the menus. It is not retained.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view of the interaction; `nil` if it has none.
  open private(set) weak var view: UIView?
  /// The appearance of the displayed menu.
  open var menuAppearance: Appearance {
    guard let overlay else { return .unknown }
    return overlay.manner.isRich ? .rich : .compact
  }

  /// The control that the interaction belongs to; `nil` for an interaction of the app's.
  weak var control: (any MenuControl)?
  /// The collection view's part that the interaction belongs to; `nil` for others.
  weak var holder: (any MenuFingerHolder)?
  /// The object that drags items with the finger that has opened the menu; `nil` if none does.
  private weak var dragger: (any MenuFingerDragger)?
  private(set) lazy var recognizer = ContextMenuGestureRecognizer(self)
  private(set) var overlay: MenuOverlay?
  private var configuration: UIContextMenuConfiguration?
  private var isClick = false
  /// The point of the last gesture, in the coordinates of the window.
  private var windowPoint = CGPoint.zero
  /// The area next to which the menu of a click is, in the coordinates of the window.
  private var clickAnchor: CGRect?
  private var previewFrame = CGRect.zero
  private var isFingerDown = false
  /// A Boolean value that indicates whether hosts leave presses and clicks to the view.
  var isKnownToHaveMenus = true {
    didSet { if isKnownToHaveMenus != oldValue { view?.noteDrawingChange() } }
  }

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that provides the menus. It is not retained.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// Closes the menu and removes the recognizer from the view, unless the view stays.
  open func willMove(to view: UIView?) {
    guard view !== self.view else { return }
    overlay?.close()
    self.view?.removeGestureRecognizer(recognizer)
  }

  /// Adds the recognizer to the view.
  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(recognizer)
  }

  /// Returns the point of the gesture that displayed the menu, in the coordinates of a view; of the
  /// window if the view is `nil`.
  open func location(in view: UIView?) -> CGPoint {
    view?.convert(windowPoint, from: nil) ?? windowPoint
  }

  /// Displays another menu in place of the visible one: of the innermost open submenu, or else of
  /// the whole menu.
  ///
  /// - Parameter block: A closure that returns the new menu for the visible one. It is not called
  ///   without an open menu.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    guard let overlay, let menu = overlay.lists.last?.menu else { return }
    overlay.replaceMenu(at: overlay.lists.count - 1, by: block(menu))
  }

  /// Closes the menu; does nothing if none is open.
  open func dismissMenu() { overlay?.close() }

  /// Displays another menu in place of the open one, submenus included.
  func replaceOpenMenu(by menu: UIMenu?) {
    guard let overlay, overlay.stage == .open else { return }
    if let menu { overlay.replaceMenu(at: 0, by: menu) } else { overlay.close() }
  }

  // MARK: Opening

  /// Requests the menu at a point of the window.
  ///
  /// - Returns: `false` if there is none, or the window displays another one.
  func prepare(at point: CGPoint, isClick: Bool) -> Bool {
    overlay?.finishClosing()
    guard let view, let window = view.window, overlay == nil,
      window.subviews.allSatisfy({ ($0 as? MenuOverlay)?.stage != .open })
    else { return false }
    if !isClick, control?.opensMenuAtTouch ?? false { return false }
    windowPoint = point
    self.isClick = isClick
    configuration = delegate?.contextMenuInteraction(
      self, configurationForMenuAtLocation: view.convert(point, from: nil))
    if configuration != nil { isKnownToHaveMenus = true }
    if let holder, !holder.hasPreview { self.isClick = true }
    return configuration != nil
  }

  /// Opens the menu for which ``prepare(at:isClick:)`` has returned `true`.
  ///
  /// - Returns: `false` if it is empty.
  @discardableResult
  func openPrepared(isByKeyboard: Bool = false) -> Bool {
    guard let configuration, let view, let window = view.window, overlay == nil else {
      return false
    }
    isFingerDown = !isByKeyboard
    clickAnchor = isClick && !isByKeyboard ? CGRect(origin: windowPoint, size: .zero) : nil
    let isRich = !isClick && control == nil
    let menu = configuration.actionProvider?([])
    let shown = menu.flatMap { MenuContents($0).isEmpty ? nil : $0 }
    let preview = isRich ? makePreview(configuration, view, window) : nil
    guard shown != nil || preview != nil else {
      self.configuration = nil
      return false
    }
    let order = configuration.preferredMenuElementOrder
    let overlay = MenuOverlay(
      shown,
      MenuOverlay.Manner(
        isRich: isRich,
        ordersByPriority: order == .priority || order == .automatic && control != nil,
        isByKeyboard: isByKeyboard),
      preview: preview, previewSource: previewFrame, sender: control?.menuSender ?? view,
      responder: view, owner: self)
    self.overlay = overlay
    let animator = MenuAnimator(preview?.controller)
    delegate?.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    // The delegate may have removed the view.
    guard view.window === window else {
      self.overlay = nil
      self.configuration = nil
      return false
    }
    overlay.open(in: window, animator)
    return true
  }

  private func makePreview(
    _ configuration: UIContextMenuConfiguration, _ view: UIView, _ window: UIWindow
  ) -> MenuPreviewView? {
    let targeted =
      delegate?.contextMenuInteraction(
        self, configuration: configuration,
        highlightPreviewForItemWithIdentifier: configuration.identifier)
      ?? UITargetedPreview(view: view)
    previewFrame = targeted.frameInWindow ?? view.convert(view.bounds, to: nil)
    let room = window.bounds.inset(by: window.safeAreaInsets).insetBy(
      dx: MenuMetrics.margin, dy: MenuMetrics.margin)
    if let controller = configuration.previewProvider?() {
      return MenuPreviewView(controller, in: room)
    }
    return MenuPreviewView(targeted)
  }

  /// Opens the menu for the keyboard or assistive technology, at a point of the window.
  ///
  /// - Returns: `false` if there is none.
  func openByKeyboard(at point: CGPoint) -> Bool {
    prepare(at: point, isClick: true) && openPrepared(isByKeyboard: true)
  }

  /// Opens the menu of a control for a touch that began.
  func openAtTouch(at point: CGPoint) -> Bool {
    guard prepare(at: point, isClick: true) else { return false }
    isClick = false
    return openPrepared()
  }

  // MARK: The finger that has opened the menu

  /// Called once, when the finger has moved away from the position of the press.
  ///
  /// - Returns: Whether it drags the item from now on, which closes the menu.
  func fingerHasMoved(to point: CGPoint) -> Bool {
    guard !isClick else { return false }
    var candidates = view?.interactions.compactMap { $0 as? any MenuFingerDragger } ?? []
    if let holder { candidates.append(holder) }
    dragger = candidates.first { $0.beginDrag(from: windowPoint) }
    guard let dragger else { return false }
    overlay?.close()
    dragger.drag(to: point)
    return true
  }

  /// Highlights the element under the finger.
  func fingerMoved(to point: CGPoint) {
    if let dragger, dragger.isDragging {
      dragger.drag(to: point)
    } else {
      overlay?.track(to: point)
    }
  }

  /// Performs the element under the finger, if it has moved there.
  func fingerLifted(at point: CGPoint?) {
    isFingerDown = false
    if let dragger, dragger.isDragging {
      dragger.endDrag(commits: point != nil)
    } else if let point {
      overlay?.release(at: point)
    } else {
      overlay?.highlight(nil)
    }
  }

  /// Called after the gesture has ended or was not allowed to begin.
  func gestureEnded() {
    if overlay == nil, !isFingerDown { configuration = nil }
    if let dragger, dragger.isDragging { dragger.endDrag(commits: false) }
    dragger = nil
  }
}

extension UIContextMenuInteraction: SystemInteraction {
  func viewDidChangeWindow() {
    guard overlay != nil else { return }
    // A bar removes its buttons and adds them again.
    NextTurn.run { [weak self] in
      guard let self, let overlay, overlay.window !== view?.window else { return }
      overlay.close()
    }
  }
}

extension UIContextMenuInteraction: MenuOverlayOwner {
  func menuAnchor() -> CGRect? {
    guard let view, view.window != nil else { return overlay == nil ? nil : previewFrame }
    if let clickAnchor { return clickAnchor }
    if let configuration, let control { return control.menuAnchor(for: configuration) }
    return view.convert(view.bounds, to: nil)
  }

  func menuWillPerform(_ leaf: any MenuLeafElement, in menu: UIMenu) {
    control?.menuWillPerform(leaf, in: menu)
    let outermost = menu.menus(around: leaf)?.first { $0.options.contains(.singleSelection) }
    outermost?.select(leaf)
  }

  func menuWillClose(_ animator: MenuAnimator) -> CGRect? {
    guard let configuration else { return nil }
    var frame: CGRect?
    if overlay?.preview != nil {
      let preview = delegate?.contextMenuInteraction(
        self, configuration: configuration,
        dismissalPreviewForItemWithIdentifier: configuration.identifier)
      if let preview {
        frame = preview.frameInWindow
      } else if holder == nil, let view, view.window != nil {
        frame = view.convert(view.bounds, to: nil)
      }
    }
    delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    return frame
  }

  func menuWillCommit(_ animator: MenuAnimator) {
    guard let configuration else { return }
    delegate?.contextMenuInteraction(
      self, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func menuDidClose() {
    overlay = nil
    configuration = nil
  }
}
