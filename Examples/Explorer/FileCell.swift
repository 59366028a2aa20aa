import UIKit

/// A tile of the grid: a symbol on a card, and below it the name and the size of a file.
final class FileCell: UICollectionViewCell {
  private let card = UIView()
  private let imageView = UIImageView()
  private let nameLabel = UILabel()
  private let sizeLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    card.layer.cornerRadius = 12
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle)
    imageView.contentMode = .center
    nameLabel.font = .preferredFont(forTextStyle: .footnote)
    nameLabel.numberOfLines = 2
    sizeLabel.font = .preferredFont(forTextStyle: .caption2)
    sizeLabel.textColor = .secondaryLabel
    for label in [nameLabel, sizeLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.textAlignment = .center
    }
    let stack = UIStackView(arrangedSubviews: [card, nameLabel, sizeLabel])
    stack.axis = .vertical
    stack.spacing = 2
    stack.setCustomSpacing(6, after: card)
    stack.translatesAutoresizingMaskIntoConstraints = false
    imageView.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(imageView)
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      card.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
      imageView.topAnchor.constraint(greaterThanOrEqualTo: card.topAnchor, constant: 16),
      imageView.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: card.centerYAnchor),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) {
    fatalError("FileCell cannot be decoded; register the class.")
  }

  /// Displays a file.
  func show(_ file: File) {
    imageView.image = UIImage(systemName: file.kind.symbol)
    nameLabel.text = file.name
    sizeLabel.text = file.size
    accessibilityLabel = file.name
    accessibilityValue = file.size
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    super.updateConfiguration(using: state)
    card.backgroundColor = state.isHighlighted ? .systemFill : .secondarySystemGroupedBackground
  }
}
