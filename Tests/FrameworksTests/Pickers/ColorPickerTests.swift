import HeadlessHost
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct ColorPickerTests {
  /// A delegate that records its calls.
  private final class Listener: UIColorPickerViewControllerDelegate {
    var calls: [String] = []

    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      calls.append(
        "\(RGBA(picked: color, in: viewController.traitCollection).spoken) \(continuously)")
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      calls.append("finish")
    }
  }

  /// A delegate with the method from before iOS 15.
  private final class Former: UIColorPickerViewControllerDelegate {
    var count = 0

    func colorPickerViewControllerDidSelectColor(
      _ viewController: UIColorPickerViewController
    ) { count += 1 }
  }

  private let listener = Listener()

  private func present(_ picker: UIColorPickerViewController) -> HostedScreen {
    let screen = HostedScreen(UIViewController())
    picker.delegate = listener
    screen.viewController.present(picker, animated: false)
    screen.layOut()
    return screen
  }

  private func all<Part: UIView>(_ type: Part.Type, in view: UIView) -> [Part] {
    view.subviews.flatMap { ($0 as? Part).map { [$0] } ?? all(type, in: $0) }
  }

  @Test func `settings have the documented defaults`() {
    #expect(UIColorPickerViewController().supportsAlpha)
    let well = UIColorWell()
    #expect(well.supportsAlpha)
    #expect(well.selectedColor == nil)
    #expect(well.title == nil)
  }

  @Test func `colors have hexadecimal digits`() {
    #expect(RGBA(hexadecimal: "#0080ff")?.hexadecimal == "0080FF")
    #expect(RGBA(hexadecimal: "12345") == nil)
    #expect(RGBA(hexadecimal: "green!") == nil)
    #expect(RGBA(hue: 1 / 3, saturation: 1, brightness: 1).hexadecimal == "00FF00")
    #expect(RGBA(hue: 0, saturation: 0, brightness: 0.5).hexadecimal == "808080")
  }

  @Test func `a tap in the grid chooses a color and keeps the opacity`() throws {
    let picker = UIColorPickerViewController()
    picker.selectedColor = UIColor.red.withAlphaComponent(0.5)
    let screen = present(picker)
    let grid = try #require(all(ColorGrid.self, in: picker.view).first)
    try screen.tap(on: grid)
    screen.advance(by: 1)
    let color = ColorGrid.color(row: 5, column: 6).with(alpha: 0.5).spoken
    #expect(listener.calls == ["\(color) true", "\(color) false"])
    #expect(
      RGBA(picked: picker.selectedColor, in: picker.traitCollection).spoken == color)
  }

  @Test func `steps of assistive technology choose neighbors`() throws {
    let picker = UIColorPickerViewController()
    picker.selectedColor = .white
    _ = present(picker)
    let grid = try #require(all(ColorGrid.self, in: picker.view).first)
    grid.accessibilityIncrement()
    #expect(listener.calls == ["\(ColorGrid.color(row: 0, column: 1).spoken) false"])
  }

  @Test func `colors are opaque without support for opacity`() throws {
    let picker = UIColorPickerViewController()
    picker.selectedColor = UIColor.red.withAlphaComponent(0.5)
    picker.supportsAlpha = false
    _ = present(picker)
    let grid = try #require(all(ColorGrid.self, in: picker.view).first)
    grid.accessibilityIncrement()
    #expect(RGBA(picked: picker.selectedColor, in: picker.traitCollection).alpha == 1)
  }

  @Test func `setting the color does not notify the delegate`() {
    let picker = UIColorPickerViewController()
    _ = present(picker)
    picker.selectedColor = .green
    #expect(listener.calls.isEmpty)
  }

  @Test func `a delegate with the former method is called`() throws {
    let picker = UIColorPickerViewController()
    let former = Former()
    _ = present(picker)
    picker.delegate = former
    try #require(all(ColorGrid.self, in: picker.view).first).accessibilityIncrement()
    #expect(former.count == 1)
  }

  @Test func `the button and the user's dismissal finish, and the app's does not`() throws {
    let picker = UIColorPickerViewController()
    let screen = present(picker)
    try screen.activate(label: "Close")
    screen.advance(by: 1)
    #expect(listener.calls == ["finish"])
    #expect(screen.viewController.presentedViewController == nil)
    let second = UIColorPickerViewController()
    let other = present(second)
    second.presentationController?.dismissByUser()
    other.advance(by: 1)
    #expect(listener.calls == ["finish", "finish"])
    let third = present(UIColorPickerViewController())
    third.viewController.dismiss(animated: true)
    third.advance(by: 1)
    #expect(listener.calls == ["finish", "finish"])
  }

  @Test func `a well presents a picker with its values, and sends changes`() throws {
    let screen = HostedScreen(UIViewController())
    let well = UIColorWell()
    well.title = "Background"
    well.selectedColor = .white
    well.frame.origin = CGPoint(x: 100, y: 200)
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    screen.viewController.view.addSubview(well)
    screen.layOut()
    try screen.tap(on: well)
    screen.advance(by: 1)
    let picker = try #require(
      screen.viewController.presentedViewController as? UIColorPickerViewController)
    #expect(picker.title == "Background")
    #expect(picker.selectedColor == .white)
    try #require(all(ColorGrid.self, in: picker.view).first).accessibilityIncrement()
    #expect(changes == 1)
    #expect(
      well.selectedColor.map { RGBA(picked: $0, in: well.traitCollection).spoken }
        == ColorGrid.color(row: 0, column: 1).spoken)
  }
}
