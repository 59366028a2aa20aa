import UIKit

/// The presentation and the animations of a card.
final class CardTransition: NSObject, UIViewControllerTransitioningDelegate {
  /// The object with which a drag drives the dismissal; `nil` outside of a drag.
  var interaction: UIPercentDrivenInteractiveTransition?

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    CardPresentationController(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator(isPresenting: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { CardAnimator(isPresenting: false) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// Moves a card up from the bottom, or back.
final class CardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  init(isPresenting: Bool) { self.isPresenting = isPresenting }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let context = transitionContext
    guard let controller = context.viewController(forKey: isPresenting ? .to : .from),
      let card = context.view(forKey: isPresenting ? .to : .from)
    else { return context.completeTransition(false) }
    let away = CGAffineTransform(translationX: 0, y: context.containerView.bounds.height)
    if isPresenting {
      card.frame = context.finalFrame(for: controller)
      card.transform = away
      context.containerView.addSubview(card)
    }
    UIView.animate(withDuration: transitionDuration(using: context)) { [isPresenting] in
      card.transform = isPresenting ? .identity : away
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// Presents a card in the middle, above a dimmed screen.
final class CardPresentationController: UIPresentationController {
  private let dimming = UIView()

  override var frameOfPresentedViewInContainerView: CGRect {
    guard let bounds = containerView?.bounds else { return .zero }
    let size = CGSize(width: min(300, bounds.width - 40), height: min(360, bounds.height - 40))
    return CGRect(
      x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width,
      height: size.height)
  }

  override func presentationTransitionWillBegin() {
    dimming.backgroundColor = .black
    dimming.alpha = 0
    dimming.frame = containerView?.bounds ?? .zero
    dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    containerView?.insertSubview(dimming, at: 0)
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0.4 }
  }

  override func dismissalTransitionWillBegin() {
    presentedViewController.transitionCoordinator?.animate { [dimming] _ in dimming.alpha = 0 }
  }
}
