import HeadlessHost
import ScreenReading
import Testing
import UIKit

@MainActor
struct SnapshotSearchTests {
  private let plain = ScreenModel(size: CGSize(width: 375, height: 500), scale: 2)

  private func snapshot() -> ScreenSnapshot {
    var reader = ScreenReader()
    return HostedScreen(FormController(), on: plain).read(by: &reader)
  }

  @Test func `an element is found by its text in any case`() {
    #expect(snapshot().elements(matching: "add").first?.name == "Add")
  }

  @Test func `an element is found by its class`() {
    #expect(snapshot().elements(matching: "UISwitch").map(\.name) == ["Public"])
  }

  @Test func `an element is found by its identifier`() {
    #expect(snapshot().elements(matching: "name").first?.identifier == "name")
  }

  @Test func `an element off screen is found after those on screen`() {
    let found = snapshot().elements(matching: "UIButton")
    #expect(found.map(\.name) == ["Add", "Below"])
    #expect(found.map(\.isOnScreen) == [true, false])
  }

  @Test func `a button is found before the text that it displays`() {
    #expect(snapshot().elements(matching: "Add").map(\.role) == ["button", "text"])
  }

  @Test func `a stale reference names the three nearest elements`() throws {
    var reader = ScreenReader()
    let controller = FormController()
    let screen = HostedScreen(controller, on: plain)
    let gone = try #require(screen.read(by: &reader).elements(matching: "Add").first).reference
    controller.add.removeFromSuperview()
    let after = screen.read(by: &reader)
    let former = reader.formerElement(withReference: gone)
    #expect(
      after.sentence(aboutMissing: gone, former: former) == """
        e4 (button "Add") is not on the screen any more; nearest are \
        e2 field "Name" [16,120 343x44]; e3 switch "Public" = "off" [16,180 63x28]; \
        e1 heading "New entry" [16,80 200x24]
        """)
  }

  @Test func `a reference that never was is reported`() {
    #expect(
      snapshot().sentence(aboutMissing: 99, former: nil)
        == "e99 was never on this screen; take a snapshot, and use its references")
  }
}
