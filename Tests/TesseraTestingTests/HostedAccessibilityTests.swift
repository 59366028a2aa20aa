import TesseraTesting
import Testing
import UIKit

/// Finding and operating elements of a hosted screen as assistive technology does.
@MainActor struct HostedAccessibilityTests {
  private final class Mail: UIViewController {
    let send = UIButton(type: .system)
    let chart = UIView()
    var log: [String] = []

    override func viewDidLoad() {
      send.setTitle("Send", for: .normal)
      send.frame = CGRect(x: 20, y: 100, width: 100, height: 44)
      send.accessibilityIdentifier = "send-button"
      send.addAction(UIAction { [weak self] _ in self?.sendMail() }, for: .touchUpInside)
      send.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Send later") { [weak self] _ in
          self?.log.append("later")
          return true
        }
      ]
      view.addSubview(send)
      for (index, text) in ["Draft", "Draft"].enumerated() {
        let label = UILabel()
        label.text = text
        label.frame = CGRect(x: 20, y: 200 + 40 * CGFloat(index), width: 100, height: 30)
        view.addSubview(label)
      }
      let bar = UIAccessibilityElement(accessibilityContainer: chart)
      bar.accessibilityLabel = "May"
      bar.accessibilityFrameInContainerSpace = CGRect(x: 0, y: 0, width: 20, height: 50)
      chart.frame = CGRect(x: 20, y: 300, width: 200, height: 100)
      chart.accessibilityElements = [bar]
      chart.addGestureRecognizer(
        UITapGestureRecognizer(
          target: self, action: Selector("tapped(_:)", Mail.tapped(_:))))
      view.addSubview(chart)
    }

    private func sendMail() {
      log.append("sent")
      UIAccessibility.post(notification: .announcement, argument: "Sent")
    }

    func tapped(_ recognizer: UITapGestureRecognizer) {
      log.append("tapped \(Int(recognizer.location(in: chart).x))")
    }

    override func accessibilityPerformEscape() -> Bool {
      log.append("escape")
      return true
    }
  }

  private let mail = Mail()
  private let screen: HostedScreen

  init() { screen = HostedScreen(mail) }

  @Test func `views are found by identifier and by label`() throws {
    #expect(try screen.view(identifier: "send-button") === mail.send)
    #expect(try screen.view(label: "Send") === mail.send)
    #expect(screen.readElements == ["Send", "Draft", "Draft", "May"])
  }

  @Test func `an error names what is there`() throws {
    func sentence(_ find: () throws -> Void) -> String {
      do {
        try find()
        return "found"
      } catch {
        return "\(error)"
      }
    }
    #expect(
      sentence { _ = try screen.view(identifier: "sendbutton") }
        == "no view has the identifier “sendbutton”; the identifiers on the screen are “send-button”"
    )
    #expect(
      sentence { _ = try screen.view(label: "Sent") }
        == "no view has the label “Sent”; the labels on the screen are “Send”, “Draft”, “May”")
    #expect(
      sentence { _ = try screen.view(label: "Draft") }
        == "2 views have the label “Draft”: UILabel at 20.0, 200.0 and UILabel at 20.0, 240.0; use "
        + "an identifier")
    #expect(sentence { _ = try screen.view(label: "May") }.contains("has no view"))
    #expect(
      sentence { try screen.perform(customAction: "Delete", of: mail.send) }
        == "UIButton has no custom action “Delete”; it has “Send later”")
    #expect(sentence { try screen.activate(UIView()) }.contains("cannot be activated"))
  }

  @Test func `elements are activated with and without views`() throws {
    // Tests that run before the end of this one's set-up make their windows the key window.
    screen.window.makeKey()
    try screen.activate(label: "Send")
    try screen.activate(label: "May")
    #expect(mail.log == ["sent", "tapped 10"])
    #expect(screen.takeAnnouncements() == ["Sent"])
    #expect(screen.takeAnnouncements().isEmpty)
    #expect(try screen.perform(customAction: "Send later", of: mail.send))
    #expect(screen.performEscape())
    #expect(!screen.performMagicTap())
    #expect(mail.log.suffix(2) == ["later", "escape"])
    screen.moveKeyboard(to: mail.send)
    screen.press(.keyboardReturnOrEnter)
    screen.press(.keyboardEscape)
    #expect(mail.log.suffix(2) == ["sent", "escape"])
  }

  @MainActor private final class Counter { var value = 0 }

  @Test func `the user's preference for less motion is posted and read`() {
    #expect(!UIAccessibility.isReduceMotionEnabled)
    let posts = Counter()
    let observer = NotificationCenter.default.addObserver(
      forName: UIAccessibility.reduceMotionStatusDidChangeNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated { posts.value += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    screen.setReducesMotion(true)
    screen.setReducesMotion(true)
    #expect(UIAccessibility.isReduceMotionEnabled)
    #expect(!UIAccessibility.isVoiceOverRunning)
    screen.setReducesMotion(false)
    #expect(posts.value == 2)
  }
}
