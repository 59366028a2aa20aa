import UIKit

/// A window whose animations advance with the test's time.
@MainActor
struct Stage {
  let window: UIWindow
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))

  init(plays: Bool = true) {
    window = UIWindow(device: .standard, playsAnimations: plays) { UIViewController() }
    window.rootViewController!.view.addSubview(view)
  }

  func advance(by seconds: TimeInterval) { window.animationClock.advance(by: seconds) }

  /// Moves the view's center by a distance along x.
  func move(
    by distance: CGFloat, _ duration: TimeInterval = 1, delay: TimeInterval = 0,
    _ options: UIView.AnimationOptions = .curveLinear, completion: ((Bool) -> Void)? = nil
  ) {
    UIView.animate(
      withDuration: duration, delay: delay, options: options,
      animations: { view.center.x += distance }, completion: completion)
  }

  /// The displayed position of the view along x.
  var x: CGFloat { view.presentation.frame.minX }
}

/// The arguments of completions, in order.
@MainActor
final class Completions {
  var calls: [String] = []
  func note(_ name: String) -> (Bool) -> Void {
    { self.calls.append("\(name) \($0)") }
  }
}
