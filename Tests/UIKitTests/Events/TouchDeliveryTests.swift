import Testing
import UIKit

/// Touches reach the right view, in order, and their sequences end.
@MainActor @Suite struct TouchDeliveryTests {
  private let log = EventLog()
  private let screen = EventScreen()

  @Test func `a touch stays with the view in which it began`() {
    let left = screen.add(
      LoggingView("left", log), CGRect(x: 0, y: 0, width: 200, height: 800))
    screen.add(LoggingView("right", log), CGRect(x: 200, y: 0, width: 200, height: 800))
    screen.drag(CGPoint(x: 10, y: 10), CGPoint(x: 390, y: 10), steps: 2)
    screen.up(390, 10)
    #expect(log.calls == ["left began", "left moved", "left moved", "left ended"])
    #expect(left.window === screen.window)
  }

  @Test func `touches go up the responder chain, from view to controller to superview`() {
    final class Controller: UIViewController {
      var log: EventLog?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log?.note("controller began")
        super.touchesBegan(touches, with: event)
      }
    }
    let outer = screen.add(LoggingView("outer", log))
    let child = Controller()
    child.log = log
    child.view = LoggingView("root", log, passesOn: true)
    screen.controller.addChild(child)
    screen.add(child.view, to: outer)
    screen.add(UILabel(frame: .zero), to: child.view)
    screen.down(10, 10)
    #expect(log.calls == ["root began", "controller began", "outer began"])
  }

  @Test func `a view that ignores interaction lets touches through, and any other one stops them`()
  {
    screen.add(LoggingView("below", log))
    let above = screen.add(UIView(frame: .zero))
    screen.tap()
    #expect(log.take() == [])
    above.isUserInteractionEnabled = false
    screen.tap()
    #expect(log.take() == ["below began", "below ended"])
  }

  @Test func `a view receives a second touch only with multiple touches enabled`() {
    let view = screen.add(LoggingView("view", log))
    screen.down(10, 10)
    screen.down(50, 50, id: 2)
    screen.up(50, 50, id: 2)
    screen.up(10, 10)
    #expect(log.take() == ["view began", "view ended"])
    view.isMultipleTouchEnabled = true
    screen.window.deliver([
      HostTouch(id: 1, phase: .began, location: CGPoint(x: 10, y: 10)),
      HostTouch(id: 2, phase: .began, location: CGPoint(x: 50, y: 50)),
    ])
    screen.up(50, 50, id: 2)
    screen.up(10, 10)
    #expect(log.take() == ["view began 2", "view ended", "view ended"])
  }

  @Test func `an exclusive view keeps touches from others, and gets none beside others`() {
    let left = screen.add(
      LoggingView("left", log), CGRect(x: 0, y: 0, width: 200, height: 800))
    screen.add(LoggingView("right", log), CGRect(x: 200, y: 0, width: 200, height: 800))
    left.isExclusiveTouch = true
    screen.down(10, 10)
    screen.down(300, 10, id: 2)
    screen.up(300, 10, id: 2)
    screen.up(10, 10)
    #expect(log.take() == ["left began", "left ended"])
    screen.down(300, 10, id: 2)
    screen.down(10, 10)
    screen.up(10, 10)
    screen.up(300, 10, id: 2)
    #expect(log.take() == ["right began", "right ended"])
  }

  @Test func `locations, times and tap counts use the window's clock and coordinates`() {
    @MainActor final class Reader: UIView {
      var seen: [[CGFloat]] = []
      private func read(_ touches: Set<UITouch>, _ event: UIEvent?) {
        let touch = touches.first!
        let (now, before) = (touch.location(in: self), touch.previousLocation(in: nil))
        seen.append([
          now.x, now.y, before.x, CGFloat(touch.timestamp), CGFloat(touch.tapCount),
          CGFloat(touch.phase.rawValue), CGFloat(event?.allTouches?.count ?? 0),
        ])
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        read(touches, event)
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        read(touches, event)
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        read(touches, event)
      }
    }
    let view = screen.add(Reader(frame: .zero), CGRect(x: 100, y: 200, width: 100, height: 100))
    screen.wait(1)
    screen.down(110, 220)
    screen.wait(0.25)
    screen.move(115, 230)
    screen.up(115, 230)
    screen.down(112, 228)
    #expect(
      view.seen == [
        [10, 20, 110, 1, 1, 0, 1], [15, 30, 110, 1.25, 1, 1, 1], [15, 30, 115, 1.25, 1, 3, 1],
        [12, 28, 112, 1.25, 2, 0, 1],
      ])
  }

  @Test func `a touch whose view goes away is cancelled once, and the rest of it is ignored`() {
    let view = screen.add(LoggingView("view", log))
    screen.down(10, 10)
    view.removeFromSuperview()
    screen.move(20, 20)
    screen.up(20, 20)
    #expect(log.take() == ["view began", "view cancelled"])
    screen.add(view)
    screen.tap()
    #expect(log.take() == ["view began", "view ended"])
  }

  @Test func `touches of a window that is hidden are cancelled, and later ones ignored`() {
    screen.add(LoggingView("view", log))
    screen.down(10, 10)
    screen.window.isHidden = true
    #expect(log.take() == ["view began", "view cancelled"])
    screen.move(20, 20)
    screen.up(20, 20)
    #expect(!screen.send(.began, 10, 10))
    screen.window.deliverHover(at: CGPoint(x: 10, y: 10))
    screen.window.deliver(HostKey(isDown: true, code: .keyboardA))
    #expect(log.take() == [])
  }

  @Test
  func `touches outside of all views, unknown ones and numbers that are no numbers are ignored`() {
    screen.add(LoggingView("view", log))
    #expect(!screen.send(.began, -10, 10))
    #expect(!screen.send(.moved, 10, 10))
    #expect(!screen.send(.ended, 10, 10, id: 7))
    #expect(!screen.send(.began, .nan, 10))
    screen.down(10, 10)
    #expect(!screen.send(.moved, .infinity, 10))
    screen.up(10, 10)
    #expect(log.take() == ["view began", "view ended"])
  }

  @Test func `a touch that begins again without an end is cancelled first`() {
    screen.add(LoggingView("view", log))
    screen.down(10, 10)
    screen.down(30, 30)
    screen.up(30, 30)
    #expect(log.take() == ["view began", "view cancelled", "view began", "view ended"])
  }

  @Test func `an app's window sees every event first, and may keep it`() {
    final class Window: UIWindow {
      var kept = 0
      var keepsEvents = false
      override func sendEvent(_ event: UIEvent) {
        kept += 1
        if !keepsEvents { super.sendEvent(event) }
      }
    }
    let window = Window(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.addSubview(LoggingView("view", log))
    window.subviews[0].frame = window.bounds
    window.isHidden = false
    func tap() {
      window.deliver([HostTouch(id: 1, phase: .began, location: CGPoint(x: 5, y: 5))])
      window.deliver([HostTouch(id: 1, phase: .ended, location: CGPoint(x: 5, y: 5))])
    }
    window.keepsEvents = true
    tap()
    #expect(window.kept == 2)
    #expect(log.take() == [])
    window.keepsEvents = false
    tap()
    #expect(log.take() == ["view began", "view ended"])
  }
}
