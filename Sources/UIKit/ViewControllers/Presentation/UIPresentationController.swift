/// The presentation of a view controller: its area, its movement, and its end.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uipresentationcontroller
///
/// Presentation controllers of an app's own are not supported.
@preconcurrency @MainActor
open class UIPresentationController: NSObject {
  /// The stage of a presentation.
  enum Stage {
    case waiting, presenting, presented, dismissing, over
  }

  /// The presented view controller. It is retained from the beginning of the presentation to its
  /// end.
  public private(set) unowned var presentedViewController: UIViewController
  private var retained: UIViewController?
  /// The presenter: the root of the hierarchy of the view controller that began the presentation.
  public private(set) weak var presenter: UIViewController?
  /// The manner of the presentation.
  public let presentationStyle: UIModalPresentationStyle
  /// The object that is asked and notified about the user's dismissal. It is not retained.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  private(set) var stage = Stage.waiting
  /// A Boolean value that indicates whether `viewDidAppear(_:)` is being called.
  private var isTellingOfAppearance = false
  /// A Boolean value that indicates whether the presentation begins, up to the end of the call of
  /// `viewDidAppear(_:)`.
  var isBeginning: Bool { stage == .presenting || stage == .presented && isTellingOfAppearance }
  private(set) var container: PresentationContainer?
  /// The number of the current movement; completions of earlier ones are ignored.
  private var movement = 0
  private var completions: [() -> Void] = []

  /// The duration of the movement, in seconds (chosen).
  static let duration: TimeInterval = 0.4

  init(presented: UIViewController, style: UIModalPresentationStyle) {
    presentedViewController = presented
    presentationStyle = style
    super.init()
  }

  /// The presenter.
  ///
  /// - Precondition: The presentation has begun.
  open var presentingViewController: UIViewController {
    guard let presenter else {
      fatalError(
        "\(type(of: presentedViewController)) has no presenter, because its presentation has not "
          + "begun or its presenter was released; read 'presentingViewController' of the view "
          + "controller, which is optional.")
    }
    return presenter
  }

  /// The view that contains the presented one; `nil` outside of the presentation.
  open var containerView: UIView? { container }
  /// The presented view; `nil` if it is not loaded.
  open var presentedView: UIView? { presentedViewController.viewIfLoaded }

  /// The frame of the presented view, in the coordinates of the container. The default is the whole
  /// container.
  open var frameOfPresentedViewInContainerView: CGRect { container?.bounds ?? .zero }

  // MARK: Adaptation

  /// The style of the presentation in an environment of compact width, or `none` to keep the
  /// style. A popover has another one.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// Returns the style of the presentation in an environment with traits, or `none` to keep the
  /// style. A popover has another one.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  // MARK: Hooks for this module

  /// The presentation for which this one stands, because it adapted to the traits; `nil` for none.
  /// It is retained to the end of the presentation.
  var represented: UIPresentationController?
  /// The presentation that the app knows.
  var reported: UIPresentationController { represented ?? self }
  /// The delegate, or else the delegate of the presentation for which this one stands.
  private var askedDelegate: (any UIAdaptivePresentationControllerDelegate)? {
    delegate ?? represented?.delegate
  }

  /// Retains the presented view controller before the presentation begins.
  func keepPresented() { retained = presentedViewController }

  /// Returns the presentation for an environment with traits: this one, or one for which it stands.
  func adapted(to traits: UITraitCollection) -> UIPresentationController { self }
  /// The movement of the presented view.
  var transition: UIModalTransitionStyle { presentedViewController.modalTransitionStyle }
  /// Called before the presentation in a window begins.
  func willPresent(in window: UIWindow) {}
  /// Called after the presented view got its frame.
  func didPlace(_ view: UIView) {}
  /// Called at the end of the presentation.
  func didEnd() {}
  /// Returns whether touches at a point of a view are for what is behind the presentation.
  func passesThrough(_ point: CGPoint, in view: UIView) -> Bool { false }
  /// Returns whether the user may dismiss the presentation, after the delegate was asked.
  func mayBeDismissedByUser() -> Bool { true }
  /// Called after the user's dismissal, before the delegate is notified.
  func wasDismissedByUser() {}

  /// The rectangle and the scale of the presented view.
  var placement: SheetPlacement { SheetPlacement(frame: frameOfPresentedViewInContainerView) }
  /// The color behind the presented view; `nil` for none.
  var dimmingColor: UIColor? { nil }
  /// A Boolean value that indicates whether touches beside the presented view are for what is
  /// behind it.
  var passesTouchesThrough: Bool { false }
  /// Called for a tap beside the presented view.
  func userDidTapBeside() {}
  /// The recognizers of the container.
  func makeRecognizers() -> [UIGestureRecognizer] { [] }
  /// Prepares the presented view, before it is shown for the first time.
  func decorate(_ view: UIView) {}

  // MARK: Presentation

