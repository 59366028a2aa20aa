import UIKit

/// The name of a mountain above its height.
final class MountainCell: UICollectionViewCell {
  private let nameLabel = UILabel()
  private let heightLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 8
    nameLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15, weight: .semibold))
    nameLabel.textColor = .label
    heightLabel.font = .preferredFont(forTextStyle: .footnote)
    heightLabel.textColor = .secondaryLabel
    for label in [nameLabel, heightLabel] {
      label.adjustsFontForContentSizeCategory = true
      contentView.addSubview(label)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("MountainCell cannot be decoded; register the class.")
  }

  func show(_ mountain: Mountain) {
    nameLabel.text = mountain.name
    heightLabel.text = "\(mountain.height) m"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = max(0, contentView.bounds.width - 20)
    let height = max(0, contentView.bounds.height - 12) / 2
    nameLabel.frame = CGRect(x: 10, y: 6, width: width, height: height)
    heightLabel.frame = CGRect(x: 10, y: 6 + height, width: width, height: height)
  }
}
