import Foundation
import SceneRendering
import Testing
import UIKit

@testable import BrowserHost
@testable import ScreenHost

/// A page's touches reach the views of its screen, and the screen claims those that are gestures.
@MainActor @Suite(.serialized) struct TouchSessionTests {
  private final class Controller: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() {
      super.viewDidLoad()
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      square.addGestureRecognizer(
        UILongPressGestureRecognizer(
          target: self, action: Selector("press(_:)", Controller.press(_:))))
      view.addSubview(square)
      let slider = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 200))
      let swipe = UISwipeGestureRecognizer(target: nil, action: nil)
      slider.addGestureRecognizer(swipe)
      slider.addGestureRecognizer(UIHoverGestureRecognizer(target: nil, action: nil))
      view.addSubview(slider)
      let dial = UIView(frame: CGRect(x: 0, y: 600, width: 200, height: 200))
      let pan = UIPanGestureRecognizer(
        target: self, action: Selector("turn(_:)", Controller.turn(_:)))
      pan.minimumNumberOfTouches = 2
      pan.allowedScrollTypesMask = .discrete
      dial.addGestureRecognizer(pan)
      view.addSubview(dial)
    }
    func turn(_ recognizer: UIPanGestureRecognizer) {
      calls.append("turn \(recognizer.state) \(recognizer.translation(in: nil).y)")
    }
    func press(_ recognizer: UILongPressGestureRecognizer) {
      calls.append("press \(recognizer.state)")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("began")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      calls.append("cancelled")
    }
  }

  private final class Time {
    var seconds = 0.0
  }

  private let controller = Controller()
  private let time = Time()
  private let session: ScreenSession

  init() throws {
    let (controller, time) = (controller, time)
    session = ScreenSession(
      entry: GalleryEntry(name: "touch", title: "Touch", summary: "") { controller },
      now: { time.seconds })
    try session.receive(
      .ready(
        .init(
          device: nil, isLandscape: false, size: CGSize(width: 400, height: 800), scale: 2,
          isDark: false)))
  }

  private func messages() -> [String] {
    var found: [String] = []
    while let message = session.nextMessage(sequence: found.count + 1), found.count < 20 {
      found.append(message)
    }
    return found
  }

  @Test func `nodes name the drags and the hovering that they handle`() throws {
    let patches = messages().joined()
    #expect(patches.contains("\"drags\":\"p\""))
    #expect(patches.contains("\"drags\":\"x\""))
    #expect(patches.contains("\"hover\":true"))
    #expect(patches.contains("\"drags\":\"w\""))
  }

  @Test func `a step of a wheel reaches the recognizer that allows it`() throws {
    func turn(at y: CGFloat) throws {
      try session.receive(
        .wheel(
          HostWheel(
            phase: .discrete, location: CGPoint(x: 100, y: y), translation: CGPoint(x: 0, y: -20)),
          []))
    }
    try turn(at: 700)
    #expect(controller.calls == ["turn began -20.0", "turn ended -20.0"])
    try turn(at: 400)
    #expect(controller.calls.count == 2)
  }

  @Test func `a long press begins at its time and claims its finger once`() throws {
    _ = messages()
    try session.touch(.began, CGPoint(x: 100, y: 100), id: 7)
    #expect(session.isMoving)
    time.seconds += 0.4
    #expect(!messages().contains { $0.contains("claim") })
    time.seconds += 0.2
    let claims = messages().filter { $0.contains("\"type\":\"claim\"") }
    #expect(claims.count == 1)
    #expect(claims.first?.contains("\"touches\":[7]") == true)
    try session.touch(.moved, CGPoint(x: 300, y: 100), id: 7)
    try session.touch(.ended, CGPoint(x: 300, y: 100), id: 7)
    #expect(!messages().contains { $0.contains("claim") })
    #expect(
      controller.calls == ["began", "cancelled", "press began", "press changed", "press ended"]
        || controller.calls == [
          "began", "press began", "cancelled", "press changed", "press ended",
        ])
    time.seconds += 2
    _ = messages()
    #expect(!session.isMoving)
  }

  @Test func `a session that ends cancels its touches`() throws {
    try session.touch(.began, CGPoint(x: 300, y: 100))
    session.end()
    #expect(controller.calls == ["began", "cancelled"])
    #expect(throws: ProtocolViolation.self) { try session.touch(.ended, CGPoint(x: 300, y: 100)) }
    #expect(controller.calls == ["began", "cancelled"], "an event for a closed screen is refused")
  }
}
