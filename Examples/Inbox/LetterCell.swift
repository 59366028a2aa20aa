import UIKit

/// A row with a letter: its height follows from the text.
final class LetterCell: UITableViewCell {
  static let reuseIdentifier = "letter"

  private let dot = UIView()
  private let top = UIStackView()
  private let sender = UILabel()
  private let day = UILabel()
  private let subject = UILabel()
  private let preview = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    dot.backgroundColor = .systemBlue
    dot.layer.cornerRadius = 5
    subject.font = .preferredFont(forTextStyle: .subheadline)
    for label in [day, preview] {
      label.font = .preferredFont(forTextStyle: .subheadline)
      label.textColor = .secondaryLabel
    }
    sender.numberOfLines = 0
    subject.numberOfLines = 0
    preview.numberOfLines = 2
    for label in [sender, day, subject, preview] { label.adjustsFontForContentSizeCategory = true }
    day.setContentCompressionResistancePriority(.required, for: .horizontal)
    day.setContentHuggingPriority(.required, for: .horizontal)

    top.addArrangedSubview(sender)
    top.addArrangedSubview(day)
    top.spacing = 8
    let texts = UIStackView(arrangedSubviews: [top, subject, preview])
    texts.axis = .vertical
    texts.spacing = 2
    for view in [dot, texts] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    let guide = contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      dot.widthAnchor.constraint(equalToConstant: 10),
      dot.heightAnchor.constraint(equalToConstant: 10),
      dot.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      dot.centerYAnchor.constraint(equalTo: sender.centerYAnchor),
      texts.leadingAnchor.constraint(equalTo: dot.trailingAnchor, constant: 10),
      texts.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      texts.topAnchor.constraint(equalTo: guide.topAnchor),
      texts.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    arrangeForTextSize()
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (cell: LetterCell, _) in
      cell.arrangeForTextSize()
    }
  }

  /// Displays the day beside the sender, or below for texts of accessibility sizes.
  private func arrangeForTextSize() {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    top.axis = isLarge ? .vertical : .horizontal
    top.alignment = isLarge ? .leading : .firstBaseline
  }

  required init?(coder: NSCoder) { fatalError("The cell is not in a storyboard.") }

  func show(_ letter: Letter) {
    sender.text = letter.sender
    sender.font = .preferredFont(forTextStyle: letter.isRead ? .body : .headline)
    day.text = letter.day
    subject.text = letter.subject
    preview.text = letter.text
    dot.isHidden = letter.isRead
    accessibilityLabel = "\(letter.sender), \(letter.subject)"
    accessibilityValue = letter.isRead ? nil : "Unread"
  }
}
