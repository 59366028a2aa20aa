/// The facts of a transition for its animator, and the calls with which the animator reports its
/// progress.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uiviewcontrollercontexttransitioning
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. It contains the view of the old view controller;
  /// the animator adds the view of the new one.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether an object drives the transition right now.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was cancelled. Pass its negation to
  /// ``completeTransition(_:)``.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; `none` for a navigation or tab bar controller.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation that the new view gets, always the identity: screens do not rotate within
  /// transitions.
  var targetTransform: CGAffineTransform { get }
  /// Reports the progress of an interactive transition, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Ends the interactive part of a transition that will be completed.
  func finishInteractiveTransition()
  /// Ends the interactive part of a transition that will be taken back.
  func cancelInteractiveTransition()
  /// Makes a transition interactive that plays by itself.
  func pauseInteractiveTransition()
  /// Ends the transition.
  ///
  /// - Parameter didComplete: `false` if the transition was taken back.
  func completeTransition(_ didComplete: Bool)
  /// Returns the old or the new view controller.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view of the old or the new view controller; `nil` for a presenter whose view stays
  /// in its position.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a view controller's view at the beginning, in the container view; zero
  /// for a view that is not in the container yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a view controller's view at the end, in the container view; zero for a
  /// view that is removed.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A view controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view controller that is visible at the beginning.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The view controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// A view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String

  /// Creates a key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view that is visible at the beginning.
  public static let from = UITransitionContextViewKey(
    rawValue: "UITransitionContextFromView")
  /// The view that is visible at the end.
  public static let to = UITransitionContextViewKey(
    rawValue: "UITransitionContextToView")
}
