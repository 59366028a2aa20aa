import UIKit

/// A header or a footer: a bar with a text.
final class BarView: UICollectionReusableView {
  static let identifier = "BarView"

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("BarView cannot be decoded; register the class.")
  }

  func showHeader(_ text: String) {
    label.text = text
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 20, weight: .bold))
    label.textColor = .white
    backgroundColor = .systemIndigo
  }

  func showFooter(_ text: String) {
    label.text = text
    label.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 13))
    label.textColor = .secondaryLabel
    backgroundColor = .systemGray5
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let (left, right) = (safeAreaInsets.left + 16, safeAreaInsets.right + 16)
    label.frame = CGRect(
      x: left, y: 0, width: max(0, bounds.width - left - right), height: bounds.height)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
