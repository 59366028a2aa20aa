import Foundation
import Testing

@testable import UIKit

/// The stack of a navigation controller: calls, transitions, mistakes.
@MainActor @Suite struct UINavigationControllerTests {
  private final class Delegate: UINavigationControllerDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { log.note("willShow \(viewController.title ?? "")" + (animated ? " animated" : "")) }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { log.note("didShow \(viewController.title ?? "")" + (animated ? " animated" : "")) }
  }

  private let log = EventLog()

  private func screen(plays: Bool = false) -> NavigationScreen {
    NavigationScreen(NotingController("A", log), plays: plays)
  }

  @Test func `the first view controller appears with the container`() {
    _ = screen()
    #expect(
      log.take() == [
        "A willMove in", "A load", "A didMove in", "A willAppear", "A didAppear",
      ])
  }

  @Test func `a push and a pop, animated`() {
    let screen = screen()
    let delegate = Delegate(log)
    screen.navigation.delegate = delegate
    let b = NotingController("B", log)
    _ = log.take()
    screen.navigation.pushViewController(b, animated: true)
    #expect(screen.navigation.topViewController === b)
    screen.settle()
    #expect(
      log.take() == [
        "B willMove in", "B load", "A willDisappear animated", "B willAppear first animated",
        "willShow B animated", "A didDisappear animated", "B didAppear animated", "B didMove in",
        "didShow B animated",
      ])
    #expect(b.navigationController === screen.navigation)
    #expect(screen.navigation.popViewController(animated: true) === b)
    screen.settle()
    #expect(
      log.take() == [
        "B willMove out", "B willDisappear last animated", "A willAppear animated",
        "willShow A animated", "B didDisappear animated", "A didAppear animated", "B didMove out",
        "didShow A animated",
      ])
    #expect(b.parent == nil)
    #expect(b.view.superview == nil)
    #expect(screen.navigation.popViewController(animated: true) == nil)
  }

  @Test func `without animation everything is called before the method returns`() {
    let screen = screen()
    _ = log.take()
    screen.navigation.pushViewController(NotingController("B", log), animated: false)
    #expect(
      log.take() == [
        "B willMove in", "B load", "A willDisappear", "B willAppear first", "A didDisappear",
        "B didAppear", "B didMove in",
      ])
  }

  @Test func `a stack that changes below its top calls no appearance methods`() {
    let screen = screen()
    let (b, c) = (NotingController("B", log), NotingController("C", log))
    screen.navigation.pushViewController(b, animated: false)
    _ = log.take()
    screen.navigation.setViewControllers([c, b], animated: true)
    screen.settle()
    #expect(log.take() == ["C willMove in", "A willMove out", "C didMove in", "A didMove out"])
    #expect(screen.bar.backItem === c.navigationItem)
  }

  @Test func `popping to the root removes all others`() {
    let screen = screen()
    let (b, c) = (NotingController("B", log), NotingController("C", log))
    screen.navigation.viewControllers += [b, c]
    screen.settle()
    _ = log.take()
    #expect(screen.navigation.popToRootViewController(animated: false) == [b, c])
    #expect(
      log.take() == [
        "B willMove out", "C willMove out", "C willDisappear last", "A willAppear",
        "C didDisappear", "A didAppear", "B didMove out", "C didMove out",
      ])
    #expect(screen.navigation.popToRootViewController(animated: false) == nil)
  }

  @Test func `a push while a view controller is told that it appears takes place after it`() {
    let screen = screen()
    let (b, c) = (NotingController("B", log), NotingController("C", log))
    b.willAppear = { [navigation = screen.navigation] in
      b.willAppear = nil
      navigation.pushViewController(c, animated: false)
    }
    _ = log.take()
    screen.navigation.pushViewController(b, animated: true)
    screen.settle()
    let calls = log.take().filter { !$0.contains("Move") && !$0.contains("load") }
    #expect(
      calls == [
        "A willDisappear animated", "B willAppear first animated", "A didDisappear animated",
        "B didAppear animated", "B willDisappear", "C willAppear first", "B didDisappear",
        "C didAppear",
      ])
    #expect(c.view.superview != nil)
    #expect(b.view.superview == nil)
  }

  @Test func `a push before the container appears`() {
    let a = NotingController("A", log)
    let b = NotingController("B", log)
    a.willAppear = {
      a.willAppear = nil
      a.navigationController?.pushViewController(b, animated: true)
    }
    let screen = NavigationScreen(a)
    #expect(screen.navigation.topViewController === b)
    #expect(b.view.window != nil)
    #expect(a.view.window == nil)
    let calls = log.take().filter { $0.contains("ppear") }
    #expect(
      calls == [
        "A willAppear", "A willDisappear", "B willAppear first", "A didDisappear", "B didAppear",
      ])
  }

  @Test func `a push during an animation completes the animation`() {
    let screen = screen(plays: true)
    let (b, c) = (NotingController("B", log), NotingController("C", log))
    screen.navigation.pushViewController(b, animated: true)
    screen.advance(by: 0.1)
    _ = log.take()
    screen.navigation.pushViewController(c, animated: true)
    let calls = log.take().filter { !$0.contains("load") }
    #expect(
      calls == [
        "C willMove in", "A didDisappear animated", "B didAppear animated", "B didMove in",
        "B willDisappear animated", "C willAppear first animated",
      ])
    screen.advance(by: 1)
    #expect(
      log.take() == ["B didDisappear animated", "C didAppear animated", "C didMove in"])
    #expect(c.view.frame.minX == 0)
  }

  @Test func `a push slides in from the trailing edge`() {
    let screen = screen(plays: true)
    let b = NotingController("B", log)
    screen.navigation.pushViewController(b, animated: true)
    #expect(b.view.presentation.frame.minX == 393)
    screen.advance(by: NavigationTransitionFacts.duration / 2)
    let middle = b.view.presentation.frame.minX
    #expect(middle > 150)
    #expect(middle < 250)
    screen.advance(by: NavigationTransitionFacts.duration)
    #expect(b.view.presentation.frame.minX == 0)
    #expect(screen.parts(UILabel.self).filter { $0.text == "A" }.isEmpty)
  }

  @Test func `titles move with their screens, and the large one stays large`() throws {
    for isRightToLeft in [false, true] {
      let root = UIViewController()
      root.title = "Root"
      let screen = NavigationScreen(root, plays: true, isRightToLeft: isRightToLeft) {
        $0.navigationBar.prefersLargeTitles = true
      }
      let away: CGFloat = isRightToLeft ? -1 : 1
      let large = try #require(screen.label("Root"))
      let size = large.frame.size
      let start = try #require(screen.frame(large)?.minX)
      let detail = UIViewController()
      detail.title = "Detail"
      detail.navigationItem.largeTitleDisplayMode = .never
      screen.navigation.pushViewController(detail, animated: true)
      screen.advance(by: NavigationTransitionFacts.duration / 2)
      // The back button may have the same text.
      #expect(screen.parts(UILabel.self).contains { $0 === large })
      #expect(large.frame.size == size)
      let middle = large.presentation.frame.minX - large.superview!.presentation.bounds.minX
      #expect((start - middle) * away > 20)
      let title = try #require(screen.label("Detail"))
      #expect((title.presentation.frame.midX - 196.5) * away > 40)
      screen.advance(by: NavigationTransitionFacts.duration)
      #expect(screen.label("Root") == nil)
      #expect(abs((screen.frame(title)?.midX ?? 0) - 196.5) < 1)
      screen.navigation.popViewController(animated: true)
      screen.advance(by: NavigationTransitionFacts.duration / 2)
      let returning = try #require(screen.label("Root"))
      #expect(returning.frame.size == size)
      #expect((start - returning.presentation.frame.minX) * away > 20)
      #expect((title.presentation.frame.midX - 196.5) * away > 40)
      screen.advance(by: NavigationTransitionFacts.duration)
      #expect(screen.frame(screen.label("Root"))?.minX == start)
      #expect(screen.label("Detail") == nil)
    }
  }

  @Test func `buttons of the bar fade in at their places, and the title moves to the middle`()
    throws
  {
    let root = ScrollingController("A")
    let screen = NavigationScreen(root, plays: true)
    root.scrollView.contentOffset.y = 300
    screen.settle()
    let detail = UIViewController()
    detail.title = "Detail"
    detail.navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    screen.navigation.pushViewController(detail, animated: true)
    screen.advance(by: 0.1)
    let button = try #require(screen.button("Add"))
    for view in [button, button.superview] {
      #expect(view?.runningAnimations.isEmpty == true)
    }
    #expect(screen.label("Detail")?.runningAnimations.count == 1)
    #expect(screen.frame(button)?.maxX == 373)
    let page = try #require(button.superview?.superview?.superview)
    #expect(page.presentation.alpha > 0)
    #expect(page.presentation.alpha < 1)
  }

  /// The values that the documentation names.
  private enum NavigationTransitionFacts {
    static let duration = 0.35
  }

  @Test func `changes run alongside a transition`() {
    let screen = screen(plays: true)
    let b = NotingController("B", log)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.window.addSubview(other)
    var isComplete = false
    b.willAppear = {
      b.transitionCoordinator?.animate { _ in
        other.center.x += 100
      } completion: { context in
        isComplete = !context.isCancelled
      }
    }
    screen.navigation.pushViewController(b, animated: true)
    #expect(b.transitionCoordinator?.isAnimated == true)
    screen.advance(by: 0.175)
    #expect(other.presentation.frame.midX > 20)
    #expect(other.presentation.frame.midX < 100)
    #expect(!isComplete)
    screen.advance(by: 1)
    #expect(isComplete)
    #expect(b.transitionCoordinator == nil)
  }

  @Test func `popped view controllers are released`() {
    let screen = screen()
    weak var popped: UIViewController?
    do {
      let b = ScrollingController("B")
      popped = b
      screen.navigation.pushViewController(b, animated: true)
      screen.settle()
      screen.navigation.popViewController(animated: true)
      screen.settle()
    }
    #expect(popped == nil)
  }

  @Test func `the escape gesture of assistive technology pops`() {
    let screen = screen()
    #expect(!screen.navigation.accessibilityPerformEscape())
    screen.navigation.pushViewController(UIViewController(), animated: false)
    #expect(screen.navigation.accessibilityPerformEscape())
    #expect(screen.navigation.viewControllers.count == 1)
  }

  @Test func `a subclass of the bar is created by its class`() {
    final class Bar: UINavigationBar {
      var isOwn = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        isOwn = true
      }
      required init?(coder: NSCoder) { nil }
    }
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    #expect((navigation.navigationBar as? Bar)?.isOwn == true)
    #expect(navigation.viewControllers.isEmpty)
    #expect(navigation.topViewController == nil)
  }

  // MARK: Mistakes

  private func message(of result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `a view controller is pushed twice`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = UIViewController()
        UINavigationController(rootViewController: root).pushViewController(root, animated: false)
      }
    }
    #expect(message(of: result).contains("would be in the stack of 2 view controllers twice"))
  }

  @Test func `a navigation controller is pushed`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = UIViewController()
        UINavigationController(rootViewController: root)
          .pushViewController(UINavigationController(), animated: false)
      }
    }
    #expect(message(of: result).contains("cannot be in the stack of another"))
  }

  @Test func `a view controller outside of the stack is popped to`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let root = UIViewController()
        _ = UINavigationController(rootViewController: root)
          .popToViewController(UIViewController(), animated: false)
      }
    }
    #expect(message(of: result).contains("none of the 1 view controllers in the stack"))
  }
}
