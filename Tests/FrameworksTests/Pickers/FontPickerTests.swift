import HeadlessHost
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct FontPickerTests {
  /// A delegate that records its calls.
  private final class Listener: UIFontPickerViewControllerDelegate {
    var calls: [String] = []

    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      calls.append("pick \(viewController.selectedFontDescriptor?.postscriptName ?? "nil")")
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      calls.append("cancel")
    }
  }

  private let listener = Listener()

  private func present(_ picker: UIFontPickerViewController) -> HostedScreen {
    let screen = HostedScreen(UIViewController())
    picker.delegate = listener
    screen.viewController.present(picker, animated: false)
    screen.layOut()
    return screen
  }

  private func list(_ picker: UIFontPickerViewController) throws -> UITableView {
    let navigation = try #require(picker.children.first as? UINavigationController)
    return try #require(navigation.topViewController?.view as? UITableView)
  }

  private func choose(
    _ row: Int, _ picker: UIFontPickerViewController, _ screen: HostedScreen
  ) throws {
    try screen.tap(on: #require(try list(picker).cellForRow(at: IndexPath(row: row, section: 0))))
    screen.advance(by: 1)
  }

  @Test func `a tap chooses the usual face of a family, and dismisses`() throws {
    let picker = UIFontPickerViewController()
    let screen = present(picker)
    #expect(try list(picker).numberOfRows(inSection: 0) == UIFont.familyNames.count)
    try choose(0, picker, screen)
    #expect(listener.calls == ["pick AmericanTypewriter"])
    #expect(screen.viewController.presentedViewController == nil)
  }

  @Test func `faces are chosen from a second list`() throws {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.includeFaces = true
    let picker = UIFontPickerViewController(configuration: configuration)
    configuration.includeFaces = false
    #expect(picker.configuration.includeFaces)
    let screen = present(picker)
    try choose(0, picker, screen)
    #expect(listener.calls.isEmpty)
    try choose(1, picker, screen)
    #expect(listener.calls == ["pick AmericanTypewriter-Light"])
  }

  @Test func `traits leave families out`() throws {
    let configuration = UIFontPickerViewController.Configuration()
    configuration.filteredTraits = .traitMonoSpace
    let picker = UIFontPickerViewController(configuration: configuration)
    _ = present(picker)
    let rows = try list(picker).numberOfRows(inSection: 0)
    #expect(rows > 0)
    #expect(rows < UIFont.familyNames.count)
  }

  @Test func `a cancellation and a swipe notify the delegate`() throws {
    let picker = UIFontPickerViewController()
    let screen = present(picker)
    try screen.activate(label: "Cancel")
    screen.advance(by: 1)
    #expect(listener.calls == ["cancel"])
    #expect(screen.viewController.presentedViewController == nil)
    let second = UIFontPickerViewController()
    let other = present(second)
    second.presentationController?.dismissByUser()
    other.advance(by: 1)
    #expect(listener.calls == ["cancel", "cancel"])
  }
}
