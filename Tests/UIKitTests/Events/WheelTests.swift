import Testing
import UIKit

/// Wheels and trackpads scroll, and recognizers of pans follow those that they allow.
@MainActor @Suite struct WheelTests {
  private let log = EventLog()
  private let screen = EventScreen()
  /// A scroll view of the size of the window, with 8,000 points of content.
  private let outer = UIScrollView(frame: .zero)
  /// A scroll view at the top of the content of the outer one, with an own content of 300 x 500.
  private let inner = UIScrollView(frame: .zero)
  private let observer = ScrollDelegateLog()

  init() {
    screen.window.animationClock.plays = true
    for view in [outer, inner] { view.contentInsetAdjustmentBehavior = .never }
    screen.add(outer)
    outer.contentSize = CGSize(width: 400, height: 8_000)
    screen.add(inner, to: outer, CGRect(x: 0, y: 0, width: 200, height: 200))
    inner.contentSize = CGSize(width: 300, height: 500)
    outer.delegate = observer
  }

  @discardableResult
  private func wheel(
    _ x: CGFloat, _ y: CGFloat, _ phase: HostWheel.Phase = .discrete,
    at location: CGPoint = CGPoint(x: 300, y: 300)
  ) -> Bool {
    screen.window.deliver(
      HostWheel(phase: phase, location: location, translation: CGPoint(x: x, y: y)))
  }

  /// Scrolls by ten steps of a sixtieth of a second.
  private func trackpad(_ y: CGFloat, at location: CGPoint = CGPoint(x: 300, y: 300)) {
    wheel(0, 0, .began, at: location)
    for _ in 1...10 {
      screen.wait(1 / 60)
      wheel(0, y / 10, .changed, at: location)
    }
  }

  private func offset(_ view: UIScrollView) -> [CGFloat] {
    [view.contentOffset.x, view.contentOffset.y]
  }

  // MARK: Scroll views

  @Test func `recognizers of pans follow no scrolls by default, and scroll views' recognizers all`()
  {
    #expect(UIPanGestureRecognizer().allowedScrollTypesMask == [])
    #expect(outer.panGestureRecognizer.allowedScrollTypesMask == .all)
    #expect(UIScrollTypeMask.all == [.discrete, .continuous])
    #expect(UIScrollTypeMask.discrete.rawValue == 1)
    #expect(UIScrollTypeMask.continuous.rawValue == 2)
  }

  @Test func `a step of a wheel is a drag without velocity`() {
    #expect(wheel(0, -60))
    #expect(offset(outer) == [0, 60])
    #expect(observer.calls == ["willBegin", "didScroll", "willEnd 0.0", "didEnd false"])
    #expect(!outer.isTracking)
    #expect(!outer.isDragging)
    #expect(!outer.isDecelerating)
    #expect(outer.panGestureRecognizer.state == .possible)
    wheel(0, 20)
    #expect(offset(outer) == [0, 40])
  }

  @Test func `steps of a wheel stop at the ends of the content`() {
    #expect(!wheel(0, 60))
    #expect(observer.calls == [])
    #expect(wheel(0, -9_000))
    #expect(offset(outer) == [0, 7_200])
    #expect(!wheel(0, -1))
    #expect(wheel(0, 9_000))
    #expect(offset(outer) == [0, 0])
  }

  @Test func `a step of a wheel stops content that moves`() {
    trackpad(-200)
    wheel(0, 0, .ended)
    #expect(outer.isDecelerating)
    let offset = outer.contentOffset.y
    wheel(0, -30)
    #expect(!outer.isDecelerating)
    #expect(outer.contentOffset.y == offset + 30)
  }

