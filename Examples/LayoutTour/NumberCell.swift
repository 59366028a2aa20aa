import UIKit

/// A colored box with a number in the middle.
final class NumberCell: UICollectionViewCell {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 8
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textColor = .black
    label.textAlignment = .center
    label.adjustsFontSizeToFitWidth = true
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("NumberCell cannot be decoded; register the class.")
  }

  func show(_ number: Int, color: UIColor) {
    label.text = "\(number)"
    contentView.backgroundColor = color
  }
}
