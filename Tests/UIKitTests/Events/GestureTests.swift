import Testing
import UIKit

/// The limits and states of each kind of recognizer.
@MainActor @Suite struct GestureTests {
  private let log = EventLog()
  private let screen = EventScreen()
  private let listener: GestureListener

  init() { listener = GestureListener(log) }

  @discardableResult
  private func listen<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer) -> Recognizer {
    listener.listen(to: recognizer, named: "g", on: screen.root)
  }

  // MARK: Defaults

  @Test func `defaults are UIKit's`() {
    let base = UIGestureRecognizer(target: nil, action: nil)
    #expect(base.state == .possible)
    #expect(base.isEnabled)
    #expect(base.cancelsTouchesInView)
    #expect(!base.delaysTouchesBegan)
    #expect(base.delaysTouchesEnded)
    #expect(base.requiresExclusiveTouchType)
    #expect(base.view == nil)
    #expect(base.numberOfTouches == 0)
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTouchesRequired == 1)
    #expect(press.numberOfTapsRequired == 0)
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == .max)
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
    #expect(screen.root.gestureRecognizers == nil)
    #expect(!screen.root.isMultipleTouchEnabled)
    #expect(!screen.root.isExclusiveTouch)
  }

  // MARK: Taps

  @Test func `a tap is recognized when the finger is lifted, at its place`() {
    let tap = listen(UITapGestureRecognizer())
    listener.onAction = { #expect($0.location(in: nil) == CGPoint(x: 104, y: 100)) }
    screen.down(100, 100)
    screen.move(104, 100)
    #expect(log.calls == [])
    #expect(tap.numberOfTouches == 1)
    screen.up(104, 100)
    #expect(log.calls == ["g ended"])
    #expect(tap.state == .possible)
    #expect(tap.numberOfTouches == 0)
  }

  @Test func `a tap that moves, lasts too long or is cancelled is none`() {
    listen(UITapGestureRecognizer())
    screen.drag(CGPoint(x: 100, y: 100), CGPoint(x: 120, y: 100))
    screen.up(100, 100)
    screen.down(100, 100)
    screen.wait(0.8)
    screen.up(100, 100)
    screen.down(100, 100)
    screen.cancel(100, 100)
    #expect(log.calls == [])
    screen.tap()
    #expect(log.calls == ["g ended"])
  }

  @Test func `two taps need to follow each other soon and near`() {
    let tap = listen(UITapGestureRecognizer())
    tap.numberOfTapsRequired = 2
    screen.tap()
    screen.wait(0.5)
    screen.tap()
    #expect(log.calls == [])
    screen.wait(0.1)
    screen.tap()
    #expect(log.take() == ["g ended"])
    screen.wait(1)
    screen.tap(100, 100)
    screen.tap(300, 100)
    #expect(log.calls == [])
  }

  @Test func `a tap of two fingers needs both, in any order`() {
    let tap = listen(UITapGestureRecognizer())
    tap.numberOfTouchesRequired = 2
    screen.tap()
    #expect(log.calls == [])
    screen.down(100, 100)
    screen.down(200, 100, id: 2)
    screen.up(100, 100)
    screen.up(200, 100, id: 2)
    #expect(log.take() == ["g ended"])
    screen.down(100, 100)
    screen.down(200, 100, id: 2)
    screen.down(300, 100, id: 3)
    for id in 1...3 { screen.up(100, 100, id: id) }
    #expect(log.calls == [])
  }

  @Test func `a mouse's other button does not tap`() {
    listen(UITapGestureRecognizer())
    func click(_ button: UIEvent.ButtonMask) {
      for phase in [HostTouch.Phase.began, .ended] {
        screen.window.deliver(
          [
            HostTouch(
              id: 1, phase: phase, location: CGPoint(x: 5, y: 5), type: .indirectPointer)
          ], buttonMask: button)
      }
    }
    click(.secondary)
    #expect(log.calls == [])
    click(.primary)
    #expect(log.calls == ["g ended"])
  }

  @Test func `the button of a mouse is known to the end of its touch`() {
    let view = MaskNotingView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    screen.window.rootViewController?.view.addSubview(view)
    func send(_ phase: HostTouch.Phase, _ button: UIEvent.ButtonMask) {
      screen.window.deliver(
        [HostTouch(id: 1, phase: phase, location: CGPoint(x: 5, y: 5), type: .indirectPointer)],
        buttonMask: button)
    }
    send(.began, .secondary)
    send(.ended, [])
    #expect(view.masks == [.secondary, .secondary])
    send(.began, [])
    send(.ended, [])
    #expect(view.masks == [.secondary, .secondary, [], []])
  }

  private final class MaskNotingView: UIView {
    var masks: [UIEvent.ButtonMask] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      masks.append(event?.buttonMask ?? .primary)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      masks.append(event?.buttonMask ?? .primary)
    }
  }

  // MARK: Long presses

  @Test func `a long press begins after half a second, and follows the finger`() {
    let press = listen(UILongPressGestureRecognizer())
    screen.down(100, 100)
    screen.move(105, 100)
    screen.wait(0.49)
    #expect(log.calls == [])
    screen.wait(0.02)
    #expect(log.take() == ["g began"])
    screen.move(300, 100)
    #expect(press.location(in: nil).x == 300)
    screen.up(300, 100)
    #expect(log.take() == ["g changed", "g ended"])
    #expect(press.state == .possible)
  }

  @Test func `a long press that moves or ends before is none`() {
    listen(UILongPressGestureRecognizer())
    screen.down(100, 100)
    screen.move(111, 100)
    screen.wait(1)
    screen.up(111, 100)
    screen.down(100, 100)
    screen.wait(0.4)
    screen.up(100, 100)
    screen.wait(1)
    #expect(log.calls == [])
  }

  @Test func `a long press after a tap needs the tap`() {
    let press = listen(UILongPressGestureRecognizer())
    press.numberOfTapsRequired = 1
    screen.down(100, 100)
    screen.wait(1)
    screen.up(100, 100)
    #expect(log.calls == [])
    screen.wait(1)
    screen.tap()
    screen.wait(0.1)
    screen.down(100, 100)
    screen.wait(0.6)
    #expect(log.calls == ["g began"])
  }

  // MARK: Pans

  @Test func `a pan begins after ten points, which are no part of its translation`() {
    let pan = listen(UIPanGestureRecognizer())
    screen.down(100, 100)
    screen.wait(0.02)
    screen.move(110, 100)
    #expect(log.calls == [])
    screen.wait(0.02)
    screen.move(112, 100)
    #expect(log.calls == ["g began"])
    #expect(pan.translation(in: nil) == CGPoint(x: 2, y: 0))
    screen.wait(0.02)
    screen.move(150, 120)
    #expect(pan.translation(in: nil) == CGPoint(x: 40, y: 20))
    pan.setTranslation(.zero, in: nil)
    screen.wait(0.02)
    screen.move(160, 120)
    #expect(pan.translation(in: screen.root) == CGPoint(x: 10, y: 0))
    screen.up(160, 120)
    #expect(log.calls == ["g began", "g changed", "g changed", "g ended"])
  }

  @Test func `a pan has the velocity of a steady finger, and zero of one that is held`() {
    let pan = listen(UIPanGestureRecognizer())
    screen.drag(CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100), steps: 8)
    #expect(abs(pan.velocity(in: nil).x - 750) < 1e-6)
    #expect(pan.velocity(in: nil).y == 0)
    screen.wait(0.2)
    #expect(pan.velocity(in: nil) == .zero)
  }

  @Test func `fingers that come and go do not make a pan jump`() {
    let pan = listen(UIPanGestureRecognizer())
    screen.drag(CGPoint(x: 100, y: 100), CGPoint(x: 130, y: 100))
    #expect(pan.translation(in: nil).x == 20)
    screen.down(330, 300, id: 2)
    screen.move(340, 300, id: 2)
    #expect(pan.translation(in: nil).x == 25)
    screen.up(340, 300, id: 2)
    screen.move(140, 100)
    #expect(pan.translation(in: nil).x == 35)
    #expect(log.calls.last == "g changed")
  }

  @Test func `a pan obeys its least and greatest number of fingers`() {
    let pan = listen(UIPanGestureRecognizer())
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    screen.drag(CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100))
    screen.up(200, 100)
    #expect(log.calls == [])
    screen.down(100, 100)
    screen.down(100, 200, id: 2)
    screen.move(140, 100)
    screen.move(140, 200, id: 2)
    #expect(log.calls.first == "g began")
    screen.down(100, 300, id: 3)
    #expect(pan.numberOfTouches == 2)
    screen.up(140, 200, id: 2)
    #expect(log.calls.last == "g ended")
  }

  @Test func `a pan at an edge begins there and goes inward`() {
    let pan = listen(UIScreenEdgePanGestureRecognizer())
    pan.edges = .left
    screen.drag(CGPoint(x: 60, y: 100), CGPoint(x: 160, y: 100))
    screen.up(160, 100)
    screen.drag(CGPoint(x: 5, y: 100), CGPoint(x: 15, y: 300))
    screen.up(15, 300)
    #expect(log.calls == [])
    screen.drag(CGPoint(x: 5, y: 100), CGPoint(x: 160, y: 110))
    #expect(log.calls.first == "g began")
  }

  // MARK: Two fingers

  @Test func `a pinch has the scale of the distance of two fingers`() {
    let pinch = listen(UIPinchGestureRecognizer())
    screen.down(100, 100)
    screen.down(200, 100, id: 2)
    screen.wait(0.02)
    screen.move(220, 100, id: 2)
    #expect(log.calls == ["g began"])
    #expect(pinch.scale == 1)
    screen.wait(0.02)
    screen.move(340, 100, id: 2)
    #expect(pinch.scale == 2)
    #expect(pinch.velocity > 0)
    pinch.scale = 1
    screen.move(220, 100, id: 2)
    #expect(pinch.scale == 0.5)
    screen.up(100, 100)
    #expect(log.calls.last == "g ended")
  }

  @Test func `a rotation has the angle of the line between two fingers`() {
    let rotation = listen(UIRotationGestureRecognizer())
    screen.down(200, 200)
    screen.down(300, 200, id: 2)
    screen.move(290, 230, id: 2)
    #expect(log.calls == ["g began"])
    #expect(rotation.rotation == 0)
    screen.move(200, 300, id: 2)
    #expect(abs(rotation.rotation - (.pi / 2 - atan2(30, 90))) < 1e-9)
    screen.up(200, 300, id: 2)
    #expect(log.calls.last == "g ended")
  }

  // MARK: Pointers

  @Test func `hovering begins when a pointer enters a view and ends when it leaves`() {
    let view = screen.add(UIView(frame: .zero), CGRect(x: 100, y: 100, width: 100, height: 100))
    let hover = listener.listen(to: UIHoverGestureRecognizer(), named: "h", on: view)
    screen.window.deliverHover(at: CGPoint(x: 50, y: 50))
    screen.window.deliverHover(at: CGPoint(x: 150, y: 150))
    screen.window.deliverHover(at: CGPoint(x: 160, y: 150))
    #expect(hover.location(in: view) == CGPoint(x: 60, y: 50))
    screen.window.deliverHover(at: CGPoint(x: 50, y: 50))
    #expect(log.take() == ["h began", "h changed", "h ended"])
    screen.window.deliverHover(at: CGPoint(x: 150, y: 150))
    screen.window.deliverHover(at: nil)
    #expect(log.take() == ["h began", "h ended"])
  }
}
