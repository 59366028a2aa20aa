/// A transition between two view controllers of a navigation controller.
@MainActor
final class NavigationTransition: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The duration, in seconds: chosen.
  static let duration: TimeInterval = 0.35
  /// The opacity of the shade on the lower view: chosen.
  static let shade: CGFloat = 0.1

  let from: UIViewController?
  let to: UIViewController
  let isPush: Bool
  let isAnimated: Bool
  /// A Boolean value that indicates whether the view controllers get appearance callbacks.
  let notifiesAppearance: Bool
  let containerView: UIView
  /// The change of the bar.
  var barChange: NavigationBarChange?
  /// The stack to return to if the transition is cancelled.
  var stackBefore: [UIViewController] = []
  /// The shade on the lower view.
  let shadeView = UIView()

  private(set) var animator: UIViewPropertyAnimator?
  /// The transition with an animator of the app; `nil` for the system's movement.
  private(set) var context: TransitionContext?
  private var interactionHandlers: [Step] = []
  private var alongside: [Step] = []
  private var completions: [Step] = []
  private(set) var isCancelled = false
  private var didEnd: ((_ isCancelled: Bool) -> Void)?

  init(
    from: UIViewController?, to: UIViewController, isPush: Bool, isAnimated: Bool,
    notifiesAppearance: Bool, in container: UIView
  ) {
    self.from = from
    self.to = to
    self.isPush = isPush
    self.isAnimated = isAnimated
    self.notifiesAppearance = notifiesAppearance
    containerView = container
    super.init()
    shadeView.backgroundColor = .black
    shadeView.isUserInteractionEnabled = false
  }

  // MARK: Coordination

  var transitionDuration: TimeInterval {
    context?.duration ?? (isAnimated ? Self.duration : 0)
  }

  var isInteractive: Bool { context?.isInteractive ?? isAdvancedByGesture }
  /// A Boolean value that indicates whether the swipe from the edge advances the animation.
  private var isAdvancedByGesture = false

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from?.viewIfLoaded
    case .to: to.viewIfLoaded
    default: nil
    }
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append(handler) }

  var percentComplete: CGFloat {
    context?.percentComplete ?? animator?.fractionComplete ?? (isAnimated ? 0 : 1)
  }

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
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
      for step in alongside { step(self) }
      alongside = []
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
    self.context = context
    context.interactionDidChange = { [unowned self] in interactionDidChange() }
    context.start {
      changes()
      for step in self.alongside { step(self) }
      self.alongside = []
    } didEnd: {
      self.end(isCancelled: !$0)
    }
  }

  private func interactionDidChange() {
    for handler in interactionHandlers { handler(self) }
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

  private func end(isCancelled: Bool) {
    guard let didEnd else { return }
    self.didEnd = nil
    self.isCancelled = isCancelled
    didEnd(isCancelled)
    let completions = completions
    self.completions = []
    for step in completions { step(self) }
  }
}
