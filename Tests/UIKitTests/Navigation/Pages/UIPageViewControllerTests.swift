import Testing

@testable import UIKit

/// Numbered pages, and the calls about them.
@MainActor
final class PageBook: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let log = TransitionLog()
  let pages: [LoggedController]
  /// The calls of the data source.
  private(set) var questions: [String] = []
  var indicated: (count: Int, index: Int)?

  init(_ count: Int) {
    let log = log
    pages = (0..<count).map { LoggedController("\($0)", log) }
  }

  func takeQuestions() -> [String] {
    defer { questions = [] }
    return questions
  }

  private func index(_ page: UIViewController) -> Int { pages.firstIndex { $0 === page } ?? -9 }

  private func page(_ index: Int) -> UIViewController? {
    pages.indices.contains(index) ? pages[index] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    questions.append("before \(index(viewController))")
    return page(index(viewController) - 1)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    questions.append("after \(index(viewController))")
    return page(index(viewController) + 1)
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    indicated?.count ?? -1
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    indicated?.index ?? -1
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { log.note("will:\(pendingViewControllers.map(index))") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { log.note("did:\(previousViewControllers.map(index)) \(completed)") }
}

@MainActor
@Suite struct UIPageViewControllerTests {
  private let book = PageBook(4)

  private func screen(
    _ style: UIPageViewController.TransitionStyle = .scroll, first: Int = 1,
    orientation: UIPageViewController.NavigationOrientation = .horizontal,
    options: [UIPageViewController.OptionsKey: Any]? = nil, isRightToLeft: Bool = false
  ) -> (UIWindow, UIPageViewController, PageContainerView) {
    let controller = UIPageViewController(
      transitionStyle: style, navigationOrientation: orientation, options: options)
    if isRightToLeft { controller.view.semanticContentAttribute = .forceRightToLeft }
    controller.dataSource = book
    controller.delegate = book
    let count = controller.spineLocation == .mid ? 2 : 1
    controller.setViewControllers(
      Array(book.pages[first..<first + count]), direction: .forward, animated: false)
    let window = UIWindow(device: .standard, playsAnimations: true) { controller }
    window.layoutIfNeeded()
    _ = book.log.take()
    return (window, controller, controller.view as! PageContainerView)
  }

  /// Drags a finger, holds it still, and lifts it.
  private func drag(_ window: UIWindow, from x: CGFloat, to end: CGFloat, lifts: Bool = true) {
    func touch(_ phase: HostTouch.Phase, _ x: CGFloat) {
      window.deliver([HostTouch(id: 1, phase: phase, location: CGPoint(x: x, y: 400))])
      window.layoutIfNeeded()
    }
    touch(.began, x)
    for step in 1...10 { touch(.moved, x + (end - x) * CGFloat(step) / 10) }
    window.animationClock.advance(by: 1)
    touch(.moved, end)
    if lifts {
      touch(.ended, end)
      wait(window)
    }
  }

  private func wait(_ window: UIWindow) {
    window.animationClock.advance(by: 3)
    window.layoutIfNeeded()
  }

  // MARK: Changes by the app

  @Test func `the first page fills the view and the data source is asked for both neighbors`() {
    let (window, controller, container) = screen()
    #expect(controller.viewControllers?.count == 1)
    #expect(book.pages[1].view.window === window)
    #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: window) == window.bounds)
    #expect(book.takeQuestions() == ["before 1", "after 1"])
    #expect(container.scroller.contentOffset.x == window.bounds.width)
    #expect(book.pages[0].parent == nil)
    #expect(controller.children.count == 1)
  }

  /// Recorded from iOS 26.1: the offset goes from 375 to 469, 656.5 and 750 at a width of 375.
  @Test func `an animated change has the recorded offsets and calls no delegate`() {
    let (window, controller, container) = screen()
    let width = window.bounds.width
    controller.setViewControllers([book.pages[3]], direction: .forward, animated: true) {
      [book] in book.log.note("completion:\($0)")
    }
    #expect(controller.viewControllers?.first === book.pages[3])
    var shares: [CGFloat] = []
    for _ in 0..<2 {
      window.animationClock.advance(by: 0.1)
      shares.append(container.scroller.contentOffset.x / width - 1)
    }
    #expect(abs(shares[0] - 0.25) < 0.002)
    #expect(abs(shares[1] - 0.75) < 0.002)
    wait(window)
    #expect(container.scroller.contentOffset.x == width)
    #expect(
      book.log.take() == [
        "willAppear:3", "willDisappear:1", "didAppear:3", "didDisappear:1", "completion:true",
      ])
    #expect(book.pages[1].parent == nil)
    #expect(controller.children.count == 1)
  }

  @Test func `a change backwards comes from the other side`() {
    let (window, controller, container) = screen()
    controller.setViewControllers([book.pages[0]], direction: .reverse, animated: true)
    window.animationClock.advance(by: 0.2)
    #expect(container.scroller.contentOffset.x < window.bounds.width)
    controller.setViewControllers([book.pages[2]], direction: .forward, animated: false)
    #expect(controller.viewControllers?.first === book.pages[2])
    #expect(controller.children.count == 1)
    wait(window)
    #expect(book.pages[2].view.window === window)
  }

  // MARK: Swipes

  @Test func `a swipe changes the page in the documented order`() {
    let (window, controller, _) = screen()
    _ = book.takeQuestions()
    drag(window, from: 350, to: 40)
    #expect(
      book.log.take() == [
        "will:[2]", "willAppear:2", "willDisappear:1", "didAppear:2", "didDisappear:1",
        "did:[1] true",
      ])
    #expect(controller.viewControllers?.first === book.pages[2])
    #expect(book.takeQuestions() == ["before 2", "after 2"])
    #expect(controller.children.count == 1)
  }

  @Test func `a page that is let go back is cancelled`() {
    let (window, controller, container) = screen()
    drag(window, from: 100, to: 200)
    #expect(
      book.log.take() == [
        "will:[0]", "willAppear:0", "willDisappear:1", "willDisappear:0", "willAppear:1",
        "didDisappear:0", "didAppear:1", "did:[1] false",
      ])
    #expect(controller.viewControllers?.first === book.pages[1])
    #expect(controller.children.count == 1)
    #expect(container.scroller.contentOffset.x == window.bounds.width)
  }

  @Test func `the first page cannot be turned back`() {
    let (window, controller, container) = screen(first: 0)
    drag(window, from: 50, to: 350)
    #expect(book.log.take().isEmpty)
    #expect(controller.viewControllers?.first === book.pages[0])
    #expect(container.scroller.contentOffset.x == window.bounds.width)
  }

  @Test func `a scroll of the page in a browser comes to rest at a page`() {
    let (window, controller, container) = screen()
    let width = window.bounds.width
    _ = container.scroller.handle(.scroll(to: CGPoint(x: width * 1.3, y: 0), isResting: false))
    _ = container.scroller.handle(.scroll(to: CGPoint(x: width * 1.7, y: 0), isResting: true))
    wait(window)
    #expect(controller.viewControllers?.first === book.pages[2])
    #expect(book.log.take().last == "did:[1] true")
  }

  @Test func `pages follow each other to the left in a right-to-left interface`() {
    let (window, controller, _) = screen(isRightToLeft: true)
    drag(window, from: 40, to: 350)
    #expect(controller.viewControllers?.first === book.pages[2])
  }

  // MARK: Settings

  @Test func `pages keep their distance`() {
    let (window, _, container) = screen(options: [.interPageSpacing: 20])
    #expect(container.slotLength == window.bounds.width + 20)
    #expect(book.pages[1].view.convert(book.pages[1].view.bounds, to: window) == window.bounds)
  }

  @Test func `the page indicator follows the user`() {
    book.indicated = (4, 1)
    let (window, _, container) = screen()
    #expect(!container.indicator.isHidden)
    #expect(container.indicator.numberOfPages == 4)
    #expect(container.indicator.currentPage == 1)
    #expect(book.pages[1].view.frame.height < window.bounds.height)
    drag(window, from: 350, to: 40)
    #expect(container.indicator.currentPage == 2)
  }

  @Test func `the style of curls has the documented defaults`() {
    let (_, controller, _) = screen(.pageCurl)
    #expect(controller.spineLocation == .min)
    #expect(!controller.isDoubleSided)
    #expect(controller.gestureRecognizers.count == 2)
    #expect(screen(.scroll).1.spineLocation == .none)
    #expect(screen(.scroll).1.gestureRecognizers.count == 1)
  }

  @Test func `a tap near the edge turns a page of the style of curls`() {
    let (window, controller, _) = screen(.pageCurl)
    for phase in [HostTouch.Phase.began, .ended] {
      window.deliver([HostTouch(id: 1, phase: phase, location: CGPoint(x: 385, y: 400))])
    }
    wait(window)
    #expect(controller.viewControllers?.first === book.pages[2])
  }

  @Test func `a spine in the middle displays two pages`() {
    let spine = UIPageViewController.SpineLocation.mid.rawValue
    let (window, controller, _) = screen(.pageCurl, first: 0, options: [.spineLocation: spine])
    #expect(controller.isDoubleSided)
    #expect(controller.viewControllers?.count == 2)
    #expect(book.pages[1].view.frame.width == window.bounds.width / 2)
    drag(window, from: 350, to: 40)
    #expect(controller.viewControllers?.first === book.pages[2])
    #expect(controller.viewControllers?.last === book.pages[3])
    drag(window, from: 350, to: 40)
    #expect(controller.viewControllers?.first === book.pages[2])
  }
}
