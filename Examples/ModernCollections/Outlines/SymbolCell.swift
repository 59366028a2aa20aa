import UIKit

/// A large symbol on a rounded tile.
final class SymbolCell: UICollectionViewCell {
  private let imageView = UIImageView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .largeTitle)
    imageView.contentMode = .center
    imageView.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(imageView)
    contentView.layer.cornerRadius = 12
    contentView.backgroundColor = .tertiarySystemFill
    NSLayoutConstraint.activate([
      imageView.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      imageView.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("SymbolCell cannot be decoded; register the class.")
  }

  /// Displays a symbol.
  func show(_ symbol: SymbolEntry) { imageView.image = UIImage(systemName: symbol.systemName) }
}
