import UIKit

/// A card as high as its title and its text.
final class RecipeCell: UICollectionViewCell {
  private let title = UILabel()
  private let text = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 10
    title.font = .preferredFont(forTextStyle: .headline)
    text.font = .preferredFont(forTextStyle: .callout)
    text.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [title, text])
    stack.axis = .vertical
    stack.spacing = 4
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    for label in [title, text] {
      label.numberOfLines = 0
      label.adjustsFontForContentSizeCategory = true
    }
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 12),
      stack.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
    ])
  }

  required init?(coder: NSCoder) {
    fatalError("RecipeCell cannot be decoded; register the class.")
  }

  func show(_ recipe: Recipe, isOpen: Bool) {
    title.text = recipe.title
    text.text = isOpen ? recipe.text + " " + recipe.text + " " + recipe.text : recipe.text
  }
}
