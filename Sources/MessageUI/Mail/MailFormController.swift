internal import SystemScreens
import UIKit

/// The form of a mail.
final class MailFormController: UIViewController, UITextViewDelegate {
  /// The contents, which the fields change.
  var draft = MailDraft() {
    didSet { if isViewLoaded { update() } }
  }
  /// Called after the user sent or deleted the mail.
  var didFinish: ((MFMailComposeResult) -> Void)?

  private var send: UIBarButtonItem!

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "New Message"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    send = UIBarButtonItem(
      image: UIImage(systemName: "arrow.up.circle.fill"),
      primaryAction: UIAction { [weak self] _ in self?.didFinish?(.sent) })
    send.accessibilityLabel = "Send"
    navigationItem.rightBarButtonItem = send
  }

  required init?(coder: NSCoder) {
    fatalError("MailFormController cannot be decoded; create an MFMailComposeViewController.")
  }

  override func loadView() {
    let form = ComposeForm()
    view = form
    form.add(addressRow("To:", \.to))
    form.add(addressRow("Cc:", \.cc))
    form.add(addressRow("Bcc:", \.bcc))
    if !draft.from.isEmpty {
      let row = ComposeFieldRow(title: "From:", text: draft.from, isAddress: true)
      row.didChange = { [weak self, weak row] in self?.draft.from = row?.field.text ?? "" }
      form.add(row)
    }
    let subject = ComposeFieldRow(title: "Subject:", text: draft.subject, isAddress: false)
    subject.didChange = { [weak self, weak subject] in
      self?.draft.subject = subject?.field.text ?? ""
    }
    form.add(subject)
    for attachment in draft.attachments { form.add(ComposeAttachmentRow(attachment)) }
    form.add(bodyView())
    update()
  }

  private func addressRow(
    _ title: String, _ path: WritableKeyPath<MailDraft, [String]>
  ) -> ComposeFieldRow {
    let text = draft[keyPath: path].joined(separator: ", ")
    let row = ComposeFieldRow(title: title, text: text, isAddress: true)
    row.didChange = { [weak self, weak row] in
      self?.draft[keyPath: path] = row?.addresses ?? []
    }
    return row
  }

  private func bodyView() -> UITextView {
    let body = UITextView()
    body.font = .preferredFont(forTextStyle: .body)
    body.adjustsFontForContentSizeCategory = true
    if draft.isHTML {
      body.attributedText = HTMLText(draft.body).attributed(base: nil, in: traitCollection)
    } else {
      body.text = draft.body
    }
    body.isScrollEnabled = false
    body.backgroundColor = .clear
    body.textContainerInset = UIEdgeInsets(top: 12, left: 11, bottom: 12, right: 11)
    body.accessibilityLabel = "Message Body"
    body.delegate = self
    body.heightAnchor.constraint(greaterThanOrEqualToConstant: 120).isActive = true
    return body
  }

  func textViewDidChange(_ textView: UITextView) {
    draft.body = textView.text ?? ""
    draft.isHTML = false
  }

  private func update() {
    send.isEnabled = draft.hasRecipients
    title = draft.subject.isEmpty ? "New Message" : draft.subject
  }

  /// Asks whether to keep a draft with contents.
  private func cancel() {
    guard !draft.isEmpty else { return finish(.cancelled) }
    let question = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    question.addAction(
      UIAlertAction(title: "Delete Draft", style: .destructive) { [weak self] _ in
        self?.finish(.cancelled)
      })
    question.addAction(
      UIAlertAction(title: "Save Draft", style: .default) { [weak self] _ in
        self?.finish(.saved)
      })
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    question.popoverPresentationController?.barButtonItem = navigationItem.leftBarButtonItem
    present(question, animated: true)
  }

  private func finish(_ result: MFMailComposeResult) { didFinish?(result) }
}
