import UIKit

/// A list of cities. `swift run tessera preview docs/FirstScreen.swift` displays it.
final class FirstScreen: UICollectionViewController {
  private let cities = ["Kyoto", "Lisbon", "Montreal", "Nairobi", "Quito", "Reykjavik"]

  init() {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .none
    super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
  }

  required init?(coder: NSCoder) { fatalError("FirstScreen is created in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "City")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cities.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "City", for: indexPath)
      as! UICollectionViewListCell
    var content = cell.defaultContentConfiguration()
    content.text = cities[indexPath.item]
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
    return cell
  }
}
