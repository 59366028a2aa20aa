import UIKit

/// A row with an attachment: its image, its name and its size.
final class ComposeAttachmentRow: UIView {
  init(_ attachment: ComposeAttachment) {
    super.init(frame: .zero)
    var content = UIListContentConfiguration.subtitleCell()
    content.text = attachment.name
    content.secondaryText = attachment.size
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = attachment.image
    content.imageProperties.tintColor = .secondaryLabel
    content.imageProperties.maximumSize = CGSize(width: 40, height: 40)
    content.imageProperties.cornerRadius = 4
    let view = UIListContentView(configuration: content)
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.bottomAnchor.constraint(equalTo: bottomAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
    ])
    isAccessibilityElement = true
    accessibilityLabel = "Attachment, \(attachment.name), \(attachment.size)"
  }

  required init?(coder: NSCoder) {
    fatalError("ComposeAttachmentRow cannot be decoded; create it with init(_:).")
  }
}
