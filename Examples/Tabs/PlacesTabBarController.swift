import UIKit

/// Places in tabs: a list with details, the favorites with a badge, and a plain screen.
public final class PlacesTabBarController: UITabBarController {
  private let favorites = Favorites()

  public init() {
    super.init(nibName: nil, bundle: nil)
    let places = navigation(
      PlacesViewController(favorites), "Places", image: "safari", selectedImage: "safari.fill")
    let marked = navigation(
      FavoritesViewController(favorites), "Favorites", image: "star", selectedImage: "star.fill")
    let about = AboutViewController()
    about.tabBarItem = UITabBarItem(
      title: "About", image: UIImage(systemName: "info.circle"), tag: 0)
    viewControllers = [places, marked, about]
    favorites.didChange = { [weak self, weak marked] in
      guard let self, let marked, selectedViewController !== marked else { return }
      let count = favorites.places.count
      marked.tabBarItem.badgeValue = count > 0 ? "\(count)" : nil
    }
  }

  public required init?(coder: NSCoder) {
    fatalError("PlacesTabBarController cannot be decoded; create it in code.")
  }

  private func navigation(
    _ root: UIViewController, _ title: String, image: String, selectedImage: String
  ) -> UINavigationController {
    root.tabBarItem = UITabBarItem(
      title: title, image: UIImage(systemName: image),
      selectedImage: UIImage(systemName: selectedImage))
    let navigation = UINavigationController(rootViewController: root)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }
}

/// A word about the example.
final class AboutViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    let label = UILabel()
    label.text = "Twenty places in an imaginary country."
    label.numberOfLines = 0
    label.textAlignment = .center
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
}