  @Test func `fingers on a trackpad scroll at once, and the content decelerates`() {
    trackpad(-100)
    #expect(offset(outer) == [0, 100])
    #expect(outer.isTracking)
    #expect(outer.isDragging)
    #expect(outer.panGestureRecognizer.state == .changed)
    #expect(outer.panGestureRecognizer.numberOfTouches == 0)
    wheel(0, 0, .ended)
    #expect(!outer.isDragging)
    #expect(outer.isDecelerating)
    screen.wait(5)
    #expect(
      observer.calls == [
        "willBegin", "didScroll", "willEnd 0.6", "didEnd true", "didScroll", "didDecelerate",
      ])
    // 600 points per second: 0.499 of what exceeds 10.
    #expect(abs(outer.contentOffset.y - (100 + 590 * 0.499)) < 0.51)
  }

  @Test func `fingers on a trackpad scroll beyond the end, and the content returns`() {
    trackpad(100)
    #expect(outer.contentOffset.y < 0)
    #expect(outer.contentOffset.y > -100)
    screen.wait(0.3)
    wheel(0, 0, .ended)
    screen.wait(5)
    #expect(offset(outer) == [0, 0])
    outer.bounces = false
    observer.calls = []
    trackpad(100)
    wheel(0, 0, .ended)
    #expect(observer.calls == [])
  }

  @Test func `a cancelled scroll ends without velocity`() {
    trackpad(-100)
    wheel(0, 0, .cancelled)
    #expect(offset(outer) == [0, 100])
    #expect(!outer.isDragging)
    #expect(!outer.isDecelerating)
    // The rest of the scroll is ignored.
    #expect(!wheel(0, -50, .changed))
    #expect(offset(outer) == [0, 100])
  }

  @Test func `a hidden window cancels a scroll`() {
    trackpad(-100)
    screen.window.isHidden = true
    #expect(!outer.isDragging)
    #expect(!wheel(0, -10))
    screen.window.isHidden = false
    #expect(!wheel(0, -10, .changed))
    #expect(offset(outer) == [0, 100])
  }

  @Test func `a scroll ends when its scroll view leaves the window`() {
    trackpad(-100)
    outer.removeFromSuperview()
    #expect(!wheel(0, -10, .changed))
    #expect(!outer.isDragging)
    #expect(offset(outer) == [0, 100])
  }

  // MARK: Nested scroll views

  @Test func `the innermost scroll view scrolls that can move in the direction`() {
    let point = CGPoint(x: 100, y: 100)
    wheel(0, -400, at: point)
    #expect(offset(inner) == [0, 300])
    #expect(offset(outer) == [0, 0])
    wheel(0, -40, at: point)
    #expect(offset(inner) == [0, 300])
    #expect(offset(outer) == [0, 40])
    wheel(0, 10, at: point)
    #expect(offset(inner) == [0, 290])
    #expect(offset(outer) == [0, 40])
    // The inner one alone scrolls sideways.
    wheel(-30, 0, at: point)
    #expect(offset(inner) == [30, 290])
    // The longer component decides, and the scroll view moves along both axes.
    wheel(-10, -2, at: point)
    #expect(offset(inner) == [40, 292])
  }

  @Test func `a continuous scroll stays with its scroll view`() {
    let point = CGPoint(x: 100, y: 100)
    trackpad(-450, at: point)
    #expect(inner.contentOffset.y > 300)
    #expect(offset(outer) == [0, 0])
    wheel(0, 0, .cancelled)
    screen.wait(5)
    #expect(offset(inner) == [0, 300])
    trackpad(-40, at: point)
    #expect(offset(inner) == [0, 300])
    #expect(offset(outer) == [0, 40])
    wheel(0, 0, .cancelled)
    // At the ends of both, the innermost one bounces.
    inner.contentOffset = .zero
    outer.contentOffset = .zero
    trackpad(50, at: point)
    #expect(inner.contentOffset.y < 0)
    #expect(offset(outer) == [0, 0])
  }

  @Test func `scroll views that do not scroll are passed over`() {
    let point = CGPoint(x: 100, y: 100)
    inner.isScrollEnabled = false
    wheel(0, -40, at: point)
    #expect(offset(inner) == [0, 0])
    #expect(offset(outer) == [0, 40])
    inner.isScrollEnabled = true
    inner.panGestureRecognizer.allowedScrollTypesMask = .continuous
    wheel(0, -40, at: point)
    #expect(offset(inner) == [0, 0])
    #expect(offset(outer) == [0, 80])
    outer.isScrollEnabled = false
    #expect(!wheel(0, -40, at: point))
  }

  @Test func `a paging scroll view rests at the nearest page`() {
    outer.isPagingEnabled = true
    wheel(0, -500)
    screen.wait(5)
    #expect(offset(outer) == [0, 800])
  }

  // MARK: Recognizers

  @Test func `a pan recognizer follows a wheel that it allows`() {
    let view = screen.add(UIView(), to: outer, CGRect(x: 200, y: 200, width: 200, height: 200))
    let listener = GestureListener(log)
    let pan = listener.listen(to: UIPanGestureRecognizer(), named: "pan", on: view)
    pan.allowedScrollTypesMask = .discrete
    var translations: [CGPoint] = []
    listener.onAction = { _ in
      translations.append(pan.translation(in: view))
      #expect(pan.numberOfTouches == 0)
      #expect(pan.location(in: view) == CGPoint(x: 100, y: 100))
    }
    // The delegate's method for touches is not called.
    listener.receivesTouch = { _ in
      Issue.record("a scroll has no touch")
      return false
    }
    #expect(wheel(3, -60))
    #expect(log.take() == ["pan began", "pan ended"])
    #expect(translations == [CGPoint(x: 3, y: -60), CGPoint(x: 3, y: -60)])
    #expect(offset(outer) == [0, 0])
    // A trackpad is not allowed, and scrolls.
    trackpad(-60)
    #expect(log.take() == [])
    #expect(offset(outer) == [0, 60])
  }

  @Test func `a pan recognizer follows a trackpad`() {
    let listener = GestureListener(log)
    let pan = listener.listen(to: UIPanGestureRecognizer(), named: "pan", on: inner)
    pan.allowedScrollTypesMask = .continuous
    inner.isScrollEnabled = false
    let point = CGPoint(x: 100, y: 100)
    trackpad(-100, at: point)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -100))
    #expect(abs(pan.velocity(in: nil).y + 600) < 0.001)
    pan.setTranslation(.zero, in: nil)
    wheel(0, -7, .changed, at: point)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -7))
    wheel(0, 0, .ended, at: point)
    let calls = log.take()
    #expect(calls.first == "pan began")
    #expect(calls.last == "pan ended")
    #expect(calls.count == 12)
    #expect(pan.state == .possible)
  }

  @Test func `delegates decide about scrolls as about touches`() {
    final class Decider: NSObject, UIGestureRecognizerDelegate {
      var receives = true
      var begins = true
      var isSimultaneous = false
      var types: [UIEvent.EventType] = []
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
      ) -> Bool {
        types.append(event.type)
        return receives
      }
      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { isSimultaneous }
    }
    let decider = Decider()
    let listener = GestureListener(log)
    let pan = listener.listen(to: UIPanGestureRecognizer(), named: "pan", on: inner)
    pan.allowedScrollTypesMask = .all
    pan.delegate = decider
    let point = CGPoint(x: 100, y: 100)
    wheel(0, -10, at: point)
    #expect(decider.types == [.scroll])
    #expect(log.take() == [])
    #expect(offset(inner) == [0, 10], "the scroll view's recognizer is first")
    inner.isScrollEnabled = false
    wheel(0, -10, at: point)
    #expect(log.take() == ["pan began", "pan ended"])
    #expect(offset(outer) == [0, 0])
    decider.isSimultaneous = true
    wheel(0, -10, at: point)
    #expect(log.take() == ["pan began", "pan ended"])
    #expect(offset(outer) == [0, 10])
    decider.begins = false
    wheel(0, -10, at: point)
    #expect(log.take() == [])
    #expect(offset(outer) == [0, 20])
    (decider.begins, decider.receives) = (true, false)
    wheel(0, -10, at: point)
    #expect(log.take() == [])
    #expect(offset(outer) == [0, 30])
  }

  @Test func `touches and scrolls do not disturb each other`() {
    let listener = GestureListener(log)
    let pan = listener.listen(to: UIPanGestureRecognizer(), named: "pan", on: screen.root)
    pan.allowedScrollTypesMask = .all
    outer.isScrollEnabled = false
    trackpad(-20)
    _ = log.take()
    screen.tap(300, 300)
    #expect(pan.state == .changed)
    #expect(log.take() == [])
    wheel(0, -5, .changed)
    wheel(0, 0, .ended)
    #expect(log.take() == ["pan changed", "pan ended"])
    // A recognizer that follows a finger takes no scroll.
    screen.drag(CGPoint(x: 100, y: 500), CGPoint(x: 150, y: 500), steps: 2)
    _ = log.take()
    #expect(!wheel(0, -10))
    screen.up(150, 500)
    #expect(log.take() == ["pan ended"])
  }

  @Test func `invalid numbers and places outside of views are ignored`() {
    #expect(!wheel(0, .nan))
    #expect(!wheel(0, -10, at: CGPoint(x: CGFloat.infinity, y: 0)))
    #expect(!wheel(0, -10, at: CGPoint(x: -5, y: -5)))
    #expect(offset(outer) == [0, 0])
  }

  @Test func `a window sees scrolls as events without touches`() {
    final class Window: UIWindow {
      var events: [UIEvent] = []
      var keeps = false
      override func sendEvent(_ event: UIEvent) {
        events.append(event)
        if !keeps { super.sendEvent(event) }
      }
    }
    let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let scroller = UIScrollView(frame: window.bounds)
    scroller.contentSize = CGSize(width: 400, height: 2_000)
    scroller.contentInsetAdjustmentBehavior = .never
    window.addSubview(scroller)
    window.isHidden = false
    func step(_ phase: HostWheel.Phase) {
      window.deliver(
        HostWheel(
          phase: phase, location: CGPoint(x: 9, y: 9), translation: CGPoint(x: 0, y: -10)),
        modifierFlags: .shift)
    }
    step(.discrete)
    #expect(window.events.map(\.type) == [.scroll])
    #expect(window.events[0].modifierFlags == .shift)
    #expect(window.events[0].allTouches == nil)
    #expect(scroller.contentOffset.y == 10)
    step(.began)
    window.keeps = true
    step(.changed)
    #expect(scroller.isDragging)
    #expect(scroller.contentOffset.y == 20)
    step(.ended)
    #expect(!scroller.isDragging)
    #expect(scroller.contentOffset.y == 20)
  }
}
