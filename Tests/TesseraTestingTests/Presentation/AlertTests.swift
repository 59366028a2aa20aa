import TesseraTesting
import Testing
import UIKit

@MainActor @Suite("Alerts")
struct AlertTests {
  private let root = UIViewController()
  private let screen: HostedScreen

  init() {
    screen = HostedScreen(root)
    root.view.backgroundColor = .systemBackground
  }

  private func alert(
    _ title: String? = "Delete", _ message: String? = "It cannot be undone.",
    _ style: UIAlertController.Style = .alert, actions: [UIAlertAction]
  ) -> UIAlertController {
    let alert = UIAlertController(title: title, message: message, preferredStyle: style)
    for action in actions { alert.addAction(action) }
    root.present(alert, animated: true)
    screen.layOut()
    return alert
  }

  private func buttons(of alert: UIAlertController) -> [UIButton] {
    func find(_ view: UIView) -> [UIButton] {
      view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? find($0) }
    }
    screen.layOut()
    return find(alert.view)
  }

  private func names(of alert: UIAlertController) -> [String] {
    buttons(of: alert).map { $0.configuration?.title ?? "" }
  }

  @Test func `an alert has the recorded width and height, in the middle of the safe area`() {
    let alert = alert(actions: [
      UIAlertAction(title: "OK", style: .default), UIAlertAction(title: "Cancel", style: .cancel),
    ])
    #expect(alert.view.frame.size == CGSize(width: 320, height: 152))
    #expect(abs(alert.view.frame.midX - 393 / 2) <= 0.5)
    #expect(abs(alert.view.frame.midY - (59 + (852 - 34)) / 2) <= 0.5)
    let frames = buttons(of: alert).map { $0.convert($0.bounds, to: alert.view) }
    #expect(
      frames == [
        CGRect(x: 16, y: 88, width: 140, height: 48), CGRect(x: 164, y: 88, width: 140, height: 48),
      ])
    #expect(names(of: alert) == ["Cancel", "OK"])
  }

  @Test func `a choice dismisses the alert and then calls its handler, once`() throws {
    var calls: [String] = []
    let root = root
    let alert = alert(actions: [
      UIAlertAction(title: "Delete", style: .destructive) { action in
        calls.append("\(action.title ?? "") \(root.presentedViewController == nil)")
      },
      UIAlertAction(title: "Cancel", style: .cancel) { _ in calls.append("cancel") },
    ])
    let button = try #require(buttons(of: alert).last)
    screen.playsAnimations = true
    try screen.tap(on: button)
    #expect(calls.isEmpty)
    // A second tap during the dismissal chooses nothing.
    _ = try? screen.tap(on: button)
    screen.advance(by: 1)
    #expect(calls == ["Delete true"])
  }

  @Test func `a choice during the presentation ends it`() throws {
    screen.playsAnimations = true
    var calls = 0
    let alert = alert(actions: [UIAlertAction(title: "OK", style: .default) { _ in calls += 1 }])
    try screen.tap(on: try #require(buttons(of: alert).first))
    #expect(calls == 0)
    #expect(root.presentedViewController === alert)
    screen.advance(by: 1)
    #expect(calls == 1)
    #expect(root.presentedViewController == nil)
  }

  @Test func `three choices are below each other, with the cancel action last`() {
    let alert = alert(actions: [
      UIAlertAction(title: "Cancel", style: .cancel), UIAlertAction(title: "One", style: .default),
      UIAlertAction(title: "Two", style: .default),
    ])
    #expect(names(of: alert) == ["One", "Two", "Cancel"])
    let frames = buttons(of: alert).map { $0.convert($0.bounds, to: alert.view) }
    #expect(frames.map(\.minY) == [88, 144, 200])
    #expect(frames.allSatisfy { $0.width == 288 })
  }

  @Test func `two choices with long titles are below each other`() {
    let alert = alert(actions: [
      UIAlertAction(title: "Cancel", style: .cancel),
      UIAlertAction(title: "Delete all photographs", style: .destructive),
    ])
    #expect(names(of: alert) == ["Delete all photographs", "Cancel"])
  }

  @Test func `disabled actions are not chosen, and follow changes`() throws {
    var count = 0
    let action = UIAlertAction(title: "OK", style: .default) { _ in count += 1 }
    action.isEnabled = false
    let alert = alert(actions: [action])
    _ = try? screen.tap(on: try #require(buttons(of: alert).first))
    #expect(count == 0)
    #expect(root.presentedViewController === alert)
    action.isEnabled = true
    try screen.tap(on: try #require(buttons(of: alert).first))
    #expect(count == 1)
  }

  @Test func `text fields are typed into, and the first one has the keyboard`() throws {
    var typed = ""
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField()
    alert.addAction(
      UIAlertAction(title: "OK", style: .default) { [weak alert] _ in
        typed = alert?.textFields?.first?.text ?? ""
      })
    root.present(alert, animated: true)
    screen.layOut()
    let fields = try #require(alert.textFields)
    try #require(fields.count == 2)
    #expect(fields[0].isFirstResponder)
    #expect(screen.type("Ada", into: fields[0]))
    try screen.tap(on: try #require(buttons(of: alert).first))
    #expect(typed == "Ada")
  }

  @Test func `an action sheet is at the bottom, and a tap beside it cancels`() throws {
    var calls: [String] = []
    let actions = [
      UIAlertAction(title: "Share", style: .default) { _ in calls.append("share") },
      UIAlertAction(title: "Cancel", style: .cancel) { _ in calls.append("cancel") },
    ]
    let alert = alert(nil, nil, .actionSheet, actions: actions)
    #expect(alert.view.frame.maxY == CGFloat(852 - 34 - 8))
    #expect(alert.view.frame.width == 377)
    #expect(names(of: alert) == ["Share", "Cancel"])
    try screen.tap(at: CGPoint(x: 200, y: 100))
    #expect(calls == ["cancel"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `a tap beside an alert does nothing, and escape cancels it`() throws {
    var calls: [String] = []
    let alert = alert(actions: [
      UIAlertAction(title: "Cancel", style: .cancel) { _ in calls.append("cancel") }
    ])
    try screen.tap(at: CGPoint(x: 200, y: 100))
    #expect(root.presentedViewController === alert)
    #expect(screen.performEscape())
    #expect(calls == ["cancel"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `the return key performs the preferred action only`() {
    var calls: [String] = []
    let actions = ["One", "Two"].map { name in
      UIAlertAction(title: name, style: .default) { _ in calls.append(name) }
    }
    let alert = alert(actions: actions)
    screen.press(.keyboardReturnOrEnter)
    #expect(calls.isEmpty)
    #expect(root.presentedViewController === alert)
    alert.preferredAction = actions[1]
    screen.press(.keyboardReturnOrEnter)
    screen.layOut()
    #expect(calls == ["Two"])
  }

  @Test func `a long message scrolls in the height of the screen`() {
    let text = String(repeating: "A message of many words. ", count: 400)
    let alert = alert("Long", text, actions: [UIAlertAction(title: "OK", style: .default)])
    #expect(alert.view.frame.height <= 852 - 59 - 34)
    let scrollView = alert.view.subviews.compactMap { $0 as? UIScrollView }.first
    #expect((scrollView?.contentSize.height ?? 0) > 2000)
  }

  @Test func `buttons are mirrored from right to left`() throws {
    let screen = HostedScreen(UIViewController(), layoutDirection: .rightToLeft)
    let alert = UIAlertController(title: "Delete", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    screen.viewController.present(alert, animated: false)
    screen.layOut()
    let frames = buttons(of: alert).map { $0.convert($0.bounds, to: alert.view).minX }
    #expect(frames == [164, 16])
  }
}
