import UIKit

/// A card behind the items of a section.
final class CardView: UICollectionReusableView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
  }

  required init?(coder: NSCoder) {
    fatalError("CardView cannot be decoded; register the class.")
  }
}
