import UIKit

/// A colored panel with its number.
final class PanelCell: UICollectionViewCell {
  static let reuseIdentifier = "PanelCell"

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.textColor = .black
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 17, weight: .semibold))
    label.adjustsFontForContentSizeCategory = true
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("PanelCell cannot be decoded; register the class.")
  }

  func show(_ panel: Panel) {
    label.text = String(panel.id)
    contentView.backgroundColor = panel.color
  }
}
