import UIKit

/// A symbol in large, with an item that marks it with a star.
final class SymbolViewController: UIViewController {
  private let symbol: SymbolEntry
  private var isStarred: Bool
  private let starDidChange: (Bool) -> Void

  init(_ symbol: SymbolEntry, isStarred: Bool, starDidChange: @escaping (Bool) -> Void) {
    self.symbol = symbol
    self.isStarred = isStarred
    self.starDidChange = starDidChange
    super.init(nibName: nil, bundle: nil)
    title = symbol.title
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) {
    fatalError("SymbolViewController cannot be decoded; create it with a symbol.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let imageView = UIImageView(image: UIImage(systemName: symbol.systemName))
    imageView.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 120)
    let label = UILabel()
    label.text = symbol.category.rawValue
    label.font = .preferredFont(forTextStyle: .title2)
    label.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [imageView, label])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 24
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: nil, primaryAction: UIAction { [weak self] _ in self?.toggleStar() })
    updateStarItem()
  }

  private func toggleStar() {
    isStarred.toggle()
    updateStarItem()
    starDidChange(isStarred)
  }

  private func updateStarItem() {
    let item = navigationItem.rightBarButtonItem
    item?.image = UIImage(systemName: isStarred ? "star.fill" : "star")
    item?.accessibilityLabel = isStarred ? "Remove star" : "Add star"
  }
}
