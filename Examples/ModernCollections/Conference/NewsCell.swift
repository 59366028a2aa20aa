import UIKit

/// The title, the date and the text of a message.
final class NewsCell: UICollectionViewCell {
  private static let dateFormatter: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .long
    formatter.timeStyle = .none
    return formatter
  }()

  private let titleLabel = UILabel()
  private let dateLabel = UILabel()
  private let textLabel = UILabel()
  private let separator = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = .preferredFont(forTextStyle: .title2)
    dateLabel.font = .preferredFont(forTextStyle: .caption1)
    dateLabel.textColor = .secondaryLabel
    textLabel.font = .preferredFont(forTextStyle: .body)
    for label in [titleLabel, dateLabel, textLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    let stack = UIStackView(arrangedSubviews: [titleLabel, dateLabel, textLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.setCustomSpacing(10, after: dateLabel)
    separator.backgroundColor = .separator
    for view in [stack, separator] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      separator.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      separator.topAnchor.constraint(equalTo: stack.bottomAnchor, constant: 12),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
      separator.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("NewsCell cannot be decoded; register the class.")
  }

  /// Displays a message.
  func show(_ item: NewsItem) {
    titleLabel.text = item.title
    dateLabel.text = Self.dateFormatter.string(from: item.date)
    textLabel.text = item.text
  }
}
