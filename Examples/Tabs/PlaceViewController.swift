import UIKit

/// The details of a destination. A toolbar takes the place of the tab bar.
final class PlaceViewController: UIViewController {
  private let place: Place
  private let favorites: Favorites
  private lazy var favoriteItem = UIBarButtonItem(
    primaryAction: UIAction { [weak self] _ in self?.toggleFavorite() })

  init(_ place: Place, _ favorites: Favorites) {
    self.place = place
    self.favorites = favorites
    super.init(nibName: nil, bundle: nil)
    title = place.name
    navigationItem.largeTitleDisplayMode = .never
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) {
    fatalError("PlaceViewController cannot be decoded; create it with a place.")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let label = UILabel()
    label.text = "\(place.name) lies in the \(place.region.lowercased()) of the country."
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    let shareItem = UIBarButtonItem(
      systemItem: .action,
      primaryAction: UIAction { [weak self] _ in self?.share() })
    toolbarItems = [favoriteItem, .flexibleSpace(), shareItem]
    showFavorite()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    navigationController?.setToolbarHidden(true, animated: animated)
  }

  private func toggleFavorite() {
    favorites.toggle(place)
    showFavorite()
  }

  private func showFavorite() {
    let isFavorite = favorites.contains(place)
    favoriteItem.image = UIImage(systemName: isFavorite ? "star.fill" : "star")
    favoriteItem.accessibilityLabel = isFavorite ? "Remove from favorites" : "Add to favorites"
  }

  private func share() {
    let alert = UIAlertController(
      title: place.name, message: "There is nobody to share it with.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
