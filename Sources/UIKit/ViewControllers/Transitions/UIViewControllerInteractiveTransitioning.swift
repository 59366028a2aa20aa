/// An object that drives the transition from one view controller to another, such as by a gesture.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/uikit/uiviewcontrollerinteractivetransitioning
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called at the beginning of a transition.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  /// The multiple of the usual speed at which the rest of the transition is played.
  var completionSpeed: CGFloat { get }
  /// The curve of the rest of the transition.
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value that indicates whether the transition begins interactively; otherwise its
  /// animator plays by itself.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1.
  public var completionSpeed: CGFloat { 1 }
  /// `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// `true`.
  public var wantsInteractiveStart: Bool { true }
}
