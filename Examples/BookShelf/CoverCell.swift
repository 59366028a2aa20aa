import ExamplePictures
import UIKit

/// A cover with its title.
final class CoverCell: UICollectionViewCell {
  static let reuseIdentifier = "CoverCell"

  private let coverView = LoadingImageView()
  private let titleLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    contentView.clipsToBounds = true
    isAccessibilityElement = true
    coverView.frame = contentView.bounds
    coverView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(coverView)
    titleLabel.textColor = .white
    titleLabel.adjustsFontForContentSizeCategory = true
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = 0
    titleLabel.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(titleLabel)
    NSLayoutConstraint.activate([
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 8),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -8),
      titleLabel.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      titleLabel.topAnchor.constraint(greaterThanOrEqualTo: contentView.topAnchor, constant: 8),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("CoverCell cannot be decoded; register the class.")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    coverView.clear()
  }

  /// Displays the color of a cover at once, and the cover as soon as it is loaded.
  func show(_ book: Book) {
    titleLabel.text = book.title
    accessibilityLabel = "\(book.series), volume \(book.volume)"
    contentView.backgroundColor = book.coverColor
    coverView.show(book, of: CoverLibrary.shared)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // A wide cover has space for a larger title.
    let isLarge = contentView.bounds.width >= 150
    // A cover does not grow with the text, whose size is limited.
    let metrics = UIFontMetrics(forTextStyle: isLarge ? .title2 : .footnote)
    titleLabel.font = metrics.scaledFont(
      for: .systemFont(ofSize: isLarge ? 24 : 13, weight: .semibold),
      maximumPointSize: isLarge ? 34 : 15)
  }
}
