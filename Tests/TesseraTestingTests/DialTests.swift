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

  private func touch(_ phase: HostTouch.Phase, at value: Double) {
    let dial = controller.dial
    let point = dial.convert(dial.point(of: value), to: nil)
    screen.window.deliver([HostTouch(id: 1, phase: phase, location: point)])
  }

  @Test func `a control that draws itself follows a drag and draws its new state`() throws {
    let before = screen.svg()
    touch(.began, at: 0.25)
    touch(.moved, at: 0.5)
    touch(.moved, at: 0.75)
    #expect(controller.dial.isTracking && controller.events == ["touchDown"])
    touch(.ended, at: 0.75)
    #expect(abs(controller.dial.value - 0.75) < 1e-9)
    #expect(controller.events == ["touchDown", "touchUpInside"])
    #expect(screen.svg() != before)
    #expect(screen.svg().contains(">75 %</text>") && screen.svg().contains("Turned to 75 %"))
    #expect(screen.svg().contains(#"aria-label="Level, 75 %""#))
    #expect(screen.textDrawing().contains("░"))
  }
}
