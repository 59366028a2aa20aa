import HeadlessHost
import Testing
import UIKit

@testable import MessageUI

@MainActor
@Suite(.serialized) struct MessageTests {
  private final class Listener: NSObject, MFMessageComposeViewControllerDelegate {
    var results: [MessageComposeResult] = []
    func messageComposeViewController(
      _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult
    ) {
      results.append(result)
      controller.dismiss(animated: true)
    }
  }

  private let listener = Listener()

  private func present(
    _ fill: (MFMessageComposeViewController) -> Void = { _ in }
  ) -> HostedScreen {
    let screen = HostedScreen(UIViewController())
    let message = MFMessageComposeViewController()
    message.messageComposeDelegate = listener
    fill(message)
    screen.viewController.present(message, animated: false)
    screen.layOut()
    return screen
  }

  @Test func `a message with a recipient and a text is sent`() throws {
    let screen = present {
      $0.recipients = ["555 0100"]
      $0.body = "On my way"
    }
    #expect(screen.readElements.contains("To, 555 0100"))
    #expect(screen.readElements.contains("Message, On my way"))
    try screen.activate(label: "Send")
    screen.advance(by: 1)
    #expect(listener.results == [.sent])
    #expect(screen.viewController.presentedViewController == nil)
  }

  @Test func `a message needs a recipient and something to send`() throws {
    let screen = present { $0.recipients = ["555 0100"] }
    let send = try #require(try screen.view(label: "Send") as? UIButton)
    #expect(!send.isEnabled)
    let text = try #require(try screen.view(label: "Message") as? UITextView)
    #expect(screen.type("Hi", into: text))
    #expect(send.isEnabled)
    let field = try #require(try screen.view(label: "To") as? UITextField)
    field.text = ""
    field.sendActions(for: .editingChanged)
    #expect(!send.isEnabled)
  }

  @Test func `the button that cancels ends without a question`() throws {
    let screen = present { $0.body = "Draft" }
    try screen.activate(label: "Cancel")
    #expect(listener.results == [.cancelled])
  }

  @Test func `attachments are listed until they are disabled`() throws {
    let folder = FileManager.default.temporaryDirectory
    let file = folder.appending(path: "message-\(UUID().uuidString).txt")
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let message = MFMessageComposeViewController()
    #expect(message.addAttachmentURL(file, withAlternateFilename: "notes.txt"))
    #expect(!message.addAttachmentURL(folder.appending(path: "none"), withAlternateFilename: nil))
    #expect(message.addAttachmentData(Data(), typeIdentifier: "public.png", filename: "a.png"))
    #expect(!message.addAttachmentData(Data(), typeIdentifier: "no.type", filename: "b"))
    message.disableUserAttachments()
    #expect(!message.addAttachmentData(Data(), typeIdentifier: "public.png", filename: "c.png"))
    #expect(message.attachments?.count == 2)
    let url = message.attachments?.first?[MFMessageComposeViewControllerAttachmentURL] as? URL
    #expect(url == file)
    let screen = HostedScreen(UIViewController())
    screen.viewController.present(message, animated: false)
    #expect(screen.readElements.contains("Attachment, notes.txt, 4 bytes"))
  }

  @Test func `the environment turns abilities off`() {
    #expect(SendingAbility.isOn("TESSERA_MAIL", in: [:]))
    #expect(!SendingAbility.isOn("TESSERA_MAIL", in: ["TESSERA_MAIL": "0"]))
    #expect(SendingAbility.isOn("TESSERA_MAIL", in: ["TESSERA_MESSAGES": "0"]))
  }
}
