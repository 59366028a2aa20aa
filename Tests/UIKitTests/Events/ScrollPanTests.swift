import Testing
import UIKit

/// Touches scroll, and content receives those that do not.
@MainActor @Suite struct ScrollPanTests {
  private final class Scroller: UIScrollView {
    var mayBegin = true
    var mayCancel = true
    override func touchesShouldBegin(
      _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
    ) -> Bool { mayBegin }
    override func touchesShouldCancel(in view: UIView) -> Bool { mayCancel }
    func touchesShouldCancelByDefault(in view: UIView) -> Bool {
      super.touchesShouldCancel(in: view)
    }
  }

  private let log = EventLog()
  private let screen = EventScreen()
  private let scroller = Scroller(frame: .zero)
  private let observer = ScrollDelegateLog()
  private let content: LoggingView

  init() {
    screen.window.animationClock.plays = true
    content = LoggingView("content", log)
    scroller.contentInsetAdjustmentBehavior = .never
    screen.add(scroller)
    scroller.contentSize = CGSize(width: 400, height: 8_000)
    screen.add(content, to: scroller, CGRect(x: 0, y: 0, width: 400, height: 8_000))
    scroller.delegate = observer
  }

  @Test func `defaults are UIKit's`() {
    let view = UIScrollView(frame: .zero)
    #expect(view.delaysContentTouches)
    #expect(view.canCancelContentTouches)
    #expect(view.touchesShouldBegin([], with: nil, in: content))
    #expect(view.touchesShouldCancel(in: content))
    #expect(view.gestureRecognizers == [view.panGestureRecognizer])
    #expect(view.panGestureRecognizer.view === view)
  }

