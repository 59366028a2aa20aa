internal import SystemScreens
public import UIKit

/// A view controller in which the user writes a mail.
///
/// The app sets the contents before it presents the view controller, and dismisses it in the
/// delegate's method. Nothing is transmitted: the button that sends opens the mail in the user's
/// mail program, by an address with the scheme `mailto`, which contains no attachments.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/messageui/mfmailcomposeviewcontroller
open class MFMailComposeViewController: UINavigationController {
  /// The delegate, which dismisses the view controller.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?

  private let form = MailFormController()

  /// Creates a view controller for an empty mail.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a view controller for an empty mail.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    viewControllers = [form]
    isModalInPresentation = true
    form.didFinish = { [weak self] in self?.finish($0) }
  }

  /// Not supported: the contents are given in code.
  public required init?(coder: NSCoder) {
    fatalError("MFMailComposeViewController cannot be decoded; create it with init().")
  }

  /// Returns whether the device can send mails.
  ///
  /// It can, unless the environment variable `TESSERA_MAIL` is 0, which `--no-mail` sets.
  open class func canSendMail() -> Bool { SendingAbility.mail }

  // MARK: Contents

  /// Sets the subject.
  open func setSubject(_ subject: String) { form.draft.subject = subject }
  /// Sets the recipients.
  open func setToRecipients(_ toRecipients: [String]?) { form.draft.to = toRecipients ?? [] }
  /// Sets the recipients of copies.
  open func setCcRecipients(_ ccRecipients: [String]?) { form.draft.cc = ccRecipients ?? [] }
  /// Sets the hidden recipients of copies.
  open func setBccRecipients(_ bccRecipients: [String]?) { form.draft.bcc = bccRecipients ?? [] }

  /// Sets the text.
  ///
  /// - Parameter isHTML: A Boolean value that indicates whether the text is HTML. The form displays
  ///   its text, emphasis and links.
  open func setMessageBody(_ body: String, isHTML: Bool) {
    form.draft.body = body
    form.draft.isHTML = isHTML
  }

  /// Adds a file.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {
    form.draft.attachments.append(
      ComposeAttachment(name: filename, data: attachment, type: mimeType.lowercased()))
  }

  /// Sets the sender, which the form displays.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {
    form.draft.from = emailAddress
  }

  // MARK: End

  private func finish(_ result: MFMailComposeResult) {
    if result == .sent, let address = form.draft.address { UIApplication.shared.open(address) }
    mailComposeDelegate?.mailComposeController(self, didFinishWith: result, error: nil)
  }
}

/// The delegate of an ``MFMailComposeViewController``.
@preconcurrency @MainActor
public protocol MFMailComposeViewControllerDelegate: NSObjectProtocol {
  /// Called after the user sent, saved or deleted the mail. The method dismisses the view
  /// controller. The default does nothing, so that it stays.
  ///
  /// - Parameter error: `nil` here.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?)
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
