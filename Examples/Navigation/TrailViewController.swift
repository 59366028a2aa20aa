import UIKit

/// The details of a trail.
final class TrailViewController: UIViewController {
  private let trail: Trail
  private var isFavorite = false

  init(_ trail: Trail) {
    self.trail = trail
    super.init(nibName: nil, bundle: nil)
    title = trail.name
    navigationItem.largeTitleDisplayMode = .never
  }

  required init?(coder: NSCoder) {
    fatalError("TrailViewController cannot be decoded; create it with a trail.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: nil, primaryAction: UIAction { [weak self] _ in self?.toggleFavorite() })
    showFavorite()

    let summaryLabel = UILabel()
    summaryLabel.text = trail.summary
    summaryLabel.font = .preferredFont(forTextStyle: .title2)
    summaryLabel.numberOfLines = 0
    let lengthLabel = UILabel()
    lengthLabel.text = "\(trail.length) kilometers"
    lengthLabel.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [summaryLabel, lengthLabel])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }

  private func toggleFavorite() {
    isFavorite.toggle()
    showFavorite()
  }

  private func showFavorite() {
    let item = navigationItem.rightBarButtonItem
    item?.image = UIImage(systemName: isFavorite ? "star.fill" : "star")
    item?.accessibilityLabel = isFavorite ? "Remove from favorites" : "Add to favorites"
  }
}
