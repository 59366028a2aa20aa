import UIKit

/// Sections with layouts of their own: rows, columns of three, and columns of five.
final class DistinctSectionsViewController: UIViewController {
  private enum Section: Int, CaseIterable {
    case rows, thirds, fifths

    var columnCount: Int {
      switch self {
      case .rows: 1
      case .thirds: 3
      case .fifths: 5
      }
    }
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    configureDataSource(of: addCollectionView(with: makeLayout()))
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { sectionIndex, _ in
      guard let kind = Section(rawValue: sectionIndex) else { return nil }
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1 / CGFloat(kind.columnCount)),
          heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
      let height: NSCollectionLayoutDimension =
        kind == .rows ? .absolute(44) : .fractionalWidth(1 / CGFloat(kind.columnCount))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: height),
        repeatingSubitem: item, count: kind.columnCount)
      let section = NSCollectionLayoutSection(group: group)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 18, leading: 18, bottom: 18, trailing: 18)
      return section
    }
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let rowRegistration = UICollectionView.CellRegistration<TextCell, Int> { cell, _, number in
      cell.show("Row \(number)")
    }
    let tileRegistration = UICollectionView.CellRegistration<TileCell, Int> {
      cell, indexPath, number in
      cell.show(number)
      let isCircle = Section(rawValue: indexPath.section) == .fifths
      cell.contentView.layer.cornerRadius = isCircle ? cell.bounds.height / 2 : 8
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, number in
      if Section(rawValue: indexPath.section) == .rows {
        return collectionView.dequeueConfiguredReusableCell(
          using: rowRegistration, for: indexPath, item: number)
      }
      return collectionView.dequeueConfiguredReusableCell(
        using: tileRegistration, for: indexPath, item: number)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    var first = 1
    for (section, count) in zip(Section.allCases, [6, 12, 30]) {
      snapshot.appendSections([section])
      snapshot.appendItems(Array(first..<first + count))
      first += count
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
