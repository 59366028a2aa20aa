import Testing

@testable import UIKit

/// Bars on devices with iOS 14 to 18, with the numbers of the collected recordings (section 4). The
/// recorded cases are in `NavigationConformanceTests`.
@MainActor
@Suite(.serialized) final class EarlierBarTests {
  /// Makes the main screen the standard one for other tests. Each test ends with it.
  private func restoreScreen() { UIScreen.main.become(.standard, orientation: .portrait) }

  private func table(_ count: Int = 3) -> UICollectionViewController {
    CountedList(count: count)
  }

  @Test func `large title and search field have the frames of a plain list of iOS 17`() throws {
    defer { restoreScreen() }
    let list = table()
    list.title = "Words"
    list.navigationItem.searchController = UISearchController()
    list.navigationItem.hidesSearchBarWhenScrolling = false
    let screen = NavigationScreen(list, on: .named("iphone-13-mini-ios17")!) {
      $0.navigationBar.prefersLargeTitles = true
    }
    #expect(screen.bar.frame == CGRect(x: 0, y: 50, width: 375, height: 148))
    let title = try #require(screen.frame(screen.label("Words")))
    #expect(title.minX == 16)
    #expect(abs(title.minY - 97.667) < 0.01)
    #expect(abs(title.height - 40.667) < 0.01)
    let field = screen.frame(screen.parts(UISearchTextField.self).first)
    #expect(field == CGRect(x: 16, y: 147, width: 343, height: 36))
    let row = list.collectionView.cellForItem(at: [0, 0])
    #expect(screen.frame(row) == CGRect(x: 0, y: 198, width: 375, height: 44))
    #expect(screen.parts(UISearchTextField.self).first?.layer.cornerRadius == 10)
  }

  @Test(
    arguments: [
      ("iphone-8-ios14", 20, 44, 52), ("iphone-12-ios14", 47, 44, 52),
      ("ipad-10-ios17", 24, 50, 52), ("iphone-12", 47, 54, 52),
    ] as [(String, CGFloat, CGFloat, CGFloat)])
  func `bars are as high as on the device`(
    _ device: String, _ top: CGFloat, _ inline: CGFloat, _ large: CGFloat
  ) {
    defer { restoreScreen() }
    let root = UIViewController()
    root.title = "Title"
    let screen = NavigationScreen(root, on: .named(device)!)
    #expect(screen.bar.frame.minY == top)
    #expect(screen.bar.frame.height == inline)
    screen.bar.prefersLargeTitles = true
    screen.settle()
    #expect(screen.bar.frame.height == inline + large)
    #expect(root.view.safeAreaInsets.top == top + inline + large)
  }

  @Test func `in landscape the bar of a phone is 32 points high`() {
    defer { restoreScreen() }
    let screen = NavigationScreen(UIViewController(), on: .named("iphone-12-ios17")!)
    screen.window.resize(to: .named("iphone-12-ios17")!, orientation: .landscape)
    screen.settle()
    #expect(screen.bar.frame.height == 32)
  }

  @Test(arguments: [false, true])
  func `items have no backgrounds, and are 34 high in the middle`(_ isRightToLeft: Bool) throws {
    defer { restoreScreen() }
    let root = UIViewController()
    root.title = "Inbox"
    let screen = NavigationScreen(
      root, on: .named("iphone-12-ios17")!, isRightToLeft: isRightToLeft)
    let detail = UIViewController()
    let add = UIBarButtonItem(systemItem: .add)
    let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
    detail.navigationItem.rightBarButtonItems = [add, edit]
    screen.navigation.pushViewController(detail, animated: false)
    screen.settle()
    let width: CGFloat = 390
    func fromTrailing(_ rect: CGRect) -> CGFloat {
      isRightToLeft ? rect.minX : width - rect.maxX
    }
    let first = try #require(screen.frame(screen.button("Add")))
    let second = try #require(screen.frame(screen.button("Edit")))
    #expect(fromTrailing(first) == 16)
    #expect(first.height == 34)
    #expect(first.minY == CGFloat(47 + 5))
    #expect(abs(fromTrailing(second) - (16 + first.width + 8)) < 0.01)
    let back = try #require(screen.button("Inbox"))
    let frame = try #require(screen.frame(back))
    #expect((isRightToLeft ? width - frame.maxX : frame.minX) == 8)
    #expect(frame.height == 44)
    #expect(frame.width > 44, "the title follows the chevron")
    #expect(screen.label("Inbox") != nil)
    #expect(screen.label("Inbox")?.textColor == screen.bar.tintColor)
    #expect(screen.parts(UIVisualEffectView.self).allSatisfy { $0.superview is BarBackgroundView })
    screen.tap(back)
    #expect(screen.navigation.topViewController === root)
  }

  @Test func `the title of the back button gives way in a narrow bar`() throws {
    defer { restoreScreen() }
    let root = UIViewController()
    root.title = "A title that is much too long for the half of a phone"
    let screen = NavigationScreen(root, on: .named("iphone-12-ios17")!)
    screen.navigation.pushViewController(UIViewController(), animated: false)
    screen.settle()
    #expect(screen.label("Back") != nil)
    root.navigationItem.backButtonDisplayMode = .minimal
    screen.settle()
    #expect(screen.label("Back") == nil)
  }

