/// A transition between two view controllers of a navigation controller.
@MainActor
final class NavigationTransition: TransitionCoordinator {
  /// The duration, in seconds: chosen.
  static let duration: TimeInterval = 0.35
  /// The opacity of the shade on the lower view: chosen.
  static let shade: CGFloat = 0.1

  let from: UIViewController?
  let to: UIViewController
  let isPush: Bool
  /// A Boolean value that indicates whether the view controllers get appearance callbacks.
  let notifiesAppearance: Bool
  /// The change of the bar.
  var barChange: NavigationBarChange?
  /// The stack to return to if the transition is cancelled.
  var stackBefore: [UIViewController] = []
  /// The shade on the lower view.
  let shadeView = UIView()

  private(set) var animator: UIViewPropertyAnimator?
  private var didEnd: ((_ isCancelled: Bool) -> Void)?

  init(
    from: UIViewController?, to: UIViewController, isPush: Bool, isAnimated: Bool,
    notifiesAppearance: Bool, in container: UIView
  ) {
    self.from = from
    self.to = to
    self.isPush = isPush
    self.notifiesAppearance = notifiesAppearance
    super.init(
      from: from, to: to, in: container, isAnimated: isAnimated, duration: Self.duration)
    shadeView.backgroundColor = .black
    shadeView.isUserInteractionEnabled = false
  }

  // MARK: Coordination

  override var transitionDuration: TimeInterval { context?.duration ?? super.transitionDuration }

  override var isInteractive: Bool { context?.isInteractive ?? isAdvancedByGesture }
  /// A Boolean value that indicates whether the swipe from the edge advances the animation.
  private var isAdvancedByGesture = false

  override func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to.viewIfLoaded
    default: nil
    }
  }

  override var percentComplete: CGFloat {
    context?.percentComplete ?? animator?.fractionComplete ?? (isAnimated ? 0 : 1)
  }

  // MARK: Time

  /// Performs the changes, animated if the transition is.
  ///
  /// - Parameter isInteractive: A Boolean value that indicates whether a gesture advances the
  ///   animation.
  func run(
    _ changes: @escaping () -> Void, isInteractive: Bool,
    didEnd: @escaping (_ isCancelled: Bool) -> Void
  ) {
    self.didEnd = didEnd
    let all = { [self] in
      changes()
      runAlongside()
    }
    guard isAnimated else {
      all()
      return end(isCancelled: false)
    }
    let animator = UIViewPropertyAnimator(duration: Self.duration, curve: .easeInOut)
    self.animator = animator
    animator.addAnimations(all)
    animator.addCompletion { [weak self] in self?.end(isCancelled: $0 == .start) }
    if isInteractive {
      isAdvancedByGesture = true
      animator.fractionComplete = 0
    } else {
      animator.startAnimation()
    }
  }

  /// Performs the changes alongside an animator of the app.
  func run(
    _ context: TransitionContext, alongside changes: @escaping () -> Void,
    didEnd: @escaping (_ isCancelled: Bool) -> Void
  ) {
    self.didEnd = didEnd
    run(context, changes: changes) { self.end(isCancelled: !$0) }
  }

  /// Displays a fraction of the transition.
  func advance(to fraction: CGFloat) {
    if didEnd != nil { animator?.fractionComplete = fraction }
  }

  /// Completes or reverses a transition that a gesture has advanced.
  func release(completes: Bool) {
    guard let animator, didEnd != nil else { return }
    isAdvancedByGesture = false
    interactionDidChange()
    if !completes { animator.isReversed = true }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  /// Completes the transition at once.
  func finishNow() {
    if let context { return context.finishNow() }
    guard let animator, animator.state == .active else { return }
    animator.stopAnimation(false)
    animator.finishAnimation(at: .end)
  }

  /// Ends the transition of the stack before the completions run.
  override func end(isCancelled: Bool) {
    guard let didEnd else { return }
    self.didEnd = nil
    noteEnd(isCancelled: isCancelled)
    didEnd(isCancelled)
    runCompletions()
  }
}
