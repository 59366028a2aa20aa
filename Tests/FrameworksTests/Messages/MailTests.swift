import HeadlessHost
import MessageUI
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct MailTests {
  /// A delegate that records results and dismisses the form.
  private final class Listener: NSObject, MFMailComposeViewControllerDelegate {
    var results: [MFMailComposeResult] = []
    func mailComposeController(
      _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
      error: (any Error)?
    ) {
      results.append(result)
      controller.dismiss(animated: true)
    }
  }

  private let listener = Listener()

  private func present(
    _ fill: (MFMailComposeViewController) -> Void = { _ in },
    size: UIContentSizeCategory = .large
  ) -> HostedScreen {
    let screen = HostedScreen(UIViewController(), contentSizeCategory: size)
    let mail = MFMailComposeViewController()
    mail.mailComposeDelegate = listener
    fill(mail)
    screen.viewController.present(mail, animated: false)
    screen.layOut()
    return screen
  }

  private func filled(_ mail: MFMailComposeViewController) {
    mail.setToRecipients(["anna@example.com", "ben@example.com"])
    mail.setCcRecipients(["carl@example.com"])
    mail.setSubject("Plans & dates")
    mail.setMessageBody("See you at 5 + 1.", isHTML: false)
    mail.addAttachmentData(Data(count: 2_500), mimeType: "text/csv", fileName: "table.csv")
  }

  @Test func `the form displays the contents and the attachments`() {
    let screen = present(filled)
    let elements = screen.readElements
    #expect(elements.contains("To, anna@example.com, ben@example.com"))
    #expect(elements.contains("Cc, carl@example.com"))
    #expect(elements.contains("Subject, Plans & dates"))
    #expect(elements.contains("Message Body, See you at 5 + 1."))
    #expect(elements.contains("Attachment, table.csv, 2 KB"))
  }

  @Test func `sending opens the mail program with all but the attachments`() throws {
    let screen = present(filled)
    try screen.activate(label: "Send")
    screen.advance(by: 1)
    #expect(listener.results == [.sent])
    #expect(screen.viewController.presentedViewController == nil)
    let address = try #require(screen.openedURLs.first?.absoluteString)
    #expect(
      address == "mailto:anna@example.com,ben@example.com?cc=carl@example.com"
        + "&subject=Plans%20%26%20dates&body=See%20you%20at%205%20%2B%201.")
  }

  @Test func `a mail without recipients cannot be sent until the user adds one`() throws {
    let screen = present { $0.setSubject("Hello") }
    _ = try? screen.activate(label: "Send")
    #expect(listener.results.isEmpty)
    let field = try #require(try screen.view(label: "To") as? UITextField)
    #expect(screen.type("dora@example.com; emil@example.com", into: field))
    try screen.activate(label: "Send")
    #expect(listener.results == [.sent])
    #expect(
      screen.openedURLs.first?.absoluteString
        == "mailto:dora@example.com,emil@example.com?subject=Hello")
  }

  @Test func `an empty mail ends without a question`() throws {
    let screen = present()
    try screen.activate(label: "Cancel")
    #expect(listener.results == [.cancelled])
  }

  @Test(arguments: [
    ("Delete Draft", MFMailComposeResult.cancelled), ("Save Draft", .saved),
  ])
  func `a mail with contents asks whether to keep it`(
    _ answer: String, _ result: MFMailComposeResult
  ) throws {
    let screen = present(filled)
    try screen.activate(label: "Cancel")
    screen.advance(by: 1)
    #expect(listener.results.isEmpty)
    try screen.activate(label: answer)
    screen.advance(by: 1)
    #expect(listener.results == [result])
    #expect(screen.openedURLs.isEmpty)
  }

  @Test func `a body in HTML is displayed and sent as text`() throws {
    let screen = present {
      $0.setToRecipients(["a@example.com"])
      $0.setMessageBody("<p>Dear <b>Ben</b>,</p><p>1 &lt; 2</p>", isHTML: true)
    }
    #expect(screen.readElements.contains("Message Body, Dear Ben,\n\n1 < 2"))
    try screen.activate(label: "Send")
    #expect(
      screen.openedURLs.first?.absoluteString
        == "mailto:a@example.com?body=Dear%20Ben,%0A%0A1%20%3C%202")
  }

  @Test func `the bar displays the subject while it is typed`() throws {
    let screen = present()
    let field = try #require(try screen.view(label: "Subject") as? UITextField)
    #expect(screen.type("Trip", into: field))
    let mail = try #require(
      screen.viewController.presentedViewController as? UINavigationController)
    #expect(mail.topViewController?.title == "Trip")
  }

  @Test func `titles are above the fields in the large sizes of text`() throws {
    for size in [UIContentSizeCategory.large, .accessibilityExtraLarge] {
      let screen = present(filled, size: size)
      let field = try screen.view(label: "Subject")
      let title = try #require(
        field.superview?.subviews.first { ($0 as? UILabel)?.text == "Subject:" })
      #expect((field.frame.minY >= title.frame.maxY) == size.isAccessibilityCategory)
    }
  }
}
