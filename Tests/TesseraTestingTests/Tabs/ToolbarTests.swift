import TesseraTesting
import Testing

@testable import UIKit

/// Toolbars, alone and in navigation controllers, and the methods that show view controllers.
@MainActor @Suite("Toolbars")
struct ToolbarTests {
  private let root = UIViewController()
  private let navigation: UINavigationController
  private let screen: HostedScreen

  init() {
    root.title = "Root"
    navigation = UINavigationController(rootViewController: root)
    screen = HostedScreen(navigation)
  }

  private func item(_ title: String, _ action: @escaping () -> Void = {}) -> UIBarButtonItem {
    UIBarButtonItem(title: title, primaryAction: UIAction { _ in action() })
  }

  private func button(_ title: String, in bar: UIToolbar? = nil) throws -> UIView {
    func search(_ view: UIView) -> UIView? {
      guard !view.isHidden else { return nil }
      if view is UIControl, view.accessibilityLabel == title { return view }
      return view.subviews.lazy.compactMap(search).first
    }
    return try #require(search(bar ?? navigation.toolbar))
  }

  private func frame(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  @Test func `the toolbar is hidden until it is shown, and is part of the safe area`() throws {
    var taps = 0
    root.toolbarItems = [item("First") { taps += 1 }, .flexibleSpace(), item("Last")]
    screen.layOut()
    #expect(navigation.isToolbarHidden)
    #expect(root.view.safeAreaInsets.bottom == 34)
    navigation.setToolbarHidden(false, animated: true)
    screen.layOut()
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 770, width: 393, height: 82))
    #expect(root.view.safeAreaInsets.bottom == 82)
    let (first, last) = (frame(try button("First")), frame(try button("Last")))
    #expect(first.minX == CGFloat(28 + 4))
    #expect(last.maxX == 361)
    try screen.tap(on: try button("First"))
    #expect(taps == 1)
    navigation.isToolbarHidden = true
    screen.layOut()
    #expect(navigation.toolbar.isHidden)
    #expect(root.view.safeAreaInsets.bottom == 34)
  }

  @Test func `items belong to the top screen`() throws {
    navigation.isToolbarHidden = false
    root.toolbarItems = [item("Root's")]
    let next = UIViewController()
    next.toolbarItems = [item("Next's")]
    navigation.pushViewController(next, animated: true)
    screen.layOut()
    #expect(navigation.toolbar.items?.first?.title == "Next's")
    next.setToolbarItems([item("Other")], animated: true)
    root.toolbarItems = [item("Changed")]
    screen.layOut()
    #expect(navigation.toolbar.items?.first?.title == "Other")
    navigation.popViewController(animated: true)
    screen.layOut()
    #expect(navigation.toolbar.items?.first?.title == "Changed")
    root.toolbarItems = nil
    #expect(navigation.toolbar.items == nil)
  }

  @Test func `a toolbar shown within the callbacks of a push moves with it`() throws {
    final class Detail: UIViewController {
      var bottom: CGFloat?
      override func viewDidLoad() {
        super.viewDidLoad()
        toolbarItems = [UIBarButtonItem(systemItem: .add)]
      }
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
      }
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        bottom = view.safeAreaInsets.bottom
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: animated)
      }
    }
    screen.playsAnimations = true
    let detail = Detail()
    navigation.pushViewController(detail, animated: true)
    screen.advance(by: 0.1)
    let middle = screen.presentationFrame(of: navigation.toolbar).minY
    #expect(middle > 770)
    #expect(middle < 852)
    screen.advance(by: 1)
    #expect(detail.bottom == 82)
    #expect(navigation.toolbar.frame.minY == 770)
    navigation.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(navigation.toolbar.isHidden)
    #expect(root.view.safeAreaInsets.bottom == 34)
  }

  @Test func `a screen that hides bars at the bottom has no toolbar`() {
    navigation.isToolbarHidden = false
    screen.layOut()
    let next = UIViewController()
    next.hidesBottomBarWhenPushed = true
    navigation.pushViewController(next, animated: true)
    screen.layOut()
    #expect(navigation.toolbar.isHidden)
    #expect(!navigation.isToolbarHidden)
    #expect(next.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: true)
    screen.layOut()
    #expect(!navigation.toolbar.isHidden)
    #expect(root.view.safeAreaInsets.bottom == 82)
  }

  @Test func `a screen that hides bars at the bottom may show the toolbar`() {
    final class Detail: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: animated)
      }
    }
    let next = Detail()
    next.hidesBottomBarWhenPushed = true
    next.toolbarItems = [item("Next's")]
    navigation.pushViewController(next, animated: true)
    screen.layOut()
    #expect(!navigation.toolbar.isHidden)
    #expect(next.view.safeAreaInsets.bottom == 82)
    navigation.popViewController(animated: true)
    screen.layOut()
    #expect(!navigation.toolbar.isHidden)
    #expect(root.view.safeAreaInsets.bottom == 82)
  }

  @Test func `a toolbar lies above a tab bar`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let screen = HostedScreen(tabs)
    navigation.isToolbarHidden = false
    screen.layOut()
    #expect(frame(navigation.toolbar) == CGRect(x: 0, y: 713, width: 393, height: 56))
    #expect(root.view.safeAreaInsets.bottom == 139)
  }

  @Test func `screens end above an opaque toolbar`() {
    navigation.isToolbarHidden = false
    navigation.toolbar.isTranslucent = false
    screen.layOut()
    #expect(root.view.frame.height == 770)
    root.extendedLayoutIncludesOpaqueBars = true
    screen.layOut()
    #expect(root.view.frame.height == 852)
  }

  @Test func `flexible spaces divide the room, fixed ones keep theirs`() throws {
    let bar = UIToolbar(frame: CGRect(x: 0, y: 300, width: 393, height: 48))
    bar.items = [item("A"), .flexibleSpace(), item("B"), .flexibleSpace(), item("C")]
    root.view.addSubview(bar)
    screen.layOut()
    #expect(abs(frame(try button("B", in: bar)).midX - 196.5) < 1)
    bar.items = [item("A"), .fixedSpace(100), item("B")]
    screen.layOut()
    let (a, b) = (frame(try button("A", in: bar)), frame(try button("B", in: bar)))
    #expect(a.minX == 20)
    #expect(b.minX - a.maxX == CGFloat(100 + 12 + 8))
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    screen.layOut()
    #expect(frame(try button("A", in: bar)).maxX == 373)
    bar.items?[0].isHidden = true
    screen.layOut()
    #expect(bar.items?.count == 3)
    #expect(frame(try button("B", in: bar)).maxX == 393 - 16 - 100 - 4)
  }

  @Test func `a subclass of the toolbar is made`() {
    final class Own: UIToolbar {}
    let navigation = UINavigationController(navigationBarClass: nil, toolbarClass: Own.self)
    #expect(navigation.toolbar is Own)
  }

  // MARK: Showing

  @Test func `show pushes in a navigation controller and presents elsewhere`() {
    let child = UIViewController()
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    let next = UIViewController()
    child.show(next, sender: nil)
    screen.layOut()
    #expect(navigation.topViewController === next)
    let detail = UIViewController()
    next.showDetailViewController(detail, sender: nil)
    screen.layOut()
    #expect(next.presentedViewController === detail)
    let alone = UIViewController()
    let screen = HostedScreen(alone)
    let shown = UIViewController()
    alone.show(shown, sender: nil)
    screen.layOut()
    #expect(alone.presentedViewController === shown)
  }

  @Test func `a container that overrides show gets it from its descendants`() {
    final class Container: UIViewController {
      var shown: [UIViewController] = []
      override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
    }
    let container = Container()
    let child = UIViewController()
    let grandchild = UIViewController()
    container.addChild(child)
    child.addChild(grandchild)
    grandchild.show(UIViewController(), sender: nil)
    #expect(container.shown.count == 1)
  }
}
