/// The coordinator of a presentation, a dismissal, or a change of tabs.
final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let isAnimated: Bool
  let transitionDuration: TimeInterval
  /// The transition with an animator of the app; `nil` for the system's movement.
  var context: TransitionContext?
  private let members: [UITransitionContextViewControllerKey: UIViewController]
  private var alongside: [Step] = []
  private var completions: [Step] = []
  private var interactionHandlers: [Step] = []
  private(set) var isCancelled = false
  private var isOver = false

  init(
    from: UIViewController?, to: UIViewController?, in container: UIView, isAnimated: Bool,
    duration: TimeInterval
  ) {
    containerView = container
    self.isAnimated = isAnimated
    transitionDuration = isAnimated ? duration : 0
    var members: [UITransitionContextViewControllerKey: UIViewController] = [:]
    members[.from] = from
    members[.to] = to
    self.members = members
    super.init()
  }

  var percentComplete: CGFloat { isOver ? 1 : context?.percentComplete ?? 0 }
  var isInteractive: Bool { context?.isInteractive ?? false }
  var presentationStyle: UIModalPresentationStyle { context?.presentationStyle ?? .none }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    members[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { context?.view(forKey: key) }

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) { interactionHandlers.append(handler) }

  /// Performs the changes alongside the transition.
  func runAlongside() {
    let steps = alongside
    alongside = []
    for step in steps { step(self) }
  }

  func interactionDidChange() {
    for handler in interactionHandlers { handler(self) }
  }

  /// Performs the completions.
  func end(isCancelled: Bool) {
    guard !isOver else { return }
    isOver = true
    self.isCancelled = isCancelled
    runAlongside()
    let steps = completions
    completions = []
    for step in steps { step(self) }
  }
}
