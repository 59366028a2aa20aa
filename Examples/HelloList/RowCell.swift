import UIKit

/// A line of text above a thin separator.
final class RowCell: UICollectionViewCell {
  static let reuseIdentifier = "RowCell"

  private let label = UILabel()
  private let separator = UIView()

  var text: String? {
    get { label.text }
    set { label.text = newValue }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .label
    separator.backgroundColor = .separator
    contentView.addSubview(label)
    contentView.addSubview(separator)
  }

  required init?(coder: NSCoder) {
    fatalError("RowCell cannot be decoded; register the class.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin: CGFloat = 16
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let bounds = contentView.bounds
    label.frame = CGRect(
      x: margin, y: 0, width: max(0, bounds.width - 2 * margin), height: bounds.height)
    separator.frame = CGRect(
      x: margin, y: bounds.maxY - hairline, width: max(0, bounds.width - margin), height: hairline)
  }
}
