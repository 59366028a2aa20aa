import ExamplePictures
import UIKit

/// A square with a photo and its number in the corner.
final class PhotoCell: UICollectionViewCell {
  static let identifier = "PhotoCell"

  private let photoView = LoadingImageView()
  private let numberLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(photoView)
    numberLabel.font = UIFontMetrics(forTextStyle: .footnote).scaledFont(
      for: .systemFont(ofSize: 13, weight: .medium))
    numberLabel.adjustsFontForContentSizeCategory = true
    numberLabel.textColor = .white
    // Photos and the colors before them may be pale.
    numberLabel.backgroundColor = UIColor(white: 0, alpha: 0.5)
    numberLabel.textAlignment = .center
    contentView.addSubview(numberLabel)
  }

  required init?(coder: NSCoder) {
    fatalError("PhotoCell cannot be decoded; register the class.")
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    photoView.clear()
  }

  /// Displays the color of a photo at once, and the photo as soon as it is loaded.
  func setPhoto(_ photo: Photo) {
    contentView.backgroundColor = photo.color
    numberLabel.text = "\(photo.number)"
    setNeedsLayout()
    photoView.show(photo.number, of: PhotoLibrary.shared)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    photoView.frame = contentView.bounds
    numberLabel.sizeToFit()
    numberLabel.frame.size.width += 8
    numberLabel.frame.origin = CGPoint(
      x: contentView.bounds.maxX - numberLabel.frame.width - 2,
      y: contentView.bounds.maxY - numberLabel.frame.height - 4)
  }
}
