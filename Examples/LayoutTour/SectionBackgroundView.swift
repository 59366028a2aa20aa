import UIKit

/// A card behind the items of a section.
final class SectionBackgroundView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.borderColor = UIColor.separator.cgColor
    layer.borderWidth = 1
    layer.cornerRadius = 12
  }

  required init?(coder: NSCoder) {
    fatalError("SectionBackgroundView cannot be decoded; register the class.")
  }
}
