import UIKit

/// A header or a footer: a bar with a text.
final class BarView: UICollectionReusableView {
  static let identifier = "BarView"

  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("BarView cannot be decoded; register the class.")
  }

  func showHeader(_ text: String) {
    label.text = text
    label.font = .systemFont(ofSize: 20, weight: .bold)
    label.textColor = .white
    backgroundColor = .systemIndigo
  }

  func showFooter(_ text: String) {
    label.text = text
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    backgroundColor = .systemGray5
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 16, y: 0, width: max(0, bounds.width - 32), height: bounds.height)
  }
}
