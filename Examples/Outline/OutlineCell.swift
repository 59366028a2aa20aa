import UIKit

/// A row of an outline, indented by its level, with a triangle if it has children.
final class OutlineCell: UICollectionViewCell {
  private let triangle = UILabel()
  private let label = UILabel()
  private let separator = UIView()
  private var level = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    triangle.font = .systemFont(ofSize: 13)
    triangle.textColor = .secondaryLabel
    label.font = .systemFont(ofSize: 17)
    label.textColor = .label
    separator.backgroundColor = .separator
    for view in [triangle, label, separator] { contentView.addSubview(view) }
  }

  required init?(coder: NSCoder) {
    fatalError("OutlineCell cannot be decoded; register the class.")
  }

  /// Displays a row; `isExpanded` is `nil` for a row without children.
  func show(_ title: String, level: Int, isExpanded: Bool?) {
    self.level = level
    label.text = title
    label.font = .systemFont(ofSize: 17, weight: isExpanded == nil ? .regular : .semibold)
    triangle.text = isExpanded.map { $0 ? "▾" : "▸" }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let start = 16 + 20 * CGFloat(level)
    triangle.frame = CGRect(x: start, y: 0, width: 18, height: bounds.height)
    label.frame = CGRect(
      x: start + 22, y: 0, width: max(0, bounds.width - start - 38), height: bounds.height)
    let hairline = 1 / max(traitCollection.displayScale, 1)
    separator.frame = CGRect(
      x: start + 22, y: bounds.maxY - hairline, width: max(0, bounds.width - start - 22),
      height: hairline)
  }
}
