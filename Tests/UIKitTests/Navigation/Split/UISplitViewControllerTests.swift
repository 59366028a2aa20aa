import Testing

@testable import UIKit

@MainActor
@Suite struct UISplitViewControllerTests {
  private func frame(_ controller: UIViewController?, in screen: SplitScreen) -> CGRect? {
    controller?.viewIfLoaded.flatMap { view in
      view.window == nil ? nil : view.convert(view.bounds, to: screen.split.view)
    }
  }

  private func hosted(
    _ column: UISplitViewController.Column, in screen: SplitScreen
  ) -> UIViewController? { screen.split.viewController(for: column)?.navigationController }

  private static var rightToLeft: UserTraits {
    var user = UserTraits()
    user.layoutDirection = .rightToLeft
    return user
  }

  // MARK: Regular width

  @Test func `defaults are UIKit's`() {
    let split = UISplitViewController(style: .tripleColumn)
    #expect(split.style == .tripleColumn)
    #expect(split.preferredDisplayMode == .automatic)
    #expect(split.preferredSplitBehavior == .automatic)
    #expect(split.presentsWithGesture)
    #expect(split.primaryEdge == .leading)
    #expect(UISplitViewController.automaticDimension == -CGFloat(Float.greatestFiniteMagnitude))
    #expect(split.preferredPrimaryColumnWidth == UISplitViewController.automaticDimension)
    #expect(split.maximumPrimaryColumnWidth == UISplitViewController.automaticDimension)
    #expect(UISplitViewController().style == .unspecified)
    #expect(!split.isCollapsed)
  }

  @Test func `no view is loaded before the interface appears`() {
    let split = UISplitViewController(style: .doubleColumn)
    let controller = UIViewController()
    split.setViewController(controller, for: .primary)
    split.loadViewIfNeeded()
    #expect(!controller.isViewLoaded)
    #expect(split.viewController(for: .primary) === controller)
  }

