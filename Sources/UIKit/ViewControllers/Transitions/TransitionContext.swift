/// A transition from one view controller to another with an animator of the app.
final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// A view controller of the transition, its view, and the frames of the view.
  struct Member {
    var controller: UIViewController?
    /// The view; `nil` if it stays in its position.
    var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let containerView: UIView
  let from: Member
  let to: Member
  let presentationStyle: UIModalPresentationStyle
  private(set) var animator: (any UIViewControllerAnimatedTransitioning)?
  private var interaction: (any UIViewControllerInteractiveTransitioning)?
  private(set) var isInteractive = false
  private(set) var transitionWasCancelled = false
  /// The duration of the animator, in seconds.
  private(set) var duration: TimeInterval = 0
  private(set) var percentComplete: CGFloat = 0
  private var didEnd: ((_ isCompleted: Bool) -> Void)?
  private var alongside: (() -> Void)?
  /// Called when the interactive part ends or begins.
  var interactionDidChange: () -> Void = {}

  init(
    from: Member, to: Member, in container: UIView, style: UIModalPresentationStyle,
    animator: any UIViewControllerAnimatedTransitioning,
    interaction: (any UIViewControllerInteractiveTransitioning)?
  ) {
    self.from = from
    self.to = to
    containerView = container
    presentationStyle = style
    self.animator = animator
    self.interaction = interaction
    super.init()
    duration = max(0, animator.transitionDuration(using: self))
    isInteractive = interaction?.wantsInteractiveStart ?? false
  }

  var isAnimated: Bool { true }
  var targetTransform: CGAffineTransform { .identity }

  /// Begins the transition.
  ///
  /// - Parameters:
  ///   - alongside: A closure with changes that are animated with the transition.
  ///   - didEnd: A closure that is called once at the end, with whether it was completed.
  func start(
    alongside: @escaping () -> Void, didEnd: @escaping (_ isCompleted: Bool) -> Void
  ) {
    self.alongside = alongside
    self.didEnd = didEnd
    if let animator { duration = max(0, animator.transitionDuration(using: self)) }
    if isInteractive, let interaction {
      interaction.startInteractiveTransition(self)
      // Objects that are not driven by percentages animate nothing by themselves.
      runAlongside()
    } else {
      runAlongside()
      animator?.animateTransition(using: self)
    }
  }

  /// Performs the changes alongside the transition, if they were not performed before.
  func runAlongside() {
    guard let alongside else { return }
    self.alongside = nil
    UIView.animate(
      withDuration: duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction],
      animations: alongside)
  }

  /// Ends the transition at once, if it is not over.
  func finishNow() { completeTransition(!transitionWasCancelled) }

  /// A Boolean value that indicates whether the transition was completed or taken back.
  var isOver: Bool { didEnd == nil }

  func completeTransition(_ didComplete: Bool) {
    guard let didEnd else { return }
    self.didEnd = nil
    runAlongside()
    if !didComplete { transitionWasCancelled = true }
    isInteractive = false
    percentComplete = didComplete ? 1 : 0
    let animator = animator
    didEnd(didComplete)
    animator?.animationEnded(didComplete)
    self.animator = nil
    interaction = nil
  }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    self.percentComplete = percentComplete
  }

  func finishInteractiveTransition() { endInteraction(isCancelled: false) }

  func cancelInteractiveTransition() { endInteraction(isCancelled: true) }

  private func endInteraction(isCancelled: Bool) {
    guard isInteractive else { return }
    isInteractive = false
    transitionWasCancelled = isCancelled
    interactionDidChange()
  }

  func pauseInteractiveTransition() {
    guard !isInteractive, interaction != nil, !isOver else { return }
    isInteractive = true
    interactionDidChange()
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from.controller
    case .to: to.controller
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: from.view
    case .to: to.view
    default: nil
    }
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    vc === from.controller ? from.initialFrame : vc === to.controller ? to.initialFrame : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    vc === from.controller ? from.finalFrame : vc === to.controller ? to.finalFrame : .zero
  }
}
