import UIKit

/// The videos of a conference: a row for each track, which scrolls by one video.
final class VideosViewController: UIViewController {
  private var dataSource: UICollectionViewDiffableDataSource<Track, Talk>!

  override func viewDidLoad() {
    super.viewDidLoad()
    configureDataSource(of: addCollectionView(with: makeLayout()))
  }

  private func makeLayout() -> UICollectionViewLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 20
    return UICollectionViewCompositionalLayout(
      sectionProvider: { _, environment in
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(220)))
        let isWide = environment.container.effectiveContentSize.width > 500
        let group = NSCollectionLayoutGroup.horizontal(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(isWide ? 0.4 : 0.8),
            heightDimension: .estimated(220)),
          subitems: [item])
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .continuousGroupLeadingBoundary
        section.interGroupSpacing = 16
        section.contentInsets = NSDirectionalEdgeInsets(
          top: 0, leading: 16, bottom: 0, trailing: 16)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .estimated(44)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
        section.boundarySupplementaryItems = [header]
        return section
      }, configuration: configuration)
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let registration = UICollectionView.CellRegistration<TalkCell, Talk> { cell, indexPath, talk in
      cell.show(talk, color: Palette.color(indexPath.section * 2 + indexPath.item))
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, talk in
      collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: talk)
    }
    let header = UICollectionView.SupplementaryRegistration<TitleView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [weak self] view, _, indexPath in
      let track = self?.dataSource.sectionIdentifier(for: indexPath.section)
      view.inset = 0
      view.show(track?.title ?? "", style: .title2)
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Track, Talk>()
    for track in Track.all {
      snapshot.appendSections([track])
      snapshot.appendItems(track.talks)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
