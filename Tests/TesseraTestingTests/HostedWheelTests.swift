import TesseraTesting
import Testing
import UIKit

/// Wheels, trackpads, and taps on the status bar of a hosted screen.
@MainActor @Suite struct HostedWheelTests {
  /// A page with one or two scroll views beside each other, below a bar of 100 points.
  private final class Page: UIViewController {
    let views: [UIScrollView]

    init(_ count: Int) {
      views = (0..<count).map { _ in UIScrollView() }
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      let width = view.bounds.width / CGFloat(views.count)
      for (index, scrollView) in views.enumerated() {
        scrollView.contentInsetAdjustmentBehavior = .never
        scrollView.frame = CGRect(
          x: CGFloat(index) * width, y: 100 + CGFloat(index) * 50, width: width, height: 400)
        scrollView.contentSize = CGSize(width: width, height: 3_000)
        view.addSubview(scrollView)
      }
    }
  }

  @Test func `a wheel scrolls what is under the pointer`() {
    let page = Page(2)
    let screen = HostedScreen(page)
    #expect(screen.turnWheel(at: CGPoint(x: 20, y: 300), by: CGPoint(x: 0, y: 120)))
    #expect(page.views.map(\.contentOffset.y) == [120, 0])
    #expect(screen.turnWheel(at: CGPoint(x: 20, y: 300), by: CGPoint(x: 0, y: -20)))
    #expect(page.views.map(\.contentOffset.y) == [100, 0])
    #expect(!screen.turnWheel(at: CGPoint(x: 20, y: 50), by: CGPoint(x: 0, y: 120)))
    #expect(!screen.turnWheel(at: CGPoint(x: 20, y: 300), by: CGPoint(x: 50, y: 0)))
    #expect(page.views.map(\.contentOffset.y) == [100, 0])
  }

  @Test func `a trackpad scrolls by the distance, and then decelerates`() {
    let page = Page(1)
    let screen = HostedScreen(page)
    let point = CGPoint(x: 20, y: 300)
    #expect(screen.scroll(at: point, by: CGPoint(x: 0, y: 100.3), duration: 0))
    #expect(abs(page.views[0].contentOffset.y - 100.3) < 1e-9)
    screen.playsAnimations = true
    #expect(screen.scroll(at: point, by: CGPoint(x: 0, y: 300), duration: 0.3))
    #expect(page.views[0].isDecelerating)
    #expect(abs(page.views[0].contentOffset.y - 400.3) < 1e-9)
    screen.advance(by: 5)
    // 1000 points per second: 0.499 of what exceeds 10.
    #expect(abs(page.views[0].contentOffset.y - (400.3 + 990 * 0.499)) < 1)
    #expect(!screen.scroll(at: CGPoint(x: 20, y: 50), by: CGPoint(x: 0, y: 9)))
  }

  @Test func `a tap on the status bar of an iPhone scrolls the only scroll view that allows it`() {
    let page = Page(2)
    let screen = HostedScreen(page)
    for view in page.views { view.contentOffset.y = 500 }
    #expect(!screen.scrollToTop())
    #expect(page.views.map(\.contentOffset.y) == [500, 500])
    page.views[0].scrollsToTop = false
    #expect(screen.scrollToTop())
    #expect(page.views.map(\.contentOffset.y) == [500, 0])
    page.views[1].contentOffset.y = 500
    page.views[1].isHidden = true
    #expect(!screen.scrollToTop())
    page.views[0].scrollsToTop = true
    #expect(screen.scrollToTop())
    #expect(page.views.map(\.contentOffset.y) == [0, 500])
  }

  @Test func `the scroll view nearest to the status bar of an iPad scrolls to its top`() throws {
    let page = Page(2)
    let screen = try HostedScreen(page, device: "ipad-pro-11")
    for view in page.views { view.contentOffset.y = 500 }
    #expect(screen.scrollToTop())
    #expect(page.views.map(\.contentOffset.y) == [0, 500])
    page.views[0].contentOffset.y = 500
    page.views[0].scrollsToTop = false
    #expect(!screen.scrollToTop())
    #expect(page.views.map(\.contentOffset.y) == [500, 500])
  }
}
