import Testing
import UIKit

@MainActor @Suite("Scroll views")
struct ViewsScrolling {
  final class Listener: NSObject, UIScrollViewDelegate {
    var calls: [String] = []
    var rest: CGPoint?
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      calls.append("didScroll \(Int(scrollView.contentOffset.y))")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
      calls.append("willBeginDragging \(scrollView.isDragging)")
    }
    func scrollViewWillEndDragging(
      _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
      targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
      calls.append("willEndDragging \(Int(targetContentOffset.pointee.y))")
      if let rest { targetContentOffset.pointee = rest }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
      calls.append("willBeginDecelerating")
    }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
      calls.append("didEndDecelerating")
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
      calls.append("didEndScrollingAnimation")
    }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {
      calls.append("adjustedInset \(Int(scrollView.adjustedContentInset.top))")
    }
  }

  private func shown(
    contentHeight: CGFloat, _ setUp: (UIScrollView) -> Void = { _ in }
  ) -> (UIWindow, UIScrollView) {
    let scroll = UIScrollView()
    let window = UIWindow(device: .standard) {
      let controller = UIViewController()
      scroll.frame = controller.view.bounds
      scroll.contentSize = CGSize(width: 393, height: contentHeight)
      setUp(scroll)
      controller.view.addSubview(scroll)
      return controller
    }
    return (window, scroll)
  }

  @Test func `offset is the origin of the bounds`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentOffset = CGPoint(x: 3, y: 40)
    #expect(scroll.bounds.origin == CGPoint(x: 3, y: 40))
    scroll.bounds.origin = CGPoint(x: 5, y: 6)
    #expect(scroll.contentOffset == CGPoint(x: 5, y: 6))
    #expect(scroll.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(scroll.clipsToBounds)
  }

  @Test(arguments: [
    (UIScrollView.ContentInsetAdjustmentBehavior.automatic, 2000, CGFloat(59)),
    (.scrollableAxes, 2000, 59), (.always, 2000, 59), (.never, 2000, 0),
    (.automatic, 100, 0), (.scrollableAxes, 100, 0), (.always, 100, 59), (.never, 100, 0),
  ])
  func `adds the safe area`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: Int, top: CGFloat
  ) {
    let (window, scroll) = shown(contentHeight: CGFloat(height)) {
      $0.contentInsetAdjustmentBehavior = behavior
      $0.contentInset = UIEdgeInsets(top: 5, left: 1, bottom: 2, right: 3)
    }
    #expect(
      scroll.adjustedContentInset
        == UIEdgeInsets(top: 5 + top, left: 1, bottom: 2 + (top == 0 ? 0 : 34), right: 3))
    #expect(scroll.contentOffset == CGPoint(x: -1, y: -5 - top))
    #expect(scroll.window === window)
  }

  @Test func `an axis that always bounces counts as scrolling`() {
    let (window, scroll) = shown(contentHeight: 100)
    #expect(scroll.adjustedContentInset.top == 0)
    scroll.alwaysBounceVertical = true
    #expect(scroll.adjustedContentInset.top == 59)
    #expect(scroll.contentOffset.y == -59)
    #expect(scroll.window === window)
  }

  @Test func `the top stays in view when insets change and other offsets stay`() {
    let (window, scroll) = shown(contentHeight: 2000)
    #expect(scroll.contentOffset.y == -59)
    scroll.contentInset.top = 41
    #expect(scroll.contentOffset.y == -100)
    scroll.contentOffset.y = 300
    scroll.contentInset.top = 0
    #expect(scroll.contentOffset.y == 300)
    window.rootViewController?.additionalSafeAreaInsets.top = 10
    #expect(scroll.adjustedContentInset.top == 69)
    #expect(scroll.contentOffset.y == 300)
  }

  @Test func `content does not see the safe area that became inset`() {
    let (window, scroll) = shown(contentHeight: 2000)
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 2000))
    scroll.addSubview(content)
    #expect(content.safeAreaInsets == .zero)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.contentOffset = .zero
    #expect(content.safeAreaInsets.top == 59)
    scroll.contentOffset.y = -20
    #expect(content.safeAreaInsets.top == 39)
    #expect(content.window === window)
  }

  @Test func `sideways safe area reaches content of a vertical scroller`() {
    let (window, scroll) = shown(contentHeight: 4000)
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let content = UIView(frame: CGRect(x: 0, y: 0, width: 852, height: 44))
    scroll.addSubview(content)
    window.resize(to: .standard, orientation: .landscape)
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 0, left: 0, bottom: 21, right: 0))
    #expect(content.safeAreaInsets == UIEdgeInsets(top: 0, left: 59, bottom: 0, right: 59))
  }

  @Test func `programs may scroll beyond the content`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset.y = 9000
    #expect(scroll.contentOffset.y == 9000)
    scroll.contentSize.height = 600
    #expect(scroll.contentOffset.y == 9000)
  }

  @Test func `content that shrinks is pulled back`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset.y = 400
    scroll.contentSize.height = 250
    #expect(scroll.contentOffset.y == 150)
    scroll.contentSize.height = 20
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `a user's scroll is told from beginning to end`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    let listener = Listener()
    scroll.delegate = listener
    scroll.scrollByUser(to: CGPoint(x: 0, y: 50))
    #expect(
      listener.calls == [
        "willBeginDragging true", "didScroll 50", "willEndDragging 50", "didEndDragging false",
      ])
    listener.calls = []
    listener.rest = CGPoint(x: 0, y: 100)
    scroll.scrollByUser(to: CGPoint(x: 0, y: 70), part: .began)
    scroll.scrollByUser(to: CGPoint(x: 0, y: 90), part: .moved)
    scroll.scrollByUser(to: CGPoint(x: 0, y: 9000), part: .ended)
    #expect(
      listener.calls == [
        "willBeginDragging true", "didScroll 70", "didScroll 90", "didScroll 400",
        "willEndDragging 400", "didEndDragging true", "willBeginDecelerating", "didScroll 100",
        "didEndDecelerating",
      ])
    #expect(!scroll.isDragging)
    #expect(!scroll.isDecelerating)
  }

  @Test func `paging rests at whole pages`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 450, height: 100)
    scroll.isPagingEnabled = true
    let listener = Listener()
    scroll.delegate = listener
    scroll.scrollByUser(to: CGPoint(x: 160, y: 0))
    #expect(scroll.contentOffset == CGPoint(x: 200, y: 0))
    #expect(listener.calls.last == "didEndDecelerating")
    scroll.scrollByUser(to: CGPoint(x: 340, y: 0))
    #expect(scroll.contentOffset.x == 300)
    scroll.scrollByUser(to: CGPoint(x: 9000, y: 0))
    #expect(scroll.contentOffset.x == 350)
  }

  @Test func `a flick runs out by the deceleration rate`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 5000)
    scroll.scrollByUser(to: CGPoint(x: 0, y: 50), velocity: CGPoint(x: 0, y: 1))
    #expect(abs(scroll.contentOffset.y - 544) <= 0.5)
    scroll.decelerationRate = .fast
    scroll.scrollByUser(to: CGPoint(x: 0, y: 500), velocity: CGPoint(x: 0, y: -1))
    #expect(abs(scroll.contentOffset.y - 402) <= 0.5)
    scroll.scrollByUser(to: CGPoint(x: 0, y: 400), velocity: CGPoint(x: 0, y: -100))
    #expect(scroll.contentOffset.y == 0)
  }

  @Test func `a flick of pages turns one`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 900, height: 100)
    scroll.isPagingEnabled = true
    scroll.scrollByUser(to: CGPoint(x: 20, y: 0), velocity: CGPoint(x: 5, y: 0))
    #expect(scroll.contentOffset.x == 100)
    scroll.scrollByUser(to: CGPoint(x: 90, y: 0), velocity: CGPoint(x: -0.2, y: 0))
    #expect(scroll.contentOffset.x == 0)
  }

  @Test func `a user cannot scroll what does not scroll`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.isScrollEnabled = false
    #expect(scroll.scrollByUser(to: CGPoint(x: 0, y: 50)) == false)
    #expect(scroll.contentOffset == .zero)
  }

  @Test func `animated moves report their end`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let listener = Listener()
    scroll.delegate = listener
    scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    scroll.setContentOffset(CGPoint(x: 0, y: 10), animated: true)
    scroll.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    #expect(listener.calls == ["didScroll 10", "didEndScrollingAnimation", "didScroll 20"])
  }

  @Test func `scrolls as little as it takes to show a rectangle`() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 150, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset.y == 70)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset.y == 70)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 30, width: 10, height: 20), animated: false)
    #expect(scroll.contentOffset.y == 30)
    scroll.scrollRectToVisible(CGRect(x: 0, y: 495, width: 10, height: 50), animated: false)
    #expect(scroll.contentOffset.y == 400)
  }

  @Test func `layout is due when the offset changes`() {
    final class Counting: UIScrollView {
      var count = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
      }
    }
    let scroll = Counting(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.layoutIfNeeded()
    scroll.contentOffset.y = 10
    scroll.layoutIfNeeded()
    scroll.layoutIfNeeded()
    #expect(scroll.count == 2)
  }
}
