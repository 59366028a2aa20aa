import UIKit

/// The title of a section, as high as its text plus margins.
final class TitleView: UICollectionReusableView {
  private let label = UILabel()

  var title: String? {
    get { label.text }
    set {
      label.text = newValue
      setNeedsLayout()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 22, weight: .bold)
    label.textColor = .label
    label.numberOfLines = 0
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    fatalError("TitleView cannot be decoded; register the class.")
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: max(0, size.width - 32), height: .greatestFiniteMagnitude)
    return CGSize(width: size.width, height: label.sizeThatFits(room).height + 12)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(
      x: 16, y: 12, width: max(0, bounds.width - 32), height: max(0, bounds.height - 12))
  }
}