  /// Case `sv-ipad-double-geometry`.
  @Test func `the columns of an iPad have the recorded frames and safe areas`() {
    let screen = SplitScreen { $0.preferredDisplayMode = .oneBesideSecondary }
    #expect(screen.split.displayMode == .oneBesideSecondary)
    let primary = hosted(.primary, in: screen)
    #expect(frame(primary, in: screen) == CGRect(x: 10, y: 32, width: 320, height: 1133))
    #expect(primary?.view.safeAreaInsets.bottom == 10)
    let secondary = hosted(.secondary, in: screen)
    #expect(frame(secondary, in: screen) == CGRect(x: 0, y: 0, width: 820, height: 1180))
    #expect(screen.third.view.safeAreaInsets.left == 330)
    #expect(
      screen.take() == [
        "willChangeTo(2)", "willShow(0)", "willShow(2)", "didShow(0)", "didShow(2)",
      ])
  }

  @Test func `columns are mirrored from right to left`() {
    let screen = SplitScreen(user: Self.rightToLeft) {
      $0.preferredDisplayMode = .oneBesideSecondary
    }
    let primary = hosted(.primary, in: screen)
    #expect(frame(primary, in: screen) == CGRect(x: 490, y: 32, width: 320, height: 1133))
    #expect(screen.third.view.safeAreaInsets.right == 330)
    #expect(screen.third.view.safeAreaInsets.left == 0)
  }

  @Test func `a wide interface has a column beside the secondary one, and a high one does not`() {
    #expect(SplitScreen(orientation: .landscape).split.displayMode == .oneBesideSecondary)
    let screen = SplitScreen()
    #expect(screen.split.displayMode == .secondaryOnly)
    #expect(!screen.first.isViewLoaded)
    screen.window.resize(to: .named("ipad-10")!, orientation: .landscape)
    #expect(screen.split.displayMode == .oneBesideSecondary)
    #expect(screen.first.view.window != nil)
    screen.window.resize(to: .named("ipad-10")!, orientation: .portrait)
    #expect(screen.split.displayMode == .secondaryOnly)
    #expect(screen.first.view.window == nil)
  }

  @Test func `show and hide move a column in the order of the calls`() {
    let screen = SplitScreen(playsAnimations: true)
    _ = screen.take()
    screen.split.show(.primary)
    #expect(screen.take() == ["willChangeTo(3)", "willShow(0)"])
    screen.wait()
    #expect(screen.take() == ["didShow(0)"])
    #expect(frame(hosted(.primary, in: screen), in: screen)?.minX == 10)
    screen.split.hide(.primary)
    #expect(screen.take() == ["willChangeTo(1)", "willHide(0)"])
    screen.wait()
    #expect(screen.take() == ["didHide(0)"])
    #expect(screen.first.view.window == nil)
  }

  @Test func `a tap beside a column that covers the secondary one hides it`() {
    let screen = SplitScreen()
    screen.split.show(.primary)
    #expect(screen.split.displayMode == .oneOverSecondary)
    #expect(screen.split.splitBehavior == .overlay)
    screen.window.layoutIfNeeded()
    screen.split.container?.dimming.sendActions(for: .touchUpInside)
    #expect(screen.split.displayMode == .secondaryOnly)
  }

  @Test func `the button for the display mode is in the bar of the first column`() {
    let screen = SplitScreen(orientation: .landscape, playsAnimations: true)
    let item = screen.split.displayModeButtonItem
    #expect(screen.first.navigationItem.itemOfContainer === item)
    item.perform(with: nil)
    screen.wait()
    #expect(screen.split.displayMode == .secondaryOnly)
    #expect(screen.first.navigationItem.itemOfContainer == nil)
    #expect(screen.third.navigationItem.itemOfContainer === item)
    screen.split.displayModeButtonVisibility = .never
    screen.window.layoutIfNeeded()
    #expect(screen.third.navigationItem.itemOfContainer == nil)
  }

  @Test func `another view controller of a column in view takes its place`() {
    let screen = SplitScreen(orientation: .landscape)
    let other = UIViewController()
    screen.split.showDetailViewController(other, sender: nil)
    screen.window.layoutIfNeeded()
    #expect(screen.third.view.window == nil)
    #expect(screen.third.splitViewController == nil)
    #expect(other.view.window != nil)
    #expect(other.splitViewController === screen.split)
    #expect(screen.split.viewController(for: .secondary) === other)
  }

  @Test func `three columns are beside each other with enough width`() {
    let screen = SplitScreen(
      .tripleColumn, device: "ipad-pro-13", orientation: .landscape, playsAnimations: true
    ) { $0.preferredDisplayMode = .twoBesideSecondary }
    #expect(screen.split.displayMode == .twoBesideSecondary)
    #expect(screen.split.viewControllers.count == 3)
    let supplementary = hosted(.supplementary, in: screen)
    #expect(frame(supplementary, in: screen)?.width == 650)
    #expect(screen.second.view.safeAreaInsets.left == 330)
    screen.split.hide(.primary)
    #expect(screen.split.displayMode == .oneBesideSecondary)
    screen.split.hide(.supplementary)
    #expect(screen.split.displayMode == .secondaryOnly)
    screen.wait()
    #expect(screen.second.view.window == nil)
  }

  // MARK: Compact width

  /// Case `sv-iphone-compact-mount`.
  @Test func `an iPhone begins with the secondary column`() {
    let screen = SplitScreen(device: "iphone-16")
    #expect(
      screen.take() == [
        "willChangeTo(2)", "topColumn(2)", "willShow(0)", "willHide(0)", "willShow(2)",
        "didCollapse", "didShow(2)", "didHide(0)",
      ])
    #expect(screen.collapsed == [false, false, false, false, false, true, true, true])
    #expect(screen.split.displayMode == .oneBesideSecondary)
    #expect(screen.names(screen.split.viewControllers.first) == "[First, [Third]]")
    #expect(screen.third.view.window != nil)
    #expect(screen.first.viewIfLoaded?.window == nil)
  }

  @Test func `show and hide push and pop in the recorded order`() {
    let screen = SplitScreen(device: "iphone-16", playsAnimations: true)
    _ = screen.take()
    screen.split.hide(.secondary)
    screen.wait()
    #expect(screen.take() == ["willShow(0)", "didShow(0)"])
    #expect(screen.names(screen.split.viewControllers.first) == "[First]")
    screen.split.show(.secondary)
    screen.wait()
    #expect(screen.take() == ["willHide(0)", "didHide(0)"])
    #expect(screen.names(screen.split.viewControllers.first) == "[First, [Third]]")
    screen.split.show(.primary)
    #expect(screen.names(screen.split.viewControllers.first) == "[First]")
  }

  @Test func `the bar of the primary column displays the items of the secondary one`() {
    let screen = SplitScreen(device: "iphone-16")
    let root = screen.split.viewControllers.first as? UINavigationController
    let inner = screen.third.navigationController
    #expect(root?.navigationBar.topItem === screen.third.navigationItem)
    #expect(root?.navigationBar.backItem === screen.first.navigationItem)
    #expect(inner?.navigationBar.isHidden == true)
    #expect(screen.third.view.safeAreaInsets.top == root?.navigationBar.frame.maxY)
    let pushed = UIViewController()
    inner?.pushViewController(pushed, animated: false)
    #expect(root?.navigationBar.topItem === pushed.navigationItem)
    root?.goBack()
    #expect(root?.navigationBar.topItem === screen.third.navigationItem)
    root?.goBack()
    #expect(root?.navigationBar.topItem === screen.first.navigationItem)
    #expect(screen.first.view.window != nil)
  }

  /// Case `sv-collapse-events`.
  @Test func `three columns collapse in the recorded order`() {
    let screen = SplitScreen(.tripleColumn, orientation: .landscape)
    #expect(screen.split.displayMode == .oneBesideSecondary)
    _ = screen.take()
    screen.collapsed = []
    screen.setCompact(true)
    #expect(
      screen.take() == [
        "topColumn(2)", "willHide(1)", "willShow(0)", "willHide(2)", "willHide(0)", "willShow(2)",
        "didShow(2)", "didCollapse", "didHide(0)", "didHide(1)",
      ])
    #expect(screen.collapsed == Array(repeating: false, count: 6) + [true, true, true, true])
    #expect(screen.names(screen.split.viewControllers.first) == "[First, [Second], [Third]]")
  }

  @Test func `a compact column replaces the others in the recorded order`() {
    let compact = UIViewController()
    let screen = SplitScreen(.tripleColumn, orientation: .landscape) {
      $0.setViewController(compact, for: .compact)
    }
    _ = screen.take()
    screen.setCompact(true)
    #expect(
      screen.take() == [
        "willHide(1)", "willShow(3)", "willHide(2)", "didHide(1)", "didCollapse", "didShow(3)",
        "didHide(2)",
      ])
    #expect(compact.view.window != nil)
    screen.setCompact(false)
    #expect(compact.view.window == nil)
    #expect(!screen.split.isCollapsed)
    #expect(screen.second.view.window != nil)
  }

  @Test func `a collapsed interface expands with its columns`() {
    let screen = SplitScreen(orientation: .landscape)
    screen.setCompact(true)
    #expect(screen.split.isCollapsed)
    screen.top = nil
    _ = screen.take()
    screen.setCompact(false)
    #expect(!screen.split.isCollapsed)
    #expect(screen.split.displayMode == .oneBesideSecondary)
    #expect(screen.first.view.window != nil)
    #expect(screen.third.view.window != nil)
    #expect(screen.names(screen.first.navigationController) == "[First]")
    #expect(screen.names(screen.third.navigationController) == "[Third]")
    #expect(screen.take().contains("didExpand"))
    let inner = screen.third.navigationController
    #expect(inner?.navigationBar.isHidden == false)
    #expect(inner?.navigationBar.topItem === screen.third.navigationItem)
    screen.third.title = "Changed"
    #expect(screen.third.navigationItem.presenter === inner?.navigationBar)
  }

  @Test func `a view controller pushed while collapsed stays in its column`() {
    let screen = SplitScreen(orientation: .landscape)
    screen.setCompact(true)
    let pushed = UIViewController()
    pushed.title = "Pushed"
    screen.third.navigationController?.pushViewController(pushed, animated: false)
    screen.setCompact(false)
    let inner = screen.third.navigationController
    #expect(screen.names(inner) == "[Third, Pushed]")
    #expect(inner?.navigationBar.topItem === pushed.navigationItem)
    #expect(inner?.navigationBar.backItem === screen.third.navigationItem)
    #expect(pushed.view.window != nil)
  }

  @Test func `a large phone expands when it is turned, with one change of the mode`() {
    let screen = SplitScreen(device: "iphone-16-pro-max")
    #expect(screen.split.isCollapsed)
    _ = screen.take()
    screen.window.resize(to: .named("iphone-16-pro-max")!, orientation: .landscape)
    #expect(!screen.split.isCollapsed)
    #expect(screen.split.displayMode == .oneBesideSecondary)
    #expect(screen.take().filter { $0.hasPrefix("willChangeTo") } == ["willChangeTo(2)"])
    #expect(screen.first.view.window != nil)
    screen.window.resize(to: .named("iphone-16-pro-max")!, orientation: .portrait)
    #expect(screen.split.isCollapsed)
    #expect(screen.names(screen.split.viewControllers.first) == "[First, [Third]]")
  }

  @Test func `a primary column answer leaves the secondary one out`() {
    let screen = SplitScreen(orientation: .landscape)
    screen.top = .primary
    screen.setCompact(true)
    #expect(screen.names(screen.split.viewControllers.first) == "[First]")
    screen.split.showDetailViewController(UIViewController(), sender: nil)
    #expect(screen.names(screen.split.viewControllers.first) == "[First, [none]]")
  }

  // MARK: Two view controllers

  @Test func `the older pair lies side by side without navigation controllers`() {
    let screen = SplitScreen(.unspecified, orientation: .landscape)
    #expect(screen.split.viewControllers == [screen.first, screen.third])
    #expect(frame(screen.first, in: screen) == CGRect(x: 0, y: 0, width: 320, height: 820))
    #expect(frame(screen.third, in: screen) == CGRect(x: 320.5, y: 0, width: 859.5, height: 820))
  }

  @Test func `the older pair collapses onto a navigation controller and separates again`() {
    let split = UISplitViewController()
    let (list, detail) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: list)
    let details = UINavigationController(rootViewController: detail)
    split.viewControllers = [navigation, details]
    let window = UIWindow(device: .named("ipad-10")!, orientation: .landscape) { split }
    window.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(split.isCollapsed)
    #expect(navigation.viewControllers == [list, details])
    #expect(detail.view.window === window)
    window.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    #expect(navigation.viewControllers == [list])
    #expect(split.viewControllers == [navigation, details])
    #expect(list.view.window === window)
    #expect(detail.view.window === window)
  }

  @Test(arguments: [false, true])
  func `a split view controller goes with its window`(isPhone: Bool) {
    var screen: SplitScreen? = SplitScreen(
      device: isPhone ? "iphone-16" : "ipad-10", playsAnimations: true)
    weak let split = screen?.split
    weak let third = screen?.third
    screen?.split.show(.primary)
    screen?.wait()
    screen?.split.hide(.primary)
    screen?.window.animationClock.advance(by: 0.1)
    screen = nil
    for _ in 0..<4 { NextTurn.runWaiting() }
    #expect(split == nil)
    #expect(third == nil)
  }

  @Test func `appearance calls of columns are balanced`() {
    let log = TransitionLog()
    let split = UISplitViewController(style: .doubleColumn)
    let list = LoggedController("list", log)
    let detail = LoggedController("detail", log)
    split.setViewController(list, for: .primary)
    split.setViewController(detail, for: .secondary)
    let window = UIWindow(device: .named("ipad-10")!, playsAnimations: true) { split }
    #expect(log.take() == ["willAppear:detail", "didAppear:detail"])
    split.show(.primary)
    #expect(log.take() == ["willAppear:list"])
    window.animationClock.advance(by: 1)
    #expect(log.take() == ["didAppear:list"])
    split.hide(.primary)
    window.animationClock.advance(by: 1)
    #expect(log.take() == ["willDisappear:list", "didDisappear:list"])
  }
}
