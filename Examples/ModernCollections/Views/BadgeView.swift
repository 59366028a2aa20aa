import UIKit

/// A number in a circle.
final class BadgeView: UICollectionReusableView {
  private let label = UILabel()

  /// The number; a badge without one is hidden.
  var count = 0 {
    didSet {
      label.text = "\(count)"
      isHidden = count == 0
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemRed
    label.translatesAutoresizingMaskIntoConstraints = false
    label.font = .preferredFont(forTextStyle: .caption1)
    label.textColor = .white
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
