import UIKit

/// One line of the board: time, destination, and platform.
final class DepartureCell: UICollectionViewCell {
  static let identifier = "DepartureCell"

  private let timeLabel = UILabel()
  private let destinationLabel = UILabel()
  private let platformLabel = UILabel()
  private let row = UIStackView()
  private lazy var timeWidth = timeLabel.widthAnchor.constraint(equalToConstant: 60)

  override init(frame: CGRect) {
    super.init(frame: frame)
    timeLabel.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17, weight: .semibold))
    destinationLabel.font = .preferredFont(forTextStyle: .body)
    platformLabel.font = .preferredFont(forTextStyle: .subheadline)
    platformLabel.textColor = .secondaryLabel
    for label in [timeLabel, destinationLabel, platformLabel] {
      label.adjustsFontForContentSizeCategory = true
      row.addArrangedSubview(label)
    }
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    platformLabel.setContentHuggingPriority(.required, for: .horizontal)
    platformLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    NSLayoutConstraint.activate([
      timeWidth,
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      row.topAnchor.constraint(equalTo: contentView.topAnchor),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 8
    arrange()
  }

  required init?(coder: NSCoder) {
    fatalError("DepartureCell cannot be decoded; register the class.")
  }

  /// Returns the height of a line of the board at a text size.
  static func height(at traits: UITraitCollection) -> CGFloat {
    guard traits.preferredContentSizeCategory.isAccessibilityCategory else {
      return UIFontMetrics.default.scaledValue(for: 48, compatibleWith: traits).rounded()
    }
    let styles: [UIFont.TextStyle] = [.body, .body, .subheadline]
    let lines = styles.map { UIFont.preferredFont(forTextStyle: $0, compatibleWith: traits) }
    return lines.reduce(20) { $0 + $1.lineHeight }.rounded(.up)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    arrange()
  }

  /// Arranges the labels beside each other, or one below the other at the large text sizes.
  private func arrange() {
    let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    row.axis = isStacked ? .vertical : .horizontal
    row.alignment = isStacked ? .leading : .center
    row.distribution = isStacked ? .fillProportionally : .fill
    timeWidth.constant = UIFontMetrics.default.scaledValue(
      for: 60, compatibleWith: traitCollection)
  }

  func show(_ departure: Departure) {
    timeLabel.text = departure.time
    destinationLabel.text = departure.destination
    platformLabel.text = "platform \(departure.platform)"
  }
}
