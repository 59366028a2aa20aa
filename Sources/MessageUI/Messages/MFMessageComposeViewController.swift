public import UIKit
internal import UniformTypeIdentifiers

/// A view controller in which the user writes a message.
///
/// The app sets the contents before it presents the view controller, and dismisses it in the
/// delegate's method. Nothing is transmitted: browsers have no messages.
///
/// Apple documentation:
/// https://developer.apple.com/documentation/messageui/mfmessagecomposeviewcontroller
open class MFMessageComposeViewController: UINavigationController {
  /// The delegate, which dismisses the view controller.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?

  private let form = MessageFormController()
  private var files: [[AnyHashable: Any]] = []
  private var acceptsAttachments = true

  /// Creates a view controller for an empty message.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a view controller for an empty message.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    viewControllers = [form]
    isModalInPresentation = true
    form.didFinish = { [weak self] in
      guard let self else { return }
      messageComposeDelegate?.messageComposeViewController(self, didFinishWith: $0)
    }
  }

  /// Not supported: the contents are given in code.
  public required init?(coder: NSCoder) {
    fatalError("MFMessageComposeViewController cannot be decoded; create it with init().")
  }

  // MARK: Abilities

  /// Returns whether the device can send messages.
  ///
  /// It can, unless the environment variable `TESSERA_MESSAGES` is 0, which `--no-messages` sets.
  open class func canSendText() -> Bool { SendingAbility.messages }
  /// Returns whether messages can have a subject, as ``canSendText()``.
  open class func canSendSubject() -> Bool { canSendText() }
  /// Returns whether messages can have attachments, as ``canSendText()``.
  open class func canSendAttachments() -> Bool { canSendText() }
  /// Returns whether an attachment can have a type: every type that is known.
  open class func isSupportedAttachmentUTI(_ uti: String) -> Bool {
    canSendAttachments() && UTType(uti) != nil
  }

  // MARK: Contents

  /// The recipients. The default is `nil`.
  open var recipients: [String]? {
    get { form.draft.recipients.isEmpty ? nil : form.draft.recipients }
    set { form.draft.recipients = newValue ?? [] }
  }
  /// The subject. The default is `nil`.
  open var subject: String? {
    get { form.draft.subject.isEmpty ? nil : form.draft.subject }
    set { form.draft.subject = newValue ?? "" }
  }
  /// The text. The default is `nil`.
  open var body: String? {
    get { form.draft.body.isEmpty ? nil : form.draft.body }
    set { form.draft.body = newValue ?? "" }
  }
  /// The files of the message, each by the keys ``MFMessageComposeViewControllerAttachmentURL`` and
  /// ``MFMessageComposeViewControllerAttachmentAlternateFilename``; `nil` for none.
  open var attachments: [[AnyHashable: Any]]? { files.isEmpty ? nil : files }

  /// Forbids attachments: the methods that add them return `false` from then on.
  open func disableUserAttachments() { acceptsAttachments = false }

  /// Adds a file.
  ///
  /// - Parameter alternateFilename: The displayed name, or `nil` to display the name of the file.
  /// - Returns: `false` if the file cannot be read, or attachments are disabled.
  @discardableResult
  open func addAttachmentURL(
    _ attachmentURL: URL, withAlternateFilename alternateFilename: String?
  ) -> Bool {
    guard acceptsAttachments, let data = try? Data(contentsOf: attachmentURL) else { return false }
    let type = UTType(filenameExtension: attachmentURL.pathExtension)?.identifier ?? "public.data"
    add(data, type: type, name: alternateFilename ?? attachmentURL.lastPathComponent)
    var entry: [AnyHashable: Any] = [MFMessageComposeViewControllerAttachmentURL: attachmentURL]
    entry[MFMessageComposeViewControllerAttachmentAlternateFilename] = alternateFilename
    files.append(entry)
    return true
  }

  /// Adds a file.
  ///
  /// - Parameter uti: The uniform type identifier.
  /// - Returns: `false` if the type is unknown, or attachments are disabled.
  @discardableResult
  open func addAttachmentData(
    _ attachmentData: Data, typeIdentifier uti: String, filename: String
  ) -> Bool {
    guard acceptsAttachments, UTType(uti) != nil else { return false }
    add(attachmentData, type: uti, name: filename)
    files.append([MFMessageComposeViewControllerAttachmentAlternateFilename: filename])
    return true
  }

  private func add(_ data: Data, type: String, name: String) {
    form.draft.attachments.append(ComposeAttachment(name: name, data: data, type: type))
  }
}

/// The delegate of an ``MFMessageComposeViewController``.
@preconcurrency @MainActor
public protocol MFMessageComposeViewControllerDelegate: NSObjectProtocol {
  /// Called after the user sent the message, or ended without. The method dismisses the view
  /// controller.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}
