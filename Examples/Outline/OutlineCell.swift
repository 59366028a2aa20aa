import UIKit

/// A row of an outline, indented by its level, with a triangle if it has children.
final class OutlineCell: UICollectionViewCell {
  private let triangle = UILabel()
  private let label = UILabel()
  private let separator = UIView()
  private var level = 0
  private var isExpanded: Bool?

  override init(frame: CGRect) {
    super.init(frame: frame)
    triangle.font = .preferredFont(forTextStyle: .footnote)
    triangle.textColor = .secondaryLabel
    for label in [triangle, label] { label.adjustsFontForContentSizeCategory = true }
    label.numberOfLines = 2
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
    self.isExpanded = isExpanded
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 17, weight: isExpanded == nil ? .regular : .semibold))
    setNeedsLayout()
  }

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let closed = isRightToLeft ? "◂" : "▸"
    triangle.text = isExpanded.map { $0 ? "▾" : closed }
    let start = 16 + 20 * CGFloat(level)
    let metrics = UIFontMetrics(forTextStyle: .footnote)
    let gap = 22 * max(1, metrics.scaledValue(for: 1, compatibleWith: traitCollection))
    /// Returns a frame that begins at a distance from the leading edge.
    func frame(from start: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      let width = max(0, width)
      let x = isRightToLeft ? bounds.width - start - width : start
      return CGRect(x: x, y: y, width: width, height: height)
    }
    triangle.frame = frame(from: start, 0, gap - 4, bounds.height)
    label.frame = frame(from: start + gap, 0, bounds.width - start - gap - 16, bounds.height)
    let hairline = 1 / max(traitCollection.displayScale, 1)
    separator.frame = frame(
      from: start + gap, bounds.maxY - hairline, bounds.width - start - gap, hairline)
  }
}
