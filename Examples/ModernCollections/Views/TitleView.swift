import UIKit

/// A header or a footer with a text.
final class TitleView: UICollectionReusableView {
  private let label = UILabel()
  private lazy var leading = label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16)
  private lazy var trailing = trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16)

  /// The distance of the text from the leading and the trailing edge.
  var inset: CGFloat = 16 {
    didSet {
      leading.constant = inset
      trailing.constant = inset
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.adjustsFontForContentSizeCategory = true
    addSubview(label)
    let bottom = label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8)
    bottom.priority = .defaultHigh
    NSLayoutConstraint.activate([
      leading,
      trailing,
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      bottom,
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("TitleView cannot be decoded; register the class.")
  }

  /// Displays a text in a style.
  func show(
    _ text: String, style: UIFont.TextStyle = .headline, color: UIColor = .label,
    background: UIColor? = nil
  ) {
    label.text = text
    label.font = .preferredFont(forTextStyle: style)
    label.textColor = color
    backgroundColor = background
  }
}
