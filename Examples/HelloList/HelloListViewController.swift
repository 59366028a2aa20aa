import UIKit

/// The smallest compositional layout: rows of equal height, as wide as the screen.
public final class HelloListViewController: UIViewController {
  private let greetings = [
    "World", "Mercury", "Venus", "Earth", "Moon", "Mars", "Phobos", "Deimos", "Ceres", "Jupiter",
    "Io", "Europa", "Ganymede", "Callisto", "Saturn", "Mimas", "Enceladus", "Tethys", "Dione",
    "Rhea", "Titan", "Iapetus", "Uranus", "Miranda", "Ariel", "Umbriel", "Titania", "Oberon",
    "Neptune", "Triton", "Pluto", "Charon",
  ].map { "Hello, \($0)" }

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Hello"
  }

  public required init?(coder: NSCoder) {
    fatalError("HelloListViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    let collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: makeLayout())
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collectionView.backgroundColor = .systemBackground
    collectionView.register(RowCell.self, forCellWithReuseIdentifier: RowCell.reuseIdentifier)
    collectionView.dataSource = self
    view.addSubview(collectionView)
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      let height = UIFontMetrics.default.scaledValue(
        for: 44, compatibleWith: environment.traitCollection)
      let size = NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(height))
      let item = NSCollectionLayoutItem(layoutSize: size)
      let group = NSCollectionLayoutGroup.horizontal(layoutSize: size, subitems: [item])
      return NSCollectionLayoutSection(group: group)
    }
  }
}

extension HelloListViewController: UICollectionViewDataSource {
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    greetings.count
  }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(
        withReuseIdentifier: RowCell.reuseIdentifier, for: indexPath) as! RowCell
    cell.text = greetings[indexPath.item]
    return cell
  }
}
