/// An alert in the middle of the screen, or an action sheet at its bottom.
///
///     let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
///     alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in delete() })
///     alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
///     present(alert, animated: true)
///
/// A test taps a button by `HostedScreen.tap(on:)` and `HostedScreen.view(label:)`.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uialertcontroller
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// The kind of an alert.
  public enum Style: Int, Sendable {
    /// Choices at the bottom of the screen.
    case actionSheet = 0
    /// A message in the middle of the screen.
    case alert = 1
  }

  /// The kind of the alert.
  public private(set) var preferredStyle = Style.alert
  /// The text below the title; `nil` for none.
  open var message: String? { didSet { contentDidChange() } }
  open override var title: String? { didSet { contentDidChange() } }

  /// The choices, in the order of their addition.
  public private(set) var actions: [UIAlertAction] = []
  /// The action that the Return key performs, displayed prominently; one of ``actions``. The
  /// default is `nil`.
  open var preferredAction: UIAlertAction? { didSet { contentDidChange() } }
  /// The text fields, in the order of their addition; `nil` for none.
  public private(set) var textFields: [UITextField]?

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below the title.
  ///   - preferredStyle: The kind of the alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }

  /// Adds a choice.
  ///
  /// - Precondition: At most one action has the style `cancel`; otherwise UIKit also raises an
  ///   exception.
  open func addAction(_ action: UIAlertAction) {
    require(
      action.style != .cancel || cancelAction == nil,
      "The alert '\(title ?? "")' with \(actions.count) action(s) already has the cancel action "
        + "'\(cancelAction?.title ?? "")'; add '\(action.title ?? "")' with another style.")
    action.alert = self
    actions.append(action)
    contentDidChange()
  }

  /// Adds a text field.
  ///
  /// - Parameter configurationHandler: A closure called with the field before it is displayed.
  /// - Precondition: The style is `alert`; otherwise UIKit also raises an exception.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    require(
      preferredStyle == .alert,
      "The action sheet '\(title ?? "")' cannot have text fields; create it with the style 'alert'."
    )
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 17)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    contentDidChange()
  }

  /// The actions that the alert displays: a popover has none that changes nothing.
  var shownActions: [UIAlertAction] {
    presentation.own is AlertPopoverController ? actions.filter { $0.style != .cancel } : actions
  }

  /// The action that changes nothing; `nil` for none.
  var cancelAction: UIAlertAction? { actions.first { $0.style == .cancel } }

  /// Dismisses the alert for a choice, and performs it.
  func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    guard presentation.own?.isShown ?? false else { return }
    dismiss(animated: true) { action.perform() }
  }

  /// The return key, if there is a preferred action.
  open override var keyCommands: [UIKeyCommand]? {
    guard preferredAction != nil else { return super.keyCommands }
    let perform = Selector(
      "choosePreferredAction()", UIAlertController.choosePreferredAction)
    return [UIKeyCommand(input: "\r", modifierFlags: [], action: perform)]
      + (super.keyCommands ?? [])
  }

  private func choosePreferredAction() {
    if let preferredAction { choose(preferredAction) }
  }

  /// Displays the present title, message, actions and text fields.
  func contentDidChange() {
    guard let alertView else { return }
    alertView.show(self)
    alertView.superview?.setNeedsLayout()
  }

  open override func loadView() {
    let view = AlertView()
    self.view = view
    view.show(self)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textFields?.first?.becomeFirstResponder()
  }

  override func makePresentationController() -> UIPresentationController {
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
    if preferredStyle == .actionSheet, traitCollection.userInterfaceIdiom == .pad {
      return AlertPopoverController(presented: self)
    }
    return AlertPresentationController(presented: self, style: .overFullScreen)
  }

  // MARK: Members that apps override in extensions

  open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
  open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
}

/// The presentation of an alert.
final class AlertPresentationController: UIPresentationController {
  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override var dimmingColor: UIColor? { .black.withAlphaComponent(0.2) }

  /// An alert is in the middle of the safe area. An action sheet is at its bottom, 8 points from
  /// the sides and from an edge without a safe area (chosen), and as wide as an alert on a large
  /// screen (chosen).
  override var frameOfPresentedViewInContainerView: CGRect {
    guard let container = containerView, let alert, let view = alert.viewIfLoaded as? AlertView
    else { return .zero }
    let room = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 0, dy: 8)
    let isWide = container.traitCollection.horizontalSizeClass == .regular
    let width =
      alert.preferredStyle == .alert || isWide
      ? min(AlertView.width, container.bounds.width - 16) : container.bounds.width - 16
    let height = min(view.height(in: width), room.height)
    let y = alert.preferredStyle == .alert ? room.midY - height / 2 : room.maxY - height
    let scale = container.traitCollection.roundingScale
    return CGRect(
      x: PixelRounding.snapped((container.bounds.width - width) / 2, scale: scale),
      y: PixelRounding.snapped(y, scale: scale), width: width, height: height)
  }

  /// A tap beside an action sheet cancels it.
  override func userDidTapBeside() {
    if alert?.preferredStyle == .actionSheet { dismissByUser() }
  }

  /// Chooses the action that changes nothing, if there is one.
  @discardableResult
  override func dismissByUser() -> Bool {
    guard let alert, let cancel = alert.cancelAction else { return false }
    alert.choose(cancel)
    return true
  }
}
