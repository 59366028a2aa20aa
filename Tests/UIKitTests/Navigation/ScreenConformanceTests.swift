import Testing

@testable import UIKit

/// Screens of other devices, orientations and text sizes, in `Cases/screens.jsonl`.
@MainActor
@Suite struct ScreenConformanceTests {
  private func cases() throws -> RecordedCases {
    try RecordedCases("Navigation/Cases/screens.jsonl")
  }

  @Test func `the bar of an iPad begins below its safe area`() throws {
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    let item = try cases()["ou-ipad-nav-inline"]
    let screen = NavigationScreen(UIViewController(), on: .named("ipad-10")!)
    item.expect(screen.bar.frame.recordedNumbers, try item.numbers("navigationBar"))
    #expect(screen.window.safeAreaInsets == UIEdgeInsets(top: 32, left: 0, bottom: 25, right: 0))
    let earlier = try #require(Device.named("ipad-10-ios18"))
    #expect(earlier.safeArea() == UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0))
    #expect(earlier.safeArea(.landscape) == earlier.safeArea())
  }

  @Test func `an alert in landscape is in the middle of the screen`() throws {
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    let item = try cases()["ou-landscape-alert"]
    let root = UIViewController()
    let device = Device.custom(size: CGSize(width: 667, height: 375), scale: 2)
    let window = UIWindow(device: device) { root }
    window.settleLayout()
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    root.present(alert, animated: false)
    window.settleLayout()
    let views: [AlertView] = NavigationScreen.parts(of: window)
    let view = try #require(views.first)
    let frame = view.convert(view.bounds, to: nil)
    item.expect([frame.width], [try item.number("width")])
    item.expect([frame.midX, frame.midY], try item.numbers("mid"))
  }

  @Test func `titles and items of bars grow up to a category`() throws {
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    let item = try cases()["ou-ax2-nav-inline"]
    let root = UIViewController()
    root.title = "Form"
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    let device = Device.custom(size: CGSize(width: 375, height: 667), scale: 2)
    let screen = NavigationScreen(root, on: device)
    func sizes() throws -> [CGFloat] {
      try ["Form", "Edit"].map { try #require(screen.label($0)?.font).pointSize }
    }
    #expect(try sizes() == [17, 17])
    screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    screen.settle()
    item.expect(try sizes(), [try item.number("title font"), try item.number("button font")])
    item.expect(
      [try #require(screen.label("Form")).frame.height, screen.bar.frame.height],
      [try item.number("title height"), try item.number("bar height")])
    screen.window.traitOverrides.preferredContentSizeCategory = .extraLarge
    screen.settle()
    #expect(try sizes() == [19, 19])
  }

  @Test func `the height of a large title follows the text size`() {
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    let root = UIViewController()
    root.title = "Form"
    let screen = NavigationScreen(
      root, on: .custom(size: CGSize(width: 375, height: 667), scale: 2)
    ) { $0.navigationBar.prefersLargeTitles = true }
    #expect(screen.bar.frame.height == 106)
    screen.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    screen.settle()
    // A line of 48 points is 57.5 high.
    #expect(screen.bar.frame.height == 54 + 57.5 + 4)
  }

  @Test func `in landscape a bar begins 24 points below the top of a phone`() {
    defer { UIScreen.main.become(.standard, orientation: .portrait) }
    let screen = NavigationScreen(UIViewController(), on: .named("iphone-16")!)
    #expect(screen.bar.frame.minY == 59)
    // A screen of compact height has no safe area at the top.
    let low = NavigationScreen(
      UIViewController(), on: .custom(size: CGSize(width: 852, height: 393), scale: 3))
    #expect(low.bar.frame.minY == 24)
  }
}
