import UIKit

/// The picture of a talk above its title and its speaker.
final class TalkCell: UICollectionViewCell {
  private let pictureView = UIImageView()
  private let titleLabel = UILabel()
  private let speakerLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    pictureView.contentMode = .center
    pictureView.tintColor = .white
    pictureView.layer.cornerRadius = 10
    pictureView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 44)
    titleLabel.font = .preferredFont(forTextStyle: .body)
    titleLabel.numberOfLines = 2
    speakerLabel.font = .preferredFont(forTextStyle: .footnote)
    speakerLabel.textColor = .secondaryLabel
    for label in [titleLabel, speakerLabel] { label.adjustsFontForContentSizeCategory = true }
    for view in [pictureView, titleLabel, speakerLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      pictureView.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      pictureView.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      pictureView.topAnchor.constraint(equalTo: contentView.topAnchor),
      pictureView.heightAnchor.constraint(equalTo: pictureView.widthAnchor, multiplier: 0.5),
      titleLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      titleLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      titleLabel.topAnchor.constraint(equalTo: pictureView.bottomAnchor, constant: 8),
      speakerLabel.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      speakerLabel.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      speakerLabel.topAnchor.constraint(equalTo: titleLabel.bottomAnchor, constant: 2),
      speakerLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("TalkCell cannot be decoded; register the class.")
  }

  /// Displays a talk on a color.
  func show(_ talk: Talk, color: UIColor) {
    pictureView.image = UIImage(systemName: talk.symbol)
    pictureView.backgroundColor = color
    titleLabel.text = talk.title
    speakerLabel.text = talk.speaker
  }
}
