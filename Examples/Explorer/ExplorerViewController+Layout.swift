import UIKit

/// The layout: a list section, or a grid with as many columns as fit.
extension ExplorerViewController {
  func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { [weak self] index, environment in
      guard let self, let section = dataSource?.sectionIdentifier(for: index) else { return nil }
      switch section {
      case .folders: return makeListSection(environment)
      case .recents: return makeListSection(environment, hasSwipeActions: true)
      case .files, .results: return makeGridSection(environment)
      }
    }
  }

  private func makeListSection(
    _ environment: any NSCollectionLayoutEnvironment, hasSwipeActions: Bool = false
  ) -> NSCollectionLayoutSection {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.headerMode = .supplementary
    if hasSwipeActions {
      configuration.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in
        self?.swipeActions(at: indexPath)
      }
    }
    return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
  }

  private func makeGridSection(
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let traits = environment.traitCollection
    let width = UIFontMetrics.default.scaledValue(for: 104, compatibleWith: traits)
    let columns = max(1, Int((environment.container.effectiveContentSize.width - 32) / width))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)), heightDimension: .estimated(140)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(140)),
      repeatingSubitem: item, count: columns)
    group.interItemSpacing = .fixed(12)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 12
    section.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 16, bottom: 24, trailing: 16)
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    section.boundarySupplementaryItems = [header]
    return section
  }
}
