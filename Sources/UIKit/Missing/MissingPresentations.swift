// Made by Scripts/generate-missing of Scripts/missing.txt. Change the table.

/// Missing: Backgrounds of popovers of an app's own are missing; set backgroundColor.
@available(
  *, unavailable,
  message: "Backgrounds of popovers of an app's own are missing; set backgroundColor."
)
@preconcurrency @MainActor open class UIPopoverBackgroundView: UIView {
}

/// Missing: Backgrounds of popovers of an app's own are missing; set backgroundColor.
@available(
  *, unavailable,
  message: "Backgrounds of popovers of an app's own are missing; set backgroundColor."
)
@preconcurrency @MainActor public protocol UIPopoverBackgroundViewMethods: AnyObject {
}

extension UIPopoverPresentationController {
  /// Missing: Backgrounds of popovers of an app's own are missing; set backgroundColor.
  @available(
    *, unavailable,
    message: "Backgrounds of popovers of an app's own are missing; set backgroundColor."
  )
  public var popoverBackgroundViewClass: (any UIPopoverBackgroundViewMethods.Type)? {
    get { missing() }
    set { missing() }
  }
}

/// Missing: Transitions of an app's own are missing; use the presentations of the system, or
/// animate views in a container view controller.
@available(
  *, unavailable,
  message:
    "Transitions of an app's own are missing; use the presentations of the system, or animate views in a container view controller."
)
@preconcurrency @MainActor public protocol UIViewControllerTransitioningDelegate: AnyObject {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )?
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
    -> (any UIViewControllerInteractiveTransitioning)?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

@available(
  *, unavailable,
  message:
    "Transitions of an app's own are missing; use the presentations of the system, or animate views in a container view controller."
)
extension UIViewControllerTransitioningDelegate {
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { missing() }
  public func animationController(forDismissed dismissed: UIViewController) -> (
    any UIViewControllerAnimatedTransitioning
  )? { missing() }
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { missing() }
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { missing() }
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { missing() }
}

/// Missing: Transitions of an app's own are missing; use the presentations of the system, or
/// animate views in a container view controller.
@available(
  *, unavailable,
  message:
    "Transitions of an app's own are missing; use the presentations of the system, or animate views in a container view controller."
)
@preconcurrency @MainActor public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  func animationEnded(_ transitionCompleted: Bool)
}

@available(
  *, unavailable,
  message:
    "Transitions of an app's own are missing; use the presentations of the system, or animate views in a container view controller."
)
extension UIViewControllerAnimatedTransitioning {
  public func animationEnded(_ transitionCompleted: Bool) { missing() }
}

/// Missing: Transitions of an app's own are missing; use the presentations of the system, or
/// animate views in a container view controller.
@available(
  *, unavailable,
  message:
    "Transitions of an app's own are missing; use the presentations of the system, or animate views in a container view controller."
)
@preconcurrency @MainActor public protocol UIViewControllerInteractiveTransitioning: AnyObject {
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
}

/// Missing: Transitions of an app's own are missing; use the presentations of the system, or
/// animate views in a container view controller.
@available(
  *, unavailable,
  message:
    "Transitions of an app's own are missing; use the presentations of the system, or animate views in a container view controller."
)
@preconcurrency @MainActor public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var transitionWasCancelled: Bool { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  func initialFrame(for vc: UIViewController) -> CGRect
  func finalFrame(for vc: UIViewController) -> CGRect
  func completeTransition(_ didComplete: Bool)
}

/// Missing: Transitions of an app's own are missing; use the presentations of the system, or
/// animate views in a container view controller.
@available(
  *, unavailable,
  message:
    "Transitions of an app's own are missing; use the presentations of the system, or animate views in a container view controller."
)
public struct UITransitionContextViewControllerKey: Hashable {
  public static var from: UITransitionContextViewControllerKey { missing() }
  public static var to: UITransitionContextViewControllerKey { missing() }
}

/// Missing: Transitions of an app's own are missing; use the presentations of the system, or
/// animate views in a container view controller.
@available(
  *, unavailable,
  message:
    "Transitions of an app's own are missing; use the presentations of the system, or animate views in a container view controller."
)
public struct UITransitionContextViewKey: Hashable {
  public static var from: UITransitionContextViewKey { missing() }
  public static var to: UITransitionContextViewKey { missing() }
}

/// Missing: Transitions of an app's own are missing; use the presentations of the system, or
/// animate views in a container view controller.
@available(
  *, unavailable,
  message:
    "Transitions of an app's own are missing; use the presentations of the system, or animate views in a container view controller."
)
@preconcurrency @MainActor open class UIPercentDrivenInteractiveTransition: NSObject {
  open var percentComplete: CGFloat { missing() }
  open func update(_ percentComplete: CGFloat) { missing() }
  open func cancel() { missing() }
  open func finish() { missing() }
}

extension UIViewController {
  /// Missing: Transitions of an app's own are missing; use the presentations of the system, or
  /// animate views in a container view controller.
  @available(
    *, unavailable,
    message:
      "Transitions of an app's own are missing; use the presentations of the system, or animate views in a container view controller."
  )
  public var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { missing() }
    set { missing() }
  }
}
