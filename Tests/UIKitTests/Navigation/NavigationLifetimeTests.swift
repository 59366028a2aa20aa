import Testing
import UIKit

/// View controllers whose window goes in the middle of an animation.
@Suite(.serialized) @MainActor struct NavigationLifetimeTests {
  /// Returns weak references to the view controllers of a window that is gone.
  private func controllers(
    after change: (UINavigationController, UIViewController) -> Void
  ) -> [WeakController] {
    var navigation: UINavigationController? = UINavigationController(
      rootViewController: UIViewController())
    var other: UIViewController? = UIViewController()
    let result = [navigation, navigation?.topViewController, other].map { WeakController($0) }
    var window: UIWindow? = UIWindow(device: .standard, playsAnimations: true) { navigation! }
    window?.settleLayout()
    change(navigation!, other!)
    window?.settleLayout()
    window?.animationClock.advance(by: 0.1)
    #expect(window?.animationClock.isBusy == true)
    (navigation, other, window) = (nil, nil, nil)
    for _ in 0..<4 { NextTurn.runWaiting() }
    return result
  }

  @MainActor private struct WeakController {
    weak var controller: UIViewController?
    init(_ controller: UIViewController?) { self.controller = controller }
  }

  @Test func `controllers go with their window in the middle of a push`() {
    let left = controllers { $0.pushViewController($1, animated: true) }
    #expect(left.map { $0.controller == nil } == [true, true, true])
  }

  @Test func `controllers go with their window while the toolbar moves`() {
    let left = controllers { navigation, _ in
      navigation.topViewController?.toolbarItems = [UIBarButtonItem(systemItem: .add)]
      navigation.setToolbarHidden(false, animated: true)
    }
    #expect(left.map { $0.controller == nil } == [true, true, true])
  }

  @Test func `a completion of an animation is called after its window is gone`() {
    var calls = 0
    do {
      let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
      window.settleLayout()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      window.rootViewController?.view.addSubview(view)
      UIView.animate(withDuration: 1) {
        view.frame.origin.x = 100
      } completion: { [view] _ in
        calls += view.frame.origin.x == 100 ? 1 : 100
      }
      window.animationClock.advance(by: 0.1)
      #expect(calls == 0)
    }
    for _ in 0..<3 { NextTurn.runWaiting() }
    #expect(calls == 1)
  }
}
