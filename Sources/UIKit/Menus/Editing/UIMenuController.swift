/// The edit menu of iOS 15 and earlier. iOS 16 replaced it by ``UIEditMenuInteraction``.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uimenucontroller
///
/// The menu has the standard edit actions and the items of the app that the first responder, or
/// else the view of the menu, performs with its responder chain. It looks like the menu of
/// ``UIEditMenuInteraction``, as on iOS 16 and later.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
  private static let instance = UIMenuController()

  /// The menu.
  open class var shared: UIMenuController { instance }

  /// The sides of the menu at which its target is.
  public enum ArrowDirection: Int, Sendable {
    /// The menu is above the target if there is room, and otherwise below it.
    case `default` = 0
    /// The menu is below the target.
    case up = 1
    /// The menu is above the target.
    case down = 2
    /// The menu is to the right of the target.
    case left = 3
    /// The menu is to the left of the target.
    case right = 4
  }

  /// The items of the app, behind the standard actions. The default is `nil`.
  open var menuItems: [UIMenuItem]? { didSet { update() } }
  /// The side of the menu at which its target is. The default is `default`.
  open var arrowDirection = ArrowDirection.default
  private var overlay: EditMenuOverlay?
  private weak var targetView: UIView?
  private var targetRect = CGRect.zero

  /// A Boolean value that indicates whether the menu is displayed. Setting it displays or hides the
  /// menu, for the rectangle of ``setTargetRect(_:in:)``.
  open var isMenuVisible: Bool {
    get { overlay != nil }
    set { setMenuVisible(newValue, animated: false) }
  }

  /// The frame of the menu on the screen; zero if it is not displayed.
  open var menuFrame: CGRect {
    overlay?.layoutIfNeeded()
    return overlay?.barFrame ?? .zero
  }

  /// Sets the rectangle that the menu does not cover, in the coordinates of a view.
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
    self.targetRect = targetRect
    self.targetView = targetView
    overlay?.setNeedsLayout()
  }

  /// Displays the menu for a rectangle in the coordinates of a view.
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }

  /// Hides the menu if it is displayed for a view.
  open func hideMenu(from targetView: UIView) {
    if targetView === self.targetView { hideMenu() }
  }

  /// Hides the menu.
  open func hideMenu() { setMenuVisible(false, animated: true) }

  /// Displays or hides the menu. Without actions, nothing is displayed.
  ///
  /// - Parameter animated: The menu fades in any case, as on iOS 16 and later.
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    guard menuVisible else {
      overlay?.close()
      return
    }
    guard let targetView, let window = targetView.window else { return }
    let overlay = EditMenuOverlay(
      menu(for: targetView), responder: targetView, sender: self, direction: direction
    ) { [weak self] in
      guard let self, let view = self.targetView, view.window != nil else { return nil }
      return view.convert(targetRect, to: nil)
    }
    guard overlay.hasItems else { return }
    NotificationCenter.default.post(name: Self.willShowMenuNotification, object: self)
    self.overlay = overlay
    overlay.willClose = { [weak self] _ in self?.menuWillClose() }
    let animator = MenuAnimator()
    animator.addCompletion { [weak self] in
      NotificationCenter.default.post(name: Self.didShowMenuNotification, object: self)
    }
    overlay.open(in: window, animator)
  }

  /// Reads the actions that the responder chain performs again.
  open func update() {
    guard let overlay, let targetView else { return }
    overlay.show(menu(for: targetView))
    if !overlay.hasItems { overlay.close() }
  }

  private func menu(for view: UIView) -> UIMenu {
    let responder = view.window?.firstResponder ?? view
    let own = (menuItems ?? []).map { UICommand(title: $0.title, action: $0.action) }
    return UIMenu(children: StandardEditMenu.elements(for: responder) + own)
  }

  private var direction: UIEditMenuArrowDirection {
    UIEditMenuArrowDirection(rawValue: arrowDirection.rawValue) ?? .automatic
  }

  private func menuWillClose() {
    guard let overlay else { return }
    self.overlay = nil
    NotificationCenter.default.post(name: Self.willHideMenuNotification, object: self)
    overlay.closingAnimator.addCompletion { [weak self] in
      NotificationCenter.default.post(name: Self.didHideMenuNotification, object: self)
    }
  }

  /// Posted before the menu appears.
  public nonisolated static let willShowMenuNotification = Notification.Name(
    "UIMenuControllerWillShowMenuNotification")
  /// Posted after the menu has appeared.
  public nonisolated static let didShowMenuNotification = Notification.Name(
    "UIMenuControllerDidShowMenuNotification")
  /// Posted before the menu disappears.
  public nonisolated static let willHideMenuNotification = Notification.Name(
    "UIMenuControllerWillHideMenuNotification")
  /// Posted after the menu has disappeared.
  public nonisolated static let didHideMenuNotification = Notification.Name(
    "UIMenuControllerDidHideMenuNotification")
}
