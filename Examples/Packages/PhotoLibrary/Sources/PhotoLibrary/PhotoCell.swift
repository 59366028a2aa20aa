import PhotoStore
import UIKit

/// A picture, which is a color here, and the mark of a favorite.
final class PhotoCell: UICollectionViewCell {
  private let star = UIImageView(image: UIImage(systemName: "star.fill"))

  override init(frame: CGRect) {
    super.init(frame: frame)
    star.tintColor = .white
    star.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(star)
    NSLayoutConstraint.activate([
      star.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -6),
      star.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -6),
    ])
    isAccessibilityElement = true
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) {
    fatalError("PhotoCell cannot be decoded; register the class.")
  }

  /// Displays a photo, or an empty cell for one that was deleted.
  func show(_ photo: Photo?) {
    contentView.backgroundColor =
      photo.map {
        UIColor(hue: CGFloat($0.hue) / 360, saturation: 0.45, brightness: 0.75, alpha: 1)
      } ?? .secondarySystemBackground
    star.isHidden = photo?.isFavorite != true
    accessibilityLabel = photo?.title
    accessibilityValue = photo?.isFavorite == true ? "Favorite" : nil
  }
}

/// The month above its photos.
final class MonthHeader: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    label.font = .preferredFont(forTextStyle: .headline)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    label.accessibilityTraits = .header
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      label.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("MonthHeader cannot be decoded; register the class.")
  }

  func show(_ section: PhotoSections.Section) {
    label.text = "\(section.title), \(section.count) photos"
  }
}
