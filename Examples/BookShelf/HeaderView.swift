import UIKit

/// The title of a section.
final class HeaderView: UICollectionReusableView {
  static let reuseIdentifier = "HeaderView"

  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = UIFontMetrics(forTextStyle: .title3).scaledFont(
      for: .systemFont(ofSize: 20, weight: .bold))
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.textColor = .label
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor),
      label.trailingAnchor.constraint(equalTo: trailingAnchor),
      label.topAnchor.constraint(equalTo: topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("HeaderView cannot be decoded; register the class.")
  }
}
