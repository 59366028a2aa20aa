import UIKit

/// Tides by the day, with headers that stay visible while their section does.
final class PinnedHeadersViewController: UIViewController {
  private enum Day: Int, CaseIterable {
    case monday, tuesday, wednesday, thursday, friday, saturday, sunday

    var title: String {
      switch self {
      case .monday: "Monday"
      case .tuesday: "Tuesday"
      case .wednesday: "Wednesday"
      case .thursday: "Thursday"
      case .friday: "Friday"
      case .saturday: "Saturday"
      case .sunday: "Sunday"
      }
    }
  }

  /// The height of the water at an hour.
  private struct Tide: Hashable, Sendable {
    let day: Day
    let hour: Int

    var text: String {
      let level = 40 + (day.rawValue * 17 + hour * hour * 3) % 260
      return "\(hour):00   \(level) cm"
    }
  }

  private var dataSource: UICollectionViewDiffableDataSource<Day, Tide>!

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
    section.interGroupSpacing = 4
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    header.pinToVisibleBounds = true
    header.zIndex = 2
    let footer = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(36)),
      elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom)
    section.boundarySupplementaryItems = [header, footer]
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let cell = UICollectionView.CellRegistration<TextCell, Tide> { cell, _, tide in
      cell.show(tide.text)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, tide in
      collectionView.dequeueConfiguredReusableCell(using: cell, for: indexPath, item: tide)
    }
    let header = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      let day = self?.dataSource.sectionIdentifier(for: indexPath.section)
      view.show(day?.title ?? "", background: .systemGray5)
    }
    let footer = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionFooter
    ) { view, _, _ in
      view.show("Levels above chart datum", style: .footnote, color: .secondaryLabel)
    }
    dataSource.supplementaryViewProvider = { collectionView, kind, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: kind == UICollectionView.elementKindSectionHeader ? header : footer, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Day, Tide>()
    for day in Day.allCases {
      snapshot.appendSections([day])
      snapshot.appendItems((0..<8).map { Tide(day: day, hour: $0 * 3) })
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
