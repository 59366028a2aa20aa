import UIKit

/// Lists on cards: every section has a decoration view behind its items.
public final class SectionBackgroundsViewController: UIViewController {
  private static let backgroundElementKind = "section-background-element-kind"

  private var dataSource: UICollectionViewDiffableDataSource<Int, Int>!

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Section backgrounds"
  }

  public required init?(coder: NSCoder) {
    fatalError("SectionBackgroundsViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    let collectionView = addCollectionView(with: makeLayout())

    let registration = UICollectionView.CellRegistration<NumberCell, Int> {
      cell, indexPath, number in
      cell.show(number, color: indexPath.section % 2 == 0 ? .systemIndigo : .systemTeal)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, number in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    for section in 0..<8 {
      snapshot.appendSections([section])
      snapshot.appendItems((1...3 + section % 3).map { section * 10 + $0 })
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  private func makeLayout() -> UICollectionViewLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalHeight(1.0)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .absolute(44)),
      subitems: [item])

    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 5
    section.contentInsets = NSDirectionalEdgeInsets(top: 20, leading: 30, bottom: 20, trailing: 30)
    let background = NSCollectionLayoutDecorationItem.background(
      elementKind: Self.backgroundElementKind)
    background.contentInsets = NSDirectionalEdgeInsets(
      top: 8, leading: 14, bottom: 8, trailing: 14)
    section.decorationItems = [background]

    let layout = UICollectionViewCompositionalLayout(section: section)
    layout.register(
      SectionBackgroundView.self, forDecorationViewOfKind: Self.backgroundElementKind)
    return layout
  }
}
