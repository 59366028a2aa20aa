import UIKit

/// Information about a series: its title, its author, the number of volumes, and the story.
final class InformationView: UICollectionReusableView {
  static let reuseIdentifier = "InformationView"

  private let titleLabel = UILabel()
  private let detailLabel = UILabel()
  private let storyLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    titleLabel.font = UIFontMetrics(forTextStyle: .title2).scaledFont(
      for: .systemFont(ofSize: 22, weight: .bold))
    titleLabel.accessibilityTraits = .header
    detailLabel.font = .preferredFont(forTextStyle: .subheadline)
    detailLabel.textColor = .secondaryLabel
    storyLabel.font = .preferredFont(forTextStyle: .subheadline)
    for label in [titleLabel, detailLabel, storyLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
    }
    let stack = UIStackView(arrangedSubviews: [titleLabel, detailLabel, storyLabel])
    stack.axis = .vertical
    stack.spacing = 4
    stack.setCustomSpacing(10, after: detailLabel)
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: trailingAnchor),
      stack.topAnchor.constraint(equalTo: topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("InformationView cannot be decoded; register the class.")
  }

  /// Displays a series and the number of its loaded volumes.
  func show(_ series: Series, loaded: Int) {
    titleLabel.text = series.title
    let count = "\(series.numberOfVolumes) volumes"
    detailLabel.text = "\(series.author) · \(count), \(loaded) loaded"
    storyLabel.text = series.story
  }
}
