import HeadlessHost
import ScreenReading
import Testing
import UIKit

@MainActor
struct SnapshotTextTests {
  private let plain = ScreenModel(size: CGSize(width: 375, height: 500), scale: 2)

  @Test func `a form is read with roles, names, values and frames`() {
    var reader = ScreenReader()
    let screen = HostedScreen(FormController(), on: plain)
    #expect(
      screen.read(by: &reader).text() == """
        screen "Form" 375x500 light hash 6007dec5
        in FormController
        e1 heading "New entry" [16,80 200x24]
        e2 field "Name" [16,120 343x44]
        e3 switch "Public" = "off" [16,180 63x28]
        e4 button "Add" [16,240 343x44]
        4 elements in 11 views; off screen: e6 button "Below"
        """)
  }

  @Test func `all details contain exact frames, classes and identifiers`() {
    var reader = ScreenReader()
    let screen = HostedScreen(FormController(), on: plain)
    #expect(
      screen.read(by: &reader).text(detail: .all) == """
        screen "Form" 375x500 light hash 6007dec5
        in FormController
        e1 heading "New entry" [16,80 200x24] UILabel
        e2 field "Name" [16,120 343x44] UITextField #name
        e3 switch "Public" = "off" [16,180 63x28] UISwitch
        e4 button "Add" [16,240 343x44] UIButton
          e5 text "Add" [173,253 29x18] ButtonLabel
        4 elements in 11 views; off screen: e6 button "Below"
        """)
  }

  @Test func `a table is read with the rows on screen and the counts of all`() {
    var reader = ScreenReader()
    let screen = HostedScreen(
      RowsController(), on: ScreenModel(size: CGSize(width: 375, height: 220), scale: 2))
    #expect(
      screen.read(by: &reader).text() == """
        screen 375x220 light hash 39b430c2
        in RowsController
        e1 table 2 sections, 43 rows, [0,0]…[1,1] on screen [0,0 375x220]
          e2 cell [0,0] "Ada" [0,0 375x50]
          e4 cell [0,1] "Ben" [0,50 375x50]
          e6 cell [0,2] "Cleo" [0,100 375x50]
          e8 cell [1,0] "Row 0" [0,150 375x50]
          e10 cell [1,1] "Row 1" [0,200 375x50] partly
        6 elements in 22 views
        """)
  }

  @Test func `equal screens of two readers have equal hashes`() {
    var (one, other) = (ScreenReader(), ScreenReader())
    let first = HostedScreen(FormController(), on: plain).read(by: &one)
    let second = HostedScreen(FormController(), on: plain).read(by: &other)
    #expect(first.hash == second.hash)
  }

  @Test func `a moved view changes the hash`() {
    var reader = ScreenReader()
    let controller = FormController()
    let screen = HostedScreen(controller, on: plain)
    let before = screen.read(by: &reader).hash
    controller.add.frame.origin.y += 1
    #expect(screen.read(by: &reader).hash != before)
  }

  @Test func `a screen without elements is not called read`() {
    var reader = ScreenReader()
    let screen = HostedScreen(UIViewController(), on: plain)
    #expect(
      screen.read(by: &reader).coverageLine.hasPrefix("Nothing was read: none of"))
  }

  @Test func `a secure field hides its text`() {
    var reader = ScreenReader()
    let controller = FormController()
    let screen = HostedScreen(controller, on: plain)
    controller.field.isSecureTextEntry = true
    controller.field.text = "abc"
    let field = screen.read(by: &reader).elements(matching: "name").first
    #expect(field?.value == "•••")
    #expect(field?.states == ["secure"])
  }
}
