import Testing

@testable import UIKit

/// The bar and the content of a navigation controller: safe areas, large titles, the swipe back.
@MainActor @Suite struct NavigationLayoutTests {
  private func largeScreen(
    _ root: UIViewController, plays: Bool = false
  ) -> NavigationScreen {
    NavigationScreen(root, plays: plays) { $0.navigationBar.prefersLargeTitles = true }
  }

  @Test func `the bar is part of the safe area when the view is about to appear`() {
    final class Root: UIViewController {
      var inset: CGFloat?
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        inset = view.safeAreaInsets.top
      }
    }
    let root = Root()
    let screen = NavigationScreen(root)
    #expect(root.inset == 113)
    #expect(root.view.frame == screen.window.bounds)
    #expect(screen.bar.frame == CGRect(x: 0, y: 59, width: 393, height: 54))
    let next = Root()
    screen.navigation.pushViewController(next, animated: false)
    #expect(next.inset == 113)
    root.additionalSafeAreaInsets.top = 10
    screen.navigation.popViewController(animated: false)
    screen.settle()
    #expect(root.view.safeAreaInsets.top == 123)
  }

  @Test func `a hidden bar covers nothing`() {
    let root = ScrollingController("Root")
    let screen = NavigationScreen(root, plays: true)
    screen.navigation.setNavigationBarHidden(true, animated: true)
    #expect(screen.bar.presentation.frame.minY == 59)
    screen.advance(by: 0.1)
    let middle = screen.bar.presentation.frame.minY
    #expect(middle < 59)
    #expect(middle > -54)
    screen.advance(by: 0.2)
    #expect(screen.bar.isHidden)
    #expect(root.view.safeAreaInsets.top == 59)
    #expect(root.scrollView.contentOffset.y == -59)
    screen.navigation.isNavigationBarHidden = false
    screen.settle()
    #expect(!screen.bar.isHidden)
    #expect(root.view.safeAreaInsets.top == 113)
    #expect(root.scrollView.contentOffset.y == -113)
  }

  @Test func `an opaque bar lies above the view`() {
    let root = UIViewController()
    let screen = NavigationScreen(root) { $0.navigationBar.isTranslucent = false }
    #expect(root.view.frame == CGRect(x: 0, y: 113, width: 393, height: 739))
    #expect(root.view.safeAreaInsets.top == 0)
    root.extendedLayoutIncludesOpaqueBars = true
    screen.settle()
    #expect(root.view.frame == screen.window.bounds)
    screen.bar.isTranslucent = true
    root.edgesForExtendedLayout = []
    screen.settle()
    #expect(root.view.frame.minY == 113)
  }

  @Test func `a large title gives way to the content and comes back`() {
    let root = ScrollingController("Trails")
    let screen = largeScreen(root)
    let scrollView = root.scrollView
    #expect(scrollView.contentOffset.y == -165)
    #expect(screen.bar.frame.height == 106)
    #expect(screen.label("Trails")?.font.pointSize == 34)
    scrollView.contentOffset.y = -145
    #expect(screen.bar.frame.height == 86)
    #expect(scrollView.adjustedContentInset.top == 145)
    screen.settle()
    #expect(scrollView.contentOffset.y == -145)
    #expect(root.view.safeAreaInsets.top == 145)
    scrollView.contentOffset.y = 200
    screen.settle()
    #expect(screen.bar.frame.height == 54)
    #expect(scrollView.adjustedContentInset.top == 113)
    #expect(screen.label("Trails")?.font.pointSize == 17)
    scrollView.contentOffset.y = -150
    screen.settle()
    #expect(screen.bar.frame.height == 91)
    // Content that is pulled down takes the title along.
    scrollView.contentOffset.y = -185
    #expect(screen.bar.frame.height == 126)
    #expect(scrollView.adjustedContentInset.top == 165)
  }

  @Test func `the range of offsets does not depend on a large title`() {
    let root = ScrollingController("Trails")
    let screen = largeScreen(root)
    for offset in [-165, -150, -113, 500, -120] as [CGFloat] {
      root.scrollView.contentOffset.y = offset
      screen.settle()
      #expect(root.scrollView.restingOffsets.low.y == -165)
      #expect(root.scrollView.contentOffset.y == offset)
      #expect(root.scrollView.drawing(at: .end).scroll?.inset.top == 165)
    }
  }

  @Test func `a released scroll leaves a large title short or long`() {
    let root = ScrollingController("Trails")
    let screen = largeScreen(root)
    for (offset, rest) in [(-150, -165), (-125, -113), (-100, -100)] as [(CGFloat, CGFloat)] {
      root.scrollView.contentOffset.y = -165
      root.scrollView.scrollByUser(to: CGPoint(x: 0, y: offset))
      screen.settle()
      #expect(root.scrollView.contentOffset.y == rest)
      #expect(screen.bar.frame.height == (rest == -165 ? 106 : 54))
    }
  }

  @Test func `a control for refreshing is visible below a large title`() {
    let root = ScrollingController("Trails")
    root.scrollView.refreshControl = UIRefreshControl()
    let screen = largeScreen(root)
    #expect(screen.bar.frame.height == 106)
    root.scrollView.contentOffset.y = -200
    #expect(screen.bar.frame.height == 106)
    root.scrollView.contentOffset.y = -145
    #expect(screen.bar.frame.height == 86)
  }

  @Test func `a bar that is hidden while a screen appears moves with the transition`() {
    final class Bare: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
      }
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
      }
    }
    let root = UIViewController()
    let screen = NavigationScreen(root, plays: true)
    let bare = Bare()
    screen.navigation.pushViewController(bare, animated: true)
    #expect(bare.view.safeAreaInsets.top == 59)
    #expect(root.view.safeAreaInsets.top == 113)
    screen.advance(by: 0.1)
    #expect(screen.bar.presentation.frame.minY < 59)
    #expect(!screen.bar.isHidden)
    screen.advance(by: 1)
    #expect(screen.bar.isHidden)
    screen.navigation.popViewController(animated: true)
    screen.advance(by: 1)
    #expect(!screen.bar.isHidden)
    #expect(screen.bar.frame.minY == 59)
    #expect(root.view.safeAreaInsets.top == 113)
  }

  @Test func `a screen has the title that its item asks for`() {
    let screen = largeScreen(UIViewController())
    func top(_ mode: UINavigationItem.LargeTitleDisplayMode) -> CGFloat {
      let controller = UIViewController()
      controller.navigationItem.largeTitleDisplayMode = mode
      screen.navigation.pushViewController(controller, animated: false)
      screen.settle()
      return controller.view.safeAreaInsets.top
    }
    #expect(top(.automatic) == 165)
    #expect(top(.never) == 113)
    #expect(top(.automatic) == 113)
    #expect(top(.always) == 165)
    #expect(top(.inline) == 113)
    screen.bar.prefersLargeTitles = false
    screen.navigation.popToRootViewController(animated: false)
    screen.settle()
    #expect(screen.bar.frame.height == 54)
  }

  @Test func `a screen that is returned to has its content where it was`() {
    let root = ScrollingController("Trails")
    let screen = largeScreen(root)
    root.scrollView.contentOffset.y = 300
    screen.settle()
    screen.navigation.pushViewController(ScrollingController("Detail"), animated: true)
    screen.settle()
    #expect(screen.bar.frame.height == 106)
    screen.navigation.popViewController(animated: true)
    screen.settle()
    #expect(root.scrollView.contentOffset.y == 300)
    #expect(screen.bar.frame.height == 54)
  }

  @Test func `rotation keeps content at the top`() {
    let root = ScrollingController("Trails")
    let screen = largeScreen(root)
    screen.window.resize(to: .standard, orientation: .landscape)
    screen.settle()
    // In compact height the bar begins 24 points below the top with iOS 26, as recorded.
    #expect(screen.bar.frame == CGRect(x: 0, y: 24, width: 852, height: 54))
    #expect(root.scrollView.contentOffset.y == -78)
    screen.window.resize(to: .standard, orientation: .portrait)
    screen.settle()
    #expect(screen.bar.frame.height == 106)
    #expect(root.scrollView.contentOffset.y == -165)
  }

  @Test func `a scroll view below the status bar only does not move the bar`() {
    let root = UIViewController()
    let scrollView = UIScrollView()
    root.view.addSubview(scrollView)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: root.view.safeAreaLayoutGuide.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: root.view.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: root.view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: root.view.trailingAnchor),
    ])
    scrollView.contentSize = CGSize(width: 393, height: 3_000)
    let screen = largeScreen(root)
    #expect(scrollView.frame.minY == 165)
    scrollView.contentOffset.y = 40
    screen.settle()
    #expect(screen.bar.frame.height == 106)
    #expect(scrollView.contentOffset.y == 40)
  }

  // MARK: The swipe back

  private func swipe(
    _ screen: NavigationScreen, to end: CGFloat, seconds: Double, from start: CGFloat = 2
  ) {
    screen.send(.began, start, 400)
    for step in 1...20 {
      screen.window.animationClock.advance(by: seconds / 20)
      screen.send(.moved, start + (end - start) * CGFloat(step) / 20, 400)
    }
  }

  @Test(arguments: [false, true]) func `a swipe from the leading edge pops`(isRightToLeft: Bool) {
    let root = UIViewController()
    let screen = NavigationScreen(root, plays: true, isRightToLeft: isRightToLeft)
    let detail = UIViewController()
    screen.navigation.pushViewController(detail, animated: false)
    screen.settle()
    let (start, end): (CGFloat, CGFloat) = isRightToLeft ? (391, 93) : (2, 300)
    swipe(screen, to: end, seconds: 2, from: start)
    #expect(screen.navigation.viewControllers == [root])
    let moved = detail.view.presentation.frame.minX
    #expect(abs(abs(moved) - 288) < 1)
    #expect((moved < 0) == isRightToLeft)
    screen.send(.ended, end, 400)
    screen.advance(by: 1)
    #expect(detail.parent == nil)
    #expect(root.view.frame.minX == 0)
  }

  @Test func `a swipe that is not far enough is taken back`() {
    let log = EventLog()
    let screen = NavigationScreen(NotingController("A", log), plays: true)
    let detail = NotingController("B", log)
    screen.navigation.pushViewController(detail, animated: false)
    screen.settle()
    _ = log.take()
    swipe(screen, to: 100, seconds: 2)
    screen.send(.ended, 100, 400)
    screen.advance(by: 1)
    #expect(screen.navigation.topViewController === detail)
    #expect(detail.view.presentation.frame.minX == 0)
    #expect(detail.view.frame.minX == 0)
    #expect(screen.label("B") != nil)
    #expect(screen.label("A") == nil)
    #expect(
      log.take() == [
        "B willMove out", "B willDisappear last animated", "A willAppear animated",
        "A willDisappear animated", "A didDisappear animated", "B willAppear animated",
        "B didAppear animated", "B didMove in",
      ])
    // A flick suffices.
    swipe(screen, to: 100, seconds: 0.2)
    screen.send(.ended, 100, 400)
    screen.advance(by: 1)
    #expect(detail.parent == nil)
  }

  @Test func `there is no swipe without a back button, unless the app allows it`() {
    let root = UIViewController()
    let screen = NavigationScreen(root, plays: true)
    let detail = UIViewController()
    detail.navigationItem.hidesBackButton = true
    screen.navigation.pushViewController(detail, animated: false)
    screen.settle()
    swipe(screen, to: 300, seconds: 1)
    #expect(screen.navigation.viewControllers.count == 2)
    screen.send(.ended, 300, 400)
    screen.navigation.interactivePopGestureRecognizer?.delegate = nil
    swipe(screen, to: 300, seconds: 1)
    #expect(screen.navigation.viewControllers.count == 1)
    screen.send(.ended, 300, 400)
    screen.advance(by: 1)
    swipe(screen, to: 300, seconds: 1)
    screen.send(.ended, 300, 400)
    #expect(screen.navigation.viewControllers == [root])
  }

  // `ip26-list-settings-rows`: the first row is at 62 + 106 points.
  @Test func `a list begins right below a large title, and 35 points below another one`() {
    final class List: UICollectionViewController {
      override func collectionView(
        _ collectionView: UICollectionView, numberOfItemsInSection section: Int
      ) -> Int { 3 }
      override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
        return collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
      }
    }
    let list = List(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)))
    list.title = "Settings"
    let screen = NavigationScreen(list, on: .named("iphone-16-pro")!) {
      $0.navigationBar.prefersLargeTitles = true
    }
    func top() -> CGFloat? {
      screen.frame(list.collectionView.cellForItem(at: [0, 0]))?.minY
    }
    #expect(top() == 168)
    list.navigationItem.largeTitleDisplayMode = .never
    screen.settle()
    #expect(abs((top() ?? 0) - 151) < 0.1)
  }
}
