/// The presentation of a view controller: its area, its movement, and its end.
///
/// Apple documentation: https://developer.apple.com/documentation/uikit/uipresentationcontroller
///
/// A subclass with a frame and views of its own presents view controllers of the style `custom`:
/// the transitioning delegate returns it. The order of calls is recorded (`pc-custom-present`,
/// `pc-custom-no-animator`, `tr-present-events`).
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
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

  /// Creates a presentation controller, whose style is the presented view controller's.
  ///
  /// - Parameters:
  ///   - presentedViewController: The view controller to present.
  ///   - presentingViewController: The presenter, which is known at the latest when the
  ///     presentation begins.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    self.presentedViewController = presentedViewController
    presenter = presentingViewController
    presentationStyle = presentedViewController.modalPresentationStyle
    super.init()
  }

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

  // MARK: Traits

  /// The traits of the presentation, which the presented view inherits: the container's, or before
  /// the presentation the presenter's, with ``traitOverrides``.
  open var traitCollection: UITraitCollection {
    if let container { return container.traitCollection }
    let inherited = presenter?.traitCollection ?? UIScreen.main.traitCollection
    let overridden = inherited.values.overridden(by: overrides)
    return overridden == inherited.values ? inherited : UITraitCollection(values: overridden)
  }

  /// Called after traits of the container changed. The default does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that the presentation overrides for the presented view controller and the other
  /// views of the container.
  open var traitOverrides: any UITraitOverrides {
    get { TraitOverrides(values: overrides) }
    set { overrides = (newValue as? TraitOverrides)?.values ?? overrides }
  }

  /// The traits that replace the inherited ones for the presented view controller, or `nil` (the
  /// default) for none. Setting them replaces ``traitOverrides``. The value is copied.
  open var overrideTraitCollection: UITraitCollection? {
    get { storedOverride }
    set {
      storedOverride = newValue
      overrides = newValue?.values ?? TraitValues()
    }
  }
  private var storedOverride: UITraitCollection?

  private var overrides = TraitValues() {
    didSet { container?.traitOverrides = TraitOverrides(values: overrides) }
  }

  // MARK: Content

  /// The preferred size of the presented view controller, in points.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }

  /// Called after the preferred size of the presented view controller changed. The default lays the
  /// container out again; the views of a controller of the app's own keep their frames.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { self.container?.setNeedsLayout() }

  /// Called after constraints gave the view of the presented view controller another size. The
  /// default does nothing.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Returns the size of the presented view controller in a container of a size. The default
  /// returns `parentSize`, also for sheets (`pc-ch27-defaults`).
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called before the size of the container changes, such as for a rotation of the device. An
  /// override calls `super`, which notifies the presented view controller.
  ///
  /// Animate the views of the container alongside the coordinator, after the call of `super`.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let own = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentedViewController.viewWillTransition(to: own, with: coordinator)
    guard presentationStyle == .custom else { return }
    coordinator.animate { [weak self] _ in
      if self?.stage == .presented { self?.container?.placeViews() }
    }
  }

  /// Called before traits of the container change. An override calls `super`, which notifies the
  /// presented view controller.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { presentedViewController.willTransition(to: newCollection, with: coordinator) }

  // MARK: Adaptation

  /// The style of the presentation in an environment of compact width, or `none` to keep the
  /// style. A popover has another one.
  open var adaptivePresentationStyle: UIModalPresentationStyle { .none }

  /// Returns the style of the presentation in an environment with traits, or `none` to keep the
  /// style. A popover has another one.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }

  // MARK: Hooks for subclasses

  /// A Boolean value that indicates whether the presentation covers the window. The default is
  /// `true`.
  open var shouldPresentInFullscreen: Bool { true }
  /// A Boolean value that indicates whether the presenter's view leaves the window, and the
  /// presenter is told of its disappearance. The default is `false`, also for full screens, which
  /// remove it by their style.
  open var shouldRemovePresentersView: Bool { false }

  /// Called before the presentation, when the container exists. The default does nothing.
  ///
  /// Add views to the container here, and animate them alongside the transition coordinator of the
  /// presented view controller.
  open func presentationTransitionWillBegin() {}
  /// Called after the presentation, or with `false` after it was taken back. The default does
  /// nothing.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the dismissal. The default does nothing.
  open func dismissalTransitionWillBegin() {}
  /// Called after the dismissal, or with `false` after it was taken back. The default does nothing.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out its subviews. The default does nothing.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out its subviews. The default does nothing.
  open func containerViewDidLayoutSubviews() {}

  // MARK: Hooks for this module

  /// The view controller that began the presentation.
  weak var source: UIViewController?

  /// A Boolean value that indicates whether the presenter's view leaves the window.
  private var removesPresenter: Bool {
    presentationStyle.removesPresenter || shouldRemovePresentersView
  }

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
    if !overrides.isEmpty { container.traitOverrides = TraitOverrides(values: overrides) }
    self.container = container
    presentedViewController.loadViewIfNeeded()
    container.frame = container.area(in: window)
    let animator = animated ? appAnimator(isDismissal: false) : nil
    begin(
      from: presenter, to: presentedViewController, animated: animated,
      duration: animator?.transitionDuration(using: nil) ?? Self.duration)
    if let animator { return present(with: animator, in: window) }
    // An app's own controller adds views to a container in the window.
    if presentationStyle == .custom { window.addSubview(container) }
    presentationTransitionWillBegin()
    if removesPresenter { presenter.beginDisappearance(animated: animated) }
    show(in: window, animated: animated)
    move(
      animated: animated, from: { container.hidePresented() }, to: { container.placeViews() },
      completion: { [weak self] in self?.didPresent() })
  }

  /// Adds the container and the presented view to a window.
  private func show(in window: UIWindow, animated: Bool) {
    guard let container, let view = presentedView ?? presentedViewController.view else { return }
    container.frame = container.area(in: window)
    decorate(view)
    presentedViewController.beginAppearance(animated: animated) {
      container.add(view)
      if container.window == nil { window.addSubview(container) }
      window.updateStatusBar()
      container.layoutIfNeeded()
    }
  }

  private func didPresent() {
    stage = .presented
    presentationTransitionDidEnd(true)
    isTellingOfAppearance = true
    presentedViewController.endAppearance()
    isTellingOfAppearance = false
    if removesPresenter { presenter?.leaveWindow() }
    endCoordination(isCancelled: false)
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
    let animator = animated ? appAnimator(isDismissal: true) : nil
    begin(
      from: presentedViewController, to: presenter, animated: animated,
      duration: animator?.transitionDuration(using: nil) ?? Self.duration)
    dismissalTransitionWillBegin()
    presentedViewController.beginDisappearance(animated: animated)
    if let animator { return dismiss(with: animator) }
    if removesPresenter, let presenter, let window = container.window {
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
    dismissalTransitionDidEnd(true)
    if removesPresenter { presenter?.endAppearance() }
    leave(window)
  }

  /// Ends a presentation: removes its views, and calls the completions.
  private func leave(_ window: UIWindow?) {
    container?.removeFromSuperview()
    presentedView?.removeFromSuperview()
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    stage = .over
    container = nil
    didEnd()
    presenter?.presentation.shown = nil
    presentedViewController.presentation.own = nil
    endCoordination(isCancelled: false)
    window?.updateStatusBar()
    runCompletions()
    represented = nil
    retained = nil
  }

  // MARK: Transitions of the app

  /// The coordinator of the transition in progress; `nil` outside of one.
  private var coordinator: TransitionCoordinator?
  /// The transition in progress with an animator of the app; `nil` outside of one.
  private var context: TransitionContext?

  /// Returns the animator of the app; `nil` for the movement of the system.
  private func appAnimator(
    isDismissal: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    guard UIView.areAnimationsEnabled, let presenter,
      let delegate = presentedViewController.transitioningDelegate
    else { return nil }
    return isDismissal
      ? delegate.animationController(forDismissed: presentedViewController)
      : delegate.animationController(
        forPresented: presentedViewController, presenting: presenter, source: source ?? presenter)
  }

  private func begin(
    from: UIViewController?, to: UIViewController?, animated: Bool, duration: TimeInterval
  ) {
    guard let container else { return }
    let made = TransitionCoordinator(
      from: from, to: to, in: container, isAnimated: animated, duration: duration)
    coordinator = made
    made.attach(to: [presenter, presentedViewController])
  }

  private func endCoordination(isCancelled: Bool) {
    guard let ended = coordinator else { return }
    coordinator = nil
    context = nil
    ended.detach(from: [presenter, presentedViewController])
    ended.end(isCancelled: isCancelled)
  }

  /// Begins a transition with an animator.
  private func run(
    _ context: TransitionContext, didEnd: @escaping (_ isCompleted: Bool) -> Void
  ) {
    self.context = context
    coordinator?.run(context, didEnd: didEnd)
  }

  /// Presents the view controller with an animator.
  private func present(
    with animator: any UIViewControllerAnimatedTransitioning, in window: UIWindow
  ) {
    guard let container, let presenter, let view = presentedView ?? presentedViewController.view
    else { return }
    let interaction = presentedViewController.transitioningDelegate?
      .interactionControllerForPresentation(using: animator)
    decorate(view)
    container.expect(view)
    window.addSubview(container)
    presentationTransitionWillBegin()
    let full = container.bounds
    var from = TransitionContext.Member(
      controller: presenter, initialFrame: full, finalFrame: removesPresenter ? .zero : full)
    let frame = placement.frame
    if removesPresenter {
      presenter.beginDisappearance(animated: true)
      from.view = presenter.view
      UIView.performWithoutAnimation {
        presenter.view.frame = full
        container.insertSubview(presenter.view, at: 0)
      }
    } else {
      // Recorded: the frame that the presented view gets (`pc-custom-present`).
      from.initialFrame = frame
    }
    presentedViewController.beginAppearanceBeforeWindow()
    let to = TransitionContext.Member(
      controller: presentedViewController, view: view, finalFrame: frame)
    run(
      TransitionContext(
        from: from, to: to, in: container, style: presentationStyle, animator: animator,
        interaction: interaction)
    ) { [self] isCompleted in
      if isCompleted { didPresent(view, in: window) } else { cancelPresentation(in: window) }
    }
  }

  private func didPresent(_ view: UIView, in window: UIWindow) {
    stage = .presented
    if let container, view.superview == nil || !view.isDescendant(of: container) {
      container.add(view)
    }
    window.updateStatusBar()
    presentationTransitionDidEnd(true)
    isTellingOfAppearance = true
    presentedViewController.endAppearanceBeforeWindow()
    isTellingOfAppearance = false
    if removesPresenter { presenter?.leaveWindow() }
    container?.setNeedsLayout()
    endCoordination(isCancelled: false)
    runCompletions()
  }

  private func cancelPresentation(in window: UIWindow) {
    presentationTransitionDidEnd(false)
    presentedViewController.cancelAppearanceBeforeWindow()
    if removesPresenter { returnPresenter(to: window) }
    container?.removeFromSuperview()
    if removesPresenter { presenter?.reappear(animated: true) }
    endCoordination(isCancelled: true)
    leave(window)
  }

  /// Moves the presenter's view from the container back into the window.
  private func returnPresenter(to window: UIWindow) {
    guard let view = presenter?.viewIfLoaded, let container, view.isDescendant(of: container)
    else { return }
    UIView.performWithoutAnimation {
      view.transform = .identity
      view.frame = window.bounds
      window.insertSubview(view, belowSubview: container)
    }
  }

  /// Dismisses the view controller with an animator.
  private func dismiss(with animator: any UIViewControllerAnimatedTransitioning) {
    guard let container, let window = container.window, let presenter else { return didDismiss() }
    let interaction = presentedViewController.transitioningDelegate?
      .interactionControllerForDismissal(using: animator)
    let full = container.bounds
    let view = presentedView ?? presentedViewController.view
    let frame = view?.frame ?? full
    let from = TransitionContext.Member(
      controller: presentedViewController, view: view, initialFrame: frame, finalFrame: frame)
    var to = TransitionContext.Member(controller: presenter, finalFrame: full)
    if removesPresenter {
      presenter.view.frame = full
      to.view = presenter.view
      presenter.beginAppearanceBeforeWindow()
    } else {
      to.initialFrame = full
    }
    run(
      TransitionContext(
        from: from, to: to, in: container, style: presentationStyle, animator: animator,
        interaction: interaction)
    ) { [self] isCompleted in
      if isCompleted { didDismiss(in: window) } else { cancelDismissal() }
    }
  }

  private func didDismiss(in window: UIWindow) {
    dismissalTransitionDidEnd(true)
    if removesPresenter, let presenter {
      if presenter.view.window == nil { container?.insertSubview(presenter.view, at: 0) }
      returnPresenter(to: window)
      presenter.endAppearanceBeforeWindow()
    }
    leave(window)
  }

  private func cancelDismissal() {
    stage = .presented
    dismissalTransitionDidEnd(false)
    if removesPresenter, let presenter {
      presenter.cancelAppearanceBeforeWindow()
      presenter.viewIfLoaded?.removeFromSuperview()
    }
    presentedViewController.reappear(animated: true)
    container?.setNeedsLayout()
    endCoordination(isCancelled: true)
    runCompletions()
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
    if removesPresenter { presenter?.leaveWindow() }
    presentedViewController.presentation.shown?.enter(window)
  }

  // MARK: Movement

  private func move(
    animated: Bool, from start: () -> Void, to end: @escaping () -> Void,
    completion: @escaping () -> Void
  ) {
    movement += 1
    pendingEnd = completion
    let end = { [coordinator] in
      end()
      coordinator?.runAlongside()
    }
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
    context?.finishNow()
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
    dismiss(animated: true) { [presentedViewController] in
      presentedViewController.wasDismissedByUser()
      reported.wasDismissedByUser()
      delegate?.presentationControllerDidDismiss(reported)
    }
    return true
  }
}
