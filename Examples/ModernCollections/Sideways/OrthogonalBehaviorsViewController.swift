import UIKit

/// A section for each behavior of horizontally scrolling sections.
final class OrthogonalBehaviorsViewController: UIViewController {
  private enum Section: Int, CaseIterable {
    case continuous, groupLeading, paging, groupPaging, groupPagingCentered, none

    var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
      switch self {
      case .continuous: .continuous
      case .groupLeading: .continuousGroupLeadingBoundary
      case .paging: .paging
      case .groupPaging: .groupPaging
      case .groupPagingCentered: .groupPagingCentered
      case .none: .none
      }
    }

    var title: String {
      switch self {
      case .continuous: "Continuous"
      case .groupLeading: "Continuous, to the start of a group"
      case .paging: "Page by page"
      case .groupPaging: "Group by group"
      case .groupPagingCentered: "Group by group, centered"
      case .none: "No horizontal scrolling"
      }
    }
  }

  private var dataSource: UICollectionViewDiffableDataSource<Section, Int>!

  override func viewDidLoad() {
    super.viewDidLoad()
    configureDataSource(of: addCollectionView(with: makeLayout()))
  }

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { sectionIndex, _ in
        guard let kind = Section(rawValue: sectionIndex) else { return nil }
        let isRow = kind.behavior != .none
        let group = NSCollectionLayoutGroup.leadAndPair(
          size: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(isRow ? 0.8 : 1), heightDimension: .absolute(180)))
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = kind.behavior
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(40)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        section.boundarySupplementaryItems = [header]
        return section
      }, configuration: configuration)
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let registration = UICollectionView.CellRegistration<TileCell, Int> {
      cell, indexPath, number in
      cell.show("\(indexPath.item)", color: Palette.color(number))
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, number in
      collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: number)
    }
    let header = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in
      view.inset = 5
      view.show(Section(rawValue: indexPath.section)?.title ?? "")
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    for section in Section.allCases {
      snapshot.appendSections([section])
      let first = section.rawValue * 50
      snapshot.appendItems(Array(first..<first + 15))
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
