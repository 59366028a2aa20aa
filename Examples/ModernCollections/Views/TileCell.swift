import UIKit

/// A colored tile with a text in the middle.
final class TileCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    label.translatesAutoresizingMaskIntoConstraints = false
    label.adjustsFontForContentSizeCategory = true
    label.adjustsFontSizeToFitWidth = true
    label.font = .preferredFont(forTextStyle: .headline)
    label.textAlignment = .center
    label.textColor = .white
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("TileCell cannot be decoded; register the class.")
  }

  /// Displays a text on a color.
  func show(_ text: String, color: UIColor) {
    label.text = text
    contentView.backgroundColor = color
  }

  /// Displays a number on its color.
  func show(_ number: Int) { show("\(number)", color: Palette.color(number)) }
}
