import Scenes
import TesseraTesting
import Testing

@testable import UIKit

/// Tab bar controllers, operated by touches: selections, callbacks, safe areas, mistakes.
@MainActor @Suite("Tab bar controllers")
struct TabBarControllerTests {
  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let log: AppearanceLog
    var refused: UIViewController?
    init(_ log: AppearanceLog) { self.log = log }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      log.lines.append("shouldSelect \(viewController.tabBarItem.title ?? "")")
      return viewController !== refused
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { log.lines.append("didSelect \(viewController.tabBarItem.title ?? "")") }
  }

  private let log = AppearanceLog()
  private let tabs = UITabBarController()
  private let screen: HostedScreen
  private let a: NotingController
  private let b: NotingController
  private let navigation: UINavigationController

  init() {
    a = NotingController("a", log)
    b = NotingController("b", log)
    let root = UIViewController()
    navigation = UINavigationController(rootViewController: root)
    for (controller, title) in [(a, "A"), (b, "B"), (root, "C")] as [(UIViewController, String)] {
      controller.title = title
    }
    tabs.viewControllers = [a, b, navigation]
    screen = HostedScreen(tabs)
    _ = log.take()
  }

  private func button(_ title: String) throws -> UIView {
    try #require(
      tabs.tabBar.subviews.first { ($0 as? UIControl)?.accessibilityLabel == title })
  }

  private func tap(_ title: String) throws {
    try screen.tap(on: try button(title))
    screen.layOut()
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func `a badge beside a title covers no letters`(
    _ direction: UITraitEnvironmentLayoutDirection
  ) throws {
    for (device, isLandscape) in [("iphone-15", true), ("ipad-pro-11", false)] {
      let tabs = UITabBarController()
      tabs.viewControllers = ["3", "99+"].map { badge in
        let controller = UIViewController()
        controller.tabBarItem = UITabBarItem(
          title: "Messages", image: UIImage(systemName: "envelope"), tag: 0)
        controller.tabBarItem.badgeValue = badge
        return controller
      }
      let screen = try HostedScreen(
        tabs, device: device, layoutDirection: direction, isLandscape: isLandscape)
      screen.layOut()
      for case let button as UIControl in tabs.tabBar.subviews {
        button.layoutIfNeeded()
        let label = try #require(button.subviews.first { $0 is UILabel })
        let badge = try #require(button.subviews.last)
        #expect(label.frame.width > 40)
        #expect(!badge.frame.intersects(label.frame))
        #expect(button.bounds.contains(label.frame))
      }
    }
  }

  @Test func `the first tab is displayed, and views of the others are not loaded`() {
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController === a)
    #expect(a.view.window != nil)
    #expect(!b.isViewLoaded)
    #expect(!navigation.isViewLoaded)
    #expect(tabs.tabBar.items?.map(\.title) == ["A", "B", "C"])
    #expect(tabs.tabBar.selectedItem === a.tabBarItem)
    #expect(a.tabBarController === tabs)
    #expect(navigation.topViewController?.tabBarController === tabs)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 769, width: 393, height: 83))
    #expect(a.view.frame == screen.window.bounds)
    #expect(a.view.safeAreaInsets.bottom == 83)
  }

  @Test func `a tap selects a tab, with the calls in UIKit's order`() throws {
    let delegate = Delegate(log)
    tabs.delegate = delegate
    try tap("B")
    #expect(
      log.take() == [
        "shouldSelect B", "b willAppear", "a willDisappear", "b isAppearing", "a didDisappear",
        "b didAppear", "didSelect B",
      ])
    #expect(tabs.selectedIndex == 1)
    #expect(a.view.superview == nil)
    #expect(b.view.window != nil)
    delegate.refused = a
    try tap("A")
    #expect(log.take() == ["shouldSelect A"])
    #expect(tabs.selectedViewController === b)
    tabs.selectedIndex = 0
    #expect(
      log.take() == [
        "a willAppear", "b willDisappear", "a isAppearing", "b didDisappear", "a didAppear",
      ])
    #expect(tabs.tabBar.selectedItem === a.tabBarItem)
  }

  @Test func `a tap on the selected tab pops to the first screen, then scrolls to the top`() throws
  {
    let scrollView = UIScrollView(frame: screen.window.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 3_000)
    navigation.viewControllers[0].view = scrollView
    try tap("C")
    scrollView.contentOffset.y = 500
    navigation.pushViewController(UIViewController(), animated: false)
    screen.layOut()
    try tap("C")
    #expect(navigation.viewControllers.count == 1)
    #expect(scrollView.contentOffset.y == 500)
    try tap("C")
    #expect(scrollView.contentOffset.y == -113)
    #expect(tabs.selectedIndex == 2)
  }

  @Test func `a pushed screen that hides the bar gets its room, and a pop returns it`() throws {
    try tap("C")
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: true)
    screen.layOut()
    #expect(tabs.tabBar.window == nil)
    #expect(detail.view.safeAreaInsets.bottom == 34)
    // Screens after it have no bar either.
    let further = UIViewController()
    navigation.pushViewController(further, animated: true)
    screen.layOut()
    #expect(tabs.tabBar.window == nil)
    #expect(further.view.safeAreaInsets.bottom == 34)
    navigation.popToRootViewController(animated: true)
    screen.layOut()
    #expect(tabs.tabBar.frame.minY == 769)
    #expect(tabs.tabBar.window != nil)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 83)
  }

  @Test func `a cancelled swipe back leaves the bar hidden`() throws {
    try tap("C")
    let detail = UIViewController()
    detail.hidesBottomBarWhenPushed = true
    navigation.pushViewController(detail, animated: false)
    screen.playsAnimations = true
    screen.layOut()
    try screen.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 60, y: 400), duration: 1)
    screen.advance(by: 1)
    #expect(navigation.topViewController === detail)
    #expect(tabs.tabBar.window == nil)
    try screen.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400))
    screen.advance(by: 1)
    #expect(navigation.viewControllers.count == 1)
    #expect(tabs.tabBar.frame.minY == 769)
  }

  @Test func `a tab of a hidden bar is displayed with it and without it`() throws {
    navigation.viewControllers[0].hidesBottomBarWhenPushed = true
    try tap("C")
    #expect(tabs.tabBar.window == nil)
    tabs.selectedIndex = 0
    screen.layOut()
    #expect(tabs.tabBar.window != nil)
    #expect(a.view.safeAreaInsets.bottom == 83)
    tabs.tabBar.isHidden = true
    screen.layOut()
    #expect(tabs.isTabBarHidden)
    #expect(a.view.safeAreaInsets.bottom == 34)
    tabs.setTabBarHidden(false, animated: true)
    screen.layOut()
    #expect(a.view.safeAreaInsets.bottom == 83)
  }

  @Test func `views end above an opaque bar`() {
    tabs.tabBar.isTranslucent = false
    screen.layOut()
    #expect(a.view.frame.height == 769)
    #expect(a.view.safeAreaInsets.bottom == 0)
    a.extendedLayoutIncludesOpaqueBars = true
    screen.layOut()
    #expect(a.view.frame.height == 852)
    a.edgesForExtendedLayout = []
    screen.layOut()
    #expect(a.view.frame.height == 769)
  }

  @Test func `a scroll view between bars has their safe area`() throws {
    let scrollView = UIScrollView(frame: screen.window.bounds)
    navigation.viewControllers[0].view = scrollView
    try tap("C")
    #expect(
      scrollView.adjustedContentInset == UIEdgeInsets(top: 113, left: 0, bottom: 83, right: 0))
  }

  @Test func `the background of the bar follows the end of the content`() throws {
    let appearance = UITabBarAppearance()
    appearance.configureWithOpaqueBackground()
    tabs.tabBar.standardAppearance = appearance
    let scrollView = UIScrollView(frame: screen.window.bounds)
    scrollView.contentSize = CGSize(width: 393, height: 3_000)
    navigation.viewControllers[0].view = scrollView
    #expect(tabs.tabBar.isContentAtEdge)
    try tap("C")
    #expect(!tabs.tabBar.isContentAtEdge)
    scrollView.contentOffset.y = 3_000 + 83 - 852
    #expect(tabs.tabBar.isContentAtEdge)
    // More content is below the bar without a scroll.
    scrollView.contentSize.height = 3_200
    #expect(!tabs.tabBar.isContentAtEdge)
    scrollView.contentSize.height = 3_000
    #expect(tabs.tabBar.isContentAtEdge)
  }

  // MARK: Items

  @Test func `items follow their controllers`() throws {
    a.title = "Other"
    #expect(a.tabBarItem.title == "Other")
    a.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 7)
    #expect(tabs.tabBar.items?.map(\.title) == ["Search", "B", "C"])
    #expect(tabs.tabBar.selectedItem?.tag == 7)
    navigation.tabBarItem = UITabBarItem(title: "Own", image: nil, selectedImage: nil)
    #expect(navigation.viewControllers[0].tabBarItem.title == "C")
    b.tabBarItem.badgeValue = "3"
    b.tabBarItem.isEnabled = false
    screen.layOut()
    let badged = try button("B")
    #expect(badged.accessibilityValue == "3")
    try screen.tap(on: try button("Own"))
    #expect(tabs.selectedIndex == 2)
    try screen.tap(on: try button("B"))
    #expect(tabs.selectedIndex == 2)
  }

  @Test func `the appearance and the item determine the style of items`() throws {
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.selected.iconColor = .systemGreen
    appearance.stackedLayoutAppearance.normal.titleTextAttributes = [
      .font: UIFont.systemFont(ofSize: 12)
    ]
    tabs.tabBar.standardAppearance = appearance
    tabs.tabBar.scrollEdgeAppearance = appearance
    let label = try #require(try button("A").subviews.compactMap { $0 as? UILabel }.first)
    #expect(label.font.pointSize == 12)
    #expect(label.textColor == .systemGreen)
    appearance.stackedLayoutAppearance.selected.iconColor = .systemRed
    #expect(label.textColor == .systemGreen, "the bar has a copy")
    tabs.tabBar.scrollEdgeAppearance?.stackedLayoutAppearance.selected.iconColor = .systemRed
    #expect(label.textColor == .systemRed)
    a.tabBarItem.setTitleTextAttributes([.foregroundColor: UIColor.brown], for: .normal)
    #expect(label.textColor == .brown)
  }

  @Test func `items run from right to left, and low bars have titles beside images`() throws {
    let image = UIImage(systemName: "star")
    for controller in [a, b] { controller.tabBarItem.image = image }
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    screen.layOut()
    let (first, second) = (try button("A"), try button("B"))
    #expect(first.frame.minX > second.frame.minX)
    screen.rotate(toLandscape: true)
    screen.layOut()
    let parts = try button("B").subviews
    let label = try #require(parts.compactMap { $0 as? UILabel }.first)
    let symbol = try #require(parts.compactMap { $0 as? UIImageView }.first)
    #expect(label.frame.maxX < symbol.frame.minX)
    #expect(tabs.tabBar.frame.height == 69)
    #expect(a.view.safeAreaInsets.bottom == 69)
  }

  @Test func `more tabs than fit are narrower and reach by touch`() throws {
    tabs.viewControllers = (0..<8).map { index in
      let controller = UIViewController()
      controller.title = "T\(index)"
      return controller
    }
    screen.layOut()
    let buttons = try (0..<8).map { try button("T\($0)") }
    for button in buttons {
      #expect(button.frame.minX >= 0)
      #expect(button.frame.maxX <= 393)
    }
    try tap("T7")
    #expect(tabs.selectedIndex == 7)
  }

  // MARK: Accessibility

  @Test func `the bar is a list of tabs`() throws {
    let bar = tabs.tabBar.accessibilityFacts
    #expect(bar.role == "tablist")
    let facts = try button("A").accessibilityFacts
    #expect(facts.role == "tab")
    #expect(facts.isSelected)
    #expect(facts.isOperable)
    let other = try button("B").accessibilityFacts
    #expect(!other.isSelected)
    try screen.activate(label: "B")
    #expect(tabs.selectedIndex == 1)
  }

  // MARK: Mistakes and changes

  private func messages(_ body: () -> Void) -> [String] {
    var result: [String] = []
    let before = DeveloperLog.sink
    DeveloperLog.sink = { result.append($0) }
    body()
    DeveloperLog.sink = before
    return result
  }

  @Test func `an index beyond the tabs changes nothing`() {
    #expect(messages { tabs.selectedIndex = 7 }.first?.contains("3 view controllers") == true)
    #expect(tabs.selectedIndex == 0)
    let empty = UITabBarController()
    #expect(empty.selectedIndex == NSNotFound)
    #expect(empty.selectedViewController == nil)
    #expect(messages { empty.selectedIndex = 0 }.count == 1)
  }

  @Test func `a view controller that is given twice gets one tab`() {
    #expect(messages { tabs.viewControllers = [b, a, b] }.count == 1)
    #expect(tabs.viewControllers?.count == 2)
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `the removal of the selected tab selects the one at its place`() {
    tabs.selectedIndex = 1
    tabs.viewControllers = [a, navigation]
    screen.layOut()
    #expect(tabs.selectedViewController === navigation)
    #expect(navigation.view.window != nil)
    #expect(b.parent == nil)
    #expect(b.view.superview == nil)
    #expect(b.tabBarController == nil)
    tabs.viewControllers = [a]
    screen.layOut()
    #expect(tabs.selectedIndex == 0)
    #expect(a.view.window != nil)
    tabs.viewControllers = nil
    screen.layOut()
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(a.view.superview == nil)
    tabs.viewControllers = [b]
    screen.layOut()
    #expect(b.view.window != nil)
    #expect(b.view.safeAreaInsets.bottom == 83)
  }

  @Test func `a selection within the callbacks of another takes place after it`() {
    final class Redirecting: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tabBarController?.selectedIndex = 1
      }
    }
    tabs.viewControllers = [a, b, Redirecting()]
    _ = log.take()
    tabs.selectedIndex = 2
    screen.layOut()
    #expect(tabs.selectedViewController === b)
    #expect(b.view.window != nil)
    #expect(a.view.superview == nil)
    #expect(
      log.take() == [
        "a willDisappear", "a didDisappear", "b willAppear", "b isAppearing", "b didAppear",
      ])
  }

  @Test func `tabs that are presented and covered keep their selection`() throws {
    let cover = UIViewController()
    cover.modalPresentationStyle = .fullScreen
    tabs.present(cover, animated: false)
    screen.layOut()
    tabs.selectedIndex = 1
    screen.layOut()
    cover.dismiss(animated: false)
    screen.layOut()
    #expect(b.view.window != nil)
    #expect(a.view.superview == nil)
    #expect(log.take().last == "b didAppear")
  }

  // MARK: A bar of the app's own

  @Test func `a bar of the app's own selects and tells its delegate`() throws {
    final class BarDelegate: NSObject, UITabBarDelegate {
      var titles: [String?] = []
      func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { titles.append(item.title) }
    }
    let delegate = BarDelegate()
    let bar = UITabBar(frame: CGRect(x: 0, y: 300, width: 393, height: 83))
    bar.delegate = delegate
    bar.items = ["One", "Two"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    a.view.addSubview(bar)
    screen.layOut()
    let two = try #require(bar.subviews.first { $0.accessibilityLabel == "Two" })
    try screen.tap(on: two)
    try screen.tap(on: two)
    #expect(delegate.titles == ["Two", "Two"])
    #expect(bar.selectedItem?.title == "Two")
    bar.items = []
    #expect(bar.items == nil)
    #expect(bar.selectedItem == nil)
  }
}
