import UIKit

/// A row with a text and a separator.
final class TextCell: UICollectionViewCell {
  private let label = UILabel()
  private let separator = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .body)
    label.adjustsFontForContentSizeCategory = true
    separator.backgroundColor = .separator
    for view in [label, separator] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    selectedBackgroundView = UIView()
    selectedBackgroundView?.backgroundColor = .systemGray4
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      label.topAnchor.constraint(equalTo: contentView.topAnchor),
      label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      separator.leadingAnchor.constraint(equalTo: label.leadingAnchor),
      separator.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      separator.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      separator.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("TextCell cannot be decoded; register the class.")
  }

  /// Displays a text.
  func show(_ text: String) { label.text = text }
}
