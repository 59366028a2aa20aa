import UIKit

/// A number in a red circle; hidden if there is nothing to count.
final class BadgeView: UICollectionReusableView {
  /// The red of the system has too little contrast with small white digits.
  private static let red = UIColor(red: 0.8, green: 0.1, blue: 0.1, alpha: 1)

  private let label = UILabel()

  var count = 0 {
    didSet {
      label.text = "\(count)"
      isHidden = count == 0
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = Self.red
    label.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 12, weight: .semibold), maximumPointSize: 18)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .white
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: centerXAnchor),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("BadgeView cannot be decoded; register the class.")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }
}
