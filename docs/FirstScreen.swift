import UIKit

/// Cities: cards that scroll sideways, above a list. `swift run tessera preview
/// docs/FirstScreen.swift` displays it.
final class FirstScreen: UICollectionViewController {
  private let cities: [(name: String, country: String, symbol: String, color: UIColor)] = [
    ("Kyoto", "Japan", "sun.max.fill", .systemPink),
    ("Lisbon", "Portugal", "heart.fill", .systemOrange),
    ("Montreal", "Canada", "moon.fill", .systemIndigo),
    ("Nairobi", "Kenya", "star.fill", .systemGreen),
    ("Quito", "Ecuador", "bolt.fill", .systemPurple),
    ("Reykjavik", "Iceland", "cloud.fill", .systemTeal),
  ]

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout { section, environment in
        section == 0
          ? Self.cards()
          : .list(using: .init(appearance: .insetGrouped), layoutEnvironment: environment)
      })
  }

  required init?(coder: NSCoder) { fatalError("FirstScreen is created in code.") }

  private static func cards() -> NSCollectionLayoutSection {
    let card = NSCollectionLayoutItem(
      layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: .init(widthDimension: .absolute(220), heightDimension: .absolute(150)),
      subitems: [card])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .groupPaging
    section.interGroupSpacing = 12
    section.contentInsets = .init(top: 12, leading: 16, bottom: 0, trailing: 16)
    return section
  }

  private lazy var card = UICollectionView.CellRegistration<UICollectionViewCell, Int> {
    [unowned self] cell, _, index in
    var content = UIListContentConfiguration.cell()
    content.image = UIImage(systemName: cities[index].symbol)
    content.imageProperties.tintColor = .white
    content.text = cities[index].name
    content.textProperties.font = .preferredFont(forTextStyle: .title1)
    content.textProperties.color = .white
    cell.contentConfiguration = content
    var background = UIBackgroundConfiguration.clear()
    background.backgroundColor = cities[index].color
    background.cornerRadius = 20
    cell.backgroundConfiguration = background
  }

  private lazy var row = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
    [unowned self] cell, _, index in
    var content = UIListContentConfiguration.valueCell()
    content.image = UIImage(systemName: cities[index].symbol)
    content.imageProperties.tintColor = cities[index].color
    content.text = cities[index].name
    content.secondaryText = cities[index].country
    cell.contentConfiguration = content
    cell.accessories = [.disclosureIndicator()]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemGroupedBackground
    collectionView.alwaysBounceVertical = true
    _ = (card, row)
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { cities.count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    indexPath.section == 0
      ? collectionView.dequeueConfiguredReusableCell(
        using: card, for: indexPath, item: indexPath.item)
      : collectionView.dequeueConfiguredReusableCell(
        using: row, for: indexPath, item: indexPath.item)
  }
}
