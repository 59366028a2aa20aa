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

  var transitionDuration: TimeInterval { isAnimated ? Self.duration : 0 }

  var percentComplete: CGFloat { animator?.fractionComplete ?? (isAnimated ? 0 : 1) }

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
      animator.fractionComplete = 0
    } else {
      animator.startAnimation()
    }
  }

  /// Displays a fraction of the transition.
  func advance(to fraction: CGFloat) {
    if didEnd != nil { animator?.fractionComplete = fraction }
  }

  /// Completes or reverses a transition that a gesture has advanced.
  func release(completes: Bool) {
    guard let animator, didEnd != nil else { return }
    if !completes { animator.isReversed = true }
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
  }

  /// Completes the transition at once.
  func finishNow() {
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
