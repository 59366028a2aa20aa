import UIKit

/// Sections with a card behind their rows.
final class SectionCardsViewController: UIViewController {
  private static let cardElementKind = "section-card"

  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    configureDataSource(of: addCollectionView(with: makeLayout()))
  }

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 6
    section.contentInsets = NSDirectionalEdgeInsets(top: 16, leading: 24, bottom: 16, trailing: 24)
    let card = NSCollectionLayoutDecorationItem.background(elementKind: Self.cardElementKind)
    card.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12)
    section.decorationItems = [card]
    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(CardView.self, forDecorationViewOfKind: Self.cardElementKind)
    return layout
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let registration = UICollectionView.CellRegistration<TextCell, Int> { cell, indexPath, _ in
      cell.show("Section \(indexPath.section + 1), row \(indexPath.item + 1)")
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, number in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in 0..<6 {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(section * 10..<section * 10 + 4))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
