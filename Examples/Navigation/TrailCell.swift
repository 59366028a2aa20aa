import UIKit

/// A row with the name and the length of a trail.
final class TrailCell: UICollectionViewCell {
  private let nameLabel = UILabel()
  private let lengthLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    nameLabel.font = .preferredFont(forTextStyle: .body)
    lengthLabel.font = .preferredFont(forTextStyle: .body)
    lengthLabel.textColor = .secondaryLabel
    for label in [nameLabel, lengthLabel] { label.adjustsFontForContentSizeCategory = true }
    nameLabel.numberOfLines = 0
    lengthLabel.setContentCompressionResistancePriority(.required, for: .horizontal)
    let chevron = UIImageView(image: UIImage(systemName: "chevron.forward"))
    chevron.tintColor = .tertiaryLabel
    chevron.preferredSymbolConfiguration = UIImage.SymbolConfiguration(scale: .small)
    nameLabel.setContentHuggingPriority(.defaultLow - 1, for: .horizontal)
    chevron.setContentHuggingPriority(.required, for: .horizontal)
    let row = UIStackView(arrangedSubviews: [nameLabel, lengthLabel, chevron])
    row.alignment = .center
    row.spacing = 8
    row.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(row)
    let separator = UIView()
    separator.backgroundColor = .separator
    separator.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(separator)
    NSLayoutConstraint.activate([
      row.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      row.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
      row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
      row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      separator.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 1 / max(traitCollection.displayScale, 1)),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("TrailCell cannot be decoded; register the class.")
  }

  /// Displays a trail.
  func show(_ trail: Trail) {
    nameLabel.text = trail.name
    lengthLabel.text = "\(trail.length) km"
  }

  override var isHighlighted: Bool {
    didSet {
      backgroundColor = isHighlighted ? .systemGray4 : nil
    }
  }
}
