import UIKit

/// The name of a mountain above its height.
final class MountainCell: UICollectionViewCell {
  private let nameLabel = UILabel()
  private let heightLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 8
    nameLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    nameLabel.textColor = .label
    heightLabel.font = .systemFont(ofSize: 13)
    heightLabel.textColor = .secondaryLabel
    contentView.addSubview(nameLabel)
    contentView.addSubview(heightLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("MountainCell is made in code; register the class.")
  }

  func show(_ mountain: Mountain) {
    nameLabel.text = mountain.name
    heightLabel.text = "\(mountain.height) m"
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let content = contentView.bounds.insetBy(dx: 10, dy: 6)
    let (top, bottom) = content.divided(atDistance: content.height / 2, from: .minYEdge)
    nameLabel.frame = top
    heightLabel.frame = bottom
  }
}
