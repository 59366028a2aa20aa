import UIKit

/// A card whose text determines its height.
final class CardCell: UICollectionViewCell {
  private static let margins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.layer.cornerRadius = 10
    label.font = .systemFont(ofSize: 16)
    label.textColor = .label
    label.numberOfLines = 0
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("CardCell cannot be decoded; register the class.")
  }

  func show(_ text: String, color: UIColor = .secondarySystemBackground) {
    label.text = text
    contentView.backgroundColor = color
    setNeedsLayout()
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = Self.margins
    let room = CGSize(
      width: max(0, size.width - margins.left - margins.right), height: .greatestFiniteMagnitude)
    return CGSize(
      width: size.width,
      height: label.sizeThatFits(room).height + margins.top + margins.bottom)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let inner = contentView.bounds.inset(by: Self.margins)
    label.frame = CGRect(
      x: Self.margins.left, y: Self.margins.top, width: max(0, inner.size.width),
      height: max(0, inner.size.height))
  }
}
