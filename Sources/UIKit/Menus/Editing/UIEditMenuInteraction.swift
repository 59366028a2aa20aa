/// The edit menu of a view: a bar with the actions for a selection.
///
///     let interaction = UIEditMenuInteraction(delegate: self)
///     view.addInteraction(interaction)
///     interaction.presentEditMenu(
///       with: UIEditMenuConfiguration(identifier: nil, sourcePoint: point))
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uieditmenuinteraction
///
/// The menu has the standard edit actions that the first responder, or else the view, performs with
/// its responder chain, unless the delegate returns another one. A choice or a touch beside the
/// menu dismisses it; the touch also reaches what is under it. Actions are titles in a row: those
/// without room are behind an arrow.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// The object that provides the menus. It is not retained.
  open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?
  /// The view of the interaction; `nil` if it has none.
  open private(set) weak var view: UIView?

  private(set) var overlay: EditMenuOverlay?
  private var configuration: UIEditMenuConfiguration?
  /// The time at which a touch beside the menu dismissed it last.
  private(set) var touchDismissal: TimeInterval?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: The object that provides the menus. It is not retained.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Dismisses the menu, unless the view stays.
  open func willMove(to view: UIView?) {
    if view !== self.view { dismissMenu() }
  }

  /// Keeps the view, which is not retained.
  open func didMove(to view: UIView?) { self.view = view }

  /// Displays the menu for a configuration in place of an earlier one. Without actions, or without
  /// a window, nothing is displayed.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    dismissMenu()
    guard let view, let window = view.window, let menu = menu(for: configuration) else { return }
    let overlay = EditMenuOverlay(
      menu, responder: view, sender: self, direction: configuration.preferredArrowDirection
    ) { [weak self] in self?.targetRect }
    guard overlay.hasItems else { return }
    self.configuration = configuration
    self.overlay = overlay
    let animator = MenuAnimator()
    delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
    overlay.willClose = { [weak self] isByTouch in self?.menuWillClose(isByTouch: isByTouch) }
    overlay.open(in: window, animator)
  }

  /// Removes the menu; does nothing if none is displayed.
  open func dismissMenu() { overlay?.close() }

  /// Requests the menu from the delegate again, and displays it; does nothing if none is displayed.
  open func reloadVisibleMenu() {
    guard let overlay, let configuration else { return }
    if let menu = menu(for: configuration) { overlay.show(menu) }
    if !overlay.hasItems { overlay.close() }
  }

  /// Moves the menu to the present target rectangle; does nothing if none is displayed.
  open func updateVisibleMenuPosition(animated: Bool) {
    guard let overlay else { return }
    overlay.setNeedsLayout()
    guard animated else { return overlay.layoutIfNeeded() }
    UIView.animate(withDuration: MenuMetrics.duration) { overlay.layoutIfNeeded() }
  }

  /// Returns the source point of the displayed menu in the coordinates of a view; of the window if
  /// the view is `nil`. Without a menu, the point is at infinity.
  open func location(in view: UIView?) -> CGPoint {
    guard let configuration, overlay != nil, let own = self.view else {
      return CGPoint(x: CGFloat.infinity, y: .infinity)
    }
    return own.convert(configuration.sourcePoint, to: view)
  }

  private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
    guard let view else { return nil }
    let suggested = StandardEditMenu.elements(for: view.window?.firstResponder ?? view)
    return delegate?.editMenuInteraction(
      self, menuFor: configuration, suggestedActions: suggested) ?? UIMenu(children: suggested)
  }

  /// The rectangle that the menu does not cover, in the coordinates of the window.
  private var targetRect: CGRect? {
    guard let view, view.window != nil, let configuration else { return nil }
    let rect =
      delegate?.editMenuInteraction(self, targetRectFor: configuration)
      ?? CGRect(origin: configuration.sourcePoint, size: .zero)
    return view.convert(rect, to: nil)
  }

  private func menuWillClose(isByTouch: Bool) {
    guard let configuration, let overlay else { return }
    touchDismissal = isByTouch ? overlay.window?.animationClock.now : nil
    self.overlay = nil
    self.configuration = nil
    delegate?.editMenuInteraction(
      self, willDismissMenuFor: configuration, animator: overlay.closingAnimator)
  }
}

extension UIEditMenuInteraction: SystemInteraction {
  func viewDidChangeWindow() { dismissMenu() }

  /// Edit menus are presented by the app.
  func openByKeyboard(at point: CGPoint) -> Bool { false }
}