  @Test func `a finger scrolls after ten points, and the content runs out as it was lifted`() {
    screen.drag(CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 590), steps: 10)
    #expect(scroller.contentOffset.y == 100)
    #expect(scroller.isTracking)
    #expect(scroller.isDragging)
    #expect(scroller.panGestureRecognizer.state == .changed)
    screen.up(200, 590)
    #expect(!scroller.isTracking)
    #expect(!scroller.isDragging)
    #expect(scroller.isDecelerating)
    screen.wait(5)
    #expect(
      observer.calls == [
        "willBegin", "didScroll", "willEnd 0.66", "didEnd true", "didScroll", "didDecelerate",
      ])
    // 660 points per second: 0.499 of what exceeds 10.
    #expect(abs(scroller.contentOffset.y - (100 + 650 * 0.499)) < 0.51)
    #expect(log.calls == [])
  }

  @Test func `touches in the content wait until it is clear that they do not scroll`() {
    screen.down(100, 100)
    screen.wait(0.1)
    #expect(log.take() == [])
    screen.wait(0.1)
    #expect(log.take() == ["content began"])
    screen.move(100, 50)
    #expect(log.take() == ["content cancelled"])
    #expect(scroller.contentOffset.y == 40)
    screen.up(100, 50)
    screen.wait(3)
    // A short tap is received when it is over.
    screen.tap(100, 100)
    #expect(log.take() == ["content began", "content ended"])
    scroller.delaysContentTouches = false
    screen.down(100, 100)
    #expect(log.take() == ["content began"])
    screen.up(100, 100)
  }

  @Test func `content keeps touches that must not be cancelled`() {
    for prepare in [{ $0.mayCancel = false }, { $0.canCancelContentTouches = false }]
      as [(Scroller) -> Void]
    {
      (scroller.mayCancel, scroller.canCancelContentTouches) = (true, true)
      prepare(scroller)
      screen.down(100, 100)
      screen.wait(0.2)
      screen.move(100, 20)
      screen.up(100, 20)
      #expect(log.take() == ["content began", "content moved", "content ended"])
      #expect(scroller.contentOffset.y == 0)
      // A quick drag scrolls: the content has received nothing.
      screen.drag(CGPoint(x: 100, y: 200), CGPoint(x: 100, y: 150), steps: 1)
      #expect(scroller.contentOffset.y == 40)
      screen.cancel(100, 150)
      #expect(log.take() == [])
      scroller.contentOffset.y = 0
    }
  }

  @Test func `controls keep their touches from scrolling`() {
    let control = UIControl(frame: .zero)
    #expect(!UIScrollView(frame: .zero).touchesShouldCancel(in: control))
    screen.add(control, to: scroller, CGRect(x: 0, y: 0, width: 400, height: 400))
    scroller.mayCancel = scroller.touchesShouldCancelByDefault(in: control)
    screen.down(100, 100)
    screen.wait(0.2)
    #expect(control.isTracking)
    screen.move(100, 20)
    #expect(control.isTracking)
    #expect(scroller.contentOffset.y == 0)
    screen.up(100, 20)
    #expect(!control.isTracking)
  }

  @Test func `content receives no touches that the scroll view refuses`() {
    scroller.mayBegin = false
    screen.tap()
    #expect(log.take() == [])
  }

  @Test func `a finger stops content that moves, and the content does not receive that touch`() {
    screen.drag(CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 500), steps: 10)
    screen.up(200, 500)
    screen.wait(0.1)
    #expect(scroller.isDecelerating)
    let offset = scroller.contentOffset
    screen.tap()
    #expect(!scroller.isDecelerating)
    #expect(scroller.contentOffset == offset)
    #expect(log.take() == [])
    screen.tap()
    #expect(log.take() == ["content began", "content ended"])
  }

  @Test func `content that is caught beyond its end returns when the finger is lifted`() {
    screen.drag(CGPoint(x: 200, y: 300), CGPoint(x: 200, y: 600), steps: 10)
    screen.up(200, 600)
    screen.wait(0.05)
    #expect(scroller.contentOffset.y < 0)
    screen.down(200, 300)
    screen.wait(1)
    #expect(scroller.contentOffset.y < 0)
    screen.up(200, 300)
    screen.wait(1)
    #expect(scroller.contentOffset.y == 0)
  }

  @Test func `the inner of two scroll views takes drags along its own axis only`() {
    let row = UIScrollView(frame: .zero)
    row.contentInsetAdjustmentBehavior = .never
    screen.add(row, to: scroller, CGRect(x: 0, y: 0, width: 400, height: 400))
    row.contentSize = CGSize(width: 4_000, height: 400)
    screen.drag(CGPoint(x: 300, y: 200), CGPoint(x: 250, y: 195), steps: 2)
    screen.up(250, 195)
    screen.wait(3)
    #expect(row.contentOffset.x > 0)
    #expect(scroller.contentOffset.y == 0)
    let x = row.contentOffset.x
    screen.drag(CGPoint(x: 300, y: 200), CGPoint(x: 295, y: 150), steps: 2)
    #expect(row.contentOffset.x == x)
    #expect(scroller.contentOffset.y > 0)
  }

  @Test func `a disabled scroll view stops to scroll, and touches go to its content at once`() {
    screen.drag(CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 590), steps: 2)
    scroller.isScrollEnabled = false
    #expect(!scroller.isDragging)
    #expect(!scroller.isTracking)
    screen.move(200, 400)
    screen.up(200, 400)
    #expect(scroller.contentOffset.y == 100)
    _ = log.take()
    screen.down(100, 100)
    #expect(log.take() == ["content began"])
    screen.up(100, 100)
  }

  @Test func `an app's swipe goes before scrolling if scrolling requires it to fail`() {
    let listener = GestureListener(log)
    let swipe = listener.listen(to: UISwipeGestureRecognizer(), named: "s", on: content)
    swipe.direction = .up
    scroller.panGestureRecognizer.require(toFail: swipe)
    screen.drag(CGPoint(x: 200, y: 700), CGPoint(x: 200, y: 600), steps: 6)
    screen.up(200, 600)
    #expect(log.take() == ["s ended"])
    #expect(scroller.contentOffset.y == 0)
  }

  @Test func `what a host scrolls by itself is not scrolled, and still cancels touches`() {
    func send(_ phase: HostTouch.Phase, _ y: CGFloat) {
      screen.window.deliver([
        HostTouch(
          id: 1, phase: phase, location: CGPoint(x: 100, y: y), isScrolledByHost: true)
      ])
    }
    send(.began, 300)
    screen.wait(0.2)
    send(.moved, 200)
    send(.ended, 200)
    #expect(scroller.contentOffset.y == 0)
    #expect(observer.calls == [])
    #expect(log.take() == ["content began", "content cancelled"])
  }
}
