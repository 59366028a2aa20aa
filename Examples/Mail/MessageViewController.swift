import UIKit

/// The text of a message.
final class MessageViewController: UIViewController {
  private let message: Message

  init(_ message: Message) {
    self.message = message
    super.init(nibName: nil, bundle: nil)
    title = message.sender
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) {
    fatalError("MessageViewController cannot be decoded; create it with a message.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let textView = UITextView(frame: view.bounds)
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    textView.isEditable = false
    textView.alwaysBounceVertical = true
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    textView.attributedText = text
    view.addSubview(textView)
  }

  private var text: NSAttributedString {
    let heading = NSMutableParagraphStyle()
    heading.paragraphSpacing = 12
    let text = NSMutableAttributedString(
      string: message.subject + "\n",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .title2), .paragraphStyle: heading,
        .foregroundColor: UIColor.label,
      ])
    text.append(
      NSAttributedString(
        string: message.paragraphs.joined(separator: "\n"),
        attributes: [
          .font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: heading,
          .foregroundColor: UIColor.label,
        ]))
    return text
  }
}
