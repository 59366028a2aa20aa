import Testing
import UIKit

/// Recognizers prevent each other, wait for each other, and decide what views receive.
@MainActor @Suite struct GestureRelationTests {
  private let log = EventLog()
  private let screen = EventScreen()
  private let listener: GestureListener

  init() { listener = GestureListener(log) }

  @discardableResult
  private func listen<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ name: String, on view: UIView? = nil
  ) -> Recognizer {
    listener.listen(to: recognizer, named: name, on: view ?? screen.root)
  }

  /// A recognizer with closures for its methods.
  final class Custom: UIGestureRecognizer {
    var began: (Custom) -> Void = { _ in }
    var moved: (Custom) -> Void = { _ in }
    var ended: (Custom) -> Void = { _ in }
    var resets = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { began(self) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { moved(self) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { ended(self) }
    override func reset() {
      super.reset()
      resets += 1
    }
  }

  // MARK: Prevention

  @Test func `the innermost of two pans wins, and both go on if the delegate allows it`() {
    let inner = screen.add(UIView(frame: .zero))
    listen(UIPanGestureRecognizer(), "outer")
    listen(UIPanGestureRecognizer(), "inner", on: inner)
    screen.drag(CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100), steps: 2)
    screen.up(200, 100)
    #expect(log.take() == ["inner began", "inner changed", "inner ended"])
    listener.isSimultaneous = true
    screen.drag(CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100), steps: 1)
    screen.up(200, 100)
    #expect(log.take() == ["inner began", "outer began", "inner ended", "outer ended"])
  }

  @Test func `recognizers without a touch in common do not prevent each other`() {
    let left = screen.add(UIView(frame: .zero), CGRect(x: 0, y: 0, width: 200, height: 800))
    let right = screen.add(UIView(frame: .zero), CGRect(x: 200, y: 0, width: 200, height: 800))
    listen(UIPanGestureRecognizer(), "left", on: left)
    listen(UIPanGestureRecognizer(), "right", on: right)
    screen.down(100, 100)
    screen.down(300, 100, id: 2)
    screen.move(100, 200)
    screen.move(300, 200, id: 2)
    #expect(log.calls.filter { $0.hasSuffix("began") } == ["left began", "right began"])
  }

  @Test func `a recognizer that was prevented does not begin later in the same gesture`() {
    listen(UILongPressGestureRecognizer(), "press")
    listen(UIPanGestureRecognizer(), "pan")
    screen.down(100, 100)
    screen.wait(0.6)
    screen.move(200, 100)
    screen.up(200, 100)
    #expect(log.take() == ["press began", "press changed", "press ended"])
    screen.drag(CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100), steps: 1)
    screen.wait(1)
    #expect(log.take() == ["pan began"])
  }

  @Test func `a view, a view in it and the delegate can keep a gesture from beginning`() {
    final class Refusing: UIView {
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    let tap = listen(UITapGestureRecognizer(), "tap")
    let inner = screen.add(Refusing(frame: .zero))
    screen.tap()
    inner.removeFromSuperview()
    listener.mayBegin = false
    screen.tap()
    #expect(log.take() == [])
    listener.mayBegin = true
    listener.receivesTouch = { $0.location(in: nil).x > 50 }
    screen.tap(10, 10)
    #expect(log.take() == [])
    screen.tap()
    #expect(log.take() == ["tap ended"])
    tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
    screen.tap()
    #expect(log.take() == [])
  }

  // MARK: Failure requirements

  @Test func `a single tap beside a double tap is recognized with the first, the double one later`()
  {
    listen(UITapGestureRecognizer(), "single")
    listen(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    screen.tap()
    #expect(log.take() == ["single ended"])
    screen.tap()
    #expect(log.take() == ["double ended"])
  }

  @Test func `a single tap that requires a double tap to fail waits for that`() {
    let single = listen(UITapGestureRecognizer(), "single")
    let double = listen(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    screen.tap()
    #expect(log.take() == [])
    screen.wait(0.4)
    #expect(log.take() == ["single ended"])
    screen.wait(1)
    screen.tap()
    screen.wait(0.1)
    screen.tap()
    screen.wait(1)
    #expect(log.take() == ["double ended"])
    double.isEnabled = false
    screen.tap()
    #expect(log.take() == ["single ended"])
  }

  @Test func `a pan that requires a swipe to fail begins when that is too slow`() {
    let pan = listen(UIPanGestureRecognizer(), "pan")
    let swipe = listen(UISwipeGestureRecognizer(), "swipe")
    pan.require(toFail: swipe)
    screen.drag(CGPoint(x: 100, y: 100), CGPoint(x: 180, y: 100), steps: 4)
    screen.up(180, 100)
    #expect(log.take() == ["swipe ended"])
    screen.drag(CGPoint(x: 100, y: 100), CGPoint(x: 115, y: 100), steps: 4)
    #expect(log.take() == [])
    screen.wait(0.5)
    screen.move(116, 100)
    #expect(log.take() == ["pan began"])
  }

  @Test func `subclasses and delegates add requirements for one gesture`() {
    final class Waiting: UIGestureRecognizerDelegateBase {
      override func mustWait(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        a.name == "single" && b.name == "double"
      }
    }
    let delegate = Waiting()
    let single = listen(UITapGestureRecognizer(), "single")
    listen(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    single.delegate = delegate
    screen.tap()
    #expect(log.take() == [])
    screen.wait(0.4)
    #expect(log.take() == ["single ended"])
    #expect(delegate.asked == 1)
  }

  class UIGestureRecognizerDelegateBase: UIGestureRecognizerDelegate {
    var asked = 0
    func mustWait(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool { false }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
      asked += 1
      return mustWait(gestureRecognizer, other)
    }
  }

  // MARK: Views

  @Test func `a recognized gesture cancels the touches in the view, unless it is not to`() {
    let view = screen.add(LoggingView("view", log))
    let pan = listen(UIPanGestureRecognizer(), "pan")
    screen.drag(CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100), steps: 2)
    screen.up(200, 100)
    #expect(
      log.take() == ["view began", "pan began", "view cancelled", "pan changed", "pan ended"])
    pan.cancelsTouchesInView = false
    screen.drag(CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100), steps: 1)
    screen.up(200, 100)
    #expect(log.take() == ["view began", "pan began", "view moved", "pan ended", "view ended"])
    #expect(view.window != nil)
  }

  @Test func `the end of a touch waits for a double tap to fail`() {
    screen.add(LoggingView("view", log))
    let double = listen(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    screen.tap()
    #expect(log.take() == ["view began"])
    screen.wait(0.4)
    #expect(log.take() == ["view ended"])
    screen.tap()
    screen.wait(0.1)
    screen.tap()
    #expect(log.take() == ["view began", "view began", "double ended", "view cancelled 2"])
    double.delaysTouchesEnded = false
    screen.wait(1)
    screen.tap()
    #expect(log.take() == ["view began", "view ended"])
  }

  @Test func `the beginning of a touch waits for a recognizer that delays it`() {
    screen.add(LoggingView("view", log))
    let pan = listen(UIPanGestureRecognizer(), "pan")
    pan.delaysTouchesBegan = true
    screen.drag(CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100), steps: 1)
    screen.up(200, 100)
    #expect(log.take() == ["pan began", "pan ended"])
    screen.down(100, 100)
    #expect(log.take() == [])
    screen.up(100, 100)
    #expect(log.take() == ["view began", "view ended"])
  }

  // MARK: Targets

  @Test func `targets are not retained, added once, and removed`() {
    @MainActor final class Target: NSObject {
      static var calls = 0
      func act() { Self.calls += 1 }
    }
    let action = Selector("act()", Target.act)
    var target: Target? = Target()
    let tap = UITapGestureRecognizer(target: target!, action: action)
    tap.addTarget(target!, action: action)
    screen.root.addGestureRecognizer(tap)
    screen.tap()
    #expect(Target.calls == 1)
    target = nil
    screen.wait(1)
    screen.tap()
    #expect(Target.calls == 1)
    let other = Target()
    tap.addTarget(other, action: action)
    tap.removeTarget(other, action: nil)
    screen.wait(1)
    screen.tap()
    #expect(Target.calls == 1)
  }

  // MARK: Mistakes and losses

  @Test func `a recognizer that never ends is cancelled when its touches are lifted`() {
    let custom = listen(Custom(target: nil, action: nil), "custom")
    custom.began = { $0.state = .began }
    screen.down(100, 100)
    screen.up(100, 100)
    #expect(log.take() == ["custom began", "custom cancelled"])
    #expect(custom.state == .possible)
    #expect(custom.resets == 1)
  }

  @Test func `a recognizer that never decides does not keep others waiting`() {
    let custom = listen(Custom(target: nil, action: nil), "custom")
    let tap = listen(UITapGestureRecognizer(), "tap")
    tap.require(toFail: custom)
    screen.tap()
    #expect(log.take() == [])
    screen.wait(1)
    #expect(log.take() == ["tap ended"])
    #expect(custom.resets == 1)
  }

  @Test func `begun and ended in one event sends both actions`() {
    let custom = listen(Custom(target: nil, action: nil), "custom")
    custom.began = {
      $0.state = .began
      $0.state = .ended
    }
    screen.tap()
    #expect(log.take() == ["custom began", "custom ended"])
    #expect(custom.resets == 1)
  }

  @Test func `disabling and removing a recognizer cancel its gesture`() {
    let pan = listen(UIPanGestureRecognizer(), "pan")
    screen.drag(CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100), steps: 1)
    pan.isEnabled = false
    #expect(log.take() == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
    #expect(pan.numberOfTouches == 0)
    pan.isEnabled = true
    screen.move(300, 100)
    screen.up(300, 100)
    #expect(log.take() == [])
    screen.drag(CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100), steps: 1)
    screen.root.removeGestureRecognizer(pan)
    #expect(log.take() == ["pan began", "pan cancelled"])
    #expect(pan.view == nil)
    #expect(screen.root.gestureRecognizers == nil)
  }

  @Test func `the recognizers of a view that leaves the window are cancelled, others go on`() {
    let inner = screen.add(UIView(frame: .zero))
    listener.isSimultaneous = true
    listen(UIPanGestureRecognizer(), "inner", on: inner)
    listen(UIPanGestureRecognizer(), "outer")
    screen.drag(CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100), steps: 1)
    #expect(log.take() == ["inner began", "outer began"])
    inner.removeFromSuperview()
    screen.move(210, 100)
    screen.up(210, 100)
    #expect(log.take() == ["inner cancelled", "outer changed", "outer ended"])
  }

  @Test func `an action that hides the window ends everything`() {
    screen.add(LoggingView("view", log))
    listen(UIPanGestureRecognizer(), "pan").cancelsTouchesInView = false
    listener.onAction = { [window = screen.window] _ in window.isHidden = true }
    screen.drag(CGPoint(x: 100, y: 100), CGPoint(x: 200, y: 100), steps: 3)
    screen.up(200, 100)
    #expect(log.take() == ["view began", "pan began", "view cancelled", "pan cancelled"])
  }

  @Test func `a recognizer belongs to one view at a time and outlives it`() {
    let tap = UITapGestureRecognizer()
    var view: UIView? = UIView(frame: .zero)
    view?.addGestureRecognizer(tap)
    screen.root.addGestureRecognizer(tap)
    #expect(view?.gestureRecognizers == nil)
    #expect(tap.view === screen.root)
    view?.addGestureRecognizer(tap)
    view = nil
    #expect(tap.view == nil)
  }

  @Test func `an interaction is told of its view`() {
    @MainActor final class Interaction: UIInteraction {
      weak var view: UIView?
      var calls: [String] = []
      func willMove(to view: UIView?) { calls.append("will \(view != nil)") }
      func didMove(to view: UIView?) {
        calls.append("did \(view != nil)")
        self.view = view
      }
    }
    let interaction = Interaction()
    let other = UIView(frame: .zero)
    screen.root.addInteraction(interaction)
    other.addInteraction(interaction)
    #expect(screen.root.interactions.isEmpty)
    #expect(other.interactions.count == 1)
    other.interactions = []
    #expect(
      interaction.calls == [
        "will true", "did true", "will false", "did false", "will true", "did true", "will false",
        "did false",
      ])
  }
}
