import Testing

@testable import UIKit

/// The calls of a transition, in their order.
@MainActor
final class TransitionLog {
  private(set) var events: [String] = []

  func note(_ event: String) { events.append(event) }

  func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// A view controller that records the calls about its appearance.
final class LoggedController: UIViewController {
  private let name: String
  private let log: TransitionLog

  init(_ name: String, _ log: TransitionLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { log.note("willAppear:\(name)") }
  override func viewDidAppear(_ animated: Bool) { log.note("didAppear:\(name)") }
  override func viewWillDisappear(_ animated: Bool) { log.note("willDisappear:\(name)") }
  override func viewDidDisappear(_ animated: Bool) { log.note("didDisappear:\(name)") }
}

/// An animator that fades the new view in, and records its calls.
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let log: TransitionLog
  /// Called at the beginning of the animation.
  var inspect: (any UIViewControllerContextTransitioning) -> Void = { _ in }
  private(set) var context: (any UIViewControllerContextTransitioning)?
  /// Whether the animation does not end by itself.
  var waits = false

  init(_ log: TransitionLog) { self.log = log }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log.note("animateTransition")
    self.context = context
    inspect(context)
    if let controller = context.viewController(forKey: .to), let view = context.view(forKey: .to) {
      view.frame = context.finalFrame(for: controller)
      view.alpha = 0
      context.containerView.addSubview(view)
    }
    guard !waits else { return }
    UIView.animate(withDuration: 0.5) {
      context.view(forKey: .to)?.alpha = 1
      context.view(forKey: .from)?.alpha = 0.5
    } completion: { _ in
      self.complete()
    }
  }

  func complete() {
    guard let context else { return }
    log.note("completeTransition")
    context.completeTransition(!context.transitionWasCancelled)
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log.note("animationEnded:\(transitionCompleted ? 1 : 0)")
  }
}

/// The delegate of all kinds of transitions.
final class TransitionAgent: NSObject, UIViewControllerTransitioningDelegate,
  UINavigationControllerDelegate, UITabBarControllerDelegate
{
  var animator: FadeAnimator?
  var interaction: UIPercentDrivenInteractiveTransition?
  var makePresentation: ((UIViewController, UIViewController?) -> UIPresentationController?)?
  private(set) var operations: [UINavigationController.Operation] = []

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { makePresentation?(presented, presenting) }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operations.append(operation)
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }

  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// A presentation in a rectangle, with a dimming view.
final class BoxPresentation: UIPresentationController {
  let log: TransitionLog
  let dimming = UIView()
  /// The views of the container at the beginning, and whether the presented view was in a window.
  private(set) var beginning: (count: Int, isInWindow: Bool)?

  init(_ presented: UIViewController, _ presenting: UIViewController?, _ log: TransitionLog) {
    self.log = log
    super.init(presentedViewController: presented, presenting: presenting)
  }

  override var frameOfPresentedViewInContainerView: CGRect {
    CGRect(x: 20, y: 60, width: 280, height: 360)
  }

  override func presentationTransitionWillBegin() {
    log.note("pc:willPresent")
    dimming.backgroundColor = .black
    dimming.frame = containerView?.bounds ?? .zero
    dimming.alpha = 0
    containerView?.addSubview(dimming)
    beginning = (
      containerView?.subviews.count ?? 0, presentedViewController.viewIfLoaded?.window != nil
    )
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0.5 }
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    log.note("pc:didPresent:\(completed ? 1 : 0)")
  }

  override func dismissalTransitionWillBegin() {
    log.note("pc:willDismiss")
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log.note("pc:didDismiss:\(completed ? 1 : 0)")
  }
}
