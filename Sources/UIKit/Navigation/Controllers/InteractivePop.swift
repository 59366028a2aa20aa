/// The pan from the edge that pops the last view controller of a navigation controller.
@MainActor
final class InteractivePop: NSObject, UIGestureRecognizerDelegate {
  /// The speed from which a pan decides by its direction, in points per second: chosen.
  private static let decisiveSpeed: CGFloat = 300

  let recognizer = PopGestureRecognizer(target: nil, action: nil)
  private unowned let navigation: UINavigationController
  private weak var transition: NavigationTransition?

  init(_ navigation: UINavigationController) {
    self.navigation = navigation
    super.init()
    recognizer.navigation = navigation
    recognizer.delegate = self
    recognizer.addTarget(
      self, action: Selector("pan(_:)", InteractivePop.pan(_:)))
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    let item = navigation.topViewController?.navigationItem
    return !navigation.isNavigationBarHidden && item?.backAction == nil
      && (navigation.displayedBar.page?.hasBackButton ?? false)
  }

  private func pan(_ recognizer: UIPanGestureRecognizer) {
    let view = navigation.viewIfLoaded
    let width = max(view?.bounds.width ?? 0, 1)
    let sign: CGFloat =
      view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    let share = min(max(recognizer.translation(in: view).x * sign / width, 0), 1)
    switch recognizer.state {
    case .began:
      transition = navigation.beginInteractivePop()
      transition?.advance(to: share)
    case .changed: transition?.advance(to: share)
    case .ended:
      let speed = recognizer.velocity(in: view).x * sign
      let completes = abs(speed) >= Self.decisiveSpeed ? speed > 0 : share > 0.5
      transition?.release(completes: completes)
      transition = nil
    case .cancelled, .failed:
      transition?.release(completes: false)
      transition = nil
    case .possible: break
    }
  }
}

/// Recognizes a pan from the leading edge while there is a view controller to return to.
@MainActor
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  weak var navigation: UINavigationController?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    super.touchesBegan(touches, with: event)
  }

  override func mayBegin() -> Bool {
    guard let navigation, navigation.state.stack.count > 1, navigation.state.transition == nil,
      (navigation.topColumn?.state.stack.count ?? 0) <= 1
    else { return false }
    return super.mayBegin()
  }
}

extension UINavigationController {
  /// Pops the last view controller with an animation that a gesture advances.
  ///
  /// - Returns: The transition; `nil` if nothing can be popped with an animation.
  func beginInteractivePop() -> NavigationTransition? {
    guard state.stack.count > 1, state.transition == nil, !state.isNotifying else { return nil }
    let before = state.stack
    changeStack(to: Array(before.dropLast()), animated: true, isInteractive: true)
    guard let transition = state.transition, transition.isAnimated else { return nil }
    transition.stackBefore = before
    return transition
  }
}