  @Test func `a tab bar divides its width, and has a background once content is below it`() throws {
    defer { restoreScreen() }
    let list = table(40)
    UIScreen.main.become(.named("iphone-12-ios17")!, orientation: .portrait)
    let tabs = UITabBarController()
    let window = UIWindow(device: .named("iphone-12-ios17")!) {
      tabs.viewControllers = (0..<5).map { index in
        let controller = index == 0 ? list : UIViewController()
        controller.tabBarItem = UITabBarItem(
          title: "Tab \(index)", image: UIImage(systemName: "star"), tag: index)
        return controller
      }
      return tabs
    }
    window.settleLayout()
    let buttons = NavigationScreen.parts(of: tabs.tabBar) as [TabBarButton]
    let frames = buttons.map { $0.convert($0.bounds, to: nil) }
    #expect(frames[4] == CGRect(x: 314, y: 762, width: 74, height: 48))
    #expect(list.view.safeAreaInsets.bottom == 83)
    list.collectionView.contentOffset.y = 100
    window.settleLayout()
    let effects = NavigationScreen.parts(of: tabs.tabBar) as [UIVisualEffectView]
    try #require(effects.count == 1)
    #expect(effects[0].frame == tabs.tabBar.bounds)
    list.collectionView.contentOffset.y = list.collectionView.contentSize.height
    list.collectionView.scrollToItem(at: [0, 39], at: .bottom, animated: false)
    window.settleLayout()
    #expect((NavigationScreen.parts(of: tabs.tabBar) as [UIVisualEffectView]).isEmpty)
  }

  @Test func `a toolbar is 44 points high above the safe area`() throws {
    defer { restoreScreen() }
    let root = UIViewController()
    root.toolbarItems = [UIBarButtonItem(systemItem: .add), .flexibleSpace()]
    let screen = NavigationScreen(root, on: .named("iphone-12-ios17")!) {
      $0.setToolbarHidden(false, animated: false)
    }
    let toolbar = try #require(screen.navigation.toolbar)
    #expect(abs(toolbar.frame.minY - (844 - 34 - 44)) < 1e-6)
    #expect(root.view.safeAreaInsets.bottom == 78)
    #expect((NavigationScreen.parts(of: toolbar) as [BarPlatterView]).first?.frame.minX == 16)
    #expect(toolbar.sizeThatFits(CGSize(width: 300, height: 0)).height == 44)
  }

  @Test func `another system of the device changes bars, rows, switches and search fields`() throws
  {
    defer { restoreScreen() }
    let list = table()
    list.navigationItem.searchController = UISearchController()
    list.navigationItem.hidesSearchBarWhenScrolling = false
    let screen = NavigationScreen(list, on: .named("iphone-12")!)
    let toggle = UISwitch()
    let searchBar = UISearchBar()
    screen.window.addSubview(toggle)
    screen.window.addSubview(searchBar)
    searchBar.sizeToFit()
    for (device, bar, row, size, search) in [
      ("iphone-12-ios17", 96, 44, CGSize(width: 51, height: 31), 56),
      ("iphone-12", 114, 52, CGSize(width: 63, height: 28), 64),
      ("iphone-12-ios14", 96, 44, CGSize(width: 51, height: 31), 56),
    ] as [(String, CGFloat, CGFloat, CGSize, CGFloat)] {
      screen.window.resize(to: .named(device)!)
      screen.settle()
      #expect(screen.bar.frame.height == bar, "\(device)")
      #expect(list.collectionView.cellForItem(at: [0, 1])?.frame.height == row, "\(device)")
      #expect(toggle.frame.size == size, "\(device)")
      #expect(searchBar.intrinsicContentSize.height == search, "\(device)")
    }
    #expect(toggle.alignmentRect(forFrame: toggle.frame).width == 49)
  }

  @Test func `the cancel button of a search bar has a title`() {
    defer { restoreScreen() }
    let window = UIWindow(device: .named("iphone-12-ios17")!) { UIViewController() }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 100, width: 390, height: 56))
    bar.showsCancelButton = true
    window.addSubview(bar)
    window.settleLayout()
    let button = (NavigationScreen.parts(of: bar) as [UIButton]).first
    #expect(button?.configuration?.title == "Cancel")
    #expect(button.map { $0.frame.maxX } == 382)
    #expect(bar.searchTextField.frame.height == 36)
    #expect(button.map { $0.frame.minX - bar.searchTextField.frame.maxX } == 8)
  }
}

/// A plain list of numbers.
final class CountedList: UICollectionViewController {
  private let count: Int

  init(count: Int, appearance: UICollectionLayoutListConfiguration.Appearance = .plain) {
    self.count = count
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: appearance)))
  }

  required init?(coder: NSCoder) { nil }

  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    cell, _, number in
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(number)"
    cell.contentConfiguration = content
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueConfiguredReusableCell(
      using: registration, for: indexPath, item: indexPath.item)
  }
}
