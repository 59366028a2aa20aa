import Scenes
import Testing

@testable import UIKit

@MainActor
@Suite struct UIRefreshControlTests {
  private let window = UIWindow(device: .standard, playsAnimations: true) { UIViewController() }
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 500))
  private let control = UIRefreshControl()

  init() {
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 300, height: 2000)
    scrollView.refreshControl = control
    window.rootViewController?.view.addSubview(scrollView)
    window.layoutIfNeeded()
  }

  private func touch(_ phase: HostTouch.Phase, _ y: CGFloat) {
    window.deliver([HostTouch(id: 1, phase: phase, location: CGPoint(x: 150, y: 150 + y))])
    window.animationClock.advance(by: 0.02)
    window.layoutIfNeeded()
  }

  /// Pulls the content down by a finger.
  private func pull(_ distance: CGFloat) {
    touch(.began, 0)
    for step in 1...10 { touch(.moved, distance * CGFloat(step) / 10) }
  }

  private func rest(_ distance: CGFloat) {
    // A finger at rest does not throw the content.
    window.animationClock.advance(by: 0.5)
    touch(.moved, distance)
    touch(.ended, distance)
    window.animationClock.advance(by: 3)
    window.layoutIfNeeded()
  }

  private func countEvents() -> () -> Int {
    final class Counter { var count = 0 }
    let counter = Counter()
    control.addAction(UIAction { _ in counter.count += 1 }, for: .valueChanged)
    return { counter.count }
  }

  @Test func `content pulled far enough is refreshed once and rests below the control`() {
    let count = countEvents()
    pull(300)
    #expect(scrollView.contentOffset.y < -UIRefreshControl.threshold)
    #expect(control.isRefreshing)
    #expect(count() == 1)
    #expect(scrollView.adjustedContentInset.top == 0)
    rest(300)
    #expect(scrollView.contentOffset.y == -60)
    #expect(scrollView.adjustedContentInset.top == 60)
    #expect(scrollView.contentInset == .zero)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 300, height: 60))
    control.endRefreshing()
    window.animationClock.advance(by: 1)
    #expect(scrollView.contentOffset.y == 0)
    #expect(scrollView.adjustedContentInset.top == 0)
    #expect(!control.isRefreshing)
    #expect(control.alpha == 0)
    #expect(count() == 1)
  }

  @Test func `content pulled less returns without refreshing`() {
    let count = countEvents()
    pull(90)
    #expect(control.alpha > 0.2)
    #expect(control.alpha < 1)
    #expect(control.wheel.shownShare < 1)
    #expect(!control.wheel.turns)
    rest(90)
    #expect(scrollView.contentOffset.y == 0)
    #expect(!control.isRefreshing)
    #expect(count() == 0)
    #expect(control.alpha == 0)
  }

  @Test func `refreshing that ends during the pull does not begin again before the next one`() {
    let count = countEvents()
    control.addAction(UIAction { [control] _ in control.endRefreshing() }, for: .valueChanged)
    pull(300)
    touch(.moved, 310)
    touch(.moved, 320)
    #expect(count() == 1)
    #expect(!control.isRefreshing)
    rest(320)
    #expect(scrollView.contentOffset.y == 0)
    #expect(scrollView.adjustedContentInset.top == 0)
    pull(300)
    #expect(count() == 2)
  }

  @Test func `a control that the app begins makes room without moving the content`() {
    let count = countEvents()
    control.beginRefreshing()
    window.layoutIfNeeded()
    #expect(control.isRefreshing)
    #expect(scrollView.contentOffset == .zero)
    #expect(count() == 0)
    #expect(scrollView.adjustedContentInset.top == 60)
    #expect(control.wheel.turns)
    scrollView.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
    control.endRefreshing()
    window.animationClock.advance(by: 1)
    #expect(scrollView.contentOffset == .zero)
    #expect(scrollView.adjustedContentInset.top == 0)
    #expect(!control.wheel.turns)
  }

  @Test func `refreshing that ends further down does not move the content`() {
    control.beginRefreshing()
    scrollView.contentOffset.y = 700
    control.endRefreshing()
    window.animationClock.advance(by: 1)
    #expect(scrollView.contentOffset.y == 700)
    #expect(scrollView.adjustedContentInset.top == 0)
  }

  @Test func `refreshing that ends while the user holds the content waits for the release`() {
    control.beginRefreshing()
    scrollView.contentOffset.y = -60
    pull(50)
    control.endRefreshing()
    #expect(scrollView.adjustedContentInset.top == 60)
    rest(50)
    #expect(scrollView.adjustedContentInset.top == 0)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func `the room is added to the insets and not passed on as a safe area`() {
    scrollView.contentInset.top = 30
    #expect(scrollView.contentOffset.y == -30)
    control.beginRefreshing()
    #expect(scrollView.adjustedContentInset.top == 90)
    #expect(scrollView.contentInset.top == 30)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    scrollView.addSubview(inner)
    #expect(inner.safeAreaInsets == .zero)
  }

  @Test func `a control belongs to one scroll view`() {
    let other = UIScrollView()
    control.beginRefreshing()
    other.refreshControl = control
    #expect(scrollView.refreshControl == nil)
    #expect(control.superview === other)
    #expect(scrollView.adjustedContentInset.top == 0)
    #expect(other.adjustedContentInset.top == 60)
    other.refreshControl = nil
    #expect(control.superview == nil)
    #expect(other.adjustedContentInset.top == 0)
  }

  @Test func `the control is behind the content and has its words and color`() {
    #expect(scrollView.subviews.first === control)
    let label = control.subviews[1] as! UILabel
    #expect(label.frame.height == 0)
    #expect(control.wheel.center == CGPoint(x: 150, y: 30))
    control.attributedTitle = NSAttributedString(string: "Updated today")
    control.tintColor = .red
    window.layoutIfNeeded()
    #expect(label.text == "Updated today")
    #expect(label.frame.minY == control.wheel.frame.maxY + 4)
    #expect(control.wheel.color == .red)
  }

  @Test func `a drag that pulls is left to the window by a host that scrolls`() {
    #expect(scrollView.drawing(at: .end).scroll?.pullsDown == true)
    scrollView.bounces = false
    #expect(scrollView.drawing(at: .end).scroll?.pullsDown == false)
    scrollView.bounces = true
    scrollView.refreshControl = nil
    #expect(scrollView.drawing(at: .end).scroll?.pullsDown == false)
  }

  @Test func `a control that refreshes is an element`() {
    #expect(!control.drawnAccessibility.isElement)
    control.beginRefreshing()
    let facts = control.drawnAccessibility
    #expect(facts.isElement)
    #expect(facts.label == "In progress")
  }
}
