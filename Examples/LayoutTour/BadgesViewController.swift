import UIKit

/// App icons with badges: a supplementary item on every item of a grid.
public final class BadgesViewController: UIViewController {
  /// An icon with a number of notifications.
  private struct App: Hashable {
    let number: Int
    var waiting: Int { number * 7 % 11 }
    var color: UIColor {
      UIColor(hue: CGFloat(number * 5 % 36) / 36, saturation: 0.55, brightness: 0.8, alpha: 1)
    }
  }

  private static let badgeElementKind = "badge-element-kind"

  private var dataSource: UICollectionViewDiffableDataSource<Int, App>!

  public init() {
    super.init(nibName: nil, bundle: nil)
    title = "Badges"
  }

  public required init?(coder: NSCoder) {
    fatalError("BadgesViewController cannot be decoded; create it in code.")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    configureDataSource(of: addCollectionView(with: makeLayout()))
  }

  private func makeLayout() -> UICollectionViewLayout {
    UICollectionViewCompositionalLayout { _, environment in
      Self.section(for: environment.traitCollection)
    }
  }

  private static func section(for traits: UITraitCollection) -> NSCollectionLayoutSection {
    let badgeSize = min(UIFontMetrics.default.scaledValue(for: 22, compatibleWith: traits), 33)
    // The center of the badge is at the corner, slightly inside.
    let anchor = NSCollectionLayoutAnchor(
      edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3))
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .absolute(badgeSize), heightDimension: .absolute(badgeSize)),
      elementKind: badgeElementKind, containerAnchor: anchor)

    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.25), heightDimension: .fractionalHeight(1.0)),
      supplementaryItems: [badge])
    item.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1.0), heightDimension: .fractionalWidth(0.25)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 12, leading: 12, bottom: 12, trailing: 12)
    return section
  }

  private func configureDataSource(of collectionView: UICollectionView) {
    let cellRegistration = UICollectionView.CellRegistration<NumberCell, App> { cell, _, app in
      cell.show(app.number, color: app.color)
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) {
      collectionView, indexPath, app in
      collectionView.dequeueConfiguredReusableCell(
        using: cellRegistration, for: indexPath, item: app)
    }
    let badgeRegistration = UICollectionView.SupplementaryRegistration<BadgeView>(
      elementKind: Self.badgeElementKind
    ) { [weak self] badge, _, indexPath in
      badge.count = self?.dataSource.itemIdentifier(for: indexPath)?.waiting ?? 0
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(
        using: badgeRegistration, for: indexPath)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, App>()
    snapshot.appendSections([0])
    snapshot.appendItems((1...96).map(App.init))
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
