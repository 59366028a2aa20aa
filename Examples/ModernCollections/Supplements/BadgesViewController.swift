import UIKit

/// A grid with a badge on the corner of each item that has a count.
final class BadgesViewController: UIViewController {
  private enum Section {
    case main
  }

  /// A mailbox with a number of unread letters.
  private struct Mailbox: Hashable, Sendable {
    let number: Int

    var unreadCount: Int { number % 4 == 3 ? 0 : number * 5 % 13 }
  }

  private static let badgeElementKind = "mailbox-badge"

  private var dataSource: UICollectionViewDiffableDataSource<Section, Mailbox>!

  override func viewDidLoad() {
    super.viewDidLoad()
    configureDataSource(of: addCollectionView(with: makeLayout()))
  }

  private func makeLayout() -> UICollectionViewLayout {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(24), heightDimension: .absolute(24)),
      elementKind: Self.badgeElementKind,
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.25, y: -0.25)))
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)),
      supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(1 / 4)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
    return UICollectionViewCompositionalLayout(section: section)
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let cellRegistration = UICollectionView.CellRegistration<TileCell, Mailbox> {
      cell, _, mailbox in
      cell.show("Box \(mailbox.number)", color: Palette.color(mailbox.number))
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, mailbox in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: mailbox)
    }
    let badgeRegistration = UICollectionView.SupplementaryRegistration<BadgeView>(
      elementKind: Self.badgeElementKind
    ) { [weak self] badge, _, indexPath in
      badge.count = self?.dataSource.itemIdentifier(for: indexPath)?.unreadCount ?? 0
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: badgeRegistration, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Section, Mailbox>()
    snapshot.appendSections([.main])
    snapshot.appendItems((1...60).map(Mailbox.init))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