  /// Presents the view controller.
  ///
  /// - Parameters:
  ///   - presenter: The presenter, whose view is in a window.
  ///   - area: The view whose area is covered; `nil` for the window.
  func present(
    from presenter: UIViewController, over area: UIView?, in window: UIWindow, animated: Bool,
    completion: (() -> Void)?
  ) {
    willPresent(in: window)
    self.presenter = presenter
    represented?.presenter = presenter
    retained = presentedViewController
    stage = .presenting
    if let completion { completions.append(completion) }
    let container = PresentationContainer(self, area: area)
    self.container = container
    presentedViewController.loadViewIfNeeded()
    if presentationStyle.removesPresenter {
      presenter.beginDisappearance(animated: animated)
    }
    show(in: window, animated: animated)
    move(
      animated: animated, from: { container.hidePresented() }, to: { container.placeViews() },
      completion: { [weak self] in self?.didPresent() })
  }

  /// Adds the container and the presented view to a window.
  private func show(in window: UIWindow, animated: Bool) {
    guard let container, let view = presentedViewController.view else { return }
    container.frame = container.area(in: window)
    decorate(view)
    presentedViewController.beginAppearance(animated: animated) {
      container.add(view)
      window.addSubview(container)
      window.updateStatusBar()
      container.layoutIfNeeded()
    }
  }

  private func didPresent() {
    stage = .presented
    isTellingOfAppearance = true
    presentedViewController.endAppearance()
    isTellingOfAppearance = false
    if presentationStyle.removesPresenter { presenter?.leaveWindow() }
    runCompletions()
  }

  // MARK: Dismissal

  /// Dismisses the view controller, and those presented by it.
  func dismiss(animated: Bool, completion: (() -> Void)?) {
    finishMovement()
    guard stage == .presented, let container else { return }
    presentedViewController.presentation.shown?.dismiss(animated: false, completion: nil)
    stage = .dismissing
    if let completion { completions.append(completion) }
    presentedViewController.view.endEditing(true)
    presentedViewController.beginDisappearance(animated: animated)
    if presentationStyle.removesPresenter, let presenter, let window = container.window {
      presenter.beginAppearance(animated: animated) {
        presenter.view.frame = window.bounds
        window.insertSubview(presenter.view, belowSubview: container)
        window.layoutIfNeeded()
      }
    }
    move(
      animated: animated, from: {}, to: { container.hidePresented() },
      completion: { [weak self] in self?.didDismiss() })
  }

  private func didDismiss() {
    let window = container?.window
    if presentationStyle.removesPresenter { presenter?.endAppearance() }
    container?.removeFromSuperview()
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    stage = .over
    container = nil
    didEnd()
    presenter?.presentation.shown = nil
    presentedViewController.presentation.own = nil
    window?.updateStatusBar()
    runCompletions()
    represented = nil
    retained = nil
  }

  /// Takes the views from the window, which was hidden or has another root view controller.
  func leaveWindow() {
    finishMovement()
    presentedViewController.presentation.shown?.leaveWindow()
    container?.removeFromSuperview()
  }

  /// Shows the views in a window that was hidden before.
  func enter(_ window: UIWindow) {
    guard stage == .presented, container?.window == nil else { return }
    show(in: window, animated: false)
    presentedViewController.endAppearance()
    if presentationStyle.removesPresenter { presenter?.leaveWindow() }
    presentedViewController.presentation.shown?.enter(window)
  }

  // MARK: Movement

  private func move(
    animated: Bool, from start: () -> Void, to end: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    movement += 1
    pendingEnd = completion
    guard animated, UIView.areAnimationsEnabled, container?.window != nil else {
      UIView.performWithoutAnimation(end)
      return finishMovement()
    }
    UIView.performWithoutAnimation(start)
    let number = movement
    UIView.animate(
      withDuration: Self.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: end
    ) { [weak self] _ in
      guard let self, self.movement == number else { return }
      finishMovement()
    }
  }

  /// The end of the movement in progress; `nil` if there is none.
  private var pendingEnd: (() -> Void)?

  /// Ends a movement in progress at once.
  private func finishMovement() {
    let end = pendingEnd
    pendingEnd = nil
    end?()
  }

  private func runCompletions() {
    let waiting = completions
    completions = []
    for completion in waiting { completion() }
  }

  // MARK: Dismissal by the user

  /// A Boolean value that indicates whether the view controller is presented, or on its way.
  var isShown: Bool { stage == .presenting || stage == .presented }

  /// Dismisses the presentation for the user, unless the app prevents it.
  ///
  /// - Returns: A Boolean value that indicates whether the presentation is being dismissed.
  @discardableResult
  func dismissByUser() -> Bool {
    guard isShown else { return false }
    let (reported, delegate) = (reported, askedDelegate)
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(reported) ?? true,
      reported.mayBeDismissedByUser()
    else {
      delegate?.presentationControllerDidAttemptToDismiss(reported)
      return false
    }
    delegate?.presentationControllerWillDismiss(reported)
    dismiss(animated: true) {
      reported.wasDismissedByUser()
      delegate?.presentationControllerDidDismiss(reported)
    }
    return true
  }
}
