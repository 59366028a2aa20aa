import UIKit

/// The form of a message: the recipients, the attachments, and the text above the keyboard.
final class MessageFormController: UIViewController, UITextViewDelegate {
  /// The contents of a message.
  struct Draft {
    var recipients: [String] = []
    var subject = ""
    var body = ""
    var attachments: [ComposeAttachment] = []

    var canBeSent: Bool { !recipients.isEmpty && (!body.isEmpty || !attachments.isEmpty) }
  }

  /// The contents, which the fields change.
  var draft = Draft() {
    didSet { if isViewLoaded { update() } }
  }
  /// Called after the user sent the message, or ended without.
  var didFinish: ((MessageComposeResult) -> Void)?

  private let body = UITextView()
  private let send = UIButton(type: .system)

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "New Message"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.didFinish?(.cancelled) }
    )
  }

  required init?(coder: NSCoder) {
    fatalError("MessageFormController cannot be decoded; create an MFMessageComposeViewController.")
  }

  override func loadView() {
    let root = UIView()
    root.backgroundColor = .systemBackground
    view = root
    let form = ComposeForm()
    form.add(recipientRow())
    if !draft.subject.isEmpty {
      let row = ComposeFieldRow(title: "Subject:", text: draft.subject, isAddress: false)
      row.didChange = { [weak self, weak row] in self?.draft.subject = row?.field.text ?? "" }
      form.add(row)
    }
    for attachment in draft.attachments { form.add(ComposeAttachmentRow(attachment)) }
    arrange(form, entryBar())
    update()
  }

  private func recipientRow() -> ComposeFieldRow {
    let text = draft.recipients.joined(separator: ", ")
    let row = ComposeFieldRow(title: "To:", text: text, isAddress: true)
    row.didChange = { [weak self, weak row] in self?.draft.recipients = row?.addresses ?? [] }
    return row
  }

  /// Returns the text with the button that sends it.
  private func entryBar() -> UIView {
    body.font = .preferredFont(forTextStyle: .body)
    body.adjustsFontForContentSizeCategory = true
    body.text = draft.body
    body.isScrollEnabled = false
    body.delegate = self
    body.backgroundColor = .clear
    body.accessibilityLabel = "Message"
    body.textContainerInset = UIEdgeInsets(top: 7, left: 8, bottom: 7, right: 8)
    body.layer.borderWidth = 1
    body.layer.borderColor = UIColor.separator.cgColor
    body.layer.cornerRadius = 18
    send.setImage(UIImage(systemName: "arrow.up.circle.fill"), for: .normal)
    send.accessibilityLabel = "Send"
    send.addAction(
      UIAction { [weak self] _ in self?.didFinish?(.sent) }, for: .primaryActionTriggered)
    let bar = UIStackView(arrangedSubviews: [body, send])
    bar.spacing = 8
    bar.alignment = .bottom
    return bar
  }

  private func arrange(_ form: UIView, _ bar: UIView) {
    for part in [form, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      form.topAnchor.constraint(equalTo: view.topAnchor),
      form.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      form.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      form.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -8),
      bar.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor, constant: 16),
      bar.trailingAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.trailingAnchor, constant: -16),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor, constant: -8),
      body.heightAnchor.constraint(greaterThanOrEqualToConstant: 36),
      send.heightAnchor.constraint(equalToConstant: 36),
      send.widthAnchor.constraint(equalToConstant: 36),
    ])
  }

  func textViewDidChange(_ textView: UITextView) { draft.body = textView.text ?? "" }

  private func update() { send.isEnabled = draft.canBeSent }
}
