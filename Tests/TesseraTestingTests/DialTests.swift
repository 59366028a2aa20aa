import TesseraTesting
import TestControls
import Testing
import UIKit

/// The steps that the test in Tests/Browser/test_control.py does with a pointer, done with touches.
@MainActor
@Suite struct DialTests {
  private let screen = HostedScreen(DialViewController())

  private var controller: DialViewController {
    screen.window.rootViewController as! DialViewController
  }

  /// The point of a value in the coordinates of the window.
  private func place(of value: Double) -> CGPoint {
    let dial = controller.dial
    return dial.convert(dial.point(of: value), to: nil)
  }

  @Test func `a control that draws itself follows a drag and draws its new state`() throws {
    let before = screen.svg()
    let finger = screen.touch(at: place(of: 0.25))
    // A quick drag would scroll.
    finger.hold(for: 0.2)
    finger.move(to: place(of: 0.5))
    finger.move(to: place(of: 0.75))
    #expect(controller.dial.isTracking)
    #expect(controller.events == ["touchDown"])
    finger.lift()
    #expect(abs(controller.dial.value - 0.75) < 1e-9)
    #expect(controller.events == ["touchDown", "touchUpInside"])
    #expect(screen.svg() != before)
    #expect(screen.svg().contains(">75 %</text>"))
    #expect(screen.svg().contains("Turned to 75 %"))
    #expect(screen.svg().contains(#"aria-label="Level, 75 %""#))
    #expect(screen.textDrawing().contains("░"))
  }

  @Test func `a quick drag on a control scrolls, and the control receives nothing`() {
    let start = place(of: 0.25)
    let finger = screen.touch(at: start)
    finger.move(to: CGPoint(x: start.x, y: start.y - 60))
    #expect(!controller.dial.isTracking)
    #expect(controller.events == [])
    finger.lift()
    #expect(controller.dial.value == 0)
  }
}
