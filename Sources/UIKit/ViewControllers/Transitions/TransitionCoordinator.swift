/// The coordinator of a transition between two view controllers.
class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Step = @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void

  let containerView: UIView
  let isAnimated: Bool
  /// The transition with an animator of the app; `nil` for the system's movement.
  private(set) var context: TransitionContext?
  private let duration: TimeInterval
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
    self.duration = duration
    var members: [UITransitionContextViewControllerKey: UIViewController] = [:]
    members[.from] = from
    members[.to] = to
    self.members = members
    super.init()
  }

  var transitionDuration: TimeInterval { isAnimated ? duration : 0 }
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

  // MARK: Members

  /// Makes this object the coordinator of view controllers.
  func attach(to controllers: [UIViewController?]) {
    for controller in controllers { controller?.containerCoordinator = self }
  }

  /// Ends being the coordinator of view controllers, apart from those that have another one.
  func detach(from controllers: [UIViewController?]) {
    for controller in controllers where controller?.containerCoordinator === self {
      controller?.containerCoordinator = nil
    }
  }

  // MARK: Time

  /// Begins a transition with an animator of the app, with the changes alongside it.
  ///
  /// - Parameter changes: The changes of the container, before the changes of the app.
  func run(
    _ context: TransitionContext, changes: @escaping () -> Void = {},
    didEnd: @escaping (_ isCompleted: Bool) -> Void
  ) {
    self.context = context
    context.interactionDidChange = { [weak self] in self?.interactionDidChange() }
    context.start(
      alongside: { [self] in
        changes()
        runAlongside()
      }, didEnd: didEnd)
  }

  /// Performs the changes alongside the transition.
  func runAlongside() {
    let steps = alongside
    alongside = []
    for step in steps { step(self) }
  }

  func interactionDidChange() {
    for handler in interactionHandlers { handler(self) }
  }

  /// Records the end of the transition.
  func noteEnd(isCancelled: Bool) {
    isOver = true
    self.isCancelled = isCancelled
  }

  /// Performs the completions.
  func runCompletions() {
    let steps = completions
    completions = []
    for step in steps { step(self) }
  }

  /// Ends the transition, and performs the completions.
  func end(isCancelled: Bool) {
    guard !isOver else { return }
    noteEnd(isCancelled: isCancelled)
    runAlongside()
    runCompletions()
  }
}
