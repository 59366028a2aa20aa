/// The state of a transition in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds.
  var transitionDuration: TimeInterval { get }
  /// The progress of the transition, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether an object drives the transition right now.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition began interactively.
  var initiallyInteractive: Bool { get }
  /// The style of the presentation; `none` for other transitions.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the new view: the identity.
  var targetTransform: CGAffineTransform { get }
  /// Returns the old or the new view controller of a transition between two; `nil` for others.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of the old or the new view controller; `nil` for one that stays in its
  /// position, and for other transitions.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

extension UIViewControllerTransitionCoordinatorContext {
  /// `false`.
  public var isInteractive: Bool { false }
  /// ``isInteractive``.
  public var initiallyInteractive: Bool { isInteractive }
  /// `none`.
  public var presentationStyle: UIModalPresentationStyle { .none }
  /// The identity.
  public var targetTransform: CGAffineTransform { .identity }
  /// Returns `nil`.
  public func viewController(
    forKey key: UITransitionContextViewControllerKey
  ) -> UIViewController? { nil }
  /// Returns `nil`.
  public func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
}

/// An object that runs closures alongside a transition.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs a closure with the change and another one after it.
  ///
  /// - Returns: A Boolean value that indicates whether the closures will run.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs a closure with the change, for views that are outside of
  /// ``UIViewControllerTransitionCoordinatorContext/containerView``, and another one after it.
  ///
  /// - Returns: A Boolean value that indicates whether the closures will run.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Calls a closure when the interactive part of the transition begins or ends.
  func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs a closure with the change, and another one after it: all views of a window are animated
  /// alike.
  @discardableResult
  public func animateAlongsideTransition(
    in view: UIView?,
    animation: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: (@MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool {
    animate(alongsideTransition: animation, completion: completion)
  }

  /// Does nothing: the transition is not interactive.
  public func notifyWhenInteractionChanges(
    _ handler: @escaping @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}

  /// Runs a closure with the change.
  ///
  /// - Returns: A Boolean value that indicates whether the closure will run.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      @MainActor (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

extension UIViewController {
  /// The coordinator of the transition in progress, such as a rotation or a push; `nil` outside of
  /// one.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    containerCoordinator ?? parent?.containerCoordinator
      ?? viewIfLoaded?.window?.resizeCoordinator
  }
}
